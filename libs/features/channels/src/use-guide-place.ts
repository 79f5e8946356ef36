import type { GuideHandle, GuidePlace } from '@livery/ui-kit/channels';
import { useService } from '@livery/widgets/services';
import { useLayoutEffect, useState, type RefObject } from 'react';
import { useLocation } from 'react-router-dom';

/** By the entry of the history. */
const createGuidePlaces = () => new Map<string, GuidePlace>();

/** Where the guide stood when it was left, for a viewer who comes back to it. */
export function useGuidePlace(grid: RefObject<GuideHandle | null>): GuidePlace | undefined {
  const { key } = useLocation();
  const places = useService(createGuidePlaces);
  const [opensAt] = useState(() => places.get(key));
  useLayoutEffect(() => {
    const { current } = grid;
    return () => {
      const place = current?.place();
      if (place) places.set(key, place);
    };
  }, [grid, places, key]);
  return opensAt;
}
