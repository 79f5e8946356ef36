import { channelsApi } from '@livery/api-client/channels';
import type { Channel, ScheduleEntry } from '@livery/contract/channels/entities';
import { scheduleRange } from '@livery/domain/schedule';
import { useNow } from '@livery/widgets/services';
import { useMemo } from 'react';

const MINUTE_MS = 60_000;

export interface ChannelSchedule {
  entries: readonly ScheduleEntry[];
  status: 'loading' | 'loaded' | 'failed';
  retry: () => void;
}

/** Three days back and ahead of a channel, in order of time. CALL-011 */
export function useSchedule(channel: Pick<Channel, 'id'>): ChannelSchedule {
  const { startSeconds, endSeconds } = scheduleRange(useNow(MINUTE_MS));
  const { data, error, refetch } = channelsApi.useGetChannelScheduleQuery({
    id: channel.id,
    start: startSeconds,
    end: endSeconds,
  });
  const entries = useMemo(() => [...(data?.schedules ?? [])].sort((a, b) => a.startSeconds - b.startSeconds), [data]);
  return { entries, status: data ? 'loaded' : error ? 'failed' : 'loading', retry: refetch };
}
