import { index, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** What sites have counted. The id was made with the event: whatever comes twice is kept once. */
export const figures = pgTable(
  'figures',
  {
    id: text().primaryKey(),
    name: text().notNull(),
    at: timestamp({ withTimezone: true }).notNull(),
    fields: jsonb().$type<Readonly<Record<string, string | number | null>>>().notNull(),
  },
  (table) => [index('figures_name_at_index').on(table.name, table.at)],
);
