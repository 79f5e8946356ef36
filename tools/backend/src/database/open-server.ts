import { DrizzleQueryError } from 'drizzle-orm';
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import pg from 'pg';
import { StartError } from '../start-error.ts';
import { isDatabaseUnavailable, reasonOf } from './database-error.ts';
import { MIGRATIONS } from './migrations.ts';
import type { Database, OpenDatabase } from './open-database.ts';
import { LEAST_SIMILARITY } from './search-text.ts';

/** Two cores serve some 10 queries at once; more only wait inside PostgreSQL instead of here. */
const POOL_SIZE = 10;
/**
 * A prepared query is planned once in each connection. Left to itself PostgreSQL plans long ones anew for every call, because it takes what it
 * does not know for dearer, and planning a search or the viewer of a token costs more than running it.
 */
const PLANNED_ONCE = 'plan_cache_mode=force_generic_plan';
/** Starting workers for a query costs more than what they take off it: with many viewers at once the cores are busy with other queries. */
const ONE_PROCESS = 'max_parallel_workers_per_gather=0';
/** Also the longest wait for a free connection of the pool. */
const CONNECT_TIMEOUT_MS = 5_000;
/** After the statement time-out, PostgreSQL has this long to say so. A server that does not is taken for lost. */
const ANSWER_GRACE_MS = 1_000;
/** A transaction of a backend that stopped must not hold its locks for longer. */
const IDLE_TRANSACTION_MS = 30_000;
/** Any number, the same in every backend: PostgreSQL gives the lock of this name to one connection at a time. */
const MAINTENANCE_LOCK = 4_100_001;

const CASING = { casing: 'snake_case' } as const;

/** The lost connection fails the query that waits for it; the same news as an `error` event must not end the process. */
const ignoreLoss = () => {};

/** Connects to a PostgreSQL server. @throws StartError */
export async function openServer(databaseUrl: string, timeoutMs: number): Promise<OpenDatabase> {
  const connection = {
    connectionString: databaseUrl,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    keepAlive: true,
    application_name: 'livery-backend',
  };
  const pool = new pg.Pool({
    ...connection,
    max: POOL_SIZE,
    options: `-c ${LEAST_SIMILARITY} -c ${PLANNED_ONCE} -c ${ONE_PROCESS}`,
    statement_timeout: timeoutMs,
    query_timeout: timeoutMs + ANSWER_GRACE_MS,
    idle_in_transaction_session_timeout: IDLE_TRANSACTION_MS,
  });
  pool.on('error', ignoreLoss);
  pool.on('connect', (client) => client.on('error', ignoreLoss));

  const maintain = async (work: (db: NodePgDatabase) => Promise<void>) => {
    const client = new pg.Client(connection);
    client.on('error', ignoreLoss);
    try {
      await client.connect();
      await client.query('select pg_advisory_lock($1)', [MAINTENANCE_LOCK]);
      await work(drizzle(client, CASING));
    } finally {
      // The end of the connection gives the lock back. A server that is gone does not say goodbye: nobody waits for it.
      void client.end();
    }
  };

  const where = describeServer(databaseUrl);
  try {
    await pool.query('select 1');
  } catch (error) {
    await pool.end();
    throw new StartError(`The database ${where} (DATABASE_URL) cannot be used: ${reasonOf(error)}.`);
  }
  try {
    await maintain((db) => migrate(db, MIGRATIONS));
  } catch (error) {
    await pool.end();
    throw new StartError(`The tables of the database ${where} cannot be brought up to date: ${reasonOf(error)}.`);
  }
  return { db: pooledDatabase(pool), kind: 'server', maintain, close: () => pool.end() };
}

/** Drizzle's own transactions over a pool keep a connection for ever when `begin` fails, and put a hung one back. */
function pooledDatabase(pool: pg.Pool): Database {
  const db = drizzle(pool, CASING);
  db.transaction = async (work, config) => {
    const client = await connect(pool);
    let isHeld = true;
    const release = (isLost: boolean) => {
      if (isHeld) client.release(isLost);
      isHeld = false;
    };
    try {
      return await drizzle(client, CASING).transaction(async (transaction) => {
        try {
          return await work(transaction);
        } catch (error) {
          // The roll-back would wait for the lost connection as long as the statement did.
          if (isDatabaseUnavailable(error)) release(true);
          throw error;
        }
      }, config);
    } catch (error) {
      release(isDatabaseUnavailable(error));
      throw error;
    } finally {
      release(false);
    }
  };
  return db;
}

/** @throws DrizzleQueryError, as any other query that found no database */
async function connect(pool: pg.Pool): Promise<pg.PoolClient> {
  try {
    return await pool.connect();
  } catch (error) {
    throw new DrizzleQueryError('connect', [], error instanceof Error ? error : new Error(String(error)));
  }
}

/** Host and name of a database, never its password. */
function describeServer(databaseUrl: string): string {
  if (!URL.canParse(databaseUrl)) return '(unreadable address)';
  const { hostname, port, pathname } = new URL(databaseUrl);
  return `${pathname.slice(1) || 'postgres'} on ${hostname || 'a local socket'}${port && `:${port}`}`;
}
