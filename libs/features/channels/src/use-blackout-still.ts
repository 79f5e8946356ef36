import { channelsApi } from '@livery/api-client/channels';
import type { Channel, ScheduleEntry } from '@livery/contract/channels/entities';
import { blackoutAt, LIVE_WITHIN_SECONDS } from '@livery/domain/schedule';

/** The still that stands for a moment that may not be shown; undefined for one that may, and where the operator has set none. LIVE-014 */
export function useBlackoutStill(
  { id }: Pick<Channel, 'id'>,
  schedule: readonly ScheduleEntry[],
  nowMs: number,
): (wallTimeMs: number) => string | undefined {
  const { data: config } = channelsApi.useGetChannelConfigQuery({ id });
  const { safeAreaSeconds = 0, screenshotUrl } = config?.blackout ?? {};
  const rules = { safeAreaSeconds, liveWindowSeconds: LIVE_WITHIN_SECONDS };
  return (wallTimeMs) => (blackoutAt(schedule, wallTimeMs, nowMs, rules) ? screenshotUrl : undefined);
}
