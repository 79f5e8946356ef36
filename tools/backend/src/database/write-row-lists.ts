import { asc, eq, sql } from 'drizzle-orm';
import { spread } from '../seed/spread-scenes.ts';
import { contents, genres } from './schema/catalogue.ts';
import { artworks, rows } from './schema/pages.ts';
import type { Database } from './open-database.ts';

/**
 * Works out the lists of rows that follow a rule (all films, the newest series, a genre with its subgenres) and writes
 * them beside the rule. To be called whenever contents change: every start page shows some of these lists, and sorting the
 * catalogue for each of its viewers would be most of the database's work. Titles with the same picture do not stand together.
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
  await spreadPictures(db);
}

async function spreadPictures(db: Database): Promise<void> {
  const pictures = await db
    .select({
      id: contents.id,
      year: contents.year,
      scene: sql<string | null>`${artworks.artwork}->'drawing'->>'scene'`,
    })
    .from(contents)
    .leftJoin(artworks, eq(artworks.key, contents.artworkKey));
  const pictureOf = new Map(pictures.map((picture) => [picture.id, picture]));
  const listed = await db
    .select({ id: rows.id, ids: rows.listedIds, order: sql<string>`${rows.source}->>'order'` })
    .from(rows)
    .orderBy(asc(rows.id));
  for (const { id, ids, order } of listed) {
    if (!ids) continue;
    const listedIds = spread(ids, {
      sceneOf: (contentId) => pictureOf.get(contentId)?.scene ?? undefined,
      // The newest stay first; popularity is nothing that a viewer could count.
      rankOf: (contentId) => (order === 'new' ? (pictureOf.get(contentId)?.year ?? 0) : 0),
    });
    await db
      .update(rows)
      .set({ listedIds: [...listedIds] })
      .where(eq(rows.id, id));
  }
}
