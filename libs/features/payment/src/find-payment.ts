import { callApi } from '@livery/api-client';
import { packetsEndpoints } from '@livery/contract/packets/endpoints';
import { foundAmong, type Beside, type FindAnswer, type PaymentRecord } from '@livery/domain/payment';

/** Statuses of a server without the list of payments. */
const NO_LIST: readonly (number | undefined)[] = [404, 501];

/** Asks for a payment whose answer was lost. */
export async function findPayment(record: PaymentRecord, beside: Beside, signal: AbortSignal): Promise<FindAnswer> {
  const [listed, owned] = await Promise.all([
    callApi(packetsEndpoints.getTransactions, undefined, { signal }),
    callApi(packetsEndpoints.getSubscriptions, undefined, { signal }),
  ]);
  return foundAmong(
    {
      listed: listed.data?.transactions ?? null,
      hasNoList: NO_LIST.includes(listed.error?.status),
      owned:
        owned.data?.subscriptions.flatMap(({ packet, startAtMs }) =>
          packet ? [{ packetId: packet.id, sinceMs: startAtMs ?? null }] : [],
        ) ?? null,
    },
    record,
    beside,
  );
}
