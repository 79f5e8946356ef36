import { useEffect, useState } from 'react';

/** No later than this, however busy the page is. */
const AT_LATEST_MS = 2_000;

/** Whether the page has once had nothing to do: what nobody looks at first waits for that. */
export function useIdle(): boolean {
  const [isIdle, setIsIdle] = useState(false);
  useEffect(() => {
    const rest = () => setIsIdle(true);
    // Safari has no idle time to tell of.
    if (!('requestIdleCallback' in window)) {
      const timer = setTimeout(rest, 500);
      return () => clearTimeout(timer);
    }
    const asked = requestIdleCallback(rest, { timeout: AT_LATEST_MS });
    return () => cancelIdleCallback(asked);
  }, []);
  return isIdle;
}
