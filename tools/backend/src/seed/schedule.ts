import { BroadcastStock } from './broadcast-stock.ts';
import { planDay } from './plan-day.ts';
import { hashOf, randomOf } from './random.ts';
import type { SeedChannel, SeedProgramme } from '../world/channels.ts';
import type { SeedContent } from '../world/catalogue.ts';

const DAY_SECONDS = 86_400;
/** How often a boundary is not on a multiple of ten seconds (archive positions are rounded down to ten). */
const ODD_START_SHARE = 0.07;
const ODD_SHIFTS_SECONDS = [-23, -7, 4, 13, 37, 41] as const;
/** How often the broadcast really began earlier or later than announced, and by how much. */
const DRIFT_SHARE = 0.12;
const DRIFT_SECONDS = { earliest: -40, latest: 90 } as const;
/** One program in so many has no catch-up rights on a channel. */
const BLOCKED_ONE_IN = 23;

/** Ids stay below 2^31 until the year 2038: day, channel (below 4096) and position in the day. */
const FIRST_DAY = 20_000;
const CHANNEL_SPACE = 4096;
const DAY_POSITIONS = 100;

function programmeId(channelId: number, utcDay: number, position: number): number {
  return ((utcDay - FIRST_DAY) * CHANNEL_SPACE + channelId) * DAY_POSITIONS + position;
}

/** Makes the function that writes any channel's day; a channel it does not know has no programmes. */
export function scheduleOf(
  channels: readonly SeedChannel[],
  contents: readonly SeedContent[],
): (channelId: number, utcDay: number) => readonly SeedProgramme[] {
  const stock = new BroadcastStock(contents);
  const channelById = new Map(channels.map((channel) => [channel.id, channel]));
  return (channelId, utcDay) => {
    const channel = channelById.get(channelId);
    return channel === undefined ? [] : programmesOfDay(channel, utcDay, stock);
  };
}

function programmesOfDay(channel: SeedChannel, utcDay: number, stock: BroadcastStock): readonly SeedProgramme[] {
  const placed = planDay(channel, utcDay, stock);
  const random = randomOf(`air/${channel.id}/${utcDay}`);
  const dayStart = utcDay * DAY_SECONDS;
  const starts = placed.map(({ startMinute }, index) => {
    const shift = index > 0 && random.chance(ODD_START_SHARE) ? random.pick(ODD_SHIFTS_SECONDS) : 0;
    return dayStart + startMinute * 60 + shift;
  });
  return placed.map(({ program, episode, isLiveEvent }, index) => {
    const startSeconds = starts[index] ?? dayStart;
    const durationSeconds = (starts[index + 1] ?? dayStart + DAY_SECONDS) - startSeconds;
    const drift = random.chance(DRIFT_SHARE) ? random.between(DRIFT_SECONDS.earliest, DRIFT_SECONDS.latest) : 0;
    return {
      id: programmeId(channel.id, utcDay, index),
      channelId: channel.id,
      startSeconds,
      durationSeconds,
      realStartSeconds: startSeconds + drift,
      realDurationSeconds: durationSeconds,
      program,
      contentId: program.contentId,
      episodeId: episode?.id ?? null,
      episode:
        episode === null
          ? null
          : {
              title: episode.title,
              subtitle: episode.description,
              season: episode.season,
              series: episode.series,
            },
      isLiveEvent,
      isCatchupAvailable:
        channel.archivedDays > 0 && hashOf(`${channel.id}/rights/${program.id}`) % BLOCKED_ONE_IN !== 0,
    };
  });
}
