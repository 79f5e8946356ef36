import type { PAGE_TEMPLATES } from '@livery/contract/catalogue/entities';
import { boolean, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import type { RowSource, RowTemplate, SeedContent, SeedDestination, SeedLanguage } from '../../seed/world.ts';
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

export const promos = pgTable('promos', {
  id: integer().primaryKey(),
  title: localised().notNull(),
  short: localised().notNull(),
  description: localised().notNull(),
  destination: jsonb().$type<SeedDestination>().notNull(),
  artworkKey: text().notNull(),
  durationSeconds: integer(),
  trailerId: integer(),
  ratings: jsonb().$type<{ type: string; rating: number }[]>().notNull(),
  buttonIconKey: text(),
});

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

/** Colours that stand in for a picture until it arrives. */
export const artworks = pgTable('artworks', {
  key: text().primaryKey(),
  dominantColor: text().notNull(),
});

/** Facts about the database itself, such as which demo world it holds. */
export const facts = pgTable('facts', {
  name: text().primaryKey(),
  value: text().notNull(),
});
