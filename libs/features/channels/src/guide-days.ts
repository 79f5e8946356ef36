import type { Stretch } from '@livery/ui-kit/channels';

/** The guide goes at least so many days back of today, like the schedule of a channel, and so many ahead. CHAN-028 */
const FEWEST_BACK = 3;
const MOST_BACK = 7;
const DAYS_AHEAD = 3;

export interface GuideDay extends Stretch {
  /** By the viewer's calendar, counted from today. */
  readonly id: string;
}

/** Days from midnight to midnight of the viewer's own calendar, as far back as an archive reaches: one of 23 or 25 hours is as long as it is. */
export function guideDays(nowMs: number, archiveDays = 0): GuideDay[] {
  const now = new Date(nowMs);
  const back = Math.min(MOST_BACK, Math.max(FEWEST_BACK, archiveDays));
  return Array.from({ length: back + 1 + DAYS_AHEAD }, (_, index) => {
    const midnight = (offset: number) =>
      new Date(now.getFullYear(), now.getMonth(), now.getDate() + index - back + offset).getTime();
    return { id: String(index - back), from: midnight(0), to: midnight(1) };
  });
}

/** The day that holds a moment; the nearest one for a moment beyond all. */
export const guideDayOf = (days: readonly GuideDay[], wallTimeMs: number): GuideDay =>
  days.find(({ to }) => wallTimeMs < to) ?? days.at(-1)!;

/** The moment of another day when clocks show the same. */
export function sameTimeOn({ from }: GuideDay, wallTimeMs: number): number {
  const [day, moment] = [new Date(from), new Date(wallTimeMs)];
  return new Date(
    day.getFullYear(),
    day.getMonth(),
    day.getDate(),
    moment.getHours(),
    moment.getMinutes(),
    moment.getSeconds(),
  ).getTime();
}
