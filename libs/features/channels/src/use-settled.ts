import { createValue } from '@livery/value';
import { useCallback, useEffect, useState } from 'react';

/** Whether something is still to come, to be waited for: resolves when it is there, at latest after `mostMs`. */
export function useSettled(isComing: boolean, mostMs: number): () => Promise<void> {
  const [coming] = useState(() => createValue(isComing));
  useEffect(() => coming.set(isComing), [coming, isComing]);
  return useCallback(
    () =>
      new Promise((resolve) => {
        if (!coming.get()) return resolve();
        const leave = coming.subscribe(() => resolve());
        setTimeout(() => (leave(), resolve()), mostMs);
      }),
    [coming, mostMs],
  );
}
