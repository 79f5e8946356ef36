import { sql } from 'drizzle-orm';
import type { Database } from '../database/open-database.ts';
import { cards, type CardKind } from '../database/schema/pages.ts';
import type { Language } from '../world/localised.ts';

/** Stands for the media origin inside made cards, which do not know from where they will be served. */
export const MEDIA_MARK = '{media}';

type CardList = { kind: CardKind; ids: readonly number[] };
/** The cards of a list one after the other, as they stand between the brackets of a JSON list. */
export type CardTexts = { text: string; count: number };
export const NO_CARDS: CardTexts = { text: '', count: 0 };
export type ReadCards = (lists: readonly CardList[], language: Language) => Promise<CardTexts[]>;

/**
 * Cards are made once, as JSON text in each language, whenever the catalogue is written (database/make-cards.ts). All
 * lists of a page then cost one query, which puts the texts together, and they go into the answer as they are: turning
 * hundreds of rows of columns into objects and those back into text was most of the work of a page.
 */
export function prepareReadCards(db: Database, mediaOrigin: string): ReadCards {
  const param = (name: string) => sql.placeholder(name);
  const query = db
    .select({
      list: sql<number>`item.list`,
      text: sql<string>`string_agg(card.body, ',' order by item.position)`,
      count: sql<number>`count(*)::int`,
    })
    .from(
      // Sideways, so that each card is one look into the index whatever the planner thinks of the lists' lengths.
      sql`unnest(${param('lists')}::int[], ${param('ids')}::int[]) with ordinality item(list, id, position)
        cross join lateral (
          select c.body from ${cards} c
          where c.language = ${param('language')} and c.kind = (${param('kinds')}::text[])[item.list + 1] and c.id = item.id
          limit 1
        ) card`,
    )
    .groupBy(sql`item.list`)
    .prepare('read_cards');

  return async (lists, language) => {
    const read = lists.map(() => NO_CARDS);
    const ids = lists.flatMap((list) => list.ids);
    if (ids.length === 0) return read;
    const found = await query.execute({
      lists: lists.flatMap((list, index) => list.ids.map(() => index)),
      ids,
      kinds: lists.map(({ kind }) => kind),
      language,
    });
    for (const { list, text, count } of found) read[list] = { text: text.replaceAll(MEDIA_MARK, mediaOrigin), count };
    return read;
  };
}
