import { useEffect, useReducer, useState } from 'react';

/** A lazy import; the same function each time. */
export type Load<Part> = () => Promise<{ default: Part }>;

const parts = new WeakMap<Load<unknown>, unknown>();

/**
 * What a chunk brings, or null until it is here; one that does not come is thrown. Not by `lazy`: what has been suspended, React holds back for
 * 300 ms, and a page of the settings comes in three chunks.
 */
export function useLoaded<Part>(load: Load<Part>): Part | null {
  const [, draw] = useReducer((count: number) => count + 1, 0);
  const [failure, setFailure] = useState<{ readonly reason: unknown } | null>(null);
  const part = (parts.get(load) as Part | undefined) ?? null;
  useEffect(() => {
    if (part) return;
    let isHere = true;
    load().then(
      (module) => {
        parts.set(load, module.default);
        if (isHere) draw();
      },
      (reason: unknown) => isHere && setFailure({ reason }),
    );
    return () => {
      isHere = false;
    };
  }, [load, part]);
  if (failure) throw failure.reason;
  return part;
}
