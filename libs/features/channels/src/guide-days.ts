import type { Stretch } from '@livery/ui-kit/channels';

/** The guide goes so many days back and ahead of today, like the schedule of a channel. CHAN-028 */
const DAYS_BACK = 3;
const DAYS_AHEAD = 3;

export interface GuideDay extends Stretch {
  /** By the viewer's calendar. */
  readonly id: string;
}

/** Days from midnight to midnight of the viewer's own calendar: one of 23 or 25 hours is as long as it is. */
export function guideDays(nowMs: number): GuideDay[] {
  const now = new Date(nowMs);
  return Array.from({ length: DAYS_BACK + 1 + DAYS_AHEAD }, (_, index) => {
    const midnight = (offset: number) =>
      new Date(now.getFullYear(), now.getMonth(), now.getDate() + index - DAYS_BACK + offset).getTime();
    return { id: String(index - DAYS_BACK), from: midnight(0), to: midnight(1) };
  });
}
