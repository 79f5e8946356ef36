import { isChildWatching, selectActiveProfile } from '@livery/domain/profiles';
import { promo, resumedPromo } from '@livery/domain/promo';
import { useModals } from '@livery/widgets/modals';
import { useServices } from '@livery/widgets/services';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useSelector, useStore } from 'react-redux';
import { useLocation } from 'react-router-dom';
import { promoDraft } from './kept-promo.ts';
import { viewerId } from './promo-work.ts';
import { shownFlows, usePromo, usePromoViewer } from './use-promo.ts';

/**
 * Nobody has to wait in the wizard: it comes back when the viewer has signed in on another page, when the bank's page has sent them back, and
 * when a code that was sent has its outcome.
 */
export default function FollowPromo() {
  const modals = useModals();
  const services = useServices();
  const store = useStore();
  const { state } = usePromo();
  const isShown = () => services.get(shownFlows).get() > 0;
  /** Who was to be told of it while a child was watching. */
  const untold = useRef<number | null>(null);
  const show = () => {
    // A child is told nothing of it.
    if (isChildWatching(store.getState())) untold.current = viewerId(store.getState());
    else if (!isShown()) modals.open('promocode_wizard', {});
  };
  useGrownUpBack(() => {
    const isTheirs = untold.current === viewerId(store.getState());
    untold.current = null;
    if (isTheirs) show();
  });
  useReturn(show);
  useCardFormEnd(show);

  const tell = useEffectEvent(show);
  // The card has come by another way: nobody links a second one. PROMO-026, PROMO-033
  const leaveForm = useEffectEvent(() => {
    if (isShown()) modals.close();
    else show();
  });
  const before = useRef(state);
  useEffect(() => {
    const was = before.current.kind;
    before.current = state;
    if (was === 'cardForm' && state.kind === 'applying') leaveForm();
    if (was === 'applying' && state.kind !== 'applying') tell();
  }, [state]);
  return null;
}

/** A grown-up watches again. Going over to a profile ends at home, with no dialogue open: what is opened before that would be closed with it. PROF-026 */
function useGrownUpBack(onBack: () => void): void {
  const { pathname, hash } = useLocation();
  const isGrownUp = useSelector((root) => selectActiveProfile(root).kind === 'known' && !isChildWatching(root));
  const isBack = isGrownUp && pathname === '/' && hash === '';
  const tell = useEffectEvent(onBack);
  useEffect(() => {
    if (isBack) tell();
  }, [isBack]);
}

/** The page was loaded anew while a code was on its way. */
function useReturn(show: () => void): void {
  const { isKnown, isMember } = usePromoViewer();
  const services = useServices();
  const store = useStore();
  const { hash } = useLocation();
  const goOn = useEffectEvent(() => {
    const userId = viewerId(store.getState());
    const draft = services.get(promoDraft).read(userId);
    const isUntouched = promo.select(store.getState()) === promo.initial;
    if (!draft || !isUntouched || location.hash !== '') return;
    const viewer = { userId, isGuest: !isMember };
    const next = resumedPromo(draft, viewer, services.clock.now());
    const isOnlyTyped = next?.kind === 'entering' && next.problem === null;
    if (next && !isOnlyTyped && next.kind !== 'signingIn') show();
  });
  useEffect(() => {
    if (isKnown) goOn();
  }, [isKnown, isMember, hash]);
}

/** The form of the card is a modal of its own, with steps of its own: it has ended when no modal is in the address any more. PROMO-033 */
export function useCardFormEnd(show: () => void): void {
  const { state, cardFormClosed } = usePromo();
  const { hash } = useLocation();
  const hasOpened = useRef(false);
  const isForm = state.kind === 'cardForm';
  const end = useEffectEvent(() => {
    cardFormClosed();
    show();
  });
  useEffect(() => {
    if (!isForm) hasOpened.current = false;
    else if (hash !== '' && !hash.startsWith('#promocode')) hasOpened.current = true;
    else if (hash === '' && hasOpened.current) end();
  }, [isForm, hash]);
}
