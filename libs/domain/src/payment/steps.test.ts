import { expect, it } from 'vitest';
import { sheetAddressOf } from './addresses.ts';
import { recordOfBalance, recordOfSystem, stepAfter, stepBefore } from './steps.ts';
import { CHECKED, NO_PROGRESS, STEPS, type Checkout, type Step } from './state.ts';
import {
  checkoutOf,
  choiceOf,
  NOW_MS,
  OFFER,
  PRODUCT,
  stampOf,
  systemOf,
  termsOf,
  USER_ID,
} from './testing/samples.ts';
import type { Terms } from './terms.ts';

/** Everything that could be asked is asked. */
const EVERYTHING: Partial<Terms> = {
  product: { ...PRODUCT, agreementId: 9 },
  choices: [choiceOf(), choiceOf({ typeId: 12 })],
  systems: [systemOf(), systemOf({ id: 2, payform: 'short_url' })],
};
const bargainWith = (terms: Partial<Terms>, more: Partial<Checkout> = {}) =>
  checkoutOf({ terms: termsOf(terms), choice: null, ...more });

/** The steps from the first to the last, where nothing that is answered changes what is asked. */
function walk(checkout: Checkout): string[] {
  const kinds: string[] = [];
  for (let state = stepAfter(null, checkout); ; state = stepAfter(state.kind as Step, state.checkout)) {
    kinds.push(state.kind);
    if (state.kind === 'refused' || state.kind === 'details' || state.kind === 'confirm') return kinds;
  }
}

it('PAY-016 PAY-017 PAY-025 PAY-072 asks for agreement, PIN, period, way to pay and its details, in this order', () => {
  expect(walk(bargainWith(EVERYTHING))).toEqual(['agreement', 'pin', 'period', 'systems', 'details']);
});

it('PAY-018 shows base packets after the PIN and before the periods, where one is needed first', () => {
  expect(walk(bargainWith({ ...EVERYTHING, bases: [] }))).toEqual([
    ...['agreement', 'pin', 'base', 'period', 'systems', 'details'],
  ]);
  expect(STEPS.indexOf('base')).toBe(STEPS.indexOf('pin') + 1);
});

it('PAY-016 an agreement that was accepted is not asked for again', () => {
  expect(walk(bargainWith(EVERYTHING, { progress: { ...NO_PROGRESS, isAgreed: true } }))[0]).toBe('pin');
});

it('PAY-023 with money on the balance it is confirmed, and no payment system is asked for', () => {
  const rich = choiceOf({ hasMoneyOnBalance: true });
  expect(walk(bargainWith({ choices: [rich], systems: EVERYTHING.systems! }))).toEqual(['pin', 'confirm']);
  expect(walk(bargainWith({ choices: [rich], systems: EVERYTHING.systems!, takesBalance: false }))).toEqual([
    ...['pin', 'systems', 'details'],
  ]);
});

it('PAY-025 exactly one payment system is taken at once', () => {
  const first = stepAfter('pin', bargainWith({}));
  expect(first).toMatchObject({ kind: 'details', checkout: { system: { payform: 'qrcode' } } });
});

it('PAY-068 what cannot be bought is refused before anything is asked', () => {
  expect(stepAfter(null, bargainWith({ ...EVERYTHING, choices: [] }))).toMatchObject({
    kind: 'refused',
    refusal: { kind: 'noPurchases' },
  });
});

it('PAY-069 what nothing is left to pay with is refused', () => {
  expect(stepAfter('period', bargainWith({ systems: [] }))).toMatchObject({
    kind: 'refused',
    refusal: { kind: 'noPaysystems' },
  });
});

it('PAY-011 PAY-015 a top-up asks for the amount and needs no choice', () => {
  const refill = checkoutOf({
    wish: { purpose: 'refill', amountMinor: null },
    terms: termsOf({ product: null, choices: [], takesBalance: false }),
    choice: null,
    progress: { ...NO_PROGRESS, isPinPassed: true },
  });
  expect(walk(refill)).toEqual(['amount', 'details']);
});

it('PAY-063 a shortage asks for a way to pay, neither for the period nor for the balance again', () => {
  const rich = choiceOf({ hasMoneyOnBalance: true });
  const progress = { ...CHECKED, period: { typeId: 11, isTaken: true }, shortage: { missingMinor: 100 } };
  expect(walk(bargainWith({ ...EVERYTHING, choices: [rich, choiceOf({ typeId: 12 })] }, { progress }))).toEqual([
    ...['systems', 'details'],
  ]);
});

it('goes back one step at a time over what can be chosen anew, never to an agreement, a PIN or a payment', () => {
  const checkout = stepAfter(null, bargainWith({ ...EVERYTHING, bases: [] }));
  const known = 'checkout' in checkout ? checkout.checkout : null!;
  expect(STEPS.map((step) => stepBefore(step, known)?.kind ?? null)).toEqual([
    ...[null, null, null, null, null, 'period', 'period', 'systems'],
  ]);
});

it('PAY-051 the record holds what is needed to learn the outcome, by the server’s time', () => {
  const record = recordOfSystem(checkoutOf({ system: systemOf({ skipsPin: true }) }), {}, stampOf());
  expect(record).toEqual({
    key: 'key-1',
    intent: 'packet 5 11',
    typeId: 11,
    way: { id: 1, title: 'qrcode' },
    userId: USER_ID,
    wish: checkoutOf().wish,
    title: 'Standard',
    amountMinor: 190_000,
    priceMinor: 190_000,
    begins: 'now',
    replaces: null,
    paidBy: 'qrcode',
    call: { name: 'payByQrCode', args: { accountId: 3, paysystemShortname: 'qrcode', amountMinor: 190_000 } },
    thenBuy: { name: 'purchase', args: { purchaseTypeId: 11, accountId: 3 } },
    createdAtMs: NOW_MS,
    sentAtMs: NOW_MS,
    transactionId: null,
    offerId: null,
    skipsPin: true,
    isPaidFor: false,
    isLate: false,
  });
});

it('PAY-023 PAY-073 the balance pays what is due today', () => {
  const choice = choiceOf({ hasMoneyOnBalance: true, trial: { amountMinor: 500, period: { days: 7 } } });
  expect(recordOfBalance(checkoutOf({ choice }), stampOf())).toMatchObject({
    paidBy: 'balance',
    amountMinor: 500,
    call: { name: 'purchase' },
    thenBuy: null,
    skipsPin: false,
  });
});

it('PAY-034 a way that makes no payment makes no record', () => {
  for (const payform of ['info', 'ext_app'] as const)
    expect(recordOfSystem(checkoutOf({ system: systemOf({ payform }) }), {}, stampOf())).toBeNull();
  expect(recordOfSystem(checkoutOf(), {}, stampOf())).toBeNull();
});

it('PAY-019 CALL-085 a payment of an offer remembers whose it is', () => {
  const checkout = checkoutOf({ terms: termsOf({ offer: OFFER }), system: systemOf() });
  expect(recordOfSystem(checkout, {}, stampOf())).toMatchObject({ offerId: 'offer-1', thenBuy: null });
});

it.each([true, false])('PAY-012 CALL-082 a card is linked by a payment of its own, given back: %s', (neededRefund) => {
  const wish = { purpose: 'card', amountMinor: 1_000, neededRefund, then: null } as const;
  const checkout = checkoutOf({ wish, choice: null, system: systemOf({ payform: 'short_url' }) });
  const args = {
    paysystemShortname: 'short_url',
    accountId: 3,
    amountMinor: 1_000,
    neededRefund,
    returnUrl: stampOf().returnUrl,
  };
  expect(recordOfSystem(checkout, {}, stampOf())).toMatchObject({ paidBy: 'card', call: { name: 'linkCard', args } });
  const nobody = { ...checkout, terms: termsOf({ accountId: null }) };
  expect(recordOfSystem(nobody, {}, stampOf())).toBeNull();
});

it('BRAND-019 PAY-005 a debt is paid by QR code at an address of its own', () => {
  const wish = { purpose: 'debt', amountMinor: 4_000 } as const;
  const record = recordOfSystem(checkoutOf({ wish, choice: null, system: systemOf() }), {}, stampOf())!;
  expect(record).toMatchObject({ paidBy: 'qr_debt', amountMinor: 4_000, thenBuy: null });
  expect(sheetAddressOf({ kind: 'later', record }, { framesBank: true })).toBe('pay_qr_kaspi');
});
