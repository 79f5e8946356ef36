import { sql } from 'drizzle-orm';
import { contents, genres } from './schema/catalogue.ts';
import { rows } from './schema/pages.ts';
import type { Database } from './open-database.ts';

/**
 * Works out the lists of rows that follow a rule (all films, the newest series, a genre with its subgenres) and writes
 * them beside the rule. To be called whenever contents change: every start page shows some of these lists, and sorting the
 * catalogue for each of its viewers would be most of the database's work.
 */
export async function writeRowLists(db: Database): Promise<void> {
  const matching = sql`c.parent_id is null
    and c.content_type in (select jsonb_array_elements_text(${rows.source}->'contentTypes'))
    and (${rows.source}->>'genreId' is null or c.genre_ids && array(
      select g.id from ${genres} g where (${rows.source}->>'genreId')::int in (g.id, g.parent_id)))`;
  const listed = (order: 'popular' | 'new', by: 'popularity' | 'year') => sql`
    when ${order} then array(select c.id from ${contents} c where ${matching} order by c.${sql.identifier(by)} desc, c.id)`;
  await db.execute(sql`
    update ${rows} set listed_ids = case ${rows.source}->>'order'
      ${listed('popular', 'popularity')} ${listed('new', 'year')} end
    where ${rows.source}->>'type' = 'catalogue'`);
}
