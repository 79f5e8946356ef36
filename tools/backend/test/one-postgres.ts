import type { TestProject } from 'vitest/node';
import { readConfiguration } from '../src/configuration.ts';
import { bringUpToDate } from '../src/database/bring-up-to-date.ts';
import { openDatabase } from '../src/database/open-database.ts';
import { atDatabase, onServer, startPrivatePostgres } from './postgres.ts';
import { TEST_NOW_MS } from './test-clock.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** A running server with a filled database to copy. */
    filledPostgres: { url: string; template: string };
  }
}

const TEMPLATE = 'livery_filled';

/** One PostgreSQL server for a run of tests. The demo world is written once; each file of tests copies it. */
export default async function setup(project: TestProject) {
  const { databaseUrl: url, stop } = await startPrivatePostgres();
  try {
    await onServer(url, `create database ${TEMPLATE}`);
    const database = await openDatabase(readConfiguration({ DATABASE_URL: atDatabase(url, TEMPLATE) }));
    await database.maintain((db) => bringUpToDate(db, TEST_NOW_MS)).finally(() => database.close());
  } catch (error) {
    await stop();
    throw error;
  }
  project.provide('filledPostgres', { url, template: TEMPLATE });
  return stop;
}
