import { GENRES } from './genres.ts';
import { localised } from '../world/localised.ts';
import { CHILDREN_PAGE, LIKE_LAST_WATCHED_ROW_ID, START_PAGES } from './start-pages.ts';
import type { FourTexts } from './titles/title.ts';
import type { SeedRowset } from '../world/pages.ts';

interface RowsetLine {
  readonly id: number;
  readonly slug: string;
  readonly template: string;
  readonly title: FourTexts;
  readonly glyph: string;
  readonly rowIds?: readonly number[];
  readonly description?: FourTexts;
  readonly src?: string;
  readonly parentId?: number;
  readonly libraryId?: number;
  readonly inMenu?: boolean;
}

const rowset = ({
  id,
  slug,
  template,
  title,
  glyph,
  rowIds,
  description,
  src,
  parentId,
  libraryId,
  inMenu,
}: RowsetLine): SeedRowset => ({
  id,
  slug,
  template,
  title: localised(...title),
  description: description === undefined ? null : localised(...description),
  libraryId: libraryId ?? null,
  iconKey: `i-${glyph}`,
  src: src ?? null,
  parentId: parentId ?? null,
  inMenu: inMenu ?? true,
  rowIds: rowIds ?? [],
});

const MOVIES_PAGE_ID = 3;
const SERIES_PAGE_ID = 4;
/** Pages of one genre below films are 300 + genre, below series 400 + genre. */
const GENRE_PAGE_OFFSET = 100;
const GENRE_ROW_OFFSET = 100;
/** Series are few: only these genres have pages of their own. */
const SERIES_GENRES = ['drama', 'comedy', 'thriller', 'detective', 'animation', 'family'];

const genrePages = (parentId: number, slugs: readonly string[] | null): readonly SeedRowset[] =>
  GENRES.filter((genre) => genre.parentId === null && (slugs === null || slugs.includes(genre.slug))).map((genre) => ({
    id: parentId * GENRE_PAGE_OFFSET + genre.id,
    slug: genre.slug,
    template: 'group.catalog.page',
    title: genre.name,
    description: null,
    libraryId: null,
    iconKey: 'i-film',
    src: null,
    parentId,
    inMenu: false,
    rowIds: [GENRE_ROW_OFFSET + genre.id],
  }));

/** Pages in menu order. Slugs with slashes are addresses of the site's own pages. */
export function buildRowsets(): readonly SeedRowset[] {
  return [
    rowset({
      id: 1,
      slug: 'startpage',
      template: 'startpage',
      title: ['Главная', 'Басты бет', 'Bosh sahifa', 'Home'],
      glyph: 'home',
      rowIds: [1, 2, 3, 4, LIKE_LAST_WATCHED_ROW_ID, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16],
    }),
    rowset({
      id: 2,
      slug: 'tvchannels',
      template: 'tvchannels',
      title: ['ТВ-каналы', 'ТВ арналар', 'TV kanallar', 'TV channels'],
      glyph: 'tv',
    }),
    rowset({
      id: 16,
      slug: '/channels/guide',
      template: 'group',
      title: ['Программа', 'Бағдарлама', 'Dastur', 'TV guide'],
      glyph: 'paper',
    }),
    rowset({
      id: MOVIES_PAGE_ID,
      slug: 'movies',
      template: 'group.catalog',
      title: ['Фильмы', 'Фильмдер', 'Filmlar', 'Films'],
      glyph: 'film',
      description: [
        'Четыреста фильмов: от дебютов до большого экрана.',
        'Төрт жүз фильм: дебюттерден үлкен экранға дейін.',
        'Toʻrt yuz film: debyutlardan katta ekrangacha.',
        'Four hundred films, from first works to the big screen.',
      ],
      rowIds: [21, 22, 29, 4, 26, 7, 10, 15, 27, 23],
    }),
    rowset({
      id: SERIES_PAGE_ID,
      slug: 'series',
      template: 'group.catalog',
      title: ['Сериалы', 'Телехикаялар', 'Seriallar', 'Series'],
      glyph: 'stack',
      description: [
        'Истории, которые не помещаются в один вечер.',
        'Бір кешке сыймайтын хикаялар.',
        'Bir oqshomga sigʻmaydigan hikoyalar.',
        'Stories that do not fit in one evening.',
      ],
      rowIds: [24, 5, 25],
    }),
    rowset({
      id: 5,
      slug: 'telecasts',
      template: 'group.catalog',
      title: ['Передачи', 'Бағдарламалар', 'Koʻrsatuvlar', 'Telecasts'],
      glyph: 'mic',
      rowIds: [16],
    }),
    rowset({
      id: 6,
      slug: 'kids',
      template: 'group',
      title: ['Детям', 'Балаларға', 'Bolalar', 'Kids'],
      glyph: 'fox',
      rowIds: [28, 112, 113, 63],
    }),
    rowset({
      id: 7,
      slug: '/my',
      template: 'group',
      title: ['Моё', 'Менікі', 'Meniki', 'My list'],
      glyph: 'heart',
      rowIds: [51, 52, 53, 54],
    }),
    rowset({
      id: 8,
      slug: '/news/',
      template: 'group',
      title: ['Новости сервиса', 'Сервис жаңалықтары', 'Xizmat yangiliklari', 'Service news'],
      glyph: 'paper',
      inMenu: false,
    }),
    rowset({
      id: 9,
      slug: '/faq/',
      template: 'group',
      title: ['Помощь', 'Көмек', 'Yordam', 'Help'],
      glyph: 'chat',
      inMenu: false,
    }),
    rowset({
      id: 10,
      slug: '/search',
      template: 'search',
      title: ['Поиск', 'Іздеу', 'Qidiruv', 'Search'],
      glyph: 'lens',
      rowIds: [41, 42, 43, 44],
    }),
    rowset({
      id: 11,
      slug: 'tv-app',
      template: 'outer_link',
      title: ['На телевизор', 'Теледидарға', 'Televizorga', 'On your TV'],
      glyph: 'tv',
      src: 'https://tv.livery.example/apps',
    }),
    rowset({
      id: 12,
      slug: 'premiere-hall',
      template: 'group',
      title: ['Премьер-зал', 'Премьера залы', 'Premyera zali', 'Premiere Hall'],
      glyph: 'star',
      libraryId: 6,
      rowIds: [27],
      inMenu: false,
    }),
    rowset({
      id: 13,
      slug: 'movies-search',
      template: 'group.catalog.search',
      title: ['Подбор фильма', 'Фильм таңдау', 'Film tanlash', 'Find a film'],
      glyph: 'lens',
      parentId: MOVIES_PAGE_ID,
      rowIds: [23],
    }),
    rowset({
      id: 14,
      slug: 'series-search',
      template: 'group.catalog.search',
      title: ['Подбор сериала', 'Телехикая таңдау', 'Serial tanlash', 'Find a series'],
      glyph: 'lens',
      parentId: SERIES_PAGE_ID,
      rowIds: [25],
    }),
    rowset({
      id: 15,
      slug: 'newyear-rows',
      template: 'group',
      title: ['Новый год', 'Жаңа жыл', 'Yangi yil', 'New Year'],
      glyph: 'snowflake',
      rowIds: [61, 62, 63, 64, 65],
      inMenu: false,
    }),
    ...START_PAGES.map(({ pageId, name, heroRowId, rowIds }) =>
      rowset({
        id: pageId,
        slug: `startpage-${name}`,
        template: 'startpage',
        title: ['Главная', 'Басты бет', 'Bosh sahifa', 'Home'],
        glyph: 'home',
        rowIds: [heroRowId, ...rowIds],
        inMenu: false,
      }),
    ),
    rowset({
      id: CHILDREN_PAGE.pageId,
      slug: CHILDREN_PAGE.slug,
      template: 'startpage',
      title: ['Главная', 'Басты бет', 'Bosh sahifa', 'Home'],
      glyph: 'home',
      rowIds: [CHILDREN_PAGE.heroRowId, CHILDREN_PAGE.channelsRowId, ...CHILDREN_PAGE.rowIds],
      inMenu: false,
    }),
    ...genrePages(MOVIES_PAGE_ID, null),
    ...genrePages(SERIES_PAGE_ID, SERIES_GENRES),
  ];
}
