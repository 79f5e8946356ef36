import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import { StartError } from '../start-error.ts';
import { lockFolder } from './lock-folder.ts';

/** A PostgreSQL database, embedded or on a server: the program does not care which. */
export type Database = PgDatabase<PgQueryResultHKT>;

export type OpenDatabase = {
  db: Database;
  kind: 'embedded' | 'server';
  /** Resolves once every connection is given back. */
  close(): Promise<void>;
};

const MIGRATIONS = { migrationsFolder: fileURLToPath(new URL('../../migrations', import.meta.url)) };

/** Connections to a server. Two cores serve some 10 queries at once; more only wait inside PostgreSQL instead of here. */
const POOL_SIZE = 10;
const CONNECT_TIMEOUT_MS = 5_000;

/**
 * Opens the database and brings its tables up to date.
 * Both drivers are imported on demand: nobody waits for the one that is not used.
 * @throws StartError with one sentence when it cannot be reached, opened or migrated.
 */
export async function openDatabase(options: {
  databaseUrl?: string | undefined;
  dataDirectory: string;
}): Promise<OpenDatabase> {
  return options.databaseUrl === undefined ? openEmbedded(options.dataDirectory) : openServer(options.databaseUrl);
}

async function openEmbedded(dataDirectory: string): Promise<OpenDatabase> {
  const [{ PGlite }, { drizzle }, { migrate }] = await Promise.all([
    import('@electric-sql/pglite'),
    import('drizzle-orm/pglite'),
    import('drizzle-orm/pglite/migrator'),
  ]);
  const inMemory = dataDirectory === 'memory';
  const folder = join(dataDirectory, 'database');
  let unlock = () => {};
  if (!inMemory) {
    try {
      await mkdir(dataDirectory, { recursive: true });
      unlock = lockFolder(folder);
    } catch (error) {
      if (error instanceof StartError) throw error;
      throw new StartError(`The folder ${dataDirectory} (DATA_DIR) cannot be written: ${messageOf(error)}.`);
    }
  }
  try {
    const client = await PGlite.create(inMemory ? 'memory://' : folder);
    const db = drizzle(client, { casing: 'snake_case' });
    await migrate(db, MIGRATIONS);
    return {
      db,
      kind: 'embedded',
      async close() {
        await client.close();
        unlock();
      },
    };
  } catch (error) {
    unlock();
    throw new StartError(
      `The embedded database in ${folder} cannot be opened (${messageOf(error)}): remove the folder to start afresh, or set DATABASE_URL.`,
    );
  }
}

async function openServer(databaseUrl: string): Promise<OpenDatabase> {
  const [{ default: pg }, { drizzle }, { migrate }] = await Promise.all([
    import('pg'),
    import('drizzle-orm/node-postgres'),
    import('drizzle-orm/node-postgres/migrator'),
  ]);
  const pool = new pg.Pool({
    connectionString: databaseUrl,
    max: POOL_SIZE,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    application_name: 'livery-backend',
  });
  // An idle connection that the server closes must not end the process; the next query opens another.
  pool.on('error', () => {});
  const where = describeServer(databaseUrl);
  try {
    await pool.query('select 1');
  } catch (error) {
    await pool.end();
    throw new StartError(`The database ${where} (DATABASE_URL) cannot be used: ${messageOf(error)}.`);
  }
  try {
    const db = drizzle(pool, { casing: 'snake_case' });
    await migrate(db, MIGRATIONS);
    return { db, kind: 'server', close: () => pool.end() };
  } catch (error) {
    await pool.end();
    throw new StartError(`The tables of the database ${where} cannot be brought up to date: ${messageOf(error)}.`);
  }
}

/** Host and name of a database, never its password. */
function describeServer(databaseUrl: string): string {
  if (!URL.canParse(databaseUrl)) return '(unreadable address)';
  const { hostname, port, pathname } = new URL(databaseUrl);
  return `${pathname.slice(1) || 'postgres'} on ${hostname || 'a local socket'}${port && `:${port}`}`;
}

/** The innermost reason in words: drivers wrap it, and a refused connection has an empty message of its own. */
function messageOf(error: unknown): string {
  if (error instanceof AggregateError && error.errors.length > 0) return messageOf(error.errors[0]);
  if (!(error instanceof Error)) return String(error);
  if (error.cause instanceof Error) return messageOf(error.cause);
  return error.message.replace(/\.$/, '');
}
