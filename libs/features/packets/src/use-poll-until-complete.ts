import { shouldPollAgain } from '@livery/domain/packets';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { Asked } from './use-packets.ts';

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

/** Refetches until the answer is complete, for half a minute at most. A refusal of the server ends it. PACK-040, PACK-057 */
export function usePollUntilComplete<Data>(
  asked: Asked<Data>,
  { everyMs, isReady = () => true }: PollOptions<Data>,
): Asked<Data> & { readonly isComplete: boolean } {
  const { data, error, refetch } = asked;
  const isComplete = data !== undefined && isReady(data);
  const sinceMs = useRef<number | null>(null);
  // An equal answer changes no other dependency of the effect.
  const [attempt, setAttempt] = useState(0);
  const ask = useEffectEvent(async () => {
    await refetch();
    setAttempt((count) => count + 1);
  });
  useEffect(() => {
    // A request that is under way is not repeated.
    if (data === undefined && !error) return;
    sinceMs.current ??= performance.now();
    const askedForMs = performance.now() - sinceMs.current;
    if (!shouldPollAgain({ isReady: isComplete, isRefused: isRefusal(error), askedForMs })) return;
    const timer = setTimeout(() => void ask(), everyMs);
    return () => clearTimeout(timer);
  }, [data, error, isComplete, everyMs, attempt]);
  const retry = () => {
    sinceMs.current = null;
    return refetch();
  };
  return { data, error, refetch: retry, isComplete };
}
