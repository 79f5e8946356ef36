import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

export const ROOT = fileURLToPath(new URL('../../../', import.meta.url));
export const bin = (name: string) => `${ROOT}node_modules/.bin/${name}`;

/** A program of the project that runs while a bench measures. */
export interface Running {
  child: ChildProcess;
  stop(): Promise<void>;
}

export function start(command: string, args: string[], env: NodeJS.ProcessEnv = {}): Running {
  const child = spawn(command, args, {
    cwd: ROOT,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  // A bench that breaks leaves nothing behind: it would hold the ports and the processor of the next.
  const end = () => void child.kill('SIGTERM');
  process.once('exit', end);
  child.once('exit', () => process.off('exit', end));
  return {
    child,
    async stop() {
      if (child.exitCode !== null || child.signalCode !== null) return;
      child.kill('SIGTERM');
      await once(child, 'exit');
    },
  };
}

/** Runs to the end; its wall time in milliseconds. */
export async function timed(command: string, args: string[], env: NodeJS.ProcessEnv = {}): Promise<number> {
  const begin = performance.now();
  const { child } = start(command, args, env);
  const [code] = await once(child, 'exit');
  if (code !== 0) throw new Error(`${command} ${args.join(' ')} ended with ${code}`);
  return performance.now() - begin;
}

/** Waits until an address answers; the time that it took in milliseconds. */
export async function answering(address: string, patienceMs = 60_000): Promise<number> {
  const begin = performance.now();
  while (performance.now() - begin < patienceMs) {
    if (
      await fetch(address).then(
        ({ ok }) => ok,
        () => false,
      )
    )
      return performance.now() - begin;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  throw new Error(`${address} did not answer within ${patienceMs / 1000} s`);
}
