import { isChildWatching } from '@livery/domain/profiles';
import { isSettled, selectSession, sessionKind, sessionNetwork } from '@livery/domain/session';
import { useMemo } from 'react';
import { useSelector } from 'react-redux';
import { useServices } from './services.tsx';
import type { SiteFacts } from './site-facts.ts';

/** What entrances and commands of capabilities ask, as it is now. */
export function useSiteFacts(pathname: string): SiteFacts {
  const { brand, environment } = useServices();
  const session = useSelector(selectSession);
  const viewer = isSettled(session) ? sessionKind(session) : 'unknown';
  const network = sessionNetwork(session);
  const isChild = useSelector(isChildWatching);
  const { host } = environment;
  return useMemo(
    () => ({ viewer, isChild, host, brand, network, pathname }),
    [viewer, isChild, host, brand, network, pathname],
  );
}
