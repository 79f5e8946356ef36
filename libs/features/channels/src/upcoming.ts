import { EVENING_HOUR } from '@livery/domain/schedule';
import type { GuideEntry, Stretch } from '@livery/ui-kit/channels';
import { HOUR_MS } from '@livery/value/durations';

/** As many programmes as stand beside what is told of one. */
const COUNT = 3;
/** A late evening ends with the day. */
const EVENING_ENDS_HOUR = 24;

/** What comes after a programme on its channel. */
export const nextOf = (programmes: readonly GuideEntry[], { endMs }: Pick<GuideEntry, 'endMs'>): GuideEntry[] =>
  programmes.filter(({ startMs }) => startMs >= endMs).slice(0, COUNT);

/** The evening of the day that a moment is in. */
export const eveningOf = (nowMs: number): Stretch => ({
  from: new Date(nowMs).setHours(EVENING_HOUR, 0, 0, 0),
  to: new Date(nowMs).setHours(EVENING_ENDS_HOUR, 0, 0, 0),
});

/** What a channel begins this evening and has yet to begin. */
export function thisEvening(programmes: readonly GuideEntry[], nowMs: number): GuideEntry[] {
  const { from, to } = eveningOf(nowMs);
  return programmes.filter(({ startMs }) => startMs >= from && startMs < to && startMs > nowMs).slice(0, COUNT);
}

/** How far ahead of a programme is told. */
const AHEAD_MS = 6 * HOUR_MS;

/** What must be known to tell of a programme: what comes after it, and of one of today the evening too. */
export function upcomingStretch({ startMs, endMs }: Pick<GuideEntry, 'startMs' | 'endMs'>, nowMs: number): Stretch {
  const evening = eveningOf(nowMs);
  const isToday = startMs < evening.to && endMs > evening.to - 24 * HOUR_MS;
  return { from: endMs, to: isToday ? Math.max(evening.to, endMs + AHEAD_MS) : endMs + AHEAD_MS };
}
