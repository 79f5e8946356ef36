import { systemClock, type PlayerClock } from '../services.ts';

/** The real clock with short waits: ladders and their pauses pass `times` faster, measuring stays true. */
export function hurriedClock(times: number): PlayerClock {
  return { ...systemClock, after: (delayMs, run, signal) => systemClock.after(delayMs / times, run, signal) };
}
