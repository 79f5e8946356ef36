import { plainText } from '@livery/contract/search/plain-text';
import { and, asc, desc, sql, type Placeholder, type SQL } from 'drizzle-orm';
import type { Database } from '../database/open-database.ts';
import { contents, genres } from '../database/schema/catalogue.ts';
import type { Language } from '../world/localised.ts';
import {
  FEW,
  holding,
  mayHaveTypos,
  patternsOf,
  readMeant,
  resembling,
  type TextMatch,
} from '../database/search-text.ts';
import {
  facetConditions,
  matchOfList,
  wholeCondition,
  type ContentList,
  type ContentSource,
} from './content-filters.ts';
import { localisedText } from './localised-text.ts';
import type { CardGenre } from './wire-card.ts';

/** The facts of a card, for lists of seasons and episodes; rows take made cards (made-cards.ts). */
export const cardColumns = (language: Language | Placeholder) => ({
  id: contents.id,
  slug: contents.slug,
  contentType: contents.contentType,
  season: contents.season,
  series: contents.series,
  parentId: contents.parentId,
  title: localisedText(contents.title, language),
  year: contents.year,
  age: contents.age,
  motionRating: contents.motionRating,
  isAdult: contents.isAdult,
  isCartoon: contents.isCartoon,
  durationSeconds: contents.durationSeconds,
  ratingImdb: contents.ratingImdb,
  ratingKinopoisk: contents.ratingKinopoisk,
  libraryId: contents.libraryId,
  artworkKey: contents.artworkKey,
  genres: sql<CardGenre[]>`(
    select coalesce(json_agg(json_build_object('id', g.id, 'name', g.name->>${language})), '[]')
    from ${genres} g where g.id = any(${contents.genreIds})
  )`,
});

export type ContentSelection = ContentList & { offset: number; limit: number };

type SelectedIds = { ids: number[]; total: number };

/** One page of a list, and how many the whole list has (0 beyond its end). */
export async function selectContentIds(db: Database, selection: ContentSelection): Promise<SelectedIds> {
  if (selection.text === undefined) return selectMatching(db, selection, undefined);
  const plain = plainText(selection.text);
  const held = await selectMatching(db, selection, holding(contents.searchText, patternsOf(plain)));
  // Mostly that is all. What is left may have a typing error, or is a page beyond the end.
  if (held.total >= FEW || !mayHaveTypos(plain)) return held;
  // Where nothing is filtered and the page is the first, what was found is all that holds the text.
  const isWhole = selection.offset === 0 && !Object.values(facetConditions(selection.filters)).some(Boolean);
  const match = isWhole
    ? resembling(contents.searchText, plain, await readMeant(db, plain))
    : await matchOfList(db, selection);
  return selectMatching(db, selection, match);
}

async function selectMatching(
  db: Database,
  { offset, limit, ...list }: ContentSelection,
  match: TextMatch | undefined,
): Promise<SelectedIds> {
  const found = await db
    .select({ id: contents.id, total: sql<number>`(count(*) over ())::int` })
    .from(contents)
    .where(and(wholeCondition(list), match?.condition, ...Object.values(facetConditions(list.filters))))
    .orderBy(...(match ? [match.distance] : []), ...ownOrder(list.from))
    .limit(limit)
    .offset(offset);
  return { ids: found.map(({ id }) => id), total: found[0]?.total ?? 0 };
}

function ownOrder(from: ContentSource): SQL[] {
  if ('ids' in from) return [sql`array_position(${sql.param(from.ids)}::int[], ${contents.id})`];
  return [from.order === 'popular' ? desc(contents.popularity) : desc(contents.year), asc(contents.id)];
}
