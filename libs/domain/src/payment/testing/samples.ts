import type { PaymentClock } from '../payment-clock.ts';
import type { PayCall } from '../pay-call.ts';
import type { PaymentRecord } from '../record.ts';
import { NO_PROGRESS, type Checkout } from '../state.ts';
import type { Stamp } from '../steps.ts';
import type { Choice, PaymentSystem, Terms } from '../terms.ts';
import { packetWish } from '../wish.ts';

/** Values for tests of payments, each with what a test leaves open. */
export const NOW_MS = Date.parse('2026-03-01T10:00:00Z');
export const USER_ID = 7;

export const choiceOf = (changes: Partial<Choice> = {}): Choice => ({
  typeId: 11,
  amountMinor: 190_000,
  period: { months: 1 },
  trial: null,
  discountPercent: null,
  hasMoneyOnBalance: false,
  libraryId: null,
  entityLicenseId: null,
  ...changes,
});

export const systemOf = (changes: Partial<PaymentSystem> = {}): PaymentSystem => {
  const { payform = 'qrcode' } = changes;
  return {
    id: 1,
    payform,
    shortname: payform,
    title: payform,
    skipsPin: false,
    ...changes,
  };
};

export const PRODUCT = {
  id: 5,
  name: 'Standard',
  agreementId: null,
  begins: 'now',
  beginsAtMs: null,
  replaces: null,
} as const;
export const OFFER = { id: 'offer-1' };

export const termsOf = (changes: Partial<Terms> = {}): Terms => ({
  product: PRODUCT,
  bases: null,
  choices: [choiceOf()],
  systems: [systemOf()],
  offer: null,
  accountId: 3,
  balanceMinor: 0,
  takesBalance: true,
  hasJustPaid: false,
  ...changes,
});

export const checkoutOf = (changes: Partial<Checkout> = {}): Checkout => ({
  wish: packetWish(5),
  terms: termsOf(),
  choice: choiceOf(),
  system: null,
  progress: NO_PROGRESS,
  ...changes,
});

export const stampOf = (changes: Partial<Stamp> = {}): Stamp => ({
  key: 'key-1',
  nowMs: NOW_MS,
  userId: USER_ID,
  returnUrl: 'https://site.example/packets/5?purchased=true',
  ...changes,
});

export const BUY: PayCall = { name: 'purchase', args: { purchaseTypeId: 11, accountId: 3 } };
export const PAY_BY_QR: PayCall = {
  name: 'payByQrCode',
  args: { accountId: 3, paysystemShortname: 'qrcode', amountMinor: 190_000 },
};

/** A packet that the balance pays. */
export const recordOf = (changes: Partial<PaymentRecord> = {}): PaymentRecord => ({
  key: 'key-1',
  intent: 'packet 5 11',
  typeId: 11,
  way: null,
  userId: USER_ID,
  wish: packetWish(5),
  title: 'Standard',
  amountMinor: 190_000,
  priceMinor: 190_000,
  begins: 'now',
  replaces: null,
  paidBy: 'balance',
  call: BUY,
  thenBuy: null,
  createdAtMs: NOW_MS,
  sentAtMs: NOW_MS,
  transactionId: null,
  offerId: null,
  skipsPin: false,
  isPaidFor: false,
  isLate: false,
  ...changes,
});

/** A packet whose money comes by QR code before it is bought. */
export const recordByQr = (changes: Partial<PaymentRecord> = {}): PaymentRecord =>
  recordOf({ paidBy: 'qrcode', call: PAY_BY_QR, thenBuy: BUY, ...changes });

/** A clock that the server has set. */
export const sureClock = (now: () => number): PaymentClock => ({ now, earliest: now, isSure: () => true });
