import { promo, resumedPromo, type PromoState } from '@livery/domain/promo';
import { isSettled, selectSession, sessionKind } from '@livery/domain/session';
import { createValue, type Value } from '@livery/value';
import type { MakeService } from '@livery/widgets/services';
import { useServices } from '@livery/widgets/services';
import { useEffect, useEffectEvent, useMemo } from 'react';
import { useDispatch, useSelector, useStore } from 'react-redux';
import { promoDraft, promoIntents } from './kept-promo.ts';
import { viewerId } from './promo-work.ts';

/** How many places show the wizard now: a modal, a page. */
export const shownFlows: MakeService<Value<number> & { set(count: number): void }> = () => createValue(0);

export interface PromoViewer {
  readonly isKnown: boolean;
  readonly isMember: boolean;
}

export function usePromoViewer(): PromoViewer {
  const session = useSelector(selectSession);
  return { isKnown: isSettled(session), isMember: sessionKind(session) === 'loggedIn' };
}

/** The wizard's state, and what the viewer can do in it. */
export function usePromo() {
  const state: PromoState = useSelector(promo.select);
  const dispatch = useDispatch();
  const store = useStore();
  const services = useServices();
  const actions = useMemo(() => {
    const { submitted, signedIn, typed, ...others } = promo.actions;
    const now = () => promo.select(store.getState());
    const wasSent = () => services.get(promoIntents).isOut(now().code.trim(), viewerId(store.getState()));
    const isGuest = () => sessionKind(selectSession(store.getState())) !== 'loggedIn';
    return {
      type: (text: string) => dispatch(typed({ text })),
      submit: () => dispatch(submitted({ isGuest: isGuest(), wasSent: wasSent() })),
      signedIn: () => dispatch(signedIn({ wasSent: wasSent() })),
      consent: () => dispatch(others.consented()),
      cancel: () => dispatch(others.cancelled()),
      proceed: () => dispatch(others.proceeded()),
      linkAgain: () => dispatch(others.linkedAgain()),
      cardFormOpened: () => dispatch(others.cardFormOpened()),
      cardFormClosed: () => dispatch(others.cardFormClosed()),
      cardFormMissing: () => dispatch(others.cardFormMissing()),
      /** Goes on where the page was left. */
      resume() {
        const kept = services.get(promoDraft);
        const userId = viewerId(store.getState());
        const draft = kept.read(userId);
        const viewer = { userId, isGuest: isGuest() };
        const resumed = draft && now() === promo.initial ? resumedPromo(draft, viewer, services.clock.now()) : null;
        if (resumed) dispatch(others.resumed({ state: resumed }));
        // Whoever sees it has been told.
        kept.told(userId);
      },
    };
  }, [dispatch, services, store]);
  return { state, ...actions };
}

/** While it is drawn nobody else has to tell what becomes of the code. It goes on where the page was left, as soon as it is known who is there. */
export function useShownFlow(): void {
  const services = useServices();
  const { state, resume, signedIn } = usePromo();
  const { isKnown, isMember } = usePromoViewer();
  useEffect(() => {
    const shown = services.get(shownFlows);
    shown.set(shown.get() + 1);
    return () => shown.set(shown.get() - 1);
  }, [services]);
  const goOn = useEffectEvent(resume);
  useEffect(() => {
    if (isKnown) goOn();
  }, [isKnown]);
  const goOnAsMember = useEffectEvent(signedIn);
  const waits = state.kind === 'signingIn' && isMember;
  useEffect(() => {
    if (waits) goOnAsMember();
  }, [waits]);
}
