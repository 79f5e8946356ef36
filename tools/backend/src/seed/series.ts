import { creditsOf } from './credits.ts';
import { descriptionOf, joined } from './descriptions.ts';
import { EPISODE_STORIES, EPISODE_TITLES } from './episode-texts.ts';
import { genreBySlug, subgenresOf } from './genres.ts';
import { LANGUAGES, localised, type Localised } from '../world/localised.ts';
import { loopKeyOfGenre } from './media-keys.ts';
import { countriesOf } from './movies.ts';
import { NOTES } from './plots/notes.ts';
import { randomOf, type Random } from './random.ts';
import { slugOf } from './slug.ts';
import { SERIES_LINES, type SeriesLine } from './titles/series.ts';
import type { SeedContent, SeedEpisode, SeedPerson, SeedSeason } from '../world/catalogue.ts';

const FIRST_SERIES_ID = 20_001;
const FIRST_SEASON_ID = 30_000;
const FIRST_EPISODE_ID = 100_000;
/** The first episode of the first series: it has buttons on its timeline. */
export const FLAGSHIP_EPISODE_ID = 101_101;
const LAST_SEASON_YEAR = 2026;

/** Lengths of one episode in minutes, by genre. */
const EPISODE_MINUTES: Readonly<Record<string, readonly [number, number]>> = {
  animation: [7, 12],
  comedy: [22, 27],
  family: [22, 28],
  documentary: [42, 50],
};
const USUAL_EPISODE_MINUTES: readonly [number, number] = [41, 54];

/** These are being released now: so many last episodes are still announcements (CONT-042). */
const ANNOUNCED: Readonly<Record<string, number>> = {
  'Тихий перевал': 3,
  'Город без сна': 2,
  'Следователь Нурлан': 4,
  'Мамин класс': 6,
};

/** Episodes of the flagship's last season, as its page shows them. */
const FLAGSHIP_EPISODES = ['Дорога вниз', 'Чужая шапка', 'Тот, кто опоздал', 'Снег и сахар', 'Брод'];

function seasonTitle(season: number): Localised {
  return localised(`Сезон ${season}`, `${season}-маусым`, `${season}-fasl`, `Season ${season}`);
}

function episodesOf(line: SeriesLine, seriesIndex: number, season: number, count: number): readonly SeedEpisode[] {
  const random = randomOf(`episodes/${line.title[0]}/${season}`);
  const [shortest, longest] = EPISODE_MINUTES[line.genre] ?? USUAL_EPISODE_MINUTES;
  const isLast = season === line.seasons.length;
  const released = count - (isLast ? (ANNOUNCED[line.title[0]] ?? 0) : 0);
  const isFlagship = seriesIndex === 0 && isLast;
  const opening = isFlagship ? EPISODE_TITLES.filter(([ru]) => FLAGSHIP_EPISODES.includes(ru)) : [];
  const others = random.sample(
    EPISODE_TITLES.filter((title) => !opening.includes(title)),
    count - opening.length,
  );
  return [...opening, ...others].map((title, index) => {
    const number = index + 1;
    const id = FIRST_EPISODE_ID + (seriesIndex + 1) * 1000 + season * 100 + number;
    return {
      id,
      slug: `${slugOf(line.title[0])}-s${season}e${number}-${id}`,
      season,
      series: number,
      title: localised(...title),
      description: joined([...random.sample(EPISODE_STORIES, 2), random.pick(NOTES)]),
      durationSeconds: random.between(shortest * 60, longest * 60),
      isAnnouncement: number > released,
      artworkKey: `e${id}`,
      loopKey: loopKeyOfGenre(line.genre, `episode/${id}`),
    };
  });
}

function seasonsOf(line: SeriesLine, seriesIndex: number): readonly SeedSeason[] {
  const isReleasedNow = line.title[0] in ANNOUNCED;
  const firstYear = (isReleasedNow ? LAST_SEASON_YEAR : LAST_SEASON_YEAR - (seriesIndex % 6)) - line.seasons.length + 1;
  return line.seasons.map((count, index) => {
    const season = index + 1;
    const id = FIRST_SEASON_ID + (seriesIndex + 1) * 10 + season;
    return {
      id,
      slug: `${slugOf(line.title[0])}-sezon-${season}-${id}`,
      season,
      title: seasonTitle(season),
      year: firstYear + index,
      artworkKey: `s${id}`,
      episodes: episodesOf(line, seriesIndex, season, count),
    };
  });
}

function rating(random: Random, low: number, high: number): number {
  return Math.round((low + random.next() * (high - low)) * 10) / 10;
}

function seriesOf(line: SeriesLine, index: number, persons: readonly SeedPerson[]): SeedContent {
  const id = FIRST_SERIES_ID + index;
  const random = randomOf(`series/${id}`);
  const main = genreBySlug(line.genre);
  const seasons = seasonsOf(line, index);
  const tagline = localised(...line.tagline);
  const title = localised(...line.title);
  const year = seasons[0]?.year ?? LAST_SEASON_YEAR;
  const endYear = seasons.at(-1)?.year ?? year;
  const access = index < 3 ? 'free' : random.pick<SeedContent['access']>(['free', 'base', 'base', 'base', 'extra']);
  return {
    id,
    slug: `${slugOf(title.ru)}-${year}-${id}`,
    contentType: 'series',
    title,
    original: title.kk,
    tagline,
    description: descriptionOf(line.genre, random, tagline),
    year,
    endYear: endYear === year ? null : endYear,
    genreIds: [main.id, ...random.sample(subgenresOf(main.id), 1).map((sub) => sub.id)],
    countryIds: index === 0 ? [1] : countriesOf(random),
    age: line.age,
    motionRating: null,
    isCartoon: line.genre === 'animation',
    isAdult: line.age >= 18,
    durationSeconds: 0,
    ratingImdb: rating(random, 6.4, 8.6),
    ratingKinopoisk: index === 0 ? 8.4 : rating(random, 6.8, 8.9),
    viewerRating: rating(random, 7.2, 9.2),
    credits: creditsOf(persons, random, line.genre),
    trailers: [
      {
        id: id * 10 + 1,
        loopKey: loopKeyOfGenre(line.genre, `trailer/${id}`),
        durationSeconds: random.between(60, 130),
      },
    ],
    libraryId: line.genre === 'animation' || line.genre === 'family' ? 4 : line.genre === 'documentary' ? 5 : 3,
    access,
    minPrice: access === 'extra' ? random.pick(['690.00', '990.00', '1490.00']) : null,
    isLost: false,
    scene: line.scene,
    artworkKey: `c${id}`,
    loopKey: null,
    filmKey: null,
    seasons,
    similarIds: [],
    lastSeenChannelIds: [],
    popularity: Math.round((index < 5 ? 0.9 + random.next() * 0.1 : 0.4 + random.next() * 0.55) * 1000) / 1000,
  };
}

export function buildSeries(persons: readonly SeedPerson[], takenTitles: Set<string>): readonly SeedContent[] {
  return SERIES_LINES.map((line, index) => {
    for (const language of LANGUAGES) takenTitles.add(localised(...line.title)[language].toLowerCase());
    return seriesOf(line, index, persons);
  });
}
