import type { Page } from 'playwright';

type Wire = Record<string, unknown>;
interface ChannelListWire {
  channels: (Wire & { id: number; name: string })[];
  current_schedules?: (Wire & { channel_id: number })[];
}

const COPY_IDS = 100_000;
const HOUR_SECONDS = 3600;
/** Lengths of programmes in minutes, as a day has them: from the weather to a film. */
const LENGTHS = [45, 30, 90, 20, 120, 8, 5, 12, 60, 25, 55];
const TITLES = [
  'Вечерние итоги',
  'Особый разговор',
  'Новости дня',
  'Погода',
  'Дороги страны',
  'Тринадцатый стул',
  'Лёд',
];

/**
 * The page's backend has so many channels: those that it has, again and again under other ids, each with programmes around the clock.
 * What stands in for the backend answers at once, so that what is measured is the site.
 */
export async function withManyChannels(page: Page, count: number): Promise<void> {
  await page.route(/\/channel_list\?/, async (route) => {
    const response = await route.fetch();
    const list = (await response.json()) as ChannelListWire;
    const channels = Array.from({ length: count }, (_, index) => {
      const channel = list.channels[index % list.channels.length]!;
      const copy = Math.floor(index / list.channels.length);
      return copy === 0
        ? channel
        : { ...channel, id: channel.id + copy * COPY_IDS, slug: undefined, name: `${channel.name} ${copy + 1}` };
    });
    const onAir = new Map(list.current_schedules?.map((entry) => [entry.channel_id, entry]));
    const current_schedules = channels.flatMap(({ id }) => {
      const entry = onAir.get(id % COPY_IDS);
      return entry ? [{ ...entry, channel_id: id }] : [];
    });
    await route.fulfill({ response, json: { ...list, channels, current_schedules } });
  });
  await page.route(/\/content_schedule\?/, async (route) => {
    const { pathname, searchParams } = new URL(route.request().url());
    const channelId = Number(/channels\/(\d+)/.exec(pathname)?.[1]);
    const [from, to] = [Number(searchParams.get('start')), Number(searchParams.get('end'))];
    await route.fulfill({
      headers: { 'access-control-allow-origin': '*' },
      json: { schedules: programmes(channelId, from, to) },
    });
  });
}

/** The programmes of a channel that touch a stretch, in Unix seconds: the same at every question. */
function programmes(channelId: number, from: number, to: number): Wire[] {
  const seed = channelId % 97;
  const round = LENGTHS.reduce((sum, minutes) => sum + minutes * 60, 0);
  const found: Wire[] = [];
  let at = Math.floor(from / round) * round - HOUR_SECONDS - (seed % 13) * 300;
  for (let index = seed; at < to; index += 1) {
    const duration = LENGTHS[index % LENGTHS.length]! * 60;
    const title = TITLES[Math.floor(at / 300) % TITLES.length];
    if (at + duration > from)
      found.push({
        id: at * 1000 + (channelId % 1000),
        channel_id: channelId,
        timestamp: at,
        duration,
        program: { id: index + 1, title },
        is_catchup_available: true,
      });
    at += duration;
  }
  return found;
}
