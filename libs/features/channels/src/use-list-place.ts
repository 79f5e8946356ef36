import type { ListPlace } from '@livery/ui-kit/virtual-list';
import { useService } from '@livery/widgets/services';
import { useMemo } from 'react';
import { useLocation } from 'react-router-dom';

/** By the entry of the history and the category. */
const createListPlaces = () => new Map<string, number>();

/** Where the list stood when it was left, for a viewer who comes back to it. */
export function useListPlace(categoryId: number): ListPlace {
  const { key } = useLocation();
  const places = useService(createListPlaces);
  return useMemo(() => {
    const name = `${key}:${categoryId}`;
    return { opensAtPx: places.get(name), onLeave: (px) => void places.set(name, px) };
  }, [places, key, categoryId]);
}
