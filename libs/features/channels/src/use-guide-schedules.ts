import type { ViewerChannel } from '@livery/domain/channels';
import type { GuideEntry, GuideSchedule, GuideSchedules, GuideSight, Stretch } from '@livery/ui-kit/channels';
import { MINUTE_MS } from '@livery/value/durations';
import { useKnownSchedules, type ScheduleLine } from '@livery/widgets/use-schedules';
import { useEffect, useMemo, useRef } from 'react';
import { guideSchedule } from './guide-entries.ts';

const NO_SCHEDULE: GuideSchedule<GuideEntry> = { from: 0, to: 0, programmes: [], missing: [] };

/** The schedules as the grid draws them, made once for each minute and answer; asked for by what is in sight. */
export function useGuideSchedules(
  channels: readonly ViewerChannel[],
  category: string,
  { from, to }: Stretch,
  nowMs: number,
): GuideSchedules & { request: (sight: GuideSight) => void; retry: (channelId: number) => void } {
  const schedules = useKnownSchedules();
  const callOff = useRef<(() => void) | null>(null);
  useEffect(() => () => callOff.current?.(), []);
  const minuteMs = Math.floor(nowMs / MINUTE_MS) * MINUTE_MS;
  return useMemo(() => {
    const byId = new Map(channels.map((channel) => [channel.id, channel]));
    const made = new WeakMap<ScheduleLine, GuideSchedule<GuideEntry>>();
    return {
      of(channelId, fromMs, toMs) {
        const channel = byId.get(channelId);
        if (!channel) return NO_SCHEDULE;
        const line = schedules.line(channelId, fromMs, toMs);
        const known = made.get(line);
        if (known) return known;
        const schedule = guideSchedule(line, { channel, category, nowMs: minuteMs, span: { from, to } });
        made.set(line, schedule);
        return schedule;
      },
      subscribe: schedules.version.subscribe,
      request({ channelIds, fromMs, toMs }) {
        callOff.current?.();
        callOff.current = schedules.request(channelIds, fromMs, toMs);
      },
      retry: schedules.retry,
    };
  }, [schedules, channels, category, from, to, minuteMs]);
}
