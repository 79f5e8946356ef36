import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createBackend, readConfiguration } from '@livery/backend';
import { createOperator } from '@livery/backend/test-operator';
import { startPrivatePostgres } from '@livery/backend/test-postgres';
import { OPERATOR_KEY } from './viewer.ts';
import type { World } from './world.ts';

/** The moment at which the tests' filled databases stand. */
const START_MS = Date.UTC(2026, 10, 21, 12, 7);
/** Longer than any run plays: tokens end only when they are ended. */
const TOKEN_SECONDS = 400_000_000;

interface Place {
  readonly databaseUrl?: string;
  readonly dataDirectory: string;
}

/** A PostgreSQL server of its own. */
export async function startPostgres(): Promise<Place & { stop(): Promise<void> }> {
  const dataDirectory = await mkdtemp(join(tmpdir(), 'livery-purchases-'));
  const { databaseUrl, stop } = await startPrivatePostgres();
  return {
    ...{ databaseUrl, dataDirectory },
    async stop() {
      await stop();
      await rm(dataDirectory, { recursive: true, force: true });
    },
  };
}

/** The back end in this process on a database, with a clock that stands until it is moved. */
export async function startWorld({ databaseUrl, dataDirectory }: Place): Promise<World & { stop(): Promise<void> }> {
  const clock = { nowMs: START_MS };
  const configuration = {
    ...readConfiguration({ LOG_LEVEL: 'silent', DATA_DIR: dataDirectory, DATABASE_URL: databaseUrl }),
    ...{ apiPort: 0, mediaPort: 0, operatorKey: OPERATOR_KEY, tokenValiditySeconds: TOKEN_SECONDS },
  };
  const backend = createBackend(configuration, { clock: () => clock.nowMs });
  await backend.start();
  const operator = await createOperator(backend, () => clock.nowMs);
  return { backend, operator, clock, stop: () => backend.stop() };
}
