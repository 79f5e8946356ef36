import { callApi } from '@livery/api-client';
import { channelsEndpoints } from '@livery/contract/channels/endpoints';
import type { ScheduleEntry } from '@livery/contract/channels/entities';
import { useLanguage } from '@livery/i18n/react';
import { useValue } from '@livery/value/react';
import { useEffect } from 'react';
import { createSchedules, type Schedules } from './schedules.ts';
import { useService, type Services } from './services.tsx';

async function ask(id: number, start: number, end: number): Promise<readonly ScheduleEntry[]> {
  const { data, error } = await callApi(channelsEndpoints.getChannelSchedule, { id, start, end }, {});
  if (error) throw new Error(error.message);
  return data.schedules;
}

/** Titles are in the language that they were asked for in: each has schedules of its own. */
function createSchedulesByLanguage(_: Services, signal: AbortSignal) {
  const known = new Map<string, Schedules>();
  return (language: string): Schedules => {
    const schedules = known.get(language) ?? createSchedules({ ask, now: () => performance.now() });
    if (!known.has(language)) signal.addEventListener('abort', schedules.dispose);
    known.set(language, schedules);
    return schedules;
  };
}

/** The schedules that this site knows by now. */
export const useKnownSchedules = (): Schedules => useService(createSchedulesByLanguage)(useLanguage().language);

/**
 * The schedules of the channels in sight, most wanted first, between two moments. It answers with what is known by now and draws again when more is.
 * One list of channels in sight at a time: the last one to ask counts.
 */
export function useSchedules(channelIds: readonly number[], startMs: number, endMs: number): Schedules {
  const schedules = useKnownSchedules();
  useValue(schedules.version);
  const ids = channelIds.join();
  useEffect(() => {
    schedules.want(ids === '' ? [] : ids.split(',').map(Number), startMs, endMs);
  }, [schedules, ids, startMs, endMs]);
  return schedules;
}

export { BLOCK_MS, type ScheduleLine } from './schedules.ts';
