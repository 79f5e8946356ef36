import { isChildWatching } from '@livery/domain/profiles';
import { isOfPartner } from '@livery/domain/promo/partner';
import { isSettled, selectSession, sessionKind, sessionNetwork } from '@livery/domain/session';
import { useMemo } from 'react';
import { useSelector } from 'react-redux';
import { useServices } from './services.tsx';
import type { SiteFacts } from './site-facts.ts';

/** What entrances and commands of capabilities ask, as it is now. */
export function useSiteFacts(pathname: string): SiteFacts {
  const { brand, environment, partnerToken } = useServices();
  const session = useSelector(selectSession);
  const viewer = isSettled(session) ? sessionKind(session) : 'unknown';
  const network = sessionNetwork(session);
  const isChild = useSelector(isChildWatching);
  const { host } = environment;
  const referId = 'user' in session ? session.user?.referId : undefined;
  const hasPromo = brand.features.promo && (!brand.rules.promo.ofPartner || isOfPartner(referId, partnerToken));
  return useMemo(
    () => ({ viewer, isChild, host, brand, network, pathname, hasPromo }),
    [viewer, isChild, host, brand, network, pathname, hasPromo],
  );
}
