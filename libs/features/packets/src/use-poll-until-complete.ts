import { shouldPollAgain } from '@livery/domain/packets';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { Asked } from '@livery/widgets/use-packets';

interface PollOptions<Data> {
  readonly everyMs: number;
  /** Whether an answer holds all that it is to hold. */
  readonly isReady?: (data: Data) => boolean;
}

const isRefusal = (error: unknown): boolean =>
  typeof error === 'object' &&
  error !== null &&
  'kind' in error &&
  error.kind !== 'network' &&
  error.kind !== 'timeout';

const FIRST = { count: 0, askedForMs: 0 };

/**
 * Refetches until the answer is complete, for half a minute at most. A refusal of the server ends it. `isOver`: nothing is asked any more by itself.
 * PACK-040, PACK-057
 */
export function usePollUntilComplete<Data>(
  asked: Asked<Data>,
  { everyMs, isReady = () => true }: PollOptions<Data>,
): Asked<Data> & { readonly isComplete: boolean; readonly isOver: boolean } {
  const { data, error, refetch } = asked;
  const isComplete = data !== undefined && isReady(data);
  const sinceMs = useRef<number | null>(null);
  // An equal answer changes no other dependency of the effect.
  const [attempts, setAttempts] = useState(FIRST);
  const isOver = !shouldPollAgain({
    isReady: isComplete,
    isRefused: isRefusal(error),
    askedForMs: attempts.askedForMs,
  });
  const ask = useEffectEvent(async () => {
    await refetch();
    const nowMs = performance.now();
    setAttempts(({ count }) => ({ count: count + 1, askedForMs: nowMs - (sinceMs.current ?? nowMs) }));
  });
  useEffect(() => {
    // A request that is under way is not repeated.
    if (data === undefined && !error) return;
    sinceMs.current ??= performance.now();
    if (isOver) return;
    const timer = setTimeout(() => void ask(), everyMs);
    return () => clearTimeout(timer);
  }, [data, error, isOver, everyMs, attempts]);
  const retry = () => {
    sinceMs.current = null;
    setAttempts(FIRST);
    return refetch();
  };
  return { data, error, refetch: retry, isComplete, isOver };
}
