import { callApi } from '@livery/api-client';
import { channelsEndpoints } from '@livery/contract/channels/endpoints';
import type { ScheduleEntry } from '@livery/contract/channels/entities';
import { useLanguage } from '@livery/i18n/react';
import { useValue } from '@livery/value/react';
import { useEffect, useSyncExternalStore } from 'react';
import { createSchedules, type ScheduleLine, type Schedules } from './schedules.ts';
import { useService, type Services } from './services.tsx';

async function ask(id: number, start: number, end: number): Promise<readonly ScheduleEntry[]> {
  const { data, error } = await callApi(channelsEndpoints.getChannelSchedule, { id, start, end }, {});
  if (error) throw new Error(error.message);
  return data.schedules.map((entry) => (entry.channelId === undefined ? { ...entry, channelId: id } : entry));
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

function useRequest(schedules: Schedules, channelIds: readonly number[], startMs: number, endMs: number): void {
  const ids = channelIds.join();
  useEffect(
    () => schedules.request(ids === '' ? [] : ids.split(',').map(Number), startMs, endMs),
    [schedules, ids, startMs, endMs],
  );
}

/** The schedules of several channels between two moments, most wanted first. It answers with what is known by now and draws again when more is. */
export function useSchedules(channelIds: readonly number[], startMs: number, endMs: number): Schedules {
  const schedules = useKnownSchedules();
  useValue(schedules.version);
  useRequest(schedules, channelIds, startMs, endMs);
  return schedules;
}

/** The schedule of one channel between two moments; drawn again only when more of it is known. Asked for when `mayAsk`. */
export function useScheduleLine(
  channelId: number,
  { startMs, endMs, mayAsk }: { startMs: number; endMs: number; mayAsk: boolean },
): { line: ScheduleLine; retry: () => void } {
  const schedules = useKnownSchedules();
  useRequest(schedules, mayAsk ? [channelId] : [], startMs, endMs);
  const line = useSyncExternalStore(schedules.version.subscribe, () => schedules.line(channelId, startMs, endMs));
  return { line, retry: () => schedules.retry(channelId) };
}

export { BLOCK_MS, type ScheduleLine } from './schedules.ts';
