import { spawnSync } from 'node:child_process';
import { resolve } from 'node:path';
import { ROOT } from '@livery/look/project';
import { Refusal, withSentences } from '@livery/look/refusal';
import { makeBrand } from './new-brand.ts';
import { removeBrand } from './remove-brand.ts';

/** `npm run new-brand` and `npm run remove-brand`. */
const USAGE = [
  'npm run new-brand -- <id> --from <brand> [--name "What viewers read"]',
  'npm run remove-brand -- <id>',
].join('\n  ');

/** Node's arguments of a command in the root, seen by whoever started this one. */
function runInRoot(command: string, args: readonly string[]): void {
  const { status } = spawnSync(command, args, { cwd: ROOT, stdio: 'inherit' });
  if (status !== 0) throw new Refusal(`"${[command, ...args].join(' ')}" failed: its own words stand above.`);
}

/** The workspaces have changed: links in `node_modules` and the lock file follow. */
const linkWorkspaces = () => runInRoot('npm', ['install', '--ignore-scripts', '--no-audit', '--no-fund']);

const drawIcons = (id: string) =>
  runInRoot(process.execPath, [resolve(ROOT, 'tools/vite-brand/src/icons/make-icons.ts'), id]);

function optionOf(words: string[], name: string): string | undefined {
  const at = words.indexOf(name);
  return at < 0 ? undefined : words.splice(at, 2)[1];
}

const usage = () => new Refusal(`Say what to do:\n  ${USAGE}`);

async function create(words: string[]): Promise<void> {
  const from = optionOf(words, '--from');
  const name = optionOf(words, '--name');
  const [id, ...more] = words;
  if (!id || !from || more.length > 0) throw usage();
  const port = await makeBrand(ROOT, { id, from, name });
  drawIcons(id);
  linkWorkspaces();
  console.log(
    [
      `brands/${id} and apps/${id} are there, made after ${from}. See them with: npm start -- ${id}   (http://localhost:${port})`,
      `Next: brands/${id}/brand.ts (rules, languages, addresses), theme.ts (colours, type, looks), assets/logo.svg and favicon.svg.`,
      `Its viewers are still those of ${from}'s provider: change providerShortname when your own is known to the back end.`,
    ].join('\n'),
  );
}

function remove([id, ...more]: readonly string[]): void {
  if (!id || more.length > 0) throw usage();
  const keptIn = removeBrand(ROOT, id, Date.now());
  linkWorkspaces();
  console.log(
    keptIn ? `${id} is removed. What no commit has is kept in ${keptIn}.` : `${id} is removed; Git has all of it.`,
  );
}

await withSentences(async () => {
  const [command, ...words] = process.argv.slice(2);
  if (words.includes('--help')) return console.log(`  ${USAGE}`);
  if (command === 'new') return create(words);
  if (command === 'remove') return remove(words);
  throw usage();
});
