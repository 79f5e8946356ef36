import { expect, it } from 'vitest';
import { testsOnDatabase } from './tests-on-database.ts';

it('tests of pictures, media and seeds are not run once more on a server, those of the API are', () => {
  const names = testsOnDatabase();
  expect(names).toEqual(expect.arrayContaining(['catalogue.test.ts', 'session.test.ts', 'server.test.ts']));
  expect(names.filter((name) => /^(images|media|seed)\b/.test(name))).toEqual([]);
});
