import type { FindAnswer, PayAnswer, PollAnswer, Refusal, TransactionFacts } from './answers.ts';
import { POLLING_MAX_MS } from './constants.ts';
import { isPastAsking, mayBeUnderWay, purchaseAfter, type Claim, type PaymentRecord } from './record.ts';
import { checkedOf, goneOnFrom, type Open, type PaymentState } from './state.ts';
import { isPurchase } from './wish.ts';

/** Where the server's answers may lead. */
export const UNDER_WAY = [
  ...(['idle', 'claiming', 'sending', 'finding', 'unsent', 'open', 'claimingPurchase'] as const),
  ...(['otherOpen', 'done', 'refused', 'short', 'stopped', 'later', 'expired', 'gone'] as const),
];
type UnderWay = Extract<PaymentState, { readonly kind: (typeof UNDER_WAY)[number] }>;

const withTransaction = (record: PaymentRecord, { id }: TransactionFacts): PaymentRecord =>
  record.transactionId === id ? record : { ...record, transactionId: id };

const opened = (record: PaymentRecord, transaction: TransactionFacts | null, isQuiet = false): UnderWay => ({
  kind: 'open',
  record: transaction ? withTransaction(record, transaction) : record,
  transaction,
  asks: 0,
  polledMs: 0,
  isQuiet,
});

const finding = (record: PaymentRecord, isQuiet = false, blockedBy: string | null = null): UnderWay => ({
  kind: 'finding',
  record,
  blockedBy,
  asks: 0,
  polledMs: 0,
  isQuiet,
});

/** Where the server's word about a transaction leads, and of which one it was. PAY-042, PAY-043, PAY-044 */
function byStatus(asked: PaymentRecord, transaction: TransactionFacts): UnderWay | null {
  if (transaction.status === 'pending') return null;
  const record = withTransaction(asked, transaction);
  if (transaction.status === 'error') return { kind: 'refused', record, refusal: whyNot(transaction) };
  return record.thenBuy ? { kind: 'claimingPurchase', record } : { kind: 'done', record };
}

/** Nobody is told that a payment failed whose money is on the account. */
const whyNot = ({ isMoneyOnAccount, statusDescription: text = '' }: TransactionFacts): Refusal => ({
  kind: isMoneyOnAccount ? 'notSold' : 'declined',
  text,
});

/** A record that was stored by an earlier page, or by another tab. PAY-047 */
export function fromStored(record: PaymentRecord, nowMs: number, isQuiet: boolean): UnderWay {
  if (isPastAsking(record, nowMs)) return { kind: isQuiet ? 'gone' : 'expired', record };
  return record.transactionId === null ? finding(record, isQuiet) : opened(record, null, isQuiet);
}

export function afterClaim(claim: Claim, asked: PaymentRecord, nowMs: number): UnderWay {
  switch (claim.is) {
    case 'claimed':
      return { kind: 'sending', record: claim.record };
    case 'found':
      return fromStored(claim.record, nowMs, false);
    // Another tab has brought it to its end: the server is asked how. Where it knows of nothing, there is nothing to tell.
    case 'gone':
      return finding({ ...asked, sentAtMs: 0 }, true);
  }
}

/** Another tab has gone on to the purchase, or has brought it to its end: the server is asked how that one ended. */
export function afterPurchaseClaim(claim: Claim, paid: PaymentRecord, nowMs: number): UnderWay {
  return afterClaim(claim, paid.thenBuy ? purchaseAfter(paid, paid.thenBuy) : paid, nowMs);
}

export function afterSending(record: PaymentRecord, answer: PayAnswer): UnderWay {
  switch (answer.is) {
    case 'transaction':
      return byStatus(record, answer.transaction) ?? opened(record, answer.transaction);
    case 'refused':
      return { kind: 'refused', record, refusal: answer.refusal };
    case 'short':
      return { kind: 'short', record, missingMinor: answer.missingMinor };
    case 'openAlready':
      // It may be the same one, begun earlier, or one that asks for another sum: the list of payments says which.
      return finding(record, false, answer.transactionId);
    case 'notDone':
      // The viewer pressed for the money; its purchase is made without another press.
      return record.isPaidFor ? finding(record) : { kind: 'unsent', record, failure: answer.failure };
    case 'unknown':
      return finding(record);
  }
}

export interface AskedAfter {
  /** Where nothing was found: when the question was sent, or earlier. */
  readonly nowMs: number;
  /** How long the page has waited for this question, without the time that it was away. */
  readonly waitedMs: number;
}

/** The one place that ends the polling. PAY-038…PAY-046 */
export function afterPoll(state: Open, answer: PollAnswer, { nowMs, waitedMs }: AskedAfter): UnderWay {
  const { record, isQuiet } = state;
  if (answer.is === 'gone') return { kind: 'gone', record };
  if (answer.is === 'stopped') return { kind: 'stopped', record, failure: answer.failure };
  const settled = answer.is === 'transaction' ? byStatus(record, answer.transaction) : null;
  if (settled) return settled;
  const polledMs = state.polledMs + waitedMs;
  const over = askedEnough(record, { nowMs, polledMs, isQuiet });
  if (over) return over;
  const transaction = answer.is === 'transaction' ? answer.transaction : null;
  return {
    kind: 'open',
    record,
    transaction: withAddresses(transaction, state.transaction),
    asks: state.asks + 1,
    polledMs,
    isQuiet,
  };
}

/** As `afterPoll`; what the viewer has called off is no failure. */
export function afterCancelling(state: Open, answer: PollAnswer, asked: AskedAfter): UnderWay {
  const next = afterPoll(state, answer, asked);
  const isCalledOff = next.kind === 'refused' && next.refusal.kind === 'declined';
  return isCalledOff ? { ...next, refusal: { kind: 'calledOff' } } : next;
}

/** As `afterPoll`; a purchase that waits for a card that is there goes on, unless the server has just said how its form has ended. PAY-027 */
export function afterOpenPoll(
  state: Open,
  answer: PollAnswer,
  asked: AskedAfter,
): UnderWay | Extract<PaymentState, { kind: 'preparing' }> {
  const next = afterPoll(state, answer, asked);
  if (!state.isCardHere || next.kind !== 'open') return next;
  const goesOn = answer.is === 'transaction' && !next.isQuiet ? goneOnFrom(next.record.wish) : null;
  return goesOn ?? { ...next, isCardHere: true };
}

/** Where a page stops asking without an outcome; null while it goes on. PAY-045, PAY-046 */
function askedEnough(
  record: PaymentRecord,
  { nowMs, polledMs, isQuiet }: { readonly nowMs: number; readonly polledMs: number; readonly isQuiet: boolean },
): UnderWay | null {
  if (isPastAsking(record, nowMs)) return { kind: isQuiet ? 'gone' : 'expired', record };
  // Somebody has asked long enough: from now on once at each start.
  if (record.isLate) return isQuiet ? { kind: 'idle' } : { kind: 'later', record };
  return polledMs >= POLLING_MAX_MS ? { kind: 'later', record: { ...record, isLate: true } } : null;
}

/** A server that says only how a transaction stands has named its page and its code before: they stay. PAY-077 */
function withAddresses(now: TransactionFacts | null, before: TransactionFacts | null): TransactionFacts | null {
  if (!now || !before) return now ?? before;
  return { ...now, fullUrl: now.fullUrl ?? before.fullUrl, qrCodeUrl: now.qrCodeUrl ?? before.qrCodeUrl };
}

/** What became of the other payment that the viewer wanted to be called off. */
export function afterCancellingOther(
  state: Extract<PaymentState, { kind: 'cancellingOther' }>,
  answer: PollAnswer,
): Extract<PaymentState, { kind: 'preparing' | 'otherOpen' | 'claiming' | 'done' | 'refused' }> {
  const { record, other } = state;
  if (answer.is !== 'transaction' || answer.transaction.status === 'pending') return { ...state, kind: 'otherOpen' };
  const { transaction } = answer;
  const isPaid = transaction.status === 'complete';
  if (!isPaid && !transaction.isMoneyOnAccount)
    return { kind: 'preparing', wish: record.wish, progress: checkedOf(record) };
  // It was paid meanwhile: its own record tells of it, where this browser has one.
  if (other) return { kind: 'claiming', record: other, isNew: false };
  const paid = withTransaction(record, transaction);
  // A card is there, whoever has linked it: what it is for goes on. PAY-027
  if (isPaid && record.wish.purpose === 'card') return { kind: 'done', record: paid };
  const isBought = isPaid && !isMoneyAlone(transaction, record);
  const refusal: Refusal = isBought ? { kind: 'paidMeanwhile' } : whyNot({ ...transaction, isMoneyOnAccount: true });
  return { kind: 'refused', record: paid, refusal };
}

/** Money that only came in has bought nothing yet. A server that does not say what a payment was about means the one that was to be made here. */
function isMoneyAlone(
  { purpose, packetId, contentId, purchaseTypeId, offerId }: TransactionFacts,
  { wish, thenBuy }: PaymentRecord,
): boolean {
  if (purpose !== undefined) return purpose === 'refill' && isPurchase(wish);
  return thenBuy !== null && (packetId ?? contentId ?? purchaseTypeId ?? offerId) === undefined;
}

/** What a question for a payment whose answer was lost has found. */
export function afterFinding(
  state: Extract<PaymentState, { kind: 'finding' }>,
  answer: FindAnswer,
  { nowMs, waitedMs }: AskedAfter,
): UnderWay {
  const { record, isQuiet } = state;
  const polledMs = state.polledMs + waitedMs;
  const again: UnderWay = { ...state, asks: state.asks + 1, polledMs };
  switch (answer.is) {
    case 'transaction':
      return byStatus(record, answer.transaction) ?? opened(record, answer.transaction, isQuiet);
    case 'bought':
      return { kind: 'done', record };
    case 'other':
      // Nobody waits for it here, and the next occasion asks anew. Money that has come in keeps its record.
      if (isQuiet) return { kind: 'idle' };
      if (record.isPaidFor) return { kind: 'unsent', record, failure: null };
      return { kind: 'otherOpen', record, transactionId: answer.transactionId, other: answer.record };
    case 'noAnswer':
      return askedEnough(record, { nowMs, polledMs, isQuiet }) ?? again;
    case 'notFound':
      if (mayBeUnderWay(record, nowMs, polledMs)) return again;
      // The money is there: it buys what it was for, without another press and whether or not somebody waits.
      if (record.isPaidFor && record.sentAtMs > 0) return { kind: 'claiming', record, isNew: false };
      // Nothing was charged: nobody has to be told who did not wait for it.
      return isQuiet ? { kind: 'idle' } : { kind: 'unsent', record, failure: null };
  }
}
