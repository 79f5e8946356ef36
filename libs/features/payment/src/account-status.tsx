import { callApi } from '@livery/api-client';
import { authEndpoints } from '@livery/contract/auth/endpoints';
import { isOver, statusDemand } from '@livery/domain/payment';
import { wishKeeper } from '@livery/widgets/kept-wish';
import { useModals } from '@livery/widgets/modals';
import { useOverlayTurn } from '@livery/widgets/overlay-queue';
import { useServices } from '@livery/widgets/services';
import { useEffect, useEffectEvent, useState } from 'react';
import { useSelector } from 'react-redux';
import { useLocation } from 'react-router-dom';
import { payerId } from './payer.ts';
import { usePayment } from './use-payment.ts';

/** Asks for the state of the account after each sign-in and at the start of a payer's visit, and when one takes over from a child. BRAND-020 */
export default function AccountStatus() {
  const payer = useSelector(payerId);
  return payer !== null && <Asking key={payer} />;
}

/** Once, as soon as nothing else stands open: what the account owes may have been paid by then. */
function Asking() {
  const modals = useModals();
  const [isAnswered, setAnswered] = useState(false);
  const isBusy = useIsBusy();
  const isTurn = useOverlayTurn('account', !isAnswered && !isBusy);
  const ask = useEffectEvent(async (signal: AbortSignal): Promise<void> => {
    const { data } = await callApi(authEndpoints.getBlockStatus, undefined, { signal });
    if (signal.aborted) return;
    setAnswered(true);
    if (!data) return;
    const demand = statusDemand(data);
    if (demand?.kind === 'blocked') modals.open('block', { status: data });
    if (demand?.kind === 'debt') modals.open('pay_qr_kaspi', { wish: demand.wish });
  });
  useEffect(() => {
    if (!isTurn) return undefined;
    const life = new AbortController();
    void ask(life.signal);
    return () => life.abort();
  }, [isTurn]);
  return null;
}

/** Whoever is paying for something, or signs in to, is not called away from it; nor from a dialogue that the address has only named yet. PAY-059 */
function useIsBusy(): boolean {
  const services = useServices();
  const { state } = usePayment();
  const { hash } = useLocation();
  const isPaying = state.kind !== 'idle' && !isOver(state);
  return isPaying || services.siteMap.isModal(hash.slice(1)) || services.get(wishKeeper).isAwaited();
}
