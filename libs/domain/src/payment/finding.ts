import type { FindAnswer, TransactionFacts } from './answers.ts';
import type { PaymentRecord } from './record.ts';
import { isPurchase, paidPacketId } from './wish.ts';

/** Clocks of servers are not exact. */
const CLOCK_TOLERANCE_MS = 5_000;

/** One of the last payments, as the server lists them. */
export interface ListedTransaction extends TransactionFacts {
  readonly purpose?: string | undefined;
  readonly packetId?: number | undefined;
  readonly purchaseTypeId?: number | undefined;
  readonly offerId?: string | undefined;
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

/** What became of a payment whose answer was lost: by the last payments; what the viewer has says it only where there is no such list. */
export function foundAmong({ listed, hasNoList, owned }: AskedForPayment, record: PaymentRecord): FindAnswer {
  if (listed) {
    const transaction = listed.find((one) => isAbout(one, record));
    return transaction ? { is: 'transaction', transaction } : { is: 'notFound' };
  }
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

/** Whether a payment in the list is the one that was begun by a call. */
function isAbout(one: ListedTransaction, { call, createdAtMs, offerId, amountMinor, wish }: PaymentRecord): boolean {
  if (one.createdAtMs !== undefined && one.createdAtMs < createdAtMs - CLOCK_TOLERANCE_MS) return false;
  switch (call.name) {
    case 'payOffer':
      return one.offerId === offerId && one.purchaseTypeId === call.args.purchaseId;
    case 'purchase':
      return one.purchaseTypeId === call.args.purchaseTypeId;
    case 'subscribe':
      return one.packetId === call.args.packetId;
    case 'linkCard':
      return one.purpose === 'card';
    default:
      return (
        one.purpose ===
          (wish.purpose === 'debt' ? 'debt' : call.name === 'payByProviderAccount' ? 'purchase' : 'refill') &&
        one.amountMinor === amountMinor
      );
  }
}
