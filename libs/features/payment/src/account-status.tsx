import { callApi } from '@livery/api-client';
import { authEndpoints } from '@livery/contract/auth/endpoints';
import { isOver, isSheetAddress, statusDemand } from '@livery/domain/payment';
import { memberId, selectSession } from '@livery/domain/session';
import { wishKeeper } from '@livery/widgets/kept-wish';
import { useModals } from '@livery/widgets/modals';
import { useServices } from '@livery/widgets/services';
import { useEffect, useEffectEvent } from 'react';
import { useSelector } from 'react-redux';
import { usePayment } from './use-payment.ts';

/** Asks for the state of the account after each sign-in and at the start of a member's visit. BRAND-020 */
export default function AccountStatus() {
  const modals = useModals();
  const services = useServices();
  const { running } = usePayment();
  const userId = memberId(useSelector(selectSession));
  /** Whoever is paying for something, or signs in to, is not called away from it. PAY-059 */
  const isPaying = () =>
    (running.state().kind !== 'idle' && !isOver(running.state())) ||
    isSheetAddress(location.hash) ||
    services.get(wishKeeper).isAwaited();
  const untilPaid = (signal: AbortSignal) =>
    new Promise<void>((resolve) => {
      // The sheet leaves the address after the payment has ended.
      const look = () => void setTimeout(() => isPaying() || (stop(), resolve()));
      const stop = running.subscribe(look);
      window.addEventListener('hashchange', look, { signal });
      signal.addEventListener('abort', stop);
    });
  const ask = useEffectEvent(async (signal: AbortSignal): Promise<void> => {
    const { data } = await callApi(authEndpoints.getBlockStatus, undefined, { signal });
    const demand = data && !signal.aborted ? statusDemand(data) : null;
    if (demand?.kind === 'blocked' && data) modals.open('block', { status: data });
    if (demand?.kind !== 'debt') return;
    if (!isPaying()) return modals.open('pay_qr_kaspi', { wish: demand.wish });
    await untilPaid(signal);
    // It may have been the debt that was paid.
    if (!signal.aborted) await ask(signal);
  });
  useEffect(() => {
    if (userId === null) return undefined;
    const life = new AbortController();
    void ask(life.signal);
    return () => life.abort();
  }, [userId]);
  return null;
}
