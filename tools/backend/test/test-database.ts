import { createHash, randomUUID } from 'node:crypto';
import { cp, mkdir, mkdtemp, readFile, readdir, rename, rm } from 'node:fs/promises';
import { existsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { inject } from 'vitest';
import { readConfiguration } from '../src/configuration.ts';
import { bringUpToDate } from '../src/database/bring-up-to-date.ts';
import { openDatabase } from '../src/database/open-database.ts';
import { worldRevision } from '../src/database/world-revision.ts';
import { atDatabase, onServer } from './postgres.ts';
import { TEST_NOW_MS } from './test-clock.ts';

export type TestDatabase = {
  configuration: { databaseUrl?: string; dataDirectory: string };
  remove(): Promise<void>;
};

/**
 * A database of its own, filled with the demo world: on a PostgreSQL server when TEST_DATABASE_URL names one (which must let us make
 * databases), on the one that `one-postgres.ts` started for TEST_DATABASE=postgres, else embedded.
 */
export async function makeTestDatabase(): Promise<TestDatabase> {
  const folder = await mkdtemp(join(tmpdir(), 'livery-backend-'));
  const server = await makeOnServer();
  if (!server) await cp(await findTemplate(), join(folder, 'database'), { recursive: true });
  return {
    configuration: { dataDirectory: folder, ...(server && { databaseUrl: server.databaseUrl }) },
    async remove() {
      await server?.remove();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

interface ServerDatabase {
  databaseUrl: string;
  remove(): Promise<void>;
}

/** Null where no server is asked for. */
async function makeOnServer(): Promise<ServerDatabase | null> {
  const given = process.env['TEST_DATABASE_URL'];
  if (!given && process.env['TEST_DATABASE'] !== 'postgres') return null;
  const { url: serverUrl, template } = given ? { url: given, template: null } : inject('filledPostgres');
  const name = `livery_test_${randomUUID().replaceAll('-', '')}`;
  await onServer(serverUrl, `create database ${name}${template ? ` template ${template}` : ''}`);
  return {
    databaseUrl: atDatabase(serverUrl, name),
    remove: () => onServer(serverUrl, `drop database ${name} with (force)`),
  };
}

const CACHE = fileURLToPath(new URL('../../../node_modules/.cache/livery-backend/templates', import.meta.url));
const MIGRATIONS = fileURLToPath(new URL('../migrations', import.meta.url));

/** Making an embedded database takes seconds, copying one a moment: a filled one is kept for each state of the sources. */
export async function findTemplate(): Promise<string> {
  const hash = createHash('sha256')
    .update(await worldRevision())
    .update(`${TEST_NOW_MS}`);
  const migrations = (await readdir(MIGRATIONS)).filter((name) => name.endsWith('.sql')).sort();
  for (const name of migrations) hash.update(await readFile(join(MIGRATIONS, name)));
  const template = join(CACHE, hash.digest('hex').slice(0, 16));
  if (existsSync(template)) return template;

  await mkdir(CACHE, { recursive: true });
  const folder = join(CACHE, `making-${randomUUID()}`);
  const database = await openDatabase(readConfiguration({ DATA_DIR: folder }));
  await database.maintain((db) => bringUpToDate(db, TEST_NOW_MS));
  await database.close();
  // Whoever comes first wins; the same content twice does no harm.
  await rename(join(folder, 'database'), template).catch((error: unknown) => {
    if (!existsSync(template)) throw error;
  });
  await rm(folder, { recursive: true, force: true });
  // Of sources that are no longer there; each takes some 90 MB.
  for (const name of await readdir(CACHE)) {
    if (!name.startsWith('making-') && join(CACHE, name) !== template) {
      await rm(join(CACHE, name), { recursive: true, force: true });
    }
  }
  return template;
}
