import { channelsApi } from '@livery/api-client/channels';
import type { Channel, ScheduleEntry } from '@livery/contract/channels/entities';
import { scheduleRange } from '@livery/domain/schedule';
import { useNow } from '@livery/widgets/services';
import { useEffect, useMemo, useState } from 'react';

const MINUTE_MS = 60_000;
/** A schedule without programmes is asked for again so often, so long apart. CHAN-035 */
const RETRIES = 5;
const RETRY_MS = 3_000;

export interface ChannelSchedule {
  entries: readonly ScheduleEntry[];
  status: 'loading' | 'loaded' | 'failed';
  retry: () => void;
}

/** Three days back and ahead of a channel, in order of time. CALL-011, CHAN-032 */
export function useSchedule(channel: Pick<Channel, 'id'>): ChannelSchedule {
  const { startSeconds, endSeconds } = scheduleRange(useNow(MINUTE_MS));
  const { data, error, isFetching, refetch } = channelsApi.useGetChannelScheduleQuery({
    id: channel.id,
    start: startSeconds,
    end: endSeconds,
  });
  const entries = useMemo(() => [...(data?.schedules ?? [])].sort((a, b) => a.startSeconds - b.startSeconds), [data]);
  const [retries, setRetries] = useState(0);
  const isMissing = !isFetching && entries.length === 0 && (data !== undefined || error !== undefined);
  const triesAgain = isMissing && retries < RETRIES;
  useEffect(() => {
    if (!triesAgain) return;
    const timer = setTimeout(() => {
      setRetries((before) => before + 1);
      void refetch();
    }, RETRY_MS);
    return () => clearTimeout(timer);
  }, [triesAgain, retries, refetch]);

  const isSettled = entries.length > 0 || (isMissing && !triesAgain);
  const status = !isSettled ? 'loading' : entries.length === 0 && error ? 'failed' : 'loaded';
  return { entries, status, retry: refetch };
}
