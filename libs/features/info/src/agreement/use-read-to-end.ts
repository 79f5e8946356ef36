import { RESIZE_THROTTLE_MS, throttle } from '@livery/platform/page';
import { useEffect, useState, type RefObject } from 'react';
import { isRead } from './agreement-rules.ts';

/** Whether the viewer has been at the end of the element since it was there. What was read stays read. NAV-123 */
export function useReadToEnd(element: RefObject<HTMLElement | null>, isThere: boolean): boolean {
  const [read, setRead] = useState(false);
  useEffect(() => {
    const text = element.current;
    if (!isThere || !text || read) return;
    const look = () => {
      if (isRead(text.getBoundingClientRect().bottom, innerHeight)) setRead(true);
    };
    const resized = new ResizeObserver(look);
    resized.observe(text);
    addEventListener('scroll', look, { passive: true });
    const lookAgain = throttle(look, RESIZE_THROTTLE_MS);
    addEventListener('resize', lookAgain);
    return () => {
      resized.disconnect();
      removeEventListener('scroll', look);
      removeEventListener('resize', lookAgain);
    };
  }, [element, isThere, read]);
  return isThere && read;
}
