import { useEffect, useState } from 'react';

/** So long a page of a row is waited for before the viewer may ask again; what comes later is shown all the same. ROWS-018 */
const LOADING_MS = 10_000;

/** Whether something is awaited for longer than that; `round` is another wait. */
export function useIsLate(isAwaited: boolean, round: number): boolean {
  const wait = isAwaited ? round : null;
  const [lateIn, setLateIn] = useState<number | null>(null);
  useEffect(() => {
    if (wait === null) return;
    const timer = setTimeout(() => setLateIn(wait), LOADING_MS);
    return () => clearTimeout(timer);
  }, [wait]);
  return wait !== null && lateIn === wait;
}
