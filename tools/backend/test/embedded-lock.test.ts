import { cp, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { type BackendProcess, startBackendProcess } from './backend-process.ts';
import { apiClient, signIn } from './test-backend.ts';
import { findTemplate } from './test-database.ts';

// Real processes, each of which opens the demo world.
vi.setConfig({ testTimeout: 60_000 });

const STARTS = 4;
const VIEWERS = 8;

describe('an embedded database', () => {
  let dataDirectory: string;
  let processes: BackendProcess[] = [];

  const start = () => {
    const started = startBackendProcess({ DATA_DIR: dataDirectory });
    processes.push(started);
    return started;
  };
  const startedApi = async (backend: BackendProcess) =>
    apiClient((await backend.apiOrigin) ?? (await backend.ended).stderr);

  beforeEach(async () => {
    dataDirectory = await mkdtemp(join(tmpdir(), 'livery-embedded-'));
    await cp(await findTemplate(), join(dataDirectory, 'database'), { recursive: true });
  });
  afterEach(async () => {
    await Promise.all(processes.map((backend) => backend.end('SIGKILL')));
    processes = [];
    await rm(dataDirectory, { recursive: true, force: true });
  });

  test('on which several backends start at once is opened by one of them', async () => {
    const started = Array.from({ length: STARTS }, start);
    const origins = await Promise.all(started.map(({ apiOrigin }) => apiOrigin));
    expect(origins.filter((origin) => origin !== null)).toHaveLength(1);
    const refused = await Promise.all(started.filter((_, index) => origins[index] === null).map(({ ended }) => ended));
    for (const { code, stderr } of refused) {
      expect(code).toBe(1);
      expect(stderr).toMatch(/^Another backend \(.+\) uses the database in .+: stop it, or set another DATA_DIR\.\n$/);
    }
    const own = await signIn(apiClient(origins.find((origin) => origin !== null) ?? ''));
    expect((await own.api.get('/v2/users/self')).status).toBe(200);
  });

  test('of a backend that was killed in the middle of writing opens again, with all that it had answered', async () => {
    const killed = start();
    const api = await startedApi(killed);
    const viewers = await Promise.all(Array.from({ length: VIEWERS }, () => signIn(api)));
    const writing = viewers.map((viewer) =>
      viewer.api.patch('/v2/users/self', { first_name: 'Dana' }).catch(() => null),
    );
    await Promise.race(writing);
    await killed.end('SIGKILL');
    await Promise.all(writing);
    // In a container every backend is process 1, and process 1 is always alive.
    await writeFile(join(dataDirectory, 'database.lock'), '1');

    const again = await startedApi(start());
    for (const { token } of viewers) expect((await again.get('/v2/users/self', { token })).status).toBe(200);
  });

  test('that cannot be opened is left as it is, and nobody advises to remove it', async () => {
    await writeFile(join(dataDirectory, 'database', 'global', 'pg_control'), 'spoilt');
    const before = await readdir(join(dataDirectory, 'database'), { recursive: true });
    const { code, stderr } = await start().ended;
    expect(code).toBe(1);
    expect(stderr).toMatch(/cannot be opened .*Keep the folder/s);
    expect(stderr).not.toMatch(/remove|delete/i);
    expect(await readdir(join(dataDirectory, 'database'), { recursive: true })).toEqual(expect.arrayContaining(before));
  });
});
