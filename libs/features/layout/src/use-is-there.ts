import { onFirstSign } from '@livery/platform/page';
import { useEffect, useState } from 'react';

/** Whether the viewer has given a sign of life since the frame came: what is offered to a guest can wait for that. */
export function useIsThere(): boolean {
  const [isThere, setIsThere] = useState(false);
  useEffect(() => {
    const life = new AbortController();
    onFirstSign(() => setIsThere(true), life.signal);
    return () => life.abort();
  }, []);
  return isThere;
}
