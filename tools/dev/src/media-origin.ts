import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import type { TestProject } from 'vitest/node';
import { ROOT } from './run.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Where live, archive and films are served while tests run, without a slash at the end. */
    mediaOrigin: string;
  }
}

/** The media origin for browser tests, in a process of its own, so that segments come as over a network. It needs no database. */
export default async function setup(project: TestProject) {
  const origin = spawn(
    process.execPath,
    ['--import', './tools/dev/src/moved-clock.ts', 'tools/backend/src/media/main.ts'],
    {
      cwd: ROOT,
      env: { ...process.env, MEDIA_PORT: '0' },
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  );
  for await (const line of createInterface({ input: origin.stdout })) {
    const address = /http:\/\/localhost:\d+/.exec(line)?.[0];
    if (!address) continue;
    project.provide('mediaOrigin', address);
    break;
  }
  return () => void origin.kill('SIGTERM');
}
