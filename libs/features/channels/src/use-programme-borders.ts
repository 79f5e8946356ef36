import type { ScheduleEntry } from '@livery/contract/channels/entities';
import { isAdultProgramme } from '@livery/domain/schedule';
import { useEffect, useEffectEvent } from 'react';

const LOOK_EVERY_MS = 1000;

/** A programme for adults begins while the channel plays: it is asked about as if it had been chosen just now. LIVE-059 */
export function useProgrammeBorders(
  isPlaying: boolean,
  { programme, onAdult }: { programme: () => ScheduleEntry | undefined; onAdult: () => void },
): void {
  const current = useEffectEvent(programme);
  const ask = useEffectEvent(onAdult);
  useEffect(() => {
    if (!isPlaying) return;
    let last = current()?.id;
    const timer = setInterval(() => {
      const next = current();
      if (next?.id === last) return;
      last = next?.id;
      if (next && isAdultProgramme(next, true)) ask();
    }, LOOK_EVERY_MS);
    return () => clearInterval(timer);
  }, [isPlaying]);
}
