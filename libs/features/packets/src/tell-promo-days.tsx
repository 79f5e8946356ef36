import { packetsApi } from '@livery/api-client/packets';
import { selectSession, sessionKind } from '@livery/domain/session';
import { STORED } from '@livery/domain/stored-keys';
import { useT } from '@livery/i18n/react';
import { DAY_MS } from '@livery/value/durations';
import { useServices } from '@livery/widgets/services';
import { useToast } from '@livery/widgets/toasts';
import { useEffect, useEffectEvent } from 'react';
import { useSelector } from 'react-redux';

/** Whoever signed in for the days on offer is told once that they have begun, if the server has given them. NAV-096, PACK-018 */
export default function TellPromoDays() {
  const isMember = sessionKind(useSelector(selectSession)) === 'loggedIn';
  const { storage } = useServices();
  const days = isMember ? storage.get(STORED.promoDays) : null;
  return days !== null && <Telling days={Number(days)} />;
}

function Telling({ days }: { readonly days: number }) {
  const t = useT();
  const toast = useToast();
  const { storage, clock } = useServices();
  const { data } = packetsApi.useGetSubscriptionsQuery();
  const tell = useEffectEvent(() => {
    storage.remove(STORED.promoDays);
    const isNew = (startAtMs = clock.now()) => clock.now() - startAtMs < DAY_MS;
    const hasBegun = data?.subscriptions.some(({ type, startAtMs }) => type === 'promo' && isNew(startAtMs));
    if (hasBegun && days > 0)
      toast(t('promo_days_begun', { days: t('header_promo_days', { count: days }) }), 'success');
  });
  useEffect(() => {
    if (data) tell();
  }, [data]);
  return null;
}
