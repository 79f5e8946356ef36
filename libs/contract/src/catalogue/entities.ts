import {
  alias,
  cacheTimeout,
  collection,
  decimal,
  entity,
  flag,
  id,
  integer,
  list,
  oneOf,
  optional,
  text,
  url,
  type Infer,
} from '../schema/schema.ts';
import { Channel } from '../channels/entities.ts';
import { Content, Country, Genre, Person } from '../contents/content.ts';
import { WatchHistory } from '../contents/entities.ts';
import { Promotion } from './promotion.ts';

export { DESTINATION_TYPES, Destination, Promotion } from './promotion.ts';

/** DATA-033. */
export const PAGE_TEMPLATES = [
  'startpage',
  'search',
  'tvchannels',
  'tvchannels20',
  'tvchannels30',
  'outer_link',
  'group',
  'group.catalog',
  'group.catalog.page',
  'group.catalog.search',
] as const;

/** Both spellings of the start page mean home; a template that is not known is a page of rows (ENT-039). */
const pageTemplate = () =>
  oneOf(PAGE_TEMPLATES, { spellings: { starpage: 'startpage', catalog: 'group.catalog' }, otherwise: 'group' });

const TvPicture = entity('TvPicture', { tvX3: optional(url()) });

/** An entry of the menu (ENT-038, DATA-035). */
export const MenuPage = entity('MenuPage', {
  id: id(),
  slug: optional(text()),
  title: optional(text()),
  template: pageTemplate(),
  icon: optional(TvPicture),
  /** Where an `outer_link` leads. */
  link: alias(optional(url()), 'src', 'url'),
});
export type MenuPage = Infer<typeof MenuPage>;
export const Menu = collection('Menu', 'rowsets', MenuPage);
export type Menu = Infer<typeof Menu>;

export const ROW_TEMPLATES = [
  'promo-bg',
  'promo-wide',
  'button',
  'branded_button',
  'collection-v',
  'channel',
  'content-v',
  'content-h',
  'history',
  'history-h',
  'person',
] as const;

/** Something begun: `id` is the history's, `content` what was watched. */
export const HistoryItem = entity('HistoryItem', {
  id: id(),
  ...WatchHistory.fields,
  content: Content,
  /** The viewer may take it off its row by `hideHistory`. Our own addition. */
  isRemovable: flag(),
});
export type HistoryItem = Infer<typeof HistoryItem>;

export const FACET_FILTERS = ['genre', 'subgenre', 'country', 'year', 'rating'] as const;

/** How many items a row would have with this value of a filter, the other filters as they are. Our own addition. */
export const Facet = entity('Facet', {
  filter: oneOf(FACET_FILTERS, { otherwise: 'unknown' }),
  /** Id of a genre or country, a year, or the rating that is to be exceeded. */
  value: decimal(),
  count: integer({ min: 0 }),
});
export type Facet = Infer<typeof Facet>;

/** A row of cards (DATA-034). The template says which of the lists holds them. */
export const Row = entity('Row', {
  id: id(),
  slug: optional(text()),
  title: optional(text()),
  description: optional(text()),
  template: oneOf(ROW_TEMPLATES, { otherwise: 'unknown' }),
  contentType: optional(text()),
  moreCount: optional(integer({ min: 0 })),
  limit: optional(integer({ min: 0 })),
  offset: optional(integer({ min: 0 })),
  loopCount: optional(integer({ min: 0 })),
  libraryId: optional(id()),
  status: optional(text()),
  promotions: list(Promotion),
  channels: list(Channel),
  contents: list(Content),
  histories: list(HistoryItem),
  persons: list(Person),
  /** Only where the call asks for them. */
  facets: list(Facet),
  cacheTimeoutSeconds: cacheTimeout(),
});
export type Row = Infer<typeof Row>;

/** A page of rows (DATA-032). */
export const Rowset = entity('Rowset', {
  id: id(),
  slug: optional(text()),
  template: pageTemplate(),
  title: optional(text()),
  description: optional(text()),
  logo: optional(TvPicture),
  libraryId: optional(id()),
  rows: list(Row),
  cacheTimeoutSeconds: cacheTimeout(),
});
export type Rowset = Infer<typeof Rowset>;

/** An online cinema (DATA-031). */
export const Library = entity('Library', {
  id: id(),
  title: text(),
  logo: optional(entity('LibraryLogo', { tvX1: optional(url()) })),
  cover: optional(entity('LibraryCover', { bg: optional(url()), colorBg: optional(url()) })),
});
export type Library = Infer<typeof Library>;
export const Libraries = collection('Libraries', 'libraries', Library);
export type Libraries = Infer<typeof Libraries>;

export const Countries = collection('Countries', 'countries', Country);
export type Countries = Infer<typeof Countries>;
export const Genres = collection('Genres', 'genres', Genre);
export type Genres = Infer<typeof Genres>;
