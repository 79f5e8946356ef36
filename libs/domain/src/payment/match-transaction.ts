import type { FindAnswer, TransactionFacts } from './answers.ts';
import { CLOCK_TOLERANCE_MS } from './constants.ts';
import { namesPacket, type PayCall } from './pay-call.ts';
import type { PaymentRecord } from './record.ts';
import { isPurchase, paidPacketId, type PaymentWish } from './wish.ts';

/** One of the last payments, as the server lists them. */
export interface ListedTransaction extends TransactionFacts {
  readonly createdAtMs?: number | undefined;
}

export interface AskedForPayment {
  /** Null where the server did not say. */
  readonly listed: readonly ListedTransaction[] | null;
  /** The server has no such list. */
  readonly hasNoList: boolean;
  /** Packets of the viewer, since when; null where the server did not say. */
  readonly owned: readonly { readonly packetId: number; readonly sinceMs: number | null }[] | null;
}

/**
 * What became of a payment whose answer was lost: by the last payments; what the viewer has says it only where there is no such list.
 *
 * Of two that are alike the one counts that a tab of this browser knows to be of it, unless it was declined. A transaction that another payment of this
 * browser stands for, or stood for, is not this one's.
 */
export function foundAmong(
  { listed, hasNoList, owned }: AskedForPayment,
  record: PaymentRecord,
  { blockedBy, own, taken }: Beside = NOTHING_BESIDE,
): FindAnswer {
  if (listed) {
    const known = listed.find(({ id, status }) => own.includes(id) && status !== 'error');
    const transaction =
      known ??
      listed.find(
        (one) => !taken.includes(one.id) && isAbout(one, record) && (one.id === blockedBy || isAsYoung(one, record)),
      );
    return transaction ? { is: 'transaction', transaction } : { is: 'notFound' };
  }
  // Nobody can say of what it is: it is followed, and its viewer may call it off.
  if (hasNoList && blockedBy !== null && !taken.includes(blockedBy))
    return { is: 'transaction', transaction: { id: blockedBy, status: 'pending' } };
  const { wish, createdAtMs } = record;
  if (!hasNoList || !owned || !isPurchase(wish)) return { is: 'noAnswer' };
  const isBought =
    wish.purpose === 'packet' &&
    owned.some(
      ({ packetId, sinceMs }) =>
        packetId === paidPacketId(wish) && sinceMs !== null && sinceMs >= createdAtMs - CLOCK_TOLERANCE_MS,
    );
  return { is: isBought ? 'bought' : 'notFound' };
}

/** What else is known where a payment is looked for. */
export interface Beside {
  /** The open transaction for which the server refused this payment: it may be the same one, begun earlier. */
  readonly blockedBy: string | null;
  /** Transactions that any tab of this browser knows to be of this payment. */
  readonly own: readonly string[];
  /** Transactions that other payments of this browser stand for, those that are over among them. */
  readonly taken: readonly string[];
}
const NOTHING_BESIDE: Beside = { blockedBy: null, own: [], taken: [] };

export function besideOf(
  record: PaymentRecord,
  known: readonly Pick<PaymentRecord, 'key' | 'transactionId'>[],
  blockedBy: string | null,
): Beside {
  const own: string[] = [];
  const taken: string[] = [];
  for (const { key, transactionId } of known)
    if (transactionId !== null) (key === record.key ? own : taken).push(transactionId);
  return { blockedBy, own, taken };
}

/** What was not found stands behind another payment where the server has named one. */
export function orOther(answer: FindAnswer, stored: readonly PaymentRecord[], blockedBy: string | null): FindAnswer {
  if (answer.is !== 'notFound' || blockedBy === null) return answer;
  const record = stored.find(({ transactionId }) => transactionId === blockedBy) ?? null;
  return { is: 'other', transactionId: blockedBy, record };
}

const isAsYoung = (one: ListedTransaction, { createdAtMs }: PaymentRecord): boolean =>
  one.createdAtMs === undefined || one.createdAtMs >= createdAtMs - CLOCK_TOLERANCE_MS;

/** Whether a payment in the list is for what a call was made for, and of the same amount. */
function isAbout(one: ListedTransaction, { call, offerId, amountMinor, wish }: PaymentRecord): boolean {
  switch (call.name) {
    case 'payOffer':
      return one.offerId === offerId && one.purchaseTypeId === call.args.purchaseId;
    case 'purchase':
      return one.purchaseTypeId === call.args.purchaseTypeId;
    case 'subscribe':
      return one.packetId === call.args.packetId;
    case 'linkCard':
      return one.purpose === 'card' && (one.amountMinor ?? amountMinor) === amountMinor;
    default:
      return one.purpose === purposeOf(call, wish) && one.amountMinor === amountMinor;
  }
}

/** How the server's list calls a payment that goes to the account. */
function purposeOf(call: PayCall, wish: PaymentWish): 'debt' | 'purchase' | 'refill' {
  if (wish.purpose === 'debt') return 'debt';
  return namesPacket(call) ? 'purchase' : 'refill';
}
