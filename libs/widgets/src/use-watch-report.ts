import { staleAnswers } from '@livery/api-client';
import { statsApi } from '@livery/api-client/stats';
import { isNearEnd } from '@livery/domain/playback';
import { useEffect } from 'react';
import { useDispatch } from 'react-redux';
import { useIsAlone, usePlayerHost } from './player-stage.tsx';
import { createWatchCounter } from './watch-counter.ts';

/** The player tick. */
const TICK_MS = 1_000;

/**
 * Reports what is watched under a stat id while the calling screen is there; a failed report is not worth a word to the viewer.
 * `resumable`: whether the place is kept to come back to. STAT-001..005
 */
export function useWatchReport(statId: number | undefined, { resumable }: { resumable: boolean }): void {
  const { player } = usePlayerHost();
  const dispatch = useDispatch();
  // The viewer leaves the page, or comes back to it: what was watched until then is told.
  const isAlone = useIsAlone();
  useEffect(() => {
    if (!player || statId === undefined) return;
    let sent: Promise<unknown> = Promise.resolve();
    const counter = createWatchCounter((report) => {
      // The store's own thunk type is the shell's; here only the action matters.
      sent = Promise.resolve(dispatch(statsApi.endpoints.sendWatchTime.initiate({ id: statId, ...report }) as never));
    });
    const observe = () => {
      const { playback, position, durationSeconds } = player.state;
      // Whoever goes on to the next episode 2 s before the end has seen this one: it is no place to come back to. PLAY-024
      const facts = { positionSeconds: position.mediaTime, hasEnded: playback === 'ended' };
      const isOver = durationSeconds !== null && isNearEnd({ ...facts, durationSeconds });
      counter.observe({
        nowMs: performance.now(),
        playing: playback === 'playing',
        positionSeconds: resumable ? (isOver ? durationSeconds : position.mediaTime) : null,
      });
    };
    const timer = setInterval(observe, TICK_MS);
    const onHidden = () => document.visibilityState === 'hidden' && counter.flush();
    document.addEventListener('visibilitychange', onHidden);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', onHidden);
      observe();
      counter.flush();
      // What the viewer comes back to (resume points, continue-watching) is asked again once the last report has arrived.
      if (resumable) void sent.finally(() => dispatch(staleAnswers(['rows', 'contentMeta', 'episodes'])));
    };
  }, [player, statId, resumable, dispatch, isAlone]);
}
