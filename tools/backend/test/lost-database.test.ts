import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { startBackendProcess, type BackendProcess } from './backend-process.ts';
import { startLoad } from './load.ts';
import { startPrivatePostgres, type PrivatePostgres } from './postgres.ts';
import { apiClient, type ApiClient, signIn } from './test-backend.ts';

vi.setConfig({ testTimeout: 60_000 });

/** Connections of the backend's pool. */
const POOL_SIZE = 10;
const TIMEOUT_MS = 1_000;
/** The statement's time-out, a second for PostgreSQL to say so, and what a loaded machine takes for the rest. */
const LONGEST_ANSWER_MS = 5_000;
const UNAVAILABLE = { status: 503, code: 'unavailable', retryAfter: expect.stringMatching(/^\d+$/) };

const SERVED = { status: 200, retryAfter: null };

const inParallel = <Result>(count: number, call: (index: number) => Promise<Result>) =>
  Promise.all(Array.from({ length: count }, (_, index) => call(index)));

describe.runIf(process.env['TEST_DATABASE'] === 'postgres')('a PostgreSQL server', () => {
  let server: PrivatePostgres;
  let backend: BackendProcess;
  let operator: pg.Client;
  let folder: string;
  let api: ApiClient;
  let viewer: ApiClient;

  const register = () =>
    api.post('/v2/users', { username: randomUUID(), password: 'x', is_guest: true, app_version: 190 });
  const readSelf = () => viewer.get('/v2/users/self');
  const answered = async (call: () => ReturnType<typeof register>) => {
    const start = performance.now();
    const { status, body, headers } = await call();
    expect(performance.now() - start).toBeLessThan(LONGEST_ANSWER_MS);
    return { status, code: body.error?.code, retryAfter: headers.get('retry-after') };
  };
  const connect = async () => {
    const client = new pg.Client({ connectionString: server.databaseUrl });
    await client.connect();
    return client;
  };
  /** Processes of PostgreSQL that serve the backend and wait for a lock. */
  const waitingProcesses = async () => {
    const { rows } = await operator.query<{ pid: number }>(
      `select pid from pg_stat_activity where application_name = 'livery-backend' and wait_event_type = 'Lock'`,
    );
    return rows.map(({ pid }) => pid);
  };
  const users = async () => (await operator.query('select count(*)::int as n from users')).rows[0].n as number;
  /** Holds a table that registering writes in the middle of its transaction, until the returned function is called. */
  const holdAccounts = async () => {
    const holder = await connect();
    await holder.query('begin');
    await holder.query('lock table accounts in exclusive mode');
    return () => holder.end();
  };
  /** Waits until each connection of the pool is in the middle of a transaction. */
  const poolIsFull = async () => {
    await vi.waitFor(async () => expect(await waitingProcesses()).toHaveLength(POOL_SIZE), {
      timeout: LONGEST_ANSWER_MS,
      interval: 10,
    });
  };

  beforeAll(async () => {
    server = await startPrivatePostgres();
    folder = await mkdtemp(join(tmpdir(), 'livery-lost-database-'));
    backend = startBackendProcess({
      DATABASE_URL: server.databaseUrl,
      DATABASE_TIMEOUT_MS: `${TIMEOUT_MS}`,
      DATA_DIR: folder,
    });
    api = apiClient((await backend.apiOrigin) ?? 'the backend has not started');
    viewer = (await signIn(api)).api;
  });
  afterAll(async () => {
    await operator?.end();
    await backend?.end('SIGTERM');
    await server?.stop();
    await rm(folder, { recursive: true, force: true });
  });

  test('that restarts 20 times under load costs the calls under way, each with 503, and nothing else', async () => {
    const load = startLoad([
      register,
      register,
      register,
      readSelf,
      readSelf,
      () => viewer.patch('/v2/users/self', { settings: { a: 1 } }),
      () => viewer.get('/v2/channels/channel_list'),
    ]);
    await load.everyCallerServed();
    for (let restart = 0; restart < 20; restart += 1) {
      await server.restart(restart % 2 === 0 ? 'fast' : 'immediate');
      await load.everyCallerServed();
    }
    await load.end();
    expect(backend.child.exitCode).toBeNull();
    const failed = load.outcomes.filter(({ status }) => status !== 200);
    expect(failed.length).toBeGreaterThan(0);
    for (const outcome of failed) expect(outcome).toMatchObject(UNAVAILABLE);
    expect(Math.max(...load.outcomes.map(({ durationMs }) => durationMs))).toBeLessThan(LONGEST_ANSWER_MS);
  });

  test('that ends connections in the middle of transactions leaves nothing half written, and the whole pool comes back', async () => {
    operator = await connect();
    const before = await users();
    for (let round = 0; round < 3; round += 1) {
      const release = await holdAccounts();
      const answers = inParallel(POOL_SIZE, () => answered(register));
      await poolIsFull();
      for (const pid of await waitingProcesses()) await operator.query('select pg_terminate_backend($1)', [pid]);
      for (const answer of await answers) expect(answer).toMatchObject(UNAVAILABLE);
      await release();
    }
    expect(await users()).toBe(before);
    expect(backend.child.exitCode).toBeNull();
    for (const answer of await inParallel(2 * POOL_SIZE, () => answered(register)))
      expect(answer).toMatchObject(SERVED);
  });

  test('that holds its locks for too long costs the calls that wait, not the backend', async () => {
    const release = await holdAccounts();
    const answers = inParallel(2 * POOL_SIZE, () => answered(register));
    await poolIsFull();
    for (const answer of await answers) expect(answer).toMatchObject(UNAVAILABLE);
    await release();
    for (const answer of await inParallel(2 * POOL_SIZE, () => answered(register)))
      expect(answer).toMatchObject(SERVED);
  });

  test('whose processes hang costs the calls that they hold, and their connections are given up', async () => {
    const release = await holdAccounts();
    const answers = inParallel(POOL_SIZE, () => answered(register));
    await poolIsFull();
    const hanging = await waitingProcesses();
    try {
      for (const pid of hanging) process.kill(pid, 'SIGSTOP');
      for (const answer of await answers) expect(answer).toMatchObject(UNAVAILABLE);
      await release();
      for (const answer of await inParallel(POOL_SIZE, () => answered(readSelf))) expect(answer).toMatchObject(SERVED);
    } finally {
      for (const pid of hanging) process.kill(pid, 'SIGCONT');
    }
  });
});
