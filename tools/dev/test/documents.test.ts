import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';
import { ROOT } from '../src/run.ts';

const { scripts } = JSON.parse(readFileSync(`${ROOT}package.json`, 'utf8')) as { scripts: Record<string, string> };

/** Paths of files and folders that a document names: links, and words in code that hold a slash. */
function pathsIn(text: string): string[] {
  const links = [...text.matchAll(/\]\((?!https?:)([^)#]+)/g)].map(([, path = '']) => path);
  const words = [...text.matchAll(/`([\w.-]+(?:\/[\w.-]*)+)`/g)].map(([, path = '']) => path);
  return [...links, ...words];
}

it.each(['README.md', 'CONTRIBUTING.md', 'docs/architecture.md', 'docs/glossary.md', 'tools/dev/README.md'])(
  '%s names files that exist',
  (document) => {
    const isMissing = (path: string) =>
      !existsSync(join(ROOT, dirname(document), path)) && !existsSync(join(ROOT, path));
    // What is made by a command or stands for every brand is not looked for.
    const named = pathsIn(readFileSync(ROOT + document, 'utf8')).filter((path) => !path.startsWith('node_modules/'));
    expect(named.length).toBeGreaterThan(0);
    expect(named.filter(isMissing)).toEqual([]);
  },
);

it.each(['README.md', 'CONTRIBUTING.md', 'brands/README.md', 'docs/brands.md'])(
  '%s names npm scripts that exist',
  (document) => {
    const text = readFileSync(ROOT + document, 'utf8');
    const named = [...text.matchAll(/npm run ([\w:-]+)/g)].map(([, name = '']) => name);
    expect(named.filter((name) => !(name in scripts))).toEqual([]);
  },
);

/** Every document of the repository that Git knows. */
const documents = execFileSync('git', ['ls-files', '*.md'], { cwd: ROOT, encoding: 'utf8' }).trim().split('\n');

it('no document runs a file by a Node that may be too old: npx brings the project’s own', () => {
  const bare = documents.flatMap((document) =>
    [...readFileSync(ROOT + document, 'utf8').matchAll(/^.*(?<!npx )\bnode (?:tools|apps|libs)\/[\w/-]+\.ts.*$/gm)].map(
      ([line]) => `${document}: ${line}`,
    ),
  );
  expect(documents.length).toBeGreaterThan(20);
  expect(bare).toEqual([]);
});

it('every npm script starts a file that exists', () => {
  const files = Object.values(scripts).flatMap((line) => /^node (\S+)/.exec(line)?.[1] ?? []);
  expect(files.length).toBeGreaterThan(3);
  expect(files.filter((file) => !existsSync(ROOT + file))).toEqual([]);
});
