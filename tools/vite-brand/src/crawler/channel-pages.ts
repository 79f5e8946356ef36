import { channelsEndpoints } from '@livery/contract/channels/endpoints';
import type { Channel, ScheduleEntry } from '@livery/contract/channels/entities';
import { channelsOfCategory, findBySlugOrId, freeChannels, isAdultCategory, isListed } from '@livery/domain/channels';
import { broadcastTitle, programmeAt } from '@livery/domain/schedule';
import { addresses } from '@livery/widgets/addresses';
import type { CrawlerText } from './crawler-site.ts';
import { NotThere, type Ask } from './guest-api.ts';
import type { Asked, FoundPage, LoadPage } from './pages.ts';

/** Longer than any broadcast, and a day of them. */
const HALF_A_DAY_SECONDS = 12 * 3_600;

const scheduleAround = async (channel: Channel, seconds: number, ask: Ask): Promise<readonly ScheduleEntry[]> => {
  const span = { start: seconds - HALF_A_DAY_SECONDS, end: seconds + HALF_A_DAY_SECONDS };
  const { schedules } = await ask(channelsEndpoints.getChannelSchedule, { id: channel.id, ...span });
  return schedules;
};

/** A channel with what is on, or with the broadcast that the address names. */
export async function channelPage({ params, query, ask, nowMs }: Asked): Promise<FoundPage> {
  const list = await ask(channelsEndpoints.getChannelList, undefined);
  const shown = list.channels.filter(isListed);
  const channel = findBySlugOrId(shown, params['channel'] ?? '');
  if (!channel) throw new NotThere('channel');
  const moment = Number(query.get('ts')) || Number.NaN;
  const isLive = Number.isNaN(moment);
  const seconds = isLive ? Math.floor(nowMs / 1000) : moment;
  const entries = await scheduleAround(channel, seconds, ask).catch(() => []);
  const broadcast = isLive ? onAir(channel, list.currentSchedules) : programmeAt(entries, seconds * 1000);
  const isComing = !isLive && seconds * 1000 > nowMs;
  const facts = { kind: 'channel', channel, broadcast, isLive, isComing } as const;
  const titles = [...new Set(entries.map(broadcastTitle).filter(Boolean))];
  const title = isLive || !broadcast ? '' : broadcastTitle(broadcast);
  if (!title) return { facts, body: { heading: channel.name, text: channel.description, facts: titles } };
  const toChannel = { title: channel.name, href: addresses.channel(channel) };
  return {
    facts,
    body: { heading: title, text: broadcast?.program?.description, facts: titles, lists: [{ links: [toChannel] }] },
  };
}

const onAir = (channel: Channel, current: readonly ScheduleEntry[]): ScheduleEntry | undefined =>
  current.find(({ channelId }) => channelId === channel.id) ?? channel.currentSchedule;

/** The word for "no category in particular" in addresses. */
const ANY_CATEGORY = 'all';

/** Channels as links. */
const listOf = (
  { text, path }: Asked,
  key: CrawlerText,
  channels: readonly Channel[],
  isPrivate = false,
): FoundPage => {
  const title = text(key);
  const links = channels.map((channel) => ({ title: channel.name, href: addresses.channel(channel) }));
  return { facts: { kind: 'plain', title, path, isPrivate }, body: { heading: title, lists: [{ links }] } };
};

const listed = async (ask: Ask): Promise<Channel[]> => {
  const { channels } = await ask(channelsEndpoints.getChannelList, undefined);
  return channels.filter(isListed);
};

/** All channels, or those of the category that the address names. What is for adults is shown to nobody who was not asked. CHAN-005, CHAN-051 */
export const channelsPage: LoadPage = async (asked) => {
  const { params, ask } = asked;
  const channels = await listed(ask);
  const named = params['category'];
  if (named === undefined) return listOf(asked, 'nav_channels', channels);
  const { categories } = await ask(channelsEndpoints.getChannelCategories, undefined);
  const category = findBySlugOrId(categories, named);
  if (!category && named === ANY_CATEGORY) return listOf(asked, 'nav_channels', channels);
  if (!category) throw new NotThere('category');
  if (isAdultCategory(category)) return listOf(asked, 'nav_channels', [], true);
  return listOf(asked, 'nav_channels', channelsOfCategory(channels, category));
};

/** CHAN-078 */
export const freeChannelsPage: LoadPage = async (asked) =>
  listOf(asked, 'channels_free_title', freeChannels(await listed(asked.ask)));

/** Whose programmes the guide shows. */
export const guidePage: LoadPage = async (asked) => listOf(asked, 'guide_title', await listed(asked.ask));
