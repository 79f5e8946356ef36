import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

const MAIN = fileURLToPath(new URL('../src/main.ts', import.meta.url));

export type BackendProcess = {
  readonly child: ChildProcess;
  /** Resolves when the API listens, with its origin; null when the process ended before. */
  readonly apiOrigin: Promise<string | null>;
  /** Resolves when the process has ended. `code` is null when a signal ended it. */
  readonly ended: Promise<{ code: number | null; stderr: string }>;
  /** Ends the process and waits for its end. */
  end(signal: 'SIGTERM' | 'SIGKILL'): Promise<void>;
};

/** Starts the backend as its users do: as a process of its own, by environment variables, on free ports. */
export function startBackendProcess(environment: Record<string, string>): BackendProcess {
  const child = spawn(process.execPath, [MAIN], {
    env: { ...process.env, HOST: '127.0.0.1', API_PORT: '0', MEDIA_PORT: '0', ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let stderr = '';
  child.stderr.on('data', (chunk: Buffer) => (stderr += chunk.toString()));
  const ended = once(child, 'close').then(([code]) => ({ code: code as number | null, stderr }));
  return {
    child,
    apiOrigin: Promise.race([originOf(createInterface({ input: child.stdout })), ended.then(() => null)]),
    ended,
    async end(signal) {
      child.kill(signal);
      await ended;
    },
  };
}

/** The API listens after the media origin; both say so in the log. */
async function originOf(lines: AsyncIterable<string>): Promise<string | null> {
  return new Promise((resolve) => {
    const origins: string[] = [];
    void (async () => {
      // Read to the end, or a full pipe would hold the process.
      for await (const line of lines) {
        const found = /Server listening at (http:[^"]+)/.exec(line)?.[1];
        if (found) origins.push(found);
        if (origins.length === 2 && found) resolve(found);
      }
      resolve(null);
    })();
  });
}
