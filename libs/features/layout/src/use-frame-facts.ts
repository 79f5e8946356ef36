import { isChildWatching } from '@livery/domain/profiles';
import { isSettled, selectSession, sessionKind, sessionNetwork } from '@livery/domain/session';
import { useServices } from '@livery/widgets/services';
import { useMemo } from 'react';
import { useSelector } from 'react-redux';
import type { FrameFacts } from './frame-facts.ts';

/** What the rules of the frame ask, as it is now. */
export function useFrameFacts(pathname: string): FrameFacts {
  const { brand, environment, siteMap } = useServices();
  const reach = siteMap.reaches;
  const session = useSelector(selectSession);
  const viewer = isSettled(session) ? sessionKind(session) : 'unknown';
  const network = sessionNetwork(session);
  const isChild = useSelector(isChildWatching);
  const { host } = environment;
  return useMemo(
    () => ({ viewer, isChild, host, brand, network, pathname, reach }),
    [viewer, isChild, host, brand, network, pathname, reach],
  );
}
