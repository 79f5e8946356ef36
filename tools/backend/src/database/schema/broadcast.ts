import { boolean, date, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import type { Localised } from '../../world/localised.ts';
import { localised, searchTextIndex, type Access } from './catalogue.ts';

export const channels = pgTable(
  'channels',
  {
    id: integer().primaryKey(),
    slug: text().notNull().unique(),
    name: localised().notNull(),
    description: localised().notNull(),
    /** Missing means unknown, which counts as adult. */
    age: integer(),
    parentId: integer(),
    categoryIds: integer().array().notNull(),
    isHd: boolean().notNull(),
    is4k: boolean('is_4k').notNull(),
    isFree: boolean().notNull(),
    isHidden: boolean().notNull(),
    isFixed: boolean().notNull(),
    isAvailable: boolean().notNull(),
    accessError: localised(),
    access: text().$type<Access>().notNull(),
    minPrice: text(),
    archivedDays: integer().notNull(),
    mediaKey: text().notNull(),
    aspectRatio: text().notNull(),
    color: text().notNull(),
    overlayIconKey: text(),
    logoKey: text().notNull(),
    coverKey: text().notNull(),
    position: integer().notNull(),
    searchText: text().notNull(),
  },
  (table) => [searchTextIndex('channels_search_index', table)],
);

export const channelCategories = pgTable('channel_categories', {
  id: integer().primaryKey(),
  slug: text().notNull().unique(),
  name: localised().notNull(),
  short: localised().notNull(),
  tags: text().array().$type<('all_channels' | 'startup' | 'is_adult')[]>().notNull(),
  channelIds: integer().array().notNull(),
  position: integer().notNull(),
});

/** What is broadcast, whenever it is broadcast. */
export const programs = pgTable(
  'programs',
  {
    id: integer().primaryKey(),
    title: localised().notNull(),
    description: localised().notNull(),
    parentId: integer(),
    age: integer(),
    motionRating: text(),
    contentId: integer(),
    artworkKey: text().notNull(),
    searchText: text().notNull().default(''),
  },
  (table) => [searchTextIndex('programs_search_index', table)],
);

export type EpisodeCaption = { title: Localised; subtitle: Localised; season: number; series: number };

/** One broadcast of a program on a channel. Times are Unix seconds. */
export const schedules = pgTable(
  'schedules',
  {
    id: integer().primaryKey(),
    channelId: integer().notNull(),
    startSeconds: integer().notNull(),
    durationSeconds: integer().notNull(),
    realStartSeconds: integer().notNull(),
    realDurationSeconds: integer().notNull(),
    programId: integer().notNull(),
    contentId: integer(),
    episodeId: integer(),
    episode: jsonb().$type<EpisodeCaption>(),
    isCatchupAvailable: boolean().notNull(),
  },
  (table) => [
    index('schedules_channel_index').on(table.channelId, table.startSeconds),
    index('schedules_program_index').on(table.programId, table.startSeconds),
    index('schedules_content_index').on(table.contentId, table.startSeconds),
    index('schedules_episode_index').on(table.episodeId),
  ],
);

/** The days whose schedule stands in `schedules`, so that rolling on needs no guess. */
export const scheduleDays = pgTable(
  'schedule_days',
  { utcDay: date({ mode: 'string' }).notNull(), channelId: integer().notNull() },
  (table) => [primaryKey({ columns: [table.utcDay, table.channelId] })],
);
