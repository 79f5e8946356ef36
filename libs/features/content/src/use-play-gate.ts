import type { Content } from '@livery/contract/contents/entities';
import { isOpenToAll } from '@livery/domain/gate';
import { activeRole } from '@livery/domain/profiles';
import { useGate } from '@livery/widgets/use-gate';
import { useEffect, useRef, useState } from 'react';
import { useStore } from 'react-redux';

/** `asking` draws a waiting screen, `shut` sends the viewer back to where the film is described, or says so where there is no such place. */
export type PlayGate = 'asking' | 'open' | 'shut';

/**
 * Whatever stands before a film (age, PIN) is asked here and nowhere else: the stream is requested only once this says `open`. `after` is the title
 * that played before in the same player: going on from it asks nothing twice. What cannot be played asks for nothing.
 * `wantedAtMs`: since when the viewer has waited for the stream, which is `sinceMs`, or the moment from which nothing stood before it any more. PLAY-009, PLAY-010, PLAY-011
 */
export function usePlayGate(
  { id, age, isAdult }: Content,
  { after, isPlayable, sinceMs }: { after: number | null; isPlayable: boolean; sinceMs: number },
): { state: PlayGate; wantedAtMs: number; retry: () => void } {
  const gate = useGate();
  const store = useStore();
  const [state, setState] = useState<PlayGate>('asking');
  const [attempt, setAttempt] = useState(0);
  const [wantedAtMs, setWantedAtMs] = useState(sinceMs);
  const stoodBefore = useRef(!isPlayable);
  useEffect(() => {
    if (!isPlayable) return;
    const stop = new AbortController();
    const { signal } = stop;
    const request = { action: 'vod', content: { id, age, isAdult }, after } as const;
    void gate.pass(request, { signal }).then((mayWatch) => {
      if (signal.aborted) return;
      if (stoodBefore.current || !isOpenToAll(request, activeRole(store.getState()))) setWantedAtMs(performance.now());
      setState(mayWatch ? 'open' : 'shut');
    });
    return () => stop.abort();
  }, [gate, store, id, age, isAdult, after, isPlayable, attempt]);
  const retry = () => {
    setState('asking');
    setAttempt((count) => count + 1);
  };
  return { state, wantedAtMs, retry };
}
