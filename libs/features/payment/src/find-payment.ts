import { callApi } from '@livery/api-client';
import { packetsEndpoints } from '@livery/contract/packets/endpoints';
import type { Transaction } from '@livery/contract/packets/entities';
import { isPurchase, paidPacketId, type FindAnswer, type PaymentRecord } from '@livery/domain/payment';

/** Clocks of servers are not exact. */
const CLOCK_TOLERANCE_MS = 5_000;

/** Looks for a payment whose answer was lost: among the last payments, then among what the viewer has. */
export async function findPayment(record: PaymentRecord, signal: AbortSignal): Promise<FindAnswer> {
  const [listed, owned] = await Promise.all([
    callApi(packetsEndpoints.getTransactions, undefined, { signal }),
    callApi(packetsEndpoints.getSubscriptions, undefined, { signal }),
  ]);
  const transaction = listed.data?.transactions.find((one) => isAbout(one, record));
  if (transaction) return { is: 'transaction', transaction };
  const { wish, createdAtMs } = record;
  const isBought =
    wish.purpose === 'packet' &&
    owned.data?.subscriptions.some(
      ({ packet, startAtMs }) =>
        packet?.id === paidPacketId(wish) && startAtMs !== undefined && startAtMs >= createdAtMs - CLOCK_TOLERANCE_MS,
    );
  if (isBought) return { is: 'bought' };
  // A server without that list answers 404: what the viewer has says enough for a purchase.
  const knowsNoList = listed.error?.status === 404 || listed.error?.status === 501;
  const isKnown = listed.data !== undefined || (knowsNoList && isPurchase(wish));
  return { is: isKnown && owned.data !== undefined ? 'notFound' : 'noAnswer' };
}

/** Whether a payment in the list is the one that was begun by a call. */
function isAbout(one: Transaction, { call, createdAtMs, offerId, amountMinor, wish }: PaymentRecord): boolean {
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
