import type { PAGE_TEMPLATES } from '@livery/contract/catalogue/entities';
import { boolean, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import type { Language } from '../../world/localised.ts';
import type { RowSource, RowTemplate } from '../../world/pages.ts';
import type { SeedArtwork } from '../../world/pictures.ts';
import type { SeedContent } from '../../world/catalogue.ts';
import type { SeedLanguage } from '../../world/world.ts';
import { localised } from './catalogue.ts';

export type PageTemplate = (typeof PAGE_TEMPLATES)[number];

export const rows = pgTable('rows', {
  id: integer().primaryKey(),
  slug: text().notNull().unique(),
  title: localised().notNull(),
  description: localised(),
  template: text().$type<RowTemplate>().notNull(),
  contentType: text().$type<SeedContent['contentType']>(),
  loopCount: integer(),
  libraryId: integer(),
  source: jsonb().$type<RowSource>().notNull(),
  /** Whether sites draw it. */
  isActive: boolean().notNull().default(true),
  /** The whole list of a row that follows a rule, in order (write-row-lists.ts). */
  listedIds: integer().array(),
});

/** Pages made of rows; the menu is those with `inMenu`. */
export const rowsets = pgTable(
  'rowsets',
  {
    id: integer().primaryKey(),
    slug: text().notNull(),
    template: text().$type<PageTemplate>().notNull(),
    title: localised().notNull(),
    description: localised(),
    libraryId: integer(),
    iconKey: text().notNull(),
    src: text(),
    parentId: integer(),
    inMenu: boolean().notNull(),
    rowIds: integer().array().notNull(),
    position: integer().notNull(),
  },
  (table) => [index('rowsets_slug_index').on(table.slug)],
);

export const news = pgTable('news', {
  id: integer().primaryKey(),
  slug: text().notNull(),
  title: localised().notNull(),
  summary: localised().notNull(),
  text: localised().notNull(),
  ageDays: integer().notNull(),
  artworkKey: text().notNull(),
});

export const documents = pgTable('documents', {
  id: integer().primaryKey(),
  slug: text().notNull().unique(),
  title: localised().notNull(),
  text: localised().notNull(),
  isRequired: boolean().notNull(),
});

export const avatars = pgTable('avatars', {
  id: integer().primaryKey(),
  categoryPosition: integer().notNull(),
  categoryTitle: localised().notNull(),
  artworkKey: text().notNull(),
});

export const seoMasks = pgTable('seo_masks', {
  id: integer().primaryKey(),
  pageType: text().notNull(),
  textType: text().notNull(),
  value: localised().notNull(),
});

export const languages = pgTable('languages', {
  id: integer().primaryKey(),
  use: text().$type<'interface' | 'audio'>().notNull(),
  key: text().$type<SeedLanguage['key']>().notNull(),
  name: text().notNull(),
  interface: boolean().notNull(),
  priority: integer().notNull(),
});

/** What the image server draws under which key. */
export const artworks = pgTable('artworks', {
  key: text().primaryKey(),
  artwork: jsonb().$type<SeedArtwork>().notNull(),
});

export type CardKind = 'content' | 'person' | 'promo' | 'channel';

/** Cards of rows as ready JSON texts: a projection of contents, persons, promos and channels that is written together with them. */
export const cards = pgTable(
  'cards',
  {
    language: text().$type<Language>().notNull(),
    kind: text().$type<CardKind>().notNull(),
    id: integer().notNull(),
    body: text().notNull(),
  },
  (table) => [primaryKey({ columns: [table.language, table.kind, table.id] })],
);

/** The fact that must change with everything that was made from the catalogue (cards, lists of rows, channels). */
export const CATALOGUE_REVISION = 'catalogue_revision';

/** Facts about the database itself, such as which demo world it holds. */
export const facts = pgTable('facts', {
  name: text().primaryKey(),
  value: text().notNull(),
});
