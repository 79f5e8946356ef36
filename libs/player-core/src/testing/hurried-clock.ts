import { systemClock, type Clock } from '../services.ts';

/** The real clock with short waits: ladders and their pauses pass `times` faster, measuring stays true. */
export function hurriedClock(times: number): Clock {
  return { ...systemClock, after: (delayMs, run, signal) => systemClock.after(delayMs / times, run, signal) };
}
