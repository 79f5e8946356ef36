import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';

/** A PostgreSQL database, embedded or on a server: the program does not care which. */
export type Database = PgDatabase<PgQueryResultHKT>;

export type OpenDatabase = {
  /** For answers: no statement takes longer than the time-out. */
  db: Database;
  kind: 'embedded' | 'server';
  /** Runs work that may take minutes: without a time-out, and one at a time over all backends of this database. */
  maintain(work: (db: Database) => Promise<void>): Promise<void>;
  /** Resolves once every connection is given back. */
  close(): Promise<void>;
};

export type DatabaseOptions = {
  databaseUrl?: string | undefined;
  dataDirectory: string;
  /** The longest time that a statement on a server may take. */
  databaseTimeoutMs: number;
};

/**
 * Opens the database and brings its tables up to date.
 * Both drivers are imported on demand: nobody waits for the one that is not used.
 * @throws StartError with one sentence when it cannot be reached, opened or migrated.
 */
export async function openDatabase(options: DatabaseOptions): Promise<OpenDatabase> {
  if (options.databaseUrl === undefined) {
    const { openEmbedded } = await import('./open-embedded.ts');
    return openEmbedded(options.dataDirectory);
  }
  const { openServer } = await import('./open-server.ts');
  return openServer(options.databaseUrl, options.databaseTimeoutMs);
}
