import { channelsEndpoints } from '@livery/contract/channels/endpoints';
import type { Channel, ScheduleEntry } from '@livery/contract/channels/entities';
import { findBySlugOrId } from '@livery/domain/channels';
import { broadcastTitle, programmeAt } from '@livery/domain/schedule';
import { NotThere, type Ask } from './guest-api.ts';
import type { Asked, FoundPage } from './pages.ts';

/** Longer than any broadcast, and a day of them. */
const HALF_A_DAY_SECONDS = 12 * 3_600;

const scheduleAround = async (channel: Channel, seconds: number, ask: Ask): Promise<readonly ScheduleEntry[]> => {
  const span = { start: seconds - HALF_A_DAY_SECONDS, end: seconds + HALF_A_DAY_SECONDS };
  const { schedules } = await ask(channelsEndpoints.getChannelSchedule, { id: channel.id, ...span });
  return schedules;
};

/** A channel with what is on, or with the broadcast of the archive that the address names. */
export async function channelPage({ params, query, ask, nowMs }: Asked): Promise<FoundPage> {
  const list = await ask(channelsEndpoints.getChannelList, undefined);
  const shown = list.channels.filter(({ isHidden }) => !isHidden);
  const channel = findBySlugOrId(shown, params['channel'] ?? '');
  if (!channel) throw new NotThere('channel');
  const moment = Number(query.get('ts') ?? Number.NaN);
  const isLive = Number.isNaN(moment);
  const seconds = isLive ? Math.floor(nowMs / 1000) : moment;
  const entries = await scheduleAround(channel, seconds, ask).catch(() => []);
  const broadcast = isLive ? onAir(channel, list.currentSchedules) : programmeAt(entries, seconds * 1000);
  const titles = entries.map(broadcastTitle).filter(Boolean);
  return {
    facts: { kind: 'channel', channel, broadcast, isLive },
    body: { heading: channel.name, text: channel.description, facts: [...new Set(titles)] },
  };
}

const onAir = (channel: Channel, current: readonly ScheduleEntry[]): ScheduleEntry | undefined =>
  current.find(({ channelId }) => channelId === channel.id) ?? channel.currentSchedule;
