import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { readConfiguration } from '../src/configuration.ts';
import { bringUpToDate } from '../src/database/bring-up-to-date.ts';
import { openDatabase } from '../src/database/open-database.ts';
import { facts } from '../src/database/schema/pages.ts';
import { makeTestDatabase } from './test-database.ts';
import { TEST_NOW_MS } from './test-clock.ts';

/** What the database was before names were searched in their plain form: written by another state of the sources. */
const OLDER = [
  sql`update contents set search_text = lower(title->>'ru')`,
  sql`update programs set search_text = ''`,
  sql`delete from search_words`,
  sql`update searched_titles set search_text = ''`,
];

test('FIND-012 a database of an older state has its names written anew, in the form that is searched', async () => {
  const { configuration, remove } = await makeTestDatabase();
  const { databaseUrl, dataDirectory } = configuration;
  const database = await openDatabase(
    readConfiguration({ DATA_DIR: dataDirectory, ...(databaseUrl !== undefined && { DATABASE_URL: databaseUrl }) }),
  );
  try {
    const { db } = database;
    for (const statement of OLDER) await db.execute(statement);
    await db
      .update(facts)
      .set({ value: 'older' })
      .where(sql`name = 'world_revision'`);
    await database.maintain((connected) => bringUpToDate(connected, TEST_NOW_MS));

    const [found] = await db
      .select({
        titles: sql<number>`(select count(*)::int from contents where parent_id is null and search_text not like ${'\n %'})`,
        programs: sql<number>`(select count(*)::int from programs where search_text not like ${'\n %'})`,
        titlesSearched: sql<number>`(select count(*)::int from searched_titles where search_text not like ${'\n %'})`,
        words: sql<number>`(select count(*)::int from search_words)`,
      })
      .from(sql`(select 1) one`);
    expect(found).toMatchObject({ titles: 0, titlesSearched: 0, programs: 0 });
    expect(found?.words).toBeGreaterThan(1000);
  } finally {
    await database.close();
    await remove();
  }
});
