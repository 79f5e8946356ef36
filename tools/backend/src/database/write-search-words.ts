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

export const writeSearchWords = async (db: Database): Promise<void> => void (await db.execute(sql.raw(SEARCH_WORDS)));
