import type { ScheduleEntry } from '@livery/contract/channels/entities';
import { isAdultProgramme } from '@livery/domain/schedule';
import { PLAYER_TICK_MS } from '@livery/domain/tuning';

interface Borders {
  /** What is on the screen. */
  programme(): ScheduleEntry | undefined;
  /** Playback has run into what may not be shown. LIVE-011 */
  isDark(): boolean;
  /** Asks for the moment that plays as if it had been chosen just now. */
  onStop(): void;
}

/** A programme for adults begins while the channel plays: it is asked about. One that may not be shown is not. LIVE-058, LIVE-059 */
export function watchBorders({ programme, isDark, onStop }: Borders, signal: AbortSignal): void {
  let last = programme()?.id;
  const timer = setInterval(() => {
    const next = programme();
    const hasBegun = next?.id !== last;
    last = next?.id;
    if (isDark() || (hasBegun && next && isAdultProgramme(next, true))) onStop();
  }, PLAYER_TICK_MS);
  signal.addEventListener('abort', () => clearInterval(timer), { once: true });
}
