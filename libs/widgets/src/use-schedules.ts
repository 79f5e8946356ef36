import { callApi } from '@livery/api-client';
import { channelsEndpoints } from '@livery/contract/channels/endpoints';
import type { ScheduleEntry } from '@livery/contract/channels/entities';
import { useLanguage } from '@livery/i18n/react';
import { useValue } from '@livery/value/react';
import { useEffect } from 'react';
import { createScheduleBlocks, type ScheduleBlocks } from './schedule-blocks.ts';

async function ask(id: number, start: number, end: number): Promise<readonly ScheduleEntry[]> {
  const { data, error } = await callApi(channelsEndpoints.getChannelSchedule, { id, start, end }, {});
  if (error) throw new Error(error.message);
  return data.schedules;
}

const create = () => createScheduleBlocks({ ask, now: () => performance.now() });
let latest: { language: string; blocks: ScheduleBlocks } | null = null;

/** Titles are in the language that they were asked for in: another one begins anew. */
function blocksIn(language: string): ScheduleBlocks {
  if (latest?.language !== language) latest = { language, blocks: create() };
  return latest.blocks;
}

/** The schedules that this site knows by now. */
export const useScheduleBlocks = (): ScheduleBlocks => blocksIn(useLanguage().language);

/**
 * The schedules of the channels in sight, most wanted first, between two moments. It answers with what is known by now and draws again when more is.
 * One list of channels in sight at a time: the last one to ask counts.
 */
export function useSchedules(channelIds: readonly number[], startMs: number, endMs: number): ScheduleBlocks {
  const blocks = useScheduleBlocks();
  useValue(blocks.version);
  const ids = channelIds.join();
  useEffect(() => {
    blocks.want(ids === '' ? [] : ids.split(',').map(Number), startMs, endMs);
  }, [blocks, ids, startMs, endMs]);
  return blocks;
}

export type { ScheduleLine } from './schedule-blocks.ts';
