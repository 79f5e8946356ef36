import type { Row, Rowset } from '@livery/contract/catalogue/entities';
import type { Channel, ScheduleEntry } from '@livery/contract/channels/entities';
import type { Content, Person } from '@livery/contract/contents/entities';
import type { HeadLinks, HeadSite } from '../facts.ts';

export const SITE: HeadSite = {
  name: 'Orbit',
  origin: 'https://orbit.example',
  language: 'ru',
  languages: ['ru', 'kk'],
  country: 'KZ',
  title: 'Orbit — телевидение',
  description: 'Каналы, фильмы и сериалы.',
  hasSearch: true,
};

export const LINKS: HeadLinks = {
  content: ({ id }) => `/contents/${id}`,
  channel: ({ id }) => `/channels/all/${id}`,
  person: ({ id }) => `/persons/${id}`,
  row: ({ id }) => `/row/${id}`,
  category: (catalog, row) => `/${catalog}/${row}`,
  rowset: ({ slug }) => `/${slug}`,
  watch: (id) => `/watch/${id}`,
  trailer: (id, of) => `/trailers/${id}?content_id=${of.id}`,
  picture: (address, width) => `${address}?w=${width}`,
};

export const aContent = (values: Partial<Content> = {}): Content => ({
  id: 12,
  title: 'Степь',
  contentType: 'movie',
  genres: [],
  countries: [],
  images: [],
  stills: [],
  isCartoon: false,
  isAdult: false,
  lastSeenChannelIds: [],
  ratings: [],
  persons: [],
  trailers: [],
  seasons: [],
  ...values,
});

export const aChannel = (values: Partial<Channel> = {}): Channel => ({
  id: 3,
  name: 'Арена',
  isAvailable: true,
  isPurchased: false,
  isFavored: false,
  isHd: false,
  is4k: false,
  streamTypes: [],
  trackers: [],
  isFree: true,
  isHidden: false,
  isFixed: false,
  ...values,
});

export const aBroadcast = (values: Partial<ScheduleEntry> = {}): ScheduleEntry => ({
  id: 900,
  startSeconds: 1_700_000_000,
  durationSeconds: 3_600,
  program: { title: 'Новости' },
  isCatchupAvailable: true,
  ...values,
});

export const aPerson = (values: Partial<Person> = {}): Person => ({ id: 5, name: 'Ару', ...values });

export const aRow = (values: Partial<Row> = {}): Row => ({
  id: 4,
  template: 'content-v',
  contents: [],
  channels: [],
  persons: [],
  promotions: [],
  histories: [],
  moreCount: 0,
  facets: [],
  ...values,
});

export const aRowset = (values: Partial<Rowset> = {}): Rowset => ({
  id: 7,
  slug: 'movies',
  template: 'group',
  title: 'Кино',
  rows: [],
  ...values,
});
