import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';
import { StartError } from '../start-error.ts';
import { reasonOf } from './database-error.ts';
import { lockFolder } from './lock-folder.ts';
import { MIGRATIONS } from './migrations.ts';
import type { OpenDatabase } from './open-database.ts';
import { LEAST_SIMILARITY } from './search-text.ts';

/** Opens the database that runs in this process, in `dataDirectory` or in memory. @throws StartError */
export async function openEmbedded(dataDirectory: string): Promise<OpenDatabase> {
  const inMemory = dataDirectory === 'memory';
  const folder = join(dataDirectory, 'database');
  const unlock = inMemory ? () => {} : await lockDataFolder(dataDirectory, folder);
  try {
    const client = await PGlite.create(inMemory ? 'memory://' : folder, { extensions: { pg_trgm } });
    await client.exec(`set ${LEAST_SIMILARITY}`);
    const db = drizzle(client, { casing: 'snake_case' });
    await migrate(db, MIGRATIONS);
    return {
      db,
      kind: 'embedded',
      maintain: (work) => work(db),
      async close() {
        await client.close();
        unlock();
      },
    };
  } catch (error) {
    unlock();
    throw new StartError(
      `The embedded database in ${folder} cannot be opened (${reasonOf(error)}). Keep the folder: what it holds may be saved. To start without it, name another DATA_DIR or a DATABASE_URL.`,
    );
  }
}

async function lockDataFolder(dataDirectory: string, folder: string): Promise<() => void> {
  try {
    await mkdir(dataDirectory, { recursive: true });
    return lockFolder(folder);
  } catch (error) {
    if (error instanceof StartError) throw error;
    throw new StartError(`The folder ${dataDirectory} (DATA_DIR) cannot be written: ${reasonOf(error)}.`);
  }
}
