import { channelsApi } from '@livery/api-client/channels';
import type { ScheduleEntry } from '@livery/contract/channels/entities';
import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { useEffect, useState } from 'react';
import { useDispatch } from 'react-redux';

/** A stretch of time, Unix seconds. */
interface Stretch {
  start: number;
  end: number;
}

/** The broadcasts of several channels together; null until all have answered, without those that failed. CALL-011 */
export function useSchedules(channelIds: readonly number[], { start, end }: Stretch): ScheduleEntry[] | null {
  const dispatch = useDispatch<ThunkDispatch<unknown, unknown, UnknownAction>>();
  const [entries, setEntries] = useState<ScheduleEntry[] | null>(null);
  const ids = channelIds.join();
  useEffect(() => {
    if (ids === '') return;
    let gone = false;
    const asked = ids.split(',').map((text) => {
      const id = Number(text);
      return { id, query: dispatch(channelsApi.endpoints.getChannelSchedule.initiate({ id, start, end })) };
    });
    void Promise.all(
      asked.map(({ id, query }) =>
        query.unwrap().then(
          ({ schedules }) => schedules.map((entry) => ({ ...entry, channelId: entry.channelId ?? id })),
          () => [],
        ),
      ),
    ).then((lists) => !gone && setEntries(lists.flat()));
    return () => {
      gone = true;
      for (const { query } of asked) query.unsubscribe();
    };
  }, [dispatch, ids, start, end]);
  return entries;
}
