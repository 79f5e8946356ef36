import { DAY_FORMATS, type Want } from './day-formats.ts';
import { genreBySlug } from './genres.ts';
import { MATCHES } from './matches.ts';
import { programOfContent, telecastPrograms } from './programs.ts';
import { hashOf, randomOf, type Random } from './random.ts';
import { HOURS_OF_TELECAST, TELECAST_LINES } from './telecast-lines.ts';
import type { SeedChannel, SeedContent, SeedEpisode, SeedProgram, SeedProgramme } from './world.ts';

export const DAY_SECONDS = 86_400;
const DAY_MINUTES = 1440;
/** Schedules are written in steps of five minutes. */
const STEP_MINUTES = 5;
/** What is left of a part of the day below this goes to the last programme. */
const SHORTEST_REST_MINUTES = 10;
/** Breaks make a film or an episode longer on the air than it is. */
const BREAKS_FACTOR = 1.08;
const MATCH_MINUTES = { football: 120, hockey: 150, boxing: 180 } as const;
/** How often a boundary is not on a multiple of ten seconds (archive positions are rounded down to ten). */
const ODD_START_SHARE = 0.07;
const ODD_SHIFTS_SECONDS = [-23, -7, 4, 13, 37, 41] as const;
/** How often the broadcast really began earlier or later than announced. */
const DRIFT_SHARE = 0.12;
/** One program in so many has no catch-up rights on a channel. */
const BLOCKED_ONE_IN = 23;

/** What fills a gap when nothing of the channel's own kinds fits. */
const GENERAL_FILLERS: Readonly<Record<string, readonly string[]>> = {
  kids: ['toddlers', 'school'],
  films: ['cinema'],
  series: ['cinema'],
  night: ['cinema', 'night'],
};

/** Ids stay below 2^31 until the year 2038: day, channel (below 4096) and position in the day. */
const FIRST_DAY = 20_000;
const CHANNEL_SPACE = 4096;
const DAY_POSITIONS = 100;

export function programmeId(channelId: number, utcDay: number, position: number): number {
  return ((utcDay - FIRST_DAY) * CHANNEL_SPACE + channelId) * DAY_POSITIONS + position;
}

interface Item {
  readonly program: SeedProgram;
  readonly minutes: number;
  readonly episode: SeedEpisode | null;
  readonly isLiveEvent: boolean;
}

interface Placed extends Item {
  readonly startMinute: number;
}

/** Makes the function that writes any channel's day; it only reads what it was given. */
export function scheduleOf(
  channels: readonly SeedChannel[],
  contents: readonly SeedContent[],
): (channelId: number, utcDay: number) => readonly SeedProgramme[] {
  const telecasts = telecastPrograms().map((program, index) => ({ program, line: TELECAST_LINES[index] }));
  const films = contents.filter(({ contentType, isLost }) => contentType === 'movie' && !isLost);
  const series = contents.filter(({ contentType }) => contentType === 'series');
  const programs = new Map(contents.map((content) => [content.id, programOfContent(content)]));
  const genreOf = (content: SeedContent): number => content.genreIds[0] ?? 0;
  const channelById = new Map(channels.map((channel) => [channel.id, channel]));

  const programOf = (content: SeedContent): SeedProgram => programs.get(content.id) ?? programOfContent(content);

  function telecastFor(
    kinds: readonly string[],
    random: Random,
    startMinute: number,
    longestMinutes: number,
  ): Item | null {
    const fitting = telecasts.flatMap(({ program, line }) =>
      line !== undefined && kinds.includes(line.kind) && isRightHour(line.title[0], startMinute)
        ? line.minutes.filter((minutes) => minutes <= longestMinutes).map((minutes) => ({ program, minutes }))
        : [],
    );
    if (fitting.length === 0) return null;
    return { ...random.pick(fitting), episode: null, isLiveEvent: false };
  }

  function filmFor(
    want: Extract<Want, { type: 'film' }>,
    random: Random,
    used: Set<number>,
    longestMinutes: number,
  ): Item | null {
    const genres = new Set(want.genres.map((slug) => genreBySlug(slug).id));
    const fitting = films.filter(
      (film) =>
        genres.has(genreOf(film)) &&
        film.age <= want.maxAge &&
        !used.has(film.id) &&
        airMinutes(film.durationSeconds) <= longestMinutes,
    );
    if (fitting.length === 0) return null;
    const film = random.pick(fitting);
    used.add(film.id);
    return { program: programOf(film), minutes: airMinutes(film.durationSeconds), episode: null, isLiveEvent: false };
  }

  function episodesFor(
    want: Extract<Want, { type: 'series' }>,
    channelId: number,
    utcDay: number,
    partIndex: number,
    longestMinutes: number,
  ): readonly Item[] {
    const genres = new Set(want.genres.map((slug) => genreBySlug(slug).id));
    const fitting = series.filter((candidate) => genres.has(genreOf(candidate)) && candidate.age <= want.maxAge);
    const chosen =
      fitting[hashOf(`${channelId}/${partIndex}/${want.genres.join()}/${Math.floor(utcDay / 14)}`) % fitting.length];
    if (chosen === undefined) return [];
    const episodes = chosen.seasons
      .flatMap((season) => season.episodes)
      .filter(({ isAnnouncement }) => !isAnnouncement);
    const items: Item[] = [];
    let left = longestMinutes;
    for (let nth = 0; nth < want.episodes; nth += 1) {
      const episode = episodes[(utcDay * want.episodes + nth) % episodes.length];
      if (episode === undefined) break;
      const minutes = airMinutes(episode.durationSeconds);
      if (minutes > left) break;
      left -= minutes;
      items.push({ program: programOf(chosen), minutes, episode, isLiveEvent: false });
    }
    return items;
  }

  function matchFor(want: Extract<Want, { type: 'match' }>, random: Random, longestMinutes: number): Item | null {
    const minutes = MATCH_MINUTES[want.contest];
    if (minutes > longestMinutes) return null;
    return { program: random.pick(MATCHES[want.contest]), minutes, episode: null, isLiveEvent: true };
  }

  /** Fills one day, part by part, in steps of five minutes. */
  function placedDay(channel: SeedChannel, utcDay: number): readonly Placed[] {
    const parts = DAY_FORMATS[channel.format];
    const random = randomOf(`schedule/${channel.id}/${utcDay}`);
    const used = new Set<number>();
    const placed: Placed[] = [];
    const put = (item: Item, startMinute: number): number => {
      placed.push({ ...item, startMinute });
      return startMinute + item.minutes;
    };
    for (const [partIndex, part] of parts.entries()) {
      const end = parts[partIndex + 1]?.atMinute ?? DAY_MINUTES;
      let cursor = part.atMinute;
      for (let turn = 0; cursor < end; turn += 1) {
        const left = end - cursor;
        const last = placed.at(-1);
        if (left <= SHORTEST_REST_MINUTES && last !== undefined && cursor > part.atMinute) {
          placed[placed.length - 1] = { ...last, minutes: last.minutes + left };
          break;
        }
        const want = part.wants[turn % part.wants.length];
        const previousId = last?.program.id;
        const found = want === undefined ? [] : itemsFor(want, partIndex + turn, cursor, left);
        const items = found.filter((item) => item.episode !== null || item.program.id !== previousId);
        if (items.length > 0) for (const item of items) cursor = put(item, cursor);
        else if (turn % part.wants.length === part.wants.length - 1)
          cursor = put(fillerFor(cursor, left, previousId), cursor);
      }
    }
    return placed;

    function itemsFor(want: Want, salt: number, cursor: number, left: number): readonly Item[] {
      if (want.type === 'series') return episodesFor(want, channel.id, utcDay, salt % 3, left);
      const item =
        want.type === 'film'
          ? filmFor(want, random, used, left)
          : want.type === 'match'
            ? matchFor(want, random, left)
            : telecastFor(want.kinds, random, cursor, left);
      return item === null ? [] : [item];
    }

    /** Something of the channel's own kind that fits, else the weather. */
    function fillerFor(cursor: number, left: number, previousId: number | undefined): Item {
      const kinds = parts.flatMap((part) => part.wants.flatMap((want) => (want.type === 'telecast' ? want.kinds : [])));
      const general = GENERAL_FILLERS[channel.format] ?? ['nature', 'science', 'home'];
      for (const choice of [kinds, general]) {
        const item = telecastFor(choice, random, cursor, left);
        if (item !== null && item.program.id !== previousId) return item;
      }
      const weather = telecastFor(['weather'], random, cursor, left);
      if (weather === null) throw new Error(`nothing fills ${left} minutes of channel ${channel.id}`);
      return weather;
    }
  }

  return (channelId, utcDay) => {
    const channel = channelById.get(channelId);
    if (channel === undefined) return [];
    const placed = placedDay(channel, utcDay);
    const random = randomOf(`air/${channelId}/${utcDay}`);
    const dayStart = utcDay * DAY_SECONDS;
    const starts = placed.map(({ startMinute }, index) => {
      const shift = index > 0 && random.chance(ODD_START_SHARE) ? random.pick(ODD_SHIFTS_SECONDS) : 0;
      return dayStart + startMinute * 60 + shift;
    });
    return placed.map((item, index) => {
      const startSeconds = starts[index] ?? dayStart;
      const durationSeconds = (starts[index + 1] ?? dayStart + DAY_SECONDS) - startSeconds;
      const drift = random.chance(DRIFT_SHARE) ? random.between(-40, 90) : 0;
      return {
        id: programmeId(channelId, utcDay, index),
        channelId,
        startSeconds,
        durationSeconds,
        realStartSeconds: startSeconds + drift,
        realDurationSeconds: durationSeconds,
        program: item.program,
        contentId: item.program.contentId,
        episodeId: item.episode?.id ?? null,
        episode:
          item.episode === null
            ? null
            : {
                title: item.episode.title,
                subtitle: item.episode.description,
                season: item.episode.season,
                series: item.episode.series,
              },
        isLiveEvent: item.isLiveEvent,
        isCatchupAvailable:
          channel.archivedDays > 0 && hashOf(`${channelId}/rights/${item.program.id}`) % BLOCKED_ONE_IN !== 0,
      };
    });
  };
}

/** Minutes run from 05:00 in Almaty. */
function isRightHour(title: string, startMinute: number): boolean {
  const hours = HOURS_OF_TELECAST[title];
  if (hours === undefined) return true;
  const hour = 5 + startMinute / 60;
  return hour >= hours[0] && hour < hours[1];
}

function airMinutes(durationSeconds: number): number {
  return Math.ceil((durationSeconds * BREAKS_FACTOR) / 60 / STEP_MINUTES) * STEP_MINUTES;
}
