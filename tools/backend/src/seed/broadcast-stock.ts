import type { AccessRequest } from './day-formats.ts';
import { genreBySlug } from './genres.ts';
import { MATCHES } from './matches.ts';
import { programOfContent, telecastPrograms } from './programs.ts';
import { hashOf, type Random } from './random.ts';
import { HOURS_OF_TELECAST, TELECAST_LINES, type TelecastKind } from './telecast-lines.ts';
import type { SeedContent, SeedEpisode } from '../world/catalogue.ts';
import type { SeedProgram } from '../world/channels.ts';

/** Schedules are written in steps of five minutes. */
export const STEP_MINUTES = 5;
/** Breaks make a film or an episode longer on the air than it is. */
const BREAKS_FACTOR = 1.08;
const MATCH_MINUTES = { football: 120, hockey: 150, boxing: 180 } as const;
/** A series stays at its hour for so many days, then another takes it. */
const SERIES_RUN_DAYS = 14;

/** Something to show and how long it takes. */
export interface Item {
  readonly program: SeedProgram;
  readonly minutes: number;
  readonly episode: SeedEpisode | null;
  readonly isLiveEvent: boolean;
}

/** The gap that something is wanted for. */
export interface Gap {
  /** Minutes after 05:00 in Almaty. */
  readonly startMinute: number;
  readonly minutes: number;
  /** What was shown just before and must not come again at once. */
  readonly previousId: number | undefined;
}

type WantOf<Type extends AccessRequest['type']> = Extract<AccessRequest, { type: Type }>;

/** All that channels can show; every choice is drawn from the caller's own randomness. */
export class BroadcastStock {
  readonly #telecasts = telecastPrograms().flatMap((program, index) => {
    const line = TELECAST_LINES[index];
    return line === undefined ? [] : [{ program, line }];
  });
  readonly #films: readonly SeedContent[];
  readonly #series: readonly SeedContent[];
  readonly #programs: ReadonlyMap<number, SeedProgram>;

  constructor(contents: readonly SeedContent[]) {
    this.#films = contents.filter(({ contentType, isLost }) => contentType === 'movie' && !isLost);
    this.#series = contents.filter(({ contentType }) => contentType === 'series');
    this.#programs = new Map(contents.map((content) => [content.id, programOfContent(content)]));
  }

  telecast(kinds: readonly TelecastKind[], gap: Gap, random: Random): Item | null {
    const fitting = this.#telecasts
      .filter(
        ({ program, line }) =>
          kinds.includes(line.kind) && program.id !== gap.previousId && isRightHour(line.title[0], gap.startMinute),
      )
      .flatMap(({ program, line }) =>
        line.minutes.filter((minutes) => minutes <= gap.minutes).map((minutes) => ({ program, minutes })),
      );
    if (fitting.length === 0) return null;
    return { ...random.pick(fitting), episode: null, isLiveEvent: false };
  }

  /** A film that fits and has not been shown this day; it is added to `shown`. */
  film(want: WantOf<'film'>, gap: Gap, random: Random, shown: Set<number>): Item | null {
    const genres = genreIds(want.genres);
    const fitting = this.#films.filter(
      (film) =>
        genres.has(film.genreIds[0] ?? 0) &&
        film.age <= want.maxAge &&
        !shown.has(film.id) &&
        airMinutes(film.durationSeconds) <= gap.minutes,
    );
    if (fitting.length === 0) return null;
    const film = random.pick(fitting);
    shown.add(film.id);
    return {
      program: this.#programOf(film),
      minutes: airMinutes(film.durationSeconds),
      episode: null,
      isLiveEvent: false,
    };
  }

  /** The next episodes of the series that has this hour of the channel. */
  episodes(want: WantOf<'series'>, gap: Gap, hourSeed: string, utcDay: number): readonly Item[] {
    const genres = genreIds(want.genres);
    const fitting = this.#series.filter(
      (candidate) => genres.has(candidate.genreIds[0] ?? 0) && candidate.age <= want.maxAge,
    );
    const run = Math.floor(utcDay / SERIES_RUN_DAYS);
    const chosen = fitting[hashOf(`${hourSeed}/${want.genres.join()}/${run}`) % fitting.length];
    if (chosen === undefined) return [];
    const released = chosen.seasons
      .flatMap((season) => season.episodes)
      .filter(({ isAnnouncement }) => !isAnnouncement);
    const items: Item[] = [];
    let left = gap.minutes;
    for (let nth = 0; nth < want.episodes; nth += 1) {
      const episode = released[(utcDay * want.episodes + nth) % released.length];
      if (episode === undefined || airMinutes(episode.durationSeconds) > left) break;
      const minutes = airMinutes(episode.durationSeconds);
      left -= minutes;
      items.push({ program: this.#programOf(chosen), minutes, episode, isLiveEvent: false });
    }
    return items;
  }

  match({ contest }: WantOf<'match'>, gap: Gap, random: Random): Item | null {
    const minutes = MATCH_MINUTES[contest];
    const fitting = MATCHES[contest].filter(({ id }) => id !== gap.previousId);
    if (minutes > gap.minutes || fitting.length === 0) return null;
    return { program: random.pick(fitting), minutes, episode: null, isLiveEvent: true };
  }

  #programOf(content: SeedContent): SeedProgram {
    return this.#programs.get(content.id) ?? programOfContent(content);
  }
}

function genreIds(slugs: readonly string[]): ReadonlySet<number> {
  return new Set(slugs.map((slug) => genreBySlug(slug).id));
}

function isRightHour(title: string, startMinute: number): boolean {
  const hours = HOURS_OF_TELECAST[title];
  if (hours === undefined) return true;
  const hour = 5 + startMinute / 60;
  return hour >= hours[0] && hour < hours[1];
}

function airMinutes(durationSeconds: number): number {
  return Math.ceil((durationSeconds * BREAKS_FACTOR) / 60 / STEP_MINUTES) * STEP_MINUTES;
}
