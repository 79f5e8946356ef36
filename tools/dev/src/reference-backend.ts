import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import type { TestProject } from 'vitest/node';
import { ROOT } from './run.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The API of the reference backend that runs beside the tests. */
    apiOrigin: string;
  }
}

/** Kept between runs: making and filling the database costs more than all tests. */
const DATA = `${ROOT}node_modules/.cache/livery-reference`;
const PATIENCE_MS = 90_000;

async function freePort(): Promise<number> {
  const server = createServer().listen(0, 'localhost');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  if (address === null || typeof address === 'string') throw new Error('The system gave no port.');
  return address.port;
}

/** One reference backend for a run of tests, in a process of its own: the embedded database computes where it would hold up the tests. */
export default async function setup(project: TestProject) {
  const [apiPort, mediaPort] = [await freePort(), await freePort()];
  const backend = spawn(process.execPath, ['--import', './tools/dev/src/moved-clock.ts', 'tools/backend/src/main.ts'], {
    cwd: ROOT,
    env: {
      ...process.env,
      API_PORT: String(apiPort),
      MEDIA_PORT: String(mediaPort),
      DATA_DIR: DATA,
      LOG_LEVEL: 'error',
    },
    // By the channel it learns that a run was killed, and ends too.
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  const apiOrigin = `http://localhost:${apiPort}`;
  const deadline = Date.now() + PATIENCE_MS;
  while (
    !(await fetch(`${apiOrigin}/health`).then(
      ({ ok }) => ok,
      () => false,
    ))
  ) {
    if (backend.exitCode !== null || Date.now() > deadline)
      throw new Error('The reference backend for the tests did not start.');
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  project.provide('apiOrigin', apiOrigin);
  return async () => {
    if (backend.exitCode !== null) return;
    backend.kill('SIGTERM');
    await once(backend, 'exit');
  };
}
