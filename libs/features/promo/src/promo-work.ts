import { callApi } from '@livery/api-client';
import { accountEndpoints } from '@livery/contract/account/endpoints';
import { packetsEndpoints } from '@livery/contract/packets/endpoints';
import { platformEndpoints } from '@livery/contract/platform/endpoints';
import { promoEndpoints } from '@livery/contract/promo/endpoints';
import { isDecided, promoEventOf, type Intents, type PromoPorts, type PromoWork } from '@livery/domain/promo';
import { selectSession } from '@livery/domain/session';

type Work<Type extends PromoWork['type']> = Extract<PromoWork, { type: Type }>;

/** Who has signed in or is a guest, by id; 0 while nobody is known. */
export function viewerId(root: unknown): number {
  const session = selectSession(root as Parameters<typeof selectSession>[0]);
  return 'user' in session && session.user ? session.user.id : 0;
}

/** Does what the machine waits for, with the calls of the API. */
export const promoWork =
  (intents: () => Intents): PromoPorts['perform'] =>
  async (work, { getState }, signal) => {
    if (work.type === 'check') return check(work, signal);
    if (work.type === 'listCards') return listCards(work, signal);
    return apply(work, { intents: intents(), userId: viewerId(getState()) }, signal);
  };

/** API-055 */
async function check(work: Work<'check'>, signal: AbortSignal) {
  const { code, ignoreConditions } = work;
  const answer = await callApi(promoEndpoints.checkPromoKey, { key: code, ignoreConditions }, { signal });
  return answer.error?.kind === 'aborted' ? null : promoEventOf(work, answer);
}

/** API-056. The key goes along only where the back end is known to take it: elsewhere its header would end the call. */
async function apply(
  work: Work<'apply'>,
  { intents, userId }: { readonly intents: Intents; readonly userId: number },
  signal: AbortSignal,
) {
  const { code } = work;
  const { data } = await callApi(platformEndpoints.getConfiguration, undefined, { signal });
  if (signal.aborted) return null;
  const takesKeys = data?.takesIdempotencyKeys ?? false;
  const idempotencyKey = intents.send(code, userId);
  const answer = await callApi(
    promoEndpoints.applyPromoKey,
    { key: code },
    { signal, ...(takesKeys && { idempotencyKey }) },
  );
  const { error } = answer;
  if (error?.kind === 'aborted') return null;
  const isAnswered = !error || isDecided(error) || error.kind === 'authorizationRequired';
  const othersOut = isAnswered && intents.answered(code, userId, !error || takesKeys);
  return promoEventOf(work, { ...answer, othersOut });
}

/** Payments are asked for only where no card has come. PROMO-024…PROMO-026 */
async function listCards(work: Work<'listCards'>, signal: AbortSignal) {
  const { data } = await callApi(accountEndpoints.getCards, undefined, { signal });
  const hasCard = data ? data.cards.length > 0 : null;
  const isPending = !hasCard && work.asksPayments && (await hasOpenPayment(signal));
  return promoEventOf(work, { hasCard, isPending });
}

async function hasOpenPayment(signal: AbortSignal): Promise<boolean> {
  const { data } = await callApi(packetsEndpoints.getTransactions, undefined, { signal });
  return data?.transactions.some(({ status }) => status === 'pending') ?? false;
}
