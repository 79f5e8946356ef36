import { expect, it } from 'vitest';
import { ON_EACH_DATABASE, testsOnDatabase } from './tests-on-database.ts';

it('tests of pictures, media and seeds ask no database, those of the API do', () => {
  const names = testsOnDatabase();
  expect(names).toEqual(expect.arrayContaining(['catalogue.test.ts', 'session.test.ts', 'server.test.ts']));
  expect(names.filter((name) => /^(images|media|seed)\b/.test(name))).toEqual([]);
});

it('what is asked of each database is asked of one', () => {
  expect(testsOnDatabase()).toEqual(expect.arrayContaining(ON_EACH_DATABASE));
});
