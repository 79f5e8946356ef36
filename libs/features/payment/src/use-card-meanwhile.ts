import { callApi, staleAnswers } from '@livery/api-client';
import { accountEndpoints } from '@livery/contract/account/endpoints';
import { cardsAgainMs } from '@livery/domain/account/card-form';
import { cardsBeforeForm, payment } from '@livery/domain/payment';
import { useServices } from '@livery/widgets/services';
import { useEffect, useEffectEvent } from 'react';
import { useDispatch } from 'react-redux';
import type { UsedPayment } from './use-payment.ts';
import { waitHere } from './wait-here.ts';

/** While a card's form is open, here or at the bank, a card may come by another way: the purchase goes on with it. Nobody is asked for once the sheet is left. PAY-027, PROMO-033 */
export function useCardMeanwhile({ state, running }: UsedPayment): void {
  const { network } = useServices();
  const dispatch = useDispatch();
  const isAwaited = cardsBeforeForm(state) !== null;
  const hasCome = async (signal: AbortSignal): Promise<boolean> => {
    const { data } = await callApi(accountEndpoints.getCards, undefined, { signal });
    const before = cardsBeforeForm(running.state());
    return before !== null && data?.cards.some(({ id }) => !before.includes(id)) === true;
  };
  const ask = useEffectEvent(async (signal: AbortSignal) => {
    let asked = 0;
    for (let ms = cardsAgainMs(asked); ms !== null; ms = cardsAgainMs((asked += 1))) {
      // Whoever was away comes back at once, but never sooner than the interval.
      await Promise.all([new Promise((resolve) => setTimeout(resolve, ms ?? 0)), waitHere(ms, network, signal)]);
      if (await hasCome(signal)) {
        dispatch(staleAnswers(['cards']));
        running.send(payment.actions.cardCame());
        return;
      }
    }
  });
  useEffect(() => {
    if (!isAwaited) return undefined;
    const life = new AbortController();
    // Rejects only where it was given up.
    ask(life.signal).catch(() => undefined);
    return () => life.abort();
  }, [isAwaited]);
}
