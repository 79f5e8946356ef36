import { and, eq, sql } from 'drizzle-orm';
import { unionAll } from 'drizzle-orm/pg-core';
import type { Database } from '../database/open-database.ts';
import { cards, type CardKind } from '../database/schema/pages.ts';
import type { Language } from '../seed/localised.ts';

/** Stands for the media origin inside made cards, which do not know from where they will be served. */
export const MEDIA_MARK = '{media}';

export type CardIds = Readonly<Record<CardKind, readonly number[]>>;
/** JSON texts of cards by kind and id. */
export type MadeCards = Readonly<Record<CardKind, ReadonlyMap<number, string>>>;
export type ReadCards = (ids: Partial<CardIds>, language: Language) => Promise<MadeCards>;

/**
 * Cards are made once, as JSON text in each language, whenever the catalogue is written (database/make-cards.ts). A page
 * of sixteen rows then costs one indexed lookup, and the texts go into the answer as they are: turning three hundred rows
 * of columns into objects and those back into text was most of the work of a page.
 */
export function prepareReadCards(db: Database, mediaOrigin: string): ReadCards {
  const ofKind = (kind: CardKind) =>
    db
      .select({ kind: cards.kind, id: cards.id, body: cards.body })
      .from(cards)
      .where(
        and(
          eq(cards.language, sql.placeholder('language')),
          eq(cards.kind, kind),
          sql`${cards.id} = any(${sql.placeholder(kind)}::int[])`,
        ),
      );
  const query = unionAll(ofKind('content'), ofKind('person'), ofKind('promo')).prepare('read_cards');

  return async ({ content = [], person = [], promo = [] }, language) => {
    const made = {
      content: new Map<number, string>(),
      person: new Map<number, string>(),
      promo: new Map<number, string>(),
    };
    if (content.length + person.length + promo.length === 0) return made;
    const found = await query.execute({ language, content, person, promo });
    for (const { kind, id, body } of found) made[kind].set(id, body.replaceAll(MEDIA_MARK, mediaOrigin));
    return made;
  };
}
