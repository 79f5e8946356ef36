import { plainText } from '@livery/contract/search/plain-text';
import { and, sql, type Placeholder, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { editsToBegin } from './edit-distance.ts';
import type { Database } from './open-database.ts';
import { searchWords } from './schema/catalogue.ts';
import type { Localised } from '../world/localised.ts';

/** How alike a mistyped word and the meant one must at least be to be compared by their letters, as a setting of every connection. */
export const LEAST_SIMILARITY = 'pg_trgm.similarity_threshold=0.25';
/** Everything would be like a shorter word. */
const MIN_TYPO_LETTERS = 4;
/** From here on a word may have two errors. */
const TWO_ERRORS_LETTERS = 7;
/** A shorter text is where a word begins: inside of words it is everywhere, and of less than three letters there is no trigram. */
const MIN_INNER_LETTERS = 4;
/** Where fewer names hold a text, it may have a typing error. */
export const FEW = 3;
/** A longer text is nobody's guess at a name. */
const MOST_WORDS = 6;
/** How many similar words are compared by their letters, and how many of them a typed word may stand for. */
const COMPARED_WORDS = 40;
const MEANT_WORDS = 4;

/** All names of something in one text to be searched: each in a line, with spaces around its words. */
export const searchTextOf = (names: Localised, ...others: readonly string[]) => {
  const plain = new Set([...Object.values(names), ...others].map(plainText));
  return `\n${[...plain]
    .filter((name) => name !== '')
    .map((name) => ` ${name} \n`)
    .join('')}`;
};

/** Which names a text finds, and how far each is from it: the least comes first. */
export type TextMatch = { condition: SQL; distance: SQL };

/** Where in a name a text is looked for. */
function inside(plain: string): string {
  // No name has no letters, and none has capital ones: nothing is found, by the index.
  if (plain === '') return '%QQQ%';
  return plain.length < MIN_INNER_LETTERS ? `% ${plain}%` : `%${plain}%`;
}

/** What `like` compares names with, for one text. A prepared query takes them by their names. */
export const patternsOf = (plain: string) => ({
  whole: `%\n ${plain} \n%`,
  begin: `%\n ${plain}%`,
  word: `% ${plain}%`,
  inside: inside(plain),
});
export type Patterns = Readonly<Record<keyof ReturnType<typeof patternsOf>, string | Placeholder>>;
export const PREPARED_PATTERNS: Patterns = {
  whole: sql.placeholder('whole'),
  begin: sql.placeholder('begin'),
  word: sql.placeholder('word'),
  inside: sql.placeholder('inside'),
};

/** The names that hold a text: the whole name first, then names and words that begin with it. */
export const holding = (searchText: PgColumn, patterns: Patterns): TextMatch => ({
  condition: sql`${searchText} like ${patterns.inside}`,
  distance: distanceOf(searchText, patterns, sql`3`),
});

const distanceOf = (searchText: PgColumn, { whole, begin, word }: Patterns, further: SQL) => sql`case
  when ${searchText} like ${whole} then 0
  when ${searchText} like ${begin} then 1
  when ${searchText} like ${word} then 2
  else ${further} end`;

/** A shorter text has no typing errors. */
export const mayHaveTypos = (plain: string) => plain.length >= MIN_TYPO_LETTERS;

/** What one typed word may stand for, the likeliest first: itself, then words of names that it may be a typing error of. */
type Meant = { word: string; edits: number }[];

/** What each word of a text may stand for. */
export async function readMeant(db: Database, plain: string): Promise<Meant[]> {
  const typed = plain.split(' ').slice(0, MOST_WORDS);
  const long = typed.filter((word) => word.length >= MIN_TYPO_LETTERS);
  const similar =
    long.length === 0
      ? []
      : await db.select({ typed: sql<string>`t.word`, word: sql<string>`v.word` }).from(
          sql`unnest(${sql.param(long)}::text[]) t(word) cross join lateral (
              select w.word from ${searchWords} w where w.word % t.word
              order by similarity(w.word, t.word) desc, w.word limit ${COMPARED_WORDS}) v`,
        );
  return typed.map((word) => {
    const allowed = word.length >= TWO_ERRORS_LETTERS ? 2 : 1;
    const others = similar
      .filter((pair) => pair.typed === word && !pair.word.includes(word))
      .map((pair) => ({ word: pair.word, edits: editsToBegin(word, pair.word) }))
      .filter(({ edits }) => edits <= allowed)
      .sort((one, other) => one.edits - other.edits);
    return [{ word, edits: 0 }, ...others.slice(0, MEANT_WORDS)];
  });
}

/** Behind the names that hold the text those that hold all its words, as typed or as they may be meant, the fewer errors the nearer. */
export function resembling(searchText: PgColumn, plain: string, meant: readonly Meant[]): TextMatch {
  const held = sql`${searchText} like ${inside(plain)}`;
  const holds = ({ word }: Meant[number]) => sql`${searchText} like ${inside(word)}`;
  const words = meant.map((all) => sql`(${sql.join(all.map(holds), sql` or `)})`);
  const edits = meant.map(
    (all) =>
      sql`case ${sql.join(
        all.map((one) => sql`when ${holds(one)} then ${one.edits}::int`),
        sql` `,
      )} else 0 end`,
  );
  return {
    condition: sql`(${held} or ${sql.join(words, sql` and `)})`,
    distance: distanceOf(
      searchText,
      patternsOf(plain),
      sql`case when ${held} then 3 else 4 + ${sql.join(edits, sql` + `)} end`,
    ),
  };
}

/** A column that is searched, of the rows that a list may show at all. */
export type Searched = { searchText: PgColumn; where: SQL | undefined };

/** How a text is looked for in some lists together: as what holds it, or where hardly anything does, as what it may have meant. */
export async function chooseMatch(
  db: Database,
  text: string,
  searched: readonly Searched[],
): Promise<(searchText: PgColumn) => TextMatch> {
  const plain = plainText(text);
  const held = (searchText: PgColumn) => holding(searchText, patternsOf(plain));
  if (!mayHaveTypos(plain)) return held;
  const some = searched.map(
    ({ searchText, where }) =>
      sql`(select 1 from ${searchText.table} where ${and(held(searchText).condition, where)} limit ${FEW})`,
  );
  const found = await db.select({ one: sql`1` }).from(sql`(${sql.join(some, sql` union all `)}) held`);
  if (found.length >= FEW) return held;
  const meant = await readMeant(db, plain);
  return (searchText) => resembling(searchText, plain, meant);
}
