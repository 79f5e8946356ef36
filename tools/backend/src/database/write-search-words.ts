import { sql } from 'drizzle-orm';
import type { Database } from './open-database.ts';

/** The names of films, series, telecasts, persons, channels and broadcasts, word by word. To be called whenever they change. */
export const SEARCH_WORDS = `
  insert into search_words
  select distinct word from (
    select search_text from contents union all select search_text from persons
    union all select search_text from channels union all select search_text from programs
  ) named, regexp_split_to_table(search_text, '\\s+') word
  where length(word) > 2
  on conflict do nothing`;

/** The titles that are suggested, seasons and episodes not among them. */
export const SEARCHED_TITLES = `
  insert into searched_titles (id, search_text, content_type, age, popularity)
  select id, search_text, content_type, age, popularity from contents where search_text <> ''
  on conflict do nothing`;

export const writeSearchWords = async (db: Database): Promise<void> => {
  for (const statement of [SEARCH_WORDS, SEARCHED_TITLES]) await db.execute(sql.raw(statement));
};
