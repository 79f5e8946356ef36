import { callApi } from '@livery/api-client';
import { authEndpoints } from '@livery/contract/auth/endpoints';
import { statusDemand } from '@livery/domain/payment';
import { memberId, selectSession } from '@livery/domain/session';
import { useModals } from '@livery/widgets/modals';
import { useEffect, useEffectEvent } from 'react';
import { useSelector } from 'react-redux';

/** Asks for the state of the account after each sign-in and at the start of a member's visit. BRAND-020 */
export default function AccountStatus() {
  const modals = useModals();
  const userId = memberId(useSelector(selectSession));
  const ask = useEffectEvent(async (signal: AbortSignal) => {
    const { data } = await callApi(authEndpoints.getBlockStatus, undefined, { signal });
    const demand = data && !signal.aborted ? statusDemand(data) : null;
    if (demand?.kind === 'blocked' && data) modals.open('block', { status: data });
    if (demand?.kind === 'debt') modals.open('pay_qr_kaspi', { wish: demand.wish });
  });
  useEffect(() => {
    if (userId === null) return undefined;
    const life = new AbortController();
    void ask(life.signal);
    return () => life.abort();
  }, [userId]);
  return null;
}
