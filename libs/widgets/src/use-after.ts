import { after, type Moment } from '@livery/platform/later';
import { useEffect, useState } from 'react';

/** Whether the moment has come since the component was first drawn. */
export function useAfter(moment: Moment): boolean {
  const [hasCome, setHasCome] = useState(false);
  useEffect(() => {
    const life = new AbortController();
    void after(moment, life.signal).then(() => setHasCome(true));
    return () => life.abort();
  }, [moment]);
  return hasCome;
}
