import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { expect, it } from 'vitest';
import { ROOT } from '../src/run.ts';

/** Takes a second to end, as a command with a database does. */
const COMMAND = `import { onEndSignal } from '${ROOT}tools/dev/src/on-end-signal.ts';
  onEndSignal(() => { console.log('ends'); setTimeout(() => process.exit(0), 1000); });
  setInterval(() => {}, 1000);
  console.log('runs');`;

/** The command as npm runs it: under a shell of its own, both in one group. */
function underShell(): ChildProcess {
  return spawn('sh', ['-c', `"$NODE" --input-type=module --eval "$COMMAND"; true`], {
    env: { ...process.env, npm_lifecycle_event: 'start', NODE: process.execPath, COMMAND },
    stdio: ['ignore', 'pipe', 'inherit'],
    detached: true,
  });
}

it.each([
  ['the shell that npm gave it is gone', (shell: number) => process.kill(shell, 'SIGKILL')],
  ['a signal comes to the whole group, once', (shell: number) => process.kill(-shell, 'SIGTERM')],
])('a command ends when %s', async (_how, end) => {
  const shell = underShell();
  let said = '';
  shell.stdout?.on('data', (part: Buffer) => {
    said += part.toString();
    if (said === 'runs\n') end(shell.pid ?? 0);
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
