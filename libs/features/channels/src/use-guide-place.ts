import type { GuideHandle, GuidePlace } from '@livery/ui-kit/channels';
import { useLayoutEffect, useState, type RefObject } from 'react';
import { useLocation } from 'react-router-dom';

/** By the entry of the history. */
const places = new Map<string, GuidePlace>();

/** Where the guide stood when it was left, for a viewer who comes back to it. */
export function useGuidePlace(grid: RefObject<GuideHandle | null>): GuidePlace | undefined {
  const { key } = useLocation();
  const [opensAt] = useState(() => places.get(key));
  useLayoutEffect(() => {
    const { current } = grid;
    return () => {
      const place = current?.place();
      if (place) places.set(key, place);
    };
  }, [grid, key]);
  return opensAt;
}
