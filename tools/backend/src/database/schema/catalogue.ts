import {
  boolean,
  customType,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  type ExtraConfigColumn,
} from 'drizzle-orm/pg-core';
import type { Localised } from '../../world/localised.ts';
import type { PersonRole, SeedContent } from '../../world/catalogue.ts';
import type { SeedPacket } from '../../world/sales.ts';

/** A text in every content language; queries take the viewer's one out of it. */
export const localised = customType<{ data: Localised; driverData: string }>({
  dataType: () => 'jsonb',
  toDriver: (value) => JSON.stringify(value),
});

export type ContentType = SeedContent['contentType'] | 'season' | 'episode';
/** `free` for everybody, `base` with an open promo or any base packet, `extra` with a packet of its own. */
export type Access = SeedContent['access'];

export const genres = pgTable('genres', {
  id: integer().primaryKey(),
  slug: text().notNull(),
  name: localised().notNull(),
  parentId: integer(),
  rowSlug: text(),
});

export const countries = pgTable('countries', {
  id: integer().primaryKey(),
  code: text().notNull(),
  name: localised().notNull(),
  position: integer().notNull(),
});

export const libraries = pgTable('libraries', {
  id: integer().primaryKey(),
  title: localised().notNull(),
  logoKey: text().notNull(),
  coverKey: text().notNull(),
  color: text().notNull(),
});

/** Names in the form that is searched (search-text.ts), found by a part of them or by something like them. */
export const searchTextIndex = (name: string, { searchText }: { searchText: ExtraConfigColumn }) =>
  index(name).using('gin', searchText.op('gin_trgm_ops'));

export const persons = pgTable(
  'persons',
  {
    id: integer().primaryKey(),
    slug: text().notNull().unique(),
    name: localised().notNull(),
    bio: localised().notNull(),
    role: text().$type<PersonRole>().notNull(),
    artworkKey: text(),
    searchText: text().notNull(),
  },
  (table) => [searchTextIndex('persons_search_index', table)],
);

/** Films, series, telecasts, seasons and episodes: one tree by `parentId`. */
export const contents = pgTable(
  'contents',
  {
    id: integer().primaryKey(),
    slug: text().notNull(),
    contentType: text().$type<ContentType>().notNull(),
    parentId: integer(),
    /** The series that a season or an episode belongs to; of everything else its own id. */
    rootId: integer().notNull(),
    season: integer(),
    series: integer(),
    title: localised().notNull(),
    original: text(),
    tagline: localised(),
    description: localised().notNull(),
    year: integer().notNull(),
    genreIds: integer().array().notNull(),
    countryIds: integer().array().notNull(),
    age: integer(),
    motionRating: text(),
    isCartoon: boolean().notNull(),
    isAdult: boolean().notNull(),
    isLost: boolean().notNull(),
    isAnnouncement: boolean().notNull(),
    durationSeconds: integer().notNull(),
    ratingImdb: doublePrecision(),
    ratingKinopoisk: doublePrecision(),
    viewerRating: doublePrecision(),
    libraryId: integer().notNull(),
    access: text().$type<Access>().notNull(),
    minPrice: text(),
    artworkKey: text().notNull(),
    loopKey: text(),
    filmKey: text(),
    similarIds: integer().array().notNull(),
    lastSeenChannelIds: integer().array().notNull(),
    popularity: doublePrecision().notNull(),
    /** Titles in every language, in the form that searching compares; empty for seasons and episodes. */
    searchText: text().notNull(),
  },
  (table) => [
    index('contents_parent_index').on(table.parentId, table.season, table.series),
    index('contents_root_index').on(table.rootId),
    index('contents_popular_index').on(table.contentType, table.popularity.desc(), table.id),
    index('contents_new_index').on(table.contentType, table.year.desc(), table.id),
    index('contents_genres_index').using('gin', table.genreIds),
    index('contents_countries_index').using('gin', table.countryIds),
    index('contents_popularity_index').on(table.popularity.desc().nullsFirst(), table.id),
    searchTextIndex('contents_search_index', table),
  ],
);

/** What a text is looked for in of a title: narrow, because a short text is held by thousands (write-search-words.ts). */
export const searchedTitles = pgTable(
  'searched_titles',
  {
    id: integer().primaryKey(),
    searchText: text().notNull(),
    contentType: text().$type<ContentType>().notNull(),
    age: integer(),
    popularity: doublePrecision().notNull(),
  },
  (table) => [searchTextIndex('searched_titles_index', table)],
);

/** Every word of every name, in the form that is searched: what a mistyped word may have meant (write-search-words.ts). */
export const searchWords = pgTable('search_words', { word: text().primaryKey() }, (table) => [
  index('search_words_index').using('gin', table.word.op('gin_trgm_ops')),
]);

export const credits = pgTable(
  'credits',
  {
    contentId: integer().notNull(),
    position: integer().notNull(),
    personId: integer().notNull(),
    role: text().$type<PersonRole>().notNull(),
    character: localised(),
  },
  (table) => [
    primaryKey({ columns: [table.contentId, table.position] }),
    index('credits_person_index').on(table.personId),
  ],
);

export const trailers = pgTable(
  'trailers',
  {
    id: integer().primaryKey(),
    contentId: integer().notNull(),
    loopKey: text().notNull(),
    durationSeconds: integer().notNull(),
  },
  (table) => [index('trailers_content_index').on(table.contentId)],
);

export const providers = pgTable('providers', {
  id: integer().primaryKey(),
  shortname: text().notNull().unique(),
  name: localised().notNull(),
  brandId: text(),
  logoKey: text().notNull(),
  supportUrl: text().notNull(),
  supportPhone: text().notNull(),
  supportEmail: text().notNull(),
  regformButtonUrl: text().notNull(),
  regformButtonCaption: localised().notNull(),
  currency: jsonb().$type<{ UTF_NAME: string; ASCII_NAME: string; ISO_CODE: string }>().notNull(),
  isHavePurchases: boolean().notNull(),
  autoAuth: boolean().notNull(),
  isShared: boolean().notNull(),
  sellsWithoutBase: boolean().notNull(),
  countryCode: text().notNull(),
  packetIds: integer().array().notNull(),
});

/** How a packet is sold, and how it is shown. Read as a whole, so it is one column. */
export type PacketSale = Omit<
  SeedPacket,
  'id' | 'name' | 'kind' | 'providerIds' | 'channelIds' | 'libraryIds' | 'opensExtra'
>;

export const packets = pgTable('packets', {
  id: integer().primaryKey(),
  name: localised().notNull(),
  kind: text().$type<SeedPacket['kind']>().notNull(),
  providerIds: integer().array().notNull(),
  channelIds: integer().array().notNull(),
  libraryIds: integer().array().notNull(),
  opensExtra: boolean().notNull(),
  sale: jsonb().$type<PacketSale>().notNull(),
});
