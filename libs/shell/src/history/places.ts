import type { Place } from './place.ts';

/** A session rarely goes back further; what is older is forgotten. */
const MOST_PLACES = 50;

interface Store {
  getItem(key: string): string | null;
  setItem(key: string, value: string): void;
}

const KEY = 'livery.places';

function read(store: Store): [string, Place][] {
  try {
    const stored: unknown = JSON.parse(store.getItem(KEY) ?? '[]');
    return Array.isArray(stored) ? (stored as [string, Place][]) : [];
  } catch {
    return [];
  }
}

/** Places by `location.key`, through a reload too. */
export function createPlaces(store: Store) {
  const places = new Map(read(store));
  return {
    get: (key: string): Place | undefined => places.get(key),
    set(key: string, place: Place): void {
      places.delete(key);
      places.set(key, place);
      for (const oldest of [...places.keys()].slice(0, Math.max(0, places.size - MOST_PLACES))) places.delete(oldest);
      try {
        store.setItem(KEY, JSON.stringify([...places]));
      } catch {
        // A full store costs the place after a reload, nothing more.
      }
    },
  };
}
