import type { Channel, ScheduleEntry } from '@livery/contract/channels/entities';
import { blackoutAt, LIVE_WITHIN_SECONDS } from '@livery/domain/schedule';
import { useBlackoutRules } from './use-blackout-rules.ts';

/** The still that stands for a moment that may not be shown; undefined for one that may, and where the operator has set none. LIVE-014 */
export function useBlackoutStill(
  channel: Pick<Channel, 'id'>,
  schedule: readonly ScheduleEntry[],
  nowMs: number,
): (wallTimeMs: number) => string | undefined {
  const { safeAreaSeconds, screenshotUrl } = useBlackoutRules(channel);
  const rules = { safeAreaSeconds, liveWindowSeconds: LIVE_WITHIN_SECONDS };
  return (wallTimeMs) => (blackoutAt(schedule, wallTimeMs, nowMs, rules) ? screenshotUrl : undefined);
}
