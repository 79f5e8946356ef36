import { endOfList } from '@livery/domain/catalogue';
import { useEffect, useEffectEvent, useRef } from 'react';

const distanceToEnd = (): number => document.documentElement.scrollHeight - (window.scrollY + window.innerHeight);

/**
 * Says that the end of the page is near: with each scroll, and when another page has come (`pages`), also one without anything new, and the list still ends in sight. ROWS-073, ROWS-074
 */
export function useEndOfPage(pages: number, onNear: () => void): void {
  const isArmed = useRef(true);
  const look = useEffectEvent(() => {
    const next = endOfList(isArmed.current, distanceToEnd());
    isArmed.current = next.isArmed;
    if (next.isDue) onNear();
  });
  useEffect(() => {
    const stop = new AbortController();
    addEventListener('scroll', () => look(), { passive: true, signal: stop.signal });
    addEventListener('resize', () => look(), { signal: stop.signal });
    return () => stop.abort();
  }, []);
  useEffect(() => {
    isArmed.current = true;
    look();
  }, [pages]);
}
