import { STEP_MINUTES, type BroadcastStock, type Gap, type Item } from './broadcast-stock.ts';
import type { ScheduleFormat, SeedChannel } from '../world/channels.ts';
import { DAY_FORMATS, type AccessRequest } from './day-formats.ts';
import { randomOf } from './random.ts';
import type { TelecastKind } from './telecast-lines.ts';

const DAY_MINUTES = 1440;
/** What is left of a part of the day below this goes to the last programme. */
const SHORTEST_REST_MINUTES = 10;

/** What fills a gap when nothing of the channel's own kinds fits. */
const FILLERS: Readonly<Partial<Record<ScheduleFormat, readonly TelecastKind[]>>> = {
  kids: ['toddlers', 'school'],
  films: ['cinema'],
  series: ['cinema'],
  night: ['cinema', 'night'],
};
const USUAL_FILLERS: readonly TelecastKind[] = ['nature', 'science', 'home'];

export interface Placed extends Item {
  readonly startMinute: number;
}

/** Fills one day of a channel, part by part, in steps of five minutes, from 05:00 to 05:00 in Almaty. */
export function planDay(channel: SeedChannel, utcDay: number, stock: BroadcastStock): readonly Placed[] {
  const parts = DAY_FORMATS[channel.format];
  const random = randomOf(`schedule/${channel.id}/${utcDay}`);
  const shownFilms = new Set<number>();
  const placed: Placed[] = [];
  let cursor = 0;

  const put = (item: Item): void => {
    placed.push({ ...item, startMinute: cursor });
    cursor += item.minutes;
  };
  const prolongLast = (minutes: number): boolean => {
    const last = placed.pop();
    if (last === undefined) return false;
    placed.push({ ...last, minutes: last.minutes + minutes });
    cursor += minutes;
    return true;
  };
  const found = (want: AccessRequest, gap: Gap, salt: number): readonly Item[] => {
    if (want.type === 'series') return stock.episodes(want, gap, `${channel.id}/${salt % 3}`, utcDay);
    const item =
      want.type === 'film'
        ? stock.film(want, gap, random, shownFilms)
        : want.type === 'match'
          ? stock.match(want, gap, random)
          : stock.telecast(want.kinds, gap, random);
    return item === null ? [] : [item];
  };
  const ownKinds = parts.flatMap((part) => part.wants.flatMap((want) => (want.type === 'telecast' ? want.kinds : [])));
  const filler = (gap: Gap): Item | null =>
    stock.telecast(ownKinds, gap, random) ??
    stock.telecast(FILLERS[channel.format] ?? USUAL_FILLERS, gap, random) ??
    stock.telecast(['weather'], gap, random);

  for (const [partIndex, part] of parts.entries()) {
    const end = parts[partIndex + 1]?.atMinute ?? DAY_MINUTES;
    cursor = part.atMinute;
    for (let turn = 0; cursor < end; turn += 1) {
      const gap: Gap = { startMinute: cursor, minutes: end - cursor, previousId: placed.at(-1)?.program.id };
      if (gap.minutes <= SHORTEST_REST_MINUTES && cursor > part.atMinute && prolongLast(gap.minutes)) break;
      const position = turn % part.wants.length;
      const want = part.wants[position];
      const items = want === undefined ? [] : found(want, gap, partIndex + turn);
      for (const item of items) put(item);
      if (items.length > 0 || position < part.wants.length - 1) continue;
      const between = filler(gap);
      if (between !== null) put(between);
      else if (!prolongLast(STEP_MINUTES)) throw new Error(`nothing begins the day of channel ${channel.id}`);
    }
  }
  return placed;
}
