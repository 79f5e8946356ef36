import { isRecord } from '@livery/contract/schema';
import { createStorage, tabOrMemory } from '@livery/platform/storage';
import { useService, type MakeService } from '@livery/widgets/services';
import { useLocation } from 'react-router-dom';

/** How far a viewer has come down a row, and how many items each call asked for: enough to ask for all of it again at once. */
export interface RowDepth {
  readonly pages: number;
  readonly firstSize: number;
  readonly size: number;
}

interface RowDepths {
  get(place: string): RowDepth | undefined;
  set(place: string, depth: RowDepth): void;
}

const KEY = 'row_depths';
/** A session rarely goes back further; what is older is forgotten. */
const MOST_PLACES = 50;

/** How far each row stood, by its entry of the history, through a reload too. */
export const createRowDepths: MakeService<RowDepths> = ({ brand }) => {
  const store = createStorage(brand.id, tabOrMemory());
  const depths = new Map(readDepths(store.get(KEY)));
  return {
    get: (place) => depths.get(place),
    set(place, depth) {
      depths.delete(place);
      depths.set(place, depth);
      store.set(KEY, JSON.stringify([...depths].slice(-MOST_PLACES)));
    },
  };
};

function readDepths(stored: string | null): [string, RowDepth][] {
  try {
    const depths: unknown = JSON.parse(stored ?? '[]');
    return Array.isArray(depths) ? depths.filter(isDepthOfPlace) : [];
  } catch {
    return [];
  }
}

const isCount = (value: unknown): value is number => Number.isSafeInteger(value) && Number(value) > 0;
const isDepth = (value: unknown): value is RowDepth =>
  isRecord(value) && isCount(value['pages']) && isCount(value['firstSize']) && isCount(value['size']);
const isDepthOfPlace = (value: unknown): value is [string, RowDepth] =>
  Array.isArray(value) && typeof value[0] === 'string' && isDepth(value[1]);

/** The depth of the row that the calling page shows, as this entry of the history has left it. */
export function useKeptDepth() {
  const depths = useService(createRowDepths);
  const { key, pathname, search } = useLocation();
  // The first entry of every document has the same key: the address tells them apart.
  const place = `${key} ${pathname}${search}`;
  return {
    kept: depths.get(place),
    keep: (depth: RowDepth) => depths.set(place, depth),
  };
}
