import { useCallback, useEffect, useRef } from 'react';

/** Whether something is still to come, to be waited for: resolves when it is there, at latest after `mostMs`. */
export function useSettled(isComing: boolean, mostMs: number): () => Promise<void> {
  const comes = useRef(isComing);
  const waiting = useRef(new Set<() => void>());
  useEffect(() => {
    comes.current = isComing;
    if (isComing) return;
    for (const go of waiting.current) go();
    waiting.current.clear();
  }, [isComing]);
  return useCallback(
    () =>
      new Promise((resolve) => {
        if (!comes.current) return resolve();
        waiting.current.add(resolve);
        setTimeout(resolve, mostMs);
      }),
    [mostMs],
  );
}
