import { channelsApi } from '@livery/api-client/channels';
import type { Channel, Schedule, ScheduleEntry } from '@livery/contract/channels/entities';
import { archiveDays, scheduleRange } from '@livery/domain/schedule';
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

/** What came for a channel, and how often it was asked for again. */
interface Asked {
  readonly channelId: number;
  readonly schedule: Schedule | undefined;
  readonly retries: number;
}

/**
 * Three days back and ahead of a channel, further back where its archive reaches, in order of time; of this channel only, also while another's schedule was here before. CALL-011, CHAN-032
 * @param mayAsk false as long as something else needs the line
 */
export function useSchedule(channel: Pick<Channel, 'id'> & Partial<Channel>, mayAsk = true): ChannelSchedule {
  const { id } = channel;
  const { startSeconds, endSeconds } = scheduleRange(useNow(MINUTE_MS), archiveDays(channel));
  const query = channelsApi.useGetChannelScheduleQuery({ id, start: startSeconds, end: endSeconds }, { skip: !mayAsk });
  const { currentData, error, isFetching, refetch } = query;

  const [before, setAsked] = useState<Asked>({ channelId: id, schedule: undefined, retries: 0 });
  const { retries, ...kept } = before.channelId === id ? before : { schedule: undefined, retries: 0 };
  // The stretch to ask for moves on by the hour: until the next has come, the last one stands.
  const schedule = currentData ?? kept.schedule;
  if (before.channelId !== id || before.schedule !== schedule) setAsked({ channelId: id, schedule, retries });

  const entries = useMemo(
    () => [...(schedule?.schedules ?? [])].sort((a, b) => a.startSeconds - b.startSeconds),
    [schedule],
  );
  const isMissing = !isFetching && entries.length === 0 && (schedule !== undefined || error !== undefined);
  const triesAgain = isMissing && retries < RETRIES;
  useEffect(() => {
    if (!triesAgain) return;
    const timer = setTimeout(() => {
      setAsked((now) => ({ ...now, retries: now.retries + 1 }));
      void refetch();
    }, RETRY_MS);
    return () => clearTimeout(timer);
  }, [triesAgain, retries, refetch]);

  const isSettled = entries.length > 0 || (isMissing && !triesAgain);
  const status = !isSettled ? 'loading' : entries.length === 0 && error ? 'failed' : 'loaded';
  return { entries, status, retry: refetch };
}
