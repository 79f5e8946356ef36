import type { Content } from '@livery/contract/contents/entities';
import { useGate } from '@livery/widgets/use-gate';
import { useEffect, useState } from 'react';

/** `asking` draws a waiting screen, `shut` sends the viewer back to where the film is described, or says so where there is no such place. */
export type PlayGate = 'asking' | 'open' | 'shut';

/**
 * Whatever stands before a film (age, PIN) is asked here and nowhere else: the stream is requested only once this says `open`. `after` is the title
 * that played before in the same player: going on from it asks nothing twice. What cannot be played asks for nothing. PLAY-009, PLAY-010, PLAY-011
 */
export function usePlayGate(
  { id, age, isAdult }: Content,
  { after, isPlayable }: { after: number | null; isPlayable: boolean },
): { state: PlayGate; retry: () => void } {
  const gate = useGate();
  const [state, setState] = useState<PlayGate>('asking');
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    if (!isPlayable) return;
    const stop = new AbortController();
    const { signal } = stop;
    void gate.pass({ action: 'vod', content: { id, age, isAdult }, after }, { signal }).then((mayWatch) => {
      if (!signal.aborted) setState(mayWatch ? 'open' : 'shut');
    });
    return () => stop.abort();
  }, [gate, id, age, isAdult, after, isPlayable, attempt]);
  const retry = () => {
    setState('asking');
    setAttempt((count) => count + 1);
  };
  return { state, retry };
}
