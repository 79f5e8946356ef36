import { CLOCK_TOLERANCE_MS, SEND_MAX_MS, TRANSACTION_MAX_AGE_MS } from './constants.ts';
import { isPayCallName, type PayCall } from './pay-call.ts';
import { BEGINS, type Begins } from './product.ts';
import { PAYFORMS, type Payform, type SystemRef } from './terms.ts';
import { objectOf, readSystemRef, readWish, type PaymentWish } from './wish.ts';

/** How a payment is made, for the page that waits for it. */
export type PaidBy = Payform | 'balance' | 'card' | 'qr_debt';

/**
 * A payment that was begun and is not settled: everything that is needed to learn its outcome, and nothing that opens anything. It is stored
 * before its first request and goes when it is settled, refused or too old. PAY-048, PAY-051
 */
export interface PaymentRecord {
  /** One for one intent; a retry, a reload and a second tab use the same. */
  readonly key: string;
  readonly intent: string;
  /** The purchase type that was chosen. */
  readonly typeId: number | null;
  /** The way to pay that was chosen; null where the balance pays. */
  readonly way: SystemRef | null;
  readonly userId: number;
  /** `transaction_source`: what it is for. */
  readonly wish: PaymentWish;
  /** `chosenPacket`: its name, for the words of the outcome. */
  readonly title: string;
  /** What this payment takes. */
  readonly amountMinor: number;
  /** What the whole costs: more, where the rest lies on the account. */
  readonly priceMinor: number;
  /** How much of the amount pays what the account owes. PAY-061 */
  readonly debtMinor?: number;
  readonly begins: Begins;
  /** The base packet whose place it takes. SUBS-018 */
  readonly replaces: string | null;
  readonly paidBy: PaidBy;
  readonly call: PayCall;
  /** The purchase that the money is for. */
  readonly thenBuy: PayCall | null;
  /** By the server's clock. */
  readonly createdAtMs: number;
  readonly sentAtMs: number;
  readonly transactionId: string | null;
  /** The offer that it was made by, or beside. */
  readonly offerId: string | null;
  /** It was paid by a way that asks for no PIN. PAY-035 */
  readonly skipsPin: boolean;
  /** The money has come in by a payment before: this one buys what it was for. */
  readonly isPaidFor: boolean;
  /** The page has asked for long enough: from now on once at each start. */
  readonly isLate: boolean;
}

/** PAY-045. A record of the future is none: a wrong clock makes nothing immortal. */
export const isPastAsking = ({ createdAtMs }: PaymentRecord, nowMs: number): boolean =>
  Math.abs(nowMs - createdAtMs) > TRANSACTION_MAX_AGE_MS;

/** A request that may still be under way, as nobody knows its answer. What was sent in the future was sent by a wrong clock: then the time counts that the page has asked. */
export function mayBeUnderWay({ sentAtMs }: PaymentRecord, nowMs: number, polledMs: number): boolean {
  const sinceMs = nowMs - sentAtMs;
  return (sinceMs < -CLOCK_TOLERANCE_MS ? polledMs : sinceMs) < SEND_MAX_MS;
}

/** What is done to the stored records. */
export type Claim =
  | { readonly is: 'claimed'; readonly record: PaymentRecord }
  /** The same is being paid for already, here or in another tab. */
  | { readonly is: 'found'; readonly record: PaymentRecord }
  /** Somebody else has brought it to its end meanwhile. */
  | { readonly is: 'gone' };

/** When something is claimed: what is looked for later is not older than `earliestMs`, whatever the device's clock says now. While nobody is sure of the time nothing is too old. */
interface Moment {
  readonly nowMs: number;
  readonly earliestMs?: number;
  readonly isSure?: boolean;
}

/**
 * Takes the right to send a call. It is asked while no other tab asks: of two tabs one sends, the other finds. The stored record must be the one that
 * the asker has seen, or none where the payment is new.
 */
export function claim(
  stored: readonly PaymentRecord[],
  wanted: PaymentRecord,
  { isNew, nowMs, earliestMs = nowMs, isSure = true }: { readonly isNew: boolean } & Moment,
): { readonly claim: Claim; readonly stored: readonly PaymentRecord[] } {
  const known = stored.find((one) => isSameIntent(one, wanted) && !(isSure && isPastAsking(one, nowMs)));
  if (!known && !isNew) return { claim: { is: 'gone' }, stored };
  if (known && !(known.key === wanted.key && known.sentAtMs === wanted.sentAtMs && known.transactionId === null))
    return { claim: { is: 'found', record: known }, stored };
  // Seconds may have passed since the press, and the time may have been put right.
  const record = { ...wanted, sentAtMs: nowMs, ...(!known && { createdAtMs: earliestMs }) };
  return { claim: { is: 'claimed', record }, stored: keepRecord(stored, record) };
}

/** The money is there: the record goes over to the purchase that it was for. Only one tab does so. */
export function claimPurchase(
  stored: readonly PaymentRecord[],
  paid: PaymentRecord,
  { nowMs, earliestMs = nowMs }: Moment,
): { readonly claim: Claim; readonly stored: readonly PaymentRecord[] } {
  const known = stored.find((one) => isSameIntent(one, paid));
  if (!known) return { claim: { is: 'gone' }, stored };
  if (known.key !== paid.key || !known.thenBuy) return { claim: { is: 'found', record: known }, stored };
  const record: PaymentRecord = { ...purchaseAfter(known, known.thenBuy), createdAtMs: earliestMs, sentAtMs: nowMs };
  return { claim: { is: 'claimed', record }, stored: keepRecord(stored, record) };
}

/** The purchase that follows when the money has come in: a payment of its own. */
export const purchaseAfter = (paid: PaymentRecord, call: PayCall): PaymentRecord => ({
  ...paid,
  key: `${paid.key}-buy`,
  call,
  thenBuy: null,
  paidBy: 'balance',
  transactionId: null,
  offerId: null,
  sentAtMs: 0,
  isPaidFor: true,
  isLate: false,
});

const isSameIntent = (a: PaymentRecord, b: PaymentRecord): boolean => a.userId === b.userId && a.intent === b.intent;

export const keepRecord = (stored: readonly PaymentRecord[], record: PaymentRecord): readonly PaymentRecord[] => [
  record,
  ...stored.filter((one) => !isSameIntent(one, record)),
];

/** A page that slept knows less than what another tab has stored since: the call that was sent later, and the transaction that was found, stay. */
export const keepRecordUnlessOlder = (
  stored: readonly PaymentRecord[],
  record: PaymentRecord,
): readonly PaymentRecord[] =>
  stored.some((one) => isSameIntent(one, record) && isOlder(record, one)) ? stored : keepRecord(stored, record);

function isOlder(record: PaymentRecord, known: PaymentRecord): boolean {
  if (record.key !== known.key) return record.createdAtMs < known.createdAtMs;
  return record.sentAtMs < known.sentAtMs || (record.transactionId === null && known.transactionId !== null);
}

/** Only the record that was settled goes: another tab may have begun anew meanwhile. */
export const dropRecord = (stored: readonly PaymentRecord[], { key }: PaymentRecord): readonly PaymentRecord[] =>
  stored.filter((one) => one.key !== key);

/** Reads what was stored; what cannot be understood is nothing, without what else is there. */
export function readRecords(text: string | null): readonly PaymentRecord[] {
  try {
    const value: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(value) ? value.flatMap((one) => readRecord(one) ?? []) : [];
  } catch {
    return [];
  }
}

const PAID_BY: readonly unknown[] = [...PAYFORMS, 'balance', 'card', 'qr_debt'];

type Reads = readonly (readonly [names: readonly (keyof PaymentRecord)[], isRight: (value: unknown) => boolean])[];

const isText = (value: unknown): value is string => typeof value === 'string';
const isCall = (value: unknown): boolean => {
  const { name, args } = objectOf(value);
  return isPayCallName(name) && typeof args === 'object' && args !== null;
};
const orNull =
  (isRight: (value: unknown) => boolean) =>
  (value: unknown): boolean =>
    value === null || isRight(value);

/** Storage is open to anybody's hands, and what is stored is sent: only calls that pay, only values of their kind. */
const FIELDS: Reads = [
  [['key', 'intent', 'title'], isText],
  [['userId', 'amountMinor', 'priceMinor', 'createdAtMs', 'sentAtMs'], Number.isFinite],
  [['skipsPin', 'isPaidFor', 'isLate'], (value) => typeof value === 'boolean'],
  [['transactionId', 'offerId'], orNull(isText)],
  [['typeId'], orNull(Number.isFinite)],
  [['debtMinor'], (value) => value === undefined || Number.isFinite(value)],
  [['paidBy'], (value) => PAID_BY.includes(value)],
  [['call'], isCall],
  [['thenBuy'], orNull(isCall)],
];

function readRecord(value: unknown): PaymentRecord | null {
  const given = objectOf(value);
  const wish = readWish(given['wish']);
  const isRecord = FIELDS.every(([names, isRight]) => names.every((name) => isRight(given[name])));
  if (!wish || !isRecord) return null;
  // What an earlier build has stored without these is a payment all the same.
  const replaces = isText(given['replaces']) ? given['replaces'] : null;
  const begins = BEGINS.find((one) => one === given['begins']) ?? 'now';
  return { ...(given as unknown as PaymentRecord), wish, begins, replaces, way: readSystemRef(given['way']) };
}
