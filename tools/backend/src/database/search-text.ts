import { plainText } from '@livery/contract/search/plain-text';
import { and, sql, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Database } from './open-database.ts';
import type { Localised } from '../seed/localised.ts';

/** How alike a text and a part of a name must at least be, as a setting of every connection: three trigrams of a word of six letters, more than its first two letters of one of four. */
export const LEAST_SIMILARITY = 'pg_trgm.word_similarity_threshold=0.41';
/** Everything would be like a shorter text. */
const MIN_TYPO_LETTERS = 4;
/** The trigram index knows nothing shorter inside of words: a shorter text is where a word begins. */
const MIN_INNER_LETTERS = 3;

/** Where fewer names hold a text, it may have a typing error. */
export const FEW = 3;

/** All names of something in one text to be searched: each in a line, with spaces around its words. */
export const searchTextOf = (names: Localised, ...others: readonly string[]) => {
  const plain = new Set([...Object.values(names), ...others].map(plainText));
  return `\n${[...plain].map((name) => ` ${name} \n`).join('')}`;
};

/** Which names a text finds, and how far each is from it: the least comes first. */
export type TextMatch = { condition: SQL; distance: SQL };

/** The names that hold a text in its plain form: the whole name first, then names and words that begin with it. */
export function holding(searchText: PgColumn, plain: string): TextMatch {
  // No name has no letters.
  if (plain === '') return { condition: sql`false`, distance: sql`0::int` };
  const condition = sql`${searchText} like ${plain.length < MIN_INNER_LETTERS ? `% ${plain}%` : `%${plain}%`}`;
  return { condition, distance: distanceOf(searchText, plain, sql`3`) };
}

/** A shorter text has no typing errors. */
export const mayHaveTypos = (plain: string) => plain.length >= MIN_TYPO_LETTERS;

/** Behind the names that hold the text those that are like it, the most similar first. For a text that may have typing errors. */
export function resembling(searchText: PgColumn, plain: string): TextMatch {
  const held = sql`${searchText} like ${`%${plain}%`}`;
  const unlike = sql`round(1 - word_similarity(${plain}, ${searchText})::numeric, 1)`;
  return {
    condition: sql`(${held} or ${plain} <% ${searchText})`,
    distance: distanceOf(searchText, plain, sql`case when ${held} then 3 else 4 + ${unlike} end`),
  };
}

const distanceOf = (searchText: PgColumn, plain: string, further: SQL) => sql`case
  when ${searchText} like ${`%\n ${plain} \n%`} then 0
  when ${searchText} like ${`%\n ${plain}%`} then 1
  when ${searchText} like ${`% ${plain}%`} then 2
  else ${further} end`;

/** A column that is searched, of the rows that a list may show at all. */
export type Searched = { searchText: PgColumn; where: SQL | undefined };

/** How a text is looked for in some lists together: as what holds it, or where hardly anything does, as what is like it. */
export async function chooseMatch(
  db: Database,
  text: string,
  searched: readonly Searched[],
): Promise<(searchText: PgColumn) => TextMatch> {
  const plain = plainText(text);
  const held = (searchText: PgColumn) => holding(searchText, plain);
  if (!mayHaveTypos(plain)) return held;
  const some = searched.map(
    ({ searchText, where }) =>
      sql`(select 1 from ${searchText.table} where ${and(held(searchText).condition, where)} limit ${FEW})`,
  );
  const found = await db.select({ one: sql`1` }).from(sql`(${sql.join(some, sql` union all `)}) held`);
  return found.length < FEW ? (searchText) => resembling(searchText, plain) : held;
}
