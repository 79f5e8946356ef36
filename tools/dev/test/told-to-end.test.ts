import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { expect, it } from 'vitest';
import { ROOT } from '../src/run.ts';

const COMMAND = `import { whenToldToEnd } from '${ROOT}tools/dev/src/told-to-end.ts';
  whenToldToEnd(() => { console.log('ends'); process.exit(0); });
  setInterval(() => {}, 1000);
  console.log('runs');`;

/** The command as npm runs it: under a shell of its own. */
function underShell(environment: NodeJS.ProcessEnv): ChildProcess {
  return spawn('sh', ['-c', `"$NODE" --input-type=module --eval "$COMMAND"; true`], {
    env: { ...process.env, ...environment, NODE: process.execPath, COMMAND },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
}

it.runIf(process.platform !== 'win32')('a command ends when the shell that npm gave it is gone', async () => {
  const shell = underShell({ npm_lifecycle_event: 'start' });
  let said = '';
  shell.stdout?.on('data', (part: Buffer) => {
    said += part.toString();
    if (said === 'runs\n') shell.kill('SIGKILL');
  });
  // The pipe closes when its last writer, the command, has ended.
  await once(shell, 'close');
  expect(said).toBe('runs\nends\n');
});

it.each(['SIGINT', 'SIGTERM', 'SIGHUP'] as const)('a command ends at %s', async (signal) => {
  const command = spawn(process.execPath, ['--input-type=module', '--eval', COMMAND], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  command.stdout.once('data', () => command.kill(signal));
  const [code] = (await once(command, 'exit')) as [number | null];
  expect(code).toBe(0);
});
