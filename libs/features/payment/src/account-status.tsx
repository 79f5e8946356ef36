import { callApi } from '@livery/api-client';
import { authEndpoints } from '@livery/contract/auth/endpoints';
import { SHEET_ADDRESSES, statusDemand, type RunningPayment } from '@livery/domain/payment';
import { memberId, selectSession } from '@livery/domain/session';
import { wishKeeper } from '@livery/widgets/kept-wish';
import { useModals } from '@livery/widgets/modals';
import { useServices, type Services } from '@livery/widgets/services';
import { useEffect, useEffectEvent } from 'react';
import { useSelector } from 'react-redux';
import { usePayment } from './use-payment.ts';

/** Asks for the state of the account after each sign-in and at the start of a member's visit. BRAND-020 */
export default function AccountStatus() {
  const modals = useModals();
  const services = useServices();
  const { running } = usePayment();
  const userId = memberId(useSelector(selectSession));
  const ask = useEffectEvent(async (signal: AbortSignal) => {
    const { data } = await callApi(authEndpoints.getBlockStatus, undefined, { signal });
    const demand = data && !signal.aborted ? statusDemand(data) : null;
    if (demand?.kind === 'blocked' && data) modals.open('block', { status: data });
    if (demand?.kind !== 'debt') return;
    await untilNothingIsPaid(services, running, signal);
    if (!signal.aborted) modals.open('pay_qr_kaspi', { wish: demand.wish });
  });
  useEffect(() => {
    if (userId === null) return undefined;
    const life = new AbortController();
    void ask(life.signal);
    return () => life.abort();
  }, [userId]);
  return null;
}

/** Whoever is paying for something, or signs in to, is not called away from it. PAY-059 */
function untilNothingIsPaid(
  services: Services,
  running: Pick<RunningPayment, 'state' | 'subscribe'>,
  signal: AbortSignal,
): Promise<void> {
  const isPaying = () =>
    running.state().kind !== 'idle' ||
    (SHEET_ADDRESSES as readonly string[]).includes(location.hash.slice(1)) ||
    services.get(wishKeeper).isAwaited();
  return new Promise((resolve) => {
    const look = () => {
      if (!isPaying()) resolve();
    };
    // The sheet leaves the address after the payment has ended.
    const stop = running.subscribe(() => void setTimeout(look));
    signal.addEventListener('abort', stop);
    look();
  });
}
