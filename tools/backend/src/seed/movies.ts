import { countryByCode } from './countries.ts';
import { creditsOf } from './credits.ts';
import { descriptionOf } from './descriptions.ts';
import { genreBySlug, MAIN_GENRE_SLUGS, subgenresOf } from './genres.ts';
import { localised, type Localised } from '../world/localised.ts';
import { FLAGSHIP_FILM_KEY, loopKeyOfGenre } from './media-keys.ts';
import { plotsOf } from './plots/by-genre.ts';
import { randomOf, type Random } from './random.ts';
import { SCENES_OF_GENRE } from './scenes.ts';
import { slugOf } from './slug.ts';
import { handTitlesOf } from './titles/by-genre.ts';
import { patternTitle } from './titles/patterns.ts';
import type { Title } from './titles/title.ts';
import type { SeedContent, SeedPerson } from '../world/catalogue.ts';

/** 400 films; the numbers follow what such a library really holds. */
const FILMS_OF_GENRE: Readonly<Record<string, number>> = {
  drama: 48,
  comedy: 44,
  thriller: 30,
  detective: 30,
  'science-fiction': 26,
  fantasy: 22,
  adventure: 28,
  action: 28,
  romance: 30,
  history: 24,
  documentary: 30,
  animation: 24,
  family: 18,
  sport: 10,
  music: 8,
};

const FIRST_MOVIE_ID = 10_001;
/** Plays with a licence only. */
export const PROTECTED_MOVIE_ID = 10_278;
/** Has buttons and highlights on its timeline. */
export const POINTED_MOVIE_ID = 10_315;
/** Has an announcement before it. */
export const ANNOUNCED_MOVIE_ID = 10_322;
/** Plays with a licence only, and is to be read: its subtitles are on from the beginning. */
export const READ_MOVIE_ID = 10_337;
const NEWEST_YEAR = 2026;
/** The demo film with two audio languages and subtitles in four: a real short film, so its length is the medium's own. */
const FLAGSHIP = { title: 'Первый свет', durationSeconds: 48 } as const;
/** A name, a town or a phrase comes in so many titles at most, unless nothing fresh is found. */
const MOST_USES = 4;
const MOST_ATTEMPTS = 2000;

/** Shown free of charge on the home page. */
const FREE_HERO = 'Маяк на Каспии';
/** Films whose rights were lost: their page stays, marked (CONT-049). */
const LOST_POSITIONS = [137, 251, 333];

const AGES: Readonly<Record<string, readonly number[]>> = {
  drama: [12, 16, 16],
  comedy: [6, 12, 12, 16],
  thriller: [16, 16, 18],
  detective: [12, 16, 16],
  'science-fiction': [12, 12, 16],
  fantasy: [6, 12, 12],
  adventure: [6, 12],
  action: [16, 16, 18],
  romance: [12, 12, 16],
  history: [12, 16],
  documentary: [0, 6, 12],
  animation: [0, 0, 6],
  family: [0, 6],
  sport: [6, 12],
  music: [6, 12],
};

/** Lengths in minutes, shortest and longest. */
const MINUTES: Readonly<Record<string, readonly [number, number]>> = {
  documentary: [46, 98],
  animation: [62, 96],
  family: [78, 108],
  history: [98, 158],
  drama: [84, 142],
};
const USUAL_MINUTES: readonly [number, number] = [82, 128];

/** Marks of the national film certificate, by age. */
const CERTIFICATES: Readonly<Record<number, string>> = { 0: 'К', 6: 'К', 12: 'БА', 16: 'Е16', 18: 'Е18' };

/** Facts of the films that pages and pictures name; the rest is drawn by lot. */
const KNOWN_FILMS: Readonly<
  Record<string, { readonly age: number; readonly year: number; readonly minutes: number; readonly rating: number }>
> = {
  [FLAGSHIP.title]: { age: 0, year: 2026, minutes: 1, rating: 8.4 },
  'Маяк на Каспии': { age: 12, year: 2024, minutes: 112, rating: 7.6 },
  'Сад деда Асана': { age: 6, year: 2026, minutes: 98, rating: 8.7 },
  Айналайын: { age: 12, year: 2026, minutes: 96, rating: 7.9 },
  'Бабушкин рецепт': { age: 6, year: 2025, minutes: 92, rating: 8.1 },
  'Караван в полдень': { age: 12, year: 2023, minutes: 118, rating: 7.4 },
  'Бумажные луны': { age: 12, year: 2025, minutes: 104, rating: 8.0 },
  'Голос степи': { age: 12, year: 2025, minutes: 87, rating: 8.3 },
  'Трасса 77': { age: 16, year: 2024, minutes: 108, rating: 7.2 },
  Крыши: { age: 16, year: 2026, minutes: 101, rating: 7.0 },
  'Двое под дождём': { age: 12, year: 2026, minutes: 99, rating: 7.8 },
  'Свидетель с пятого этажа': { age: 16, year: 2025, minutes: 106, rating: 7.7 },
  'Чемпионы двора': { age: 6, year: 2025, minutes: 94, rating: 8.2 },
  'Последний раунд': { age: 12, year: 2024, minutes: 110, rating: 7.9 },
  'Ледяной дивизион': { age: 6, year: 2023, minutes: 103, rating: 7.5 },
  'Полёт над Балхашом': { age: 0, year: 2023, minutes: 88, rating: 7.8 },
  'Громче!': { age: 12, year: 2026, minutes: 97, rating: 7.3 },
  'Цвет шума': { age: 12, year: 2025, minutes: 78, rating: 7.6 },
};

interface FilmPlan {
  readonly genre: string;
  readonly title: Title;
}

/** Titles for every film: by hand as far as they go, then by pattern, distinct in every language. */
function planFilms(takenTitles: Set<string>): readonly FilmPlan[] {
  const isFree = (texts: Localised): boolean =>
    Object.values(texts).every((text) => !takenTitles.has(text.toLowerCase()));
  const take = (texts: Localised): void => Object.values(texts).forEach((text) => takenTitles.add(text.toLowerCase()));
  const uses = new Map<string, number>();
  return MAIN_GENRE_SLUGS.flatMap((genre) => {
    const count = FILMS_OF_GENRE[genre] ?? 0;
    const random = randomOf(`titles/${genre}`);
    const plans: FilmPlan[] = handTitlesOf(genre).map((title) => ({ genre, title }));
    for (const { title } of plans) {
      if (!isFree(title.title)) throw new Error(`the title ${title.title.ru} is taken`);
      take(title.title);
    }
    for (let attempt = 0; plans.length < count; attempt += 1) {
      const candidate = patternTitle(genre, random);
      const isWorn = candidate.parts.some((part) => (uses.get(part) ?? 0) >= MOST_USES);
      if (!isFree(candidate.title) || (isWorn && attempt < MOST_ATTEMPTS)) continue;
      take(candidate.title);
      for (const part of candidate.parts) uses.set(part, (uses.get(part) ?? 0) + 1);
      plans.push({ genre, title: { ...candidate, tagline: null } });
    }
    return plans;
  });
}

function yearOf(random: Random): number {
  if (random.chance(0.16)) return NEWEST_YEAR;
  if (random.chance(0.45)) return random.between(NEWEST_YEAR - 5, NEWEST_YEAR - 1);
  if (random.chance(0.8)) return random.between(2000, NEWEST_YEAR - 6);
  return random.between(1968, 1999);
}

/** A rating with one decimal; now and then 0 or none, which pages must not show (CONT-026). */
function ratingOf(random: Random, base: number): number | null {
  if (random.chance(0.04)) return random.chance(0.5) ? 0 : null;
  return Math.round(Math.min(9.2, Math.max(4.1, base + (random.next() - 0.5) * 0.9)) * 10) / 10;
}

function filmOf({ genre, title }: FilmPlan, position: number, persons: readonly SeedPerson[]): SeedContent {
  const id = FIRST_MOVIE_ID + position;
  const random = randomOf(`film/${id}`);
  const main = genreBySlug(genre);
  const known = KNOWN_FILMS[title.title.ru];
  const year = known?.year ?? yearOf(random);
  const age = known?.age ?? random.pick(AGES[genre] ?? [12]);
  const base =
    known !== undefined ? known.rating : title.tagline === null ? 5.4 + random.next() * 2.4 : 7 + random.next() * 1.5;
  const tagline = title.tagline ?? premiseOf(genre, random);
  const isFlagship = title.title.ru === FLAGSHIP.title;
  // Subtitles are in the one short film: what is to be read shows that.
  const isShort = isFlagship || id === READ_MOVIE_ID;
  const access =
    isFlagship || title.title.ru === FREE_HERO
      ? 'free'
      : known !== undefined
        ? 'base'
        : random.pick<SeedContent['access']>(['free', 'base', 'base', 'base', 'extra']);
  return {
    id,
    slug: `${slugOf(title.title.ru)}-${year}-${id}`,
    contentType: 'movie',
    title: title.title,
    original: random.chance(0.6) ? title.title.kk : title.title.en,
    tagline,
    description: descriptionOf(genre, random, tagline),
    year,
    endYear: null,
    genreIds: [main.id, ...random.sample(subgenresOf(main.id), random.between(1, 2)).map((sub) => sub.id)],
    countryIds: countriesOf(random),
    age,
    motionRating: random.chance(0.3) ? (CERTIFICATES[age] ?? null) : null,
    isCartoon: genre === 'animation',
    isAdult: age >= 18,
    durationSeconds: isShort ? FLAGSHIP.durationSeconds : lengthOf(random, genre, known?.minutes),
    ratingImdb: ratingOf(random, base - 0.3),
    ratingKinopoisk: known?.rating ?? ratingOf(random, base),
    viewerRating: ratingOf(random, base + 0.4),
    credits: creditsOf(persons, random, genre),
    trailers: random.chance(0.72)
      ? [{ id: id * 10 + 1, loopKey: loopKeyOfGenre(genre, `trailer/${id}`), durationSeconds: random.between(48, 132) }]
      : [],
    libraryId: libraryOf(genre, access, random),
    access,
    minPrice: access === 'extra' ? random.pick(['290.00', '490.00', '790.00', '1190.00']) : null,
    isLost: LOST_POSITIONS.includes(position),
    scene: title.scene ?? random.pick(SCENES_OF_GENRE[genre] ?? ['steppe-riders']),
    artworkKey: `c${id}`,
    loopKey: loopKeyOfGenre(genre, `film/${id}`),
    filmKey: isShort ? FLAGSHIP_FILM_KEY : null,
    seasons: [],
    similarIds: [],
    lastSeenChannelIds: [],
    popularity: Math.round((title.tagline === null ? random.next() * 0.7 : 0.55 + random.next() * 0.45) * 1000) / 1000,
  };
}

function lengthOf(random: Random, genre: string, knownMinutes: number | undefined): number {
  if (knownMinutes !== undefined) return knownMinutes * 60 - random.between(0, 59);
  const [shortest, longest] = MINUTES[genre] ?? USUAL_MINUTES;
  return random.between(shortest * 60, longest * 60);
}

function premiseOf(genre: string, random: Random): Localised {
  return localised(...random.pick(plotsOf(genre).premises));
}

/** Mostly from the region, now and then together with somebody further away. */
export function countriesOf(random: Random): readonly number[] {
  const home = random.pick([
    'KZ',
    'KZ',
    'KZ',
    'KZ',
    'UZ',
    'UZ',
    'KG',
    'TR',
    'KR',
    'GE',
    'FR',
    'IN',
    'JP',
    'IT',
    'PL',
    'ES',
    'SE',
    'AR',
  ]);
  const partner = random.pick(['FR', 'DE', 'KZ', 'UZ', 'KG', 'TR', 'KR', 'IT', 'RU', 'CN', 'DK', 'CA']);
  const codes = random.chance(0.22) && partner !== home ? [home, partner] : [home];
  return codes.map((code) => countryByCode(code).id);
}

function libraryOf(genre: string, access: SeedContent['access'], random: Random): number {
  if (genre === 'animation' || genre === 'family') return 4;
  if (genre === 'documentary') return 5;
  if (access === 'extra') return 6;
  return random.pick([1, 1, 2]);
}

export function buildMovies(persons: readonly SeedPerson[], takenTitles: Set<string>): readonly SeedContent[] {
  return planFilms(takenTitles).map((plan, position) => filmOf(plan, position, persons));
}
