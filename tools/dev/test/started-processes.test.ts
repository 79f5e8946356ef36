import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { expect, it, vi } from 'vitest';
import { ROOT } from '../src/run.ts';

const STAYS = 'setInterval(() => {}, 1000)';
const DEAF = "process.on('SIGTERM', () => {});";

/** Starts a process through a second one and in a session of its own, as browsers and databases are. */
const detached = (code: string) => `const { spawn } = require('node:child_process');
  spawn(process.execPath, ['--eval', ${JSON.stringify(`${code} ${STAYS}; console.log(process.pid)`)}], { detached: true, stdio: ['ignore', 'inherit', 'ignore'] }).unref();`;

const commandThatStarts = (...codes: string[]) => `import { spawn } from 'node:child_process';
  import { endStartedOnSignal } from '${ROOT}tools/dev/src/started-processes.ts';
  endStartedOnSignal();
  for (const code of ${JSON.stringify(codes)})
    spawn(process.execPath, ['--eval', code], { stdio: ['ignore', 'inherit', 'inherit'] });
  ${STAYS}`;

/** Whether it runs. One that has ended and that nobody has asked about yet does not. */
const runs = (pid: number): boolean => {
  const { stdout } = spawnSync('ps', ['-o', 'stat=', '-p', String(pid)], { encoding: 'utf8' });
  return stdout.trim() !== '' && !stdout.startsWith('Z');
};

/** The command, when both of its processes have said who they are. */
async function started(code: string) {
  const command = spawn(
    process.execPath,
    ['--input-type=module', '--eval', commandThatStarts(`console.log(process.pid); ${STAYS}`, detached(code))],
    {
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  );
  const pids: number[] = [];
  for await (const chunk of command.stdout.iterator({ destroyOnReturn: false })) {
    pids.push(...String(chunk).trim().split('\n').map(Number));
    if (pids.length === 2) break;
  }
  return { command, pids };
}

it('what a command has started does not outlive it, detached processes included', async () => {
  const { command, pids } = await started('');
  expect(pids.map(runs)).toEqual([true, true]);
  command.kill('SIGINT');
  const [code] = (await once(command, 'exit')) as [number];
  expect([code, pids.filter(runs)]).toEqual([130, []]);
});

it('a second Ctrl-C does not wait for a process that is deaf to being asked', async () => {
  const { command, pids } = await started(DEAF);
  const before = performance.now();
  const ended = once(command, 'exit');
  command.kill('SIGINT');
  await vi.waitFor(() => expect(pids.filter(runs)).toHaveLength(1), { timeout: 5_000 });
  command.kill('SIGINT');
  await ended;
  expect(pids.filter(runs)).toEqual([]);
  expect(performance.now() - before).toBeLessThan(5_000);
});
