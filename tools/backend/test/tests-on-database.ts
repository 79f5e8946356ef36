import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

const FOLDER = import.meta.dirname;
const IMPORT = /from '(\.[^']+)'/g;

/** What leads to a database, by paths from here: a test that imports one of them, itself or through a helper, asks one. */
const DATABASES = [
  'test-database.ts',
  'postgres.ts',
  'test-backend.ts',
  '../src/server.ts',
  '../src/database/open-database.ts',
].map((file) => resolve(FOLDER, file));

function reachesDatabase(file: string, seen = new Set<string>()): boolean {
  if (DATABASES.includes(file)) return true;
  if (seen.has(file) || !file.startsWith(FOLDER)) return false;
  seen.add(file);
  const imported = [...readFileSync(file, 'utf8').matchAll(IMPORT)].map(([, path = '']) => resolve(file, '..', path));
  return imported.some((path) => reachesDatabase(path, seen));
}

/**
 * Where a machine has a PostgreSQL server, tests ask that; these ask the embedded database too: each call once, what its extensions do, and what
 * is left when the process is ended.
 */
export const ON_EACH_DATABASE = [
  'contract.test.ts',
  'payment-crash.test.ts',
  'races-purchases.test.ts',
  'search-migration.test.ts',
  'search.test.ts',
  'server.test.ts',
];

/** Tests of what one kind of database does: they choose it themselves. */
const OF_ONE_DATABASE = ['embedded-lock.test.ts'];

/** The tests of this folder whose outcome may depend on the database below: pictures, media and seeds are the same on every one. */
export const testsOnDatabase = (): string[] =>
  readdirSync(FOLDER).filter(
    (name) => name.endsWith('.test.ts') && !OF_ONE_DATABASE.includes(name) && reachesDatabase(join(FOLDER, name)),
  );
