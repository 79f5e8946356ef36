import { useServices } from '@livery/widgets/services';
import { useSiteFacts } from '@livery/widgets/use-site-facts';
import { useMemo } from 'react';
import type { FrameFacts } from './frame-facts.ts';

/** What the rules of the frame ask, as it is now. */
export function useFrameFacts(pathname: string): FrameFacts {
  const { reaches: hasTarget } = useServices().siteMap;
  const facts = useSiteFacts(pathname);
  return useMemo(() => ({ ...facts, hasTarget }), [facts, hasTarget]);
}
