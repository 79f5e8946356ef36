import type { ScheduleEntry } from '@livery/contract/channels/entities';
import { isAdultProgramme } from '@livery/domain/schedule';
import { useEffect, useEffectEvent } from 'react';

const LOOK_EVERY_MS = 1000;

interface Borders {
  /** What is on the screen. */
  programme: () => ScheduleEntry | undefined;
  /** Playback has run into what may not be shown. LIVE-011 */
  isDark: () => boolean;
  /** Wishes for the moment that plays as if it had been chosen just now. */
  onStop: () => void;
}

/** A programme for adults begins while the channel plays: it is asked about. One that may not be shown is not. LIVE-058, LIVE-059 */
export function useProgrammeBorders(isPlaying: boolean, { programme, isDark, onStop }: Borders): void {
  const current = useEffectEvent(programme);
  const dark = useEffectEvent(isDark);
  const stop = useEffectEvent(onStop);
  useEffect(() => {
    if (!isPlaying) return;
    let last = current()?.id;
    const timer = setInterval(() => {
      const next = current();
      const hasBegun = next?.id !== last;
      last = next?.id;
      if (dark() || (hasBegun && next && isAdultProgramme(next, true))) stop();
    }, LOOK_EVERY_MS);
    return () => clearInterval(timer);
  }, [isPlaying]);
}
