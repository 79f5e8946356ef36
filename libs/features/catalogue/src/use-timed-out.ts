import { useEffect, useState } from 'react';

/** So long a page of a row is waited for before the viewer may ask again; what comes later is shown all the same. ROWS-018 */
const LOADING_MS = 10_000;

/** Whether the wait has timed out; another `round` is a new wait. */
export function useTimedOut(isAwaited: boolean, round: number): boolean {
  const wait = isAwaited ? round : null;
  const [lateIn, setLateIn] = useState<number | null>(null);
  useEffect(() => {
    if (wait === null) return;
    const timer = setTimeout(() => setLateIn(wait), LOADING_MS);
    return () => clearTimeout(timer);
  }, [wait]);
  return wait !== null && lateIn === wait;
}
