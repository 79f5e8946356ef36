import type { ScheduleEntry } from '@livery/contract/channels/entities';
import { isAdultProgramme } from '@livery/domain/schedule';
import { PLAYER_TICK_MS } from '@livery/domain/tuning';

interface Borders {
  /** What is on the screen. */
  programme(): ScheduleEntry | undefined;
  /** Playback has run into a blackout. LIVE-011 */
  isBlackedOut(): boolean;
  /** Whether somebody is asked before what is on the screen. */
  asks(): Promise<boolean>;
  /** Runs the gates again at the current position. */
  reenter(): void;
}

/**
 * Runs the gates again where a blackout begins while the channel plays, or an adult programme that somebody is asked about: whoever is asked
 * nothing notices no border. LIVE-058, LIVE-059
 */
export function watchBorders({ programme, isBlackedOut, asks, reenter }: Borders, signal: AbortSignal): void {
  let last = programme()?.id;
  const timer = setInterval(() => {
    const next = programme();
    const hasBegun = next?.id !== last;
    last = next?.id;
    if (isBlackedOut()) reenter();
    else if (hasBegun && next && isAdultProgramme(next, true))
      void asks().then((isAsked) => isAsked && !signal.aborted && reenter());
  }, PLAYER_TICK_MS);
  signal.addEventListener('abort', () => clearInterval(timer), { once: true });
}
