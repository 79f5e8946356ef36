import { execFile } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { findChromium } from '../src/chromium.ts';
import { ROOT } from '../src/run.ts';

/** What a command says on its way to its end. */
const run = (args: readonly string[], environment: NodeJS.ProcessEnv = {}) =>
  new Promise<{ code: number | string; output: string; errors: string }>((resolve) => {
    execFile(process.execPath, args, { env: { ...process.env, ...environment } }, (error, output, errors) =>
      resolve({ code: error?.code ?? 0, output, errors }),
    );
  });

const START = `${ROOT}tools/dev/start.mjs`;
const TEST = `${ROOT}tools/dev/test.mjs`;
const NODE_VERSION = `${ROOT}tools/dev/node-version.mjs`;

it.each([
  ['a brand that nobody made', [START, 'nobrand'], {}, '"nobrand" is no brand: choose from '],
  ['a port that is none', [START], { API_PORT: 'abc' }, 'API_PORT must be a port number from 1 to 65535'],
  ['a stage that nobody made', [TEST, 'nostage'], {}, 'No stage is called nostage: the stages are lint, '],
  ['a Chromium that is not there', [TEST, 'reference'], { CHROMIUM_PATH: '/nowhere' }, 'CHROMIUM_PATH is "/nowhere"'],
  [
    'a Node that is too old',
    ['--eval', `import('${NODE_VERSION}').then(({ requireNode }) => requireNode('20.20.2'))`],
    {},
    'Node 20.20.2 is too old: Livery needs 22.19 or newer.',
  ],
])('%s is one sentence and exit code 1', async (_what, args, environment, sentence) => {
  const { code, errors } = await run(args, environment);
  expect([code, errors.trim().split('\n')]).toEqual([1, [expect.stringContaining(sentence)]]);
});

const { scripts } = JSON.parse(readFileSync(`${ROOT}package.json`, 'utf8')) as { scripts: Record<string, string> };
const COMMANDS = ['start', 'test', 'types', 'look', 'bench', 'tokens', 'media', 'behaviour', 'documents', 'cut-calls'];

it.each(COMMANDS)('npm %s tells how it is used, and does nothing else', async (name) => {
  const [program, file = ''] = (scripts[name] ?? '').split(' ');
  expect(program).toBe('node');
  const { code, output, errors } = await run([ROOT + file, '--help']);
  expect([code, errors]).toEqual([0, '']);
  expect(output).toContain(`npm ${['start', 'test'].includes(name) ? name : `run ${name}`}`);
});

it('a busy port is one sentence and exit code 1', async () => {
  const holder = createServer();
  await new Promise<void>((resolve) => holder.listen(0, 'localhost', resolve));
  const { port } = holder.address() as AddressInfo;
  const { code, errors } = await run([START], { API_PORT: String(port) });
  holder.close();
  expect([code, errors]).toEqual([
    1,
    `Port ${port} is in use: end the program that holds it (perhaps another npm start) and try again.\n`,
  ]);
});

it('a machine without the packages is told to install them', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'livery-bare-'));
  mkdirSync(join(folder, 'tools/dev'), { recursive: true });
  for (const file of ['start.mjs', 'node-version.mjs', 'packages.mjs'])
    cpSync(`${ROOT}tools/dev/${file}`, join(folder, 'tools/dev', file));
  const { code, errors } = await run([join(folder, 'tools/dev/start.mjs')]);
  rmSync(folder, { recursive: true });
  expect([code, errors]).toEqual([1, 'The packages are not installed: run `npm ci` first.\n']);
});

it('a machine without Chromium is told how to get one', () => {
  expect(() => findChromium('', ['/nowhere/chromium'])).toThrow(
    /^No Chromium was found: install one .*CHROMIUM_PATH\.$/,
  );
  expect(findChromium(process.execPath, [])).toBe(process.execPath);
});
