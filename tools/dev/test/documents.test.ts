import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { expect, it } from 'vitest';
import { ROOT } from '../src/run.ts';

const { scripts } = JSON.parse(readFileSync(`${ROOT}package.json`, 'utf8')) as { scripts: Record<string, string> };

const gitFiles = (pattern: string) =>
  execFileSync('git', ['ls-files', pattern], { cwd: ROOT, encoding: 'utf8' }).trim().split('\n');
/** Every document of the repository that Git knows. */
const documents = gitFiles('*.md');
const fileNames = new Set(gitFiles('*').map((path) => basename(path)));

/** Paths of files and folders that a document names: links, and words in code that hold a slash. */
function pathsIn(text: string): string[] {
  const links = [...text.matchAll(/\]\((?!https?:)([^)#]+)/g)].map(([, path = '']) => path);
  const words = [...text.matchAll(/`([\w.-]+(?:\/[\w.-]*)+)`/g)].map(([, path = '']) => path);
  return [...links, ...words];
}

/** Names of files of code without a folder. */
const namesIn = (text: string): string[] =>
  [...text.matchAll(/`([\w-][\w.-]*\.(?:tsx?|mjs))`/g)].map(([, name = '']) => name);

/** What a command makes, the brand and the component of the examples, and what only looks like a path. */
const NO_FILE = /^node_modules\/|^look\/|(?:^|\/)(?:dist|nomad)\/|^name\.|^application\/|^[\d.]+\/\d+$/;

/** `domain/controls` is an entry point of a library, `figures/words` one of the document's own. */
function isEntryPoint(path: string, own: string): boolean {
  const [library = '', ...entry] = path.split('/');
  const isNamed = (folder: string, name: string) => {
    const file = `${ROOT}${folder}/package.json`;
    if (!existsSync(file)) return false;
    const { exports = {} } = JSON.parse(readFileSync(file, 'utf8')) as { exports?: Record<string, string> };
    return `./${name}` in exports;
  };
  return isNamed(own, path) || isNamed(`libs/${library}`, entry.join('/'));
}

/** The package that a document belongs to: `libs/ui-kit`, `libs/features/player`. */
const packageOf = (document: string): string => /^(?:libs\/features|[^/]+)\/[^/]+/.exec(dirname(document))?.[0] ?? '.';

/** Whether a path is there as a reader looks for it: beside the document, in its package, from the top, in a library, or in every app and brand. */
function isThere(path: string, document: string): boolean {
  const own = packageOf(document);
  const ofLibrary = path.replace(/^(features\/[^/]+|[^/]+)\//, 'libs/$1/src/');
  const folders = [dirname(document), own, `${own}/src`, '.', 'libs', 'apps/web', 'brands/web'];
  const places = [...folders.map((folder) => join(folder, path)), ofLibrary];
  return (
    isEntryPoint(path, own) || places.some((place) => ['', '.ts', '.tsx'].some((end) => existsSync(ROOT + place + end)))
  );
}

it.each(documents)('%s names files that exist', (document) => {
  const text = readFileSync(ROOT + document, 'utf8');
  expect(pathsIn(text).filter((path) => !NO_FILE.test(path) && !isThere(path, document))).toEqual([]);
  expect(namesIn(text).filter((name) => !NO_FILE.test(name) && !fileNames.has(name))).toEqual([]);
});

it.each(documents)('%s names npm scripts that exist', (document) => {
  const text = readFileSync(ROOT + document, 'utf8');
  const named = [...text.matchAll(/npm run (?:-s )?([\w:-]+)/g)].map(([, name = '']) => name);
  expect(named.filter((name) => !(name in scripts))).toEqual([]);
});

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

it('docs/crawlers.md sends every crawler that the site knows to its server', () => {
  const agents = readFileSync(`${ROOT}tools/vite-brand/src/crawler/agents.ts`, 'utf8');
  const crawlers = [...agents.matchAll(/^ {2}'(.+)',$/gm)].map(([, word = '']) => word);
  const [, words = ''] = /~\*\((.+)\) 1;/.exec(readFileSync(`${ROOT}docs/crawlers.md`, 'utf8')) ?? [];
  expect(crawlers.length).toBeGreaterThan(20);
  expect(crawlers.filter((word) => !new RegExp(words, 'i').test(word))).toEqual([]);
});

it('the glossary is in alphabetical order', () => {
  const lines = readFileSync(`${ROOT}docs/glossary.md`, 'utf8').split('\n');
  const words = lines
    .filter((line) => line.startsWith('|'))
    .slice(2)
    .map((line) => (line.split('|')[1] ?? '').trim().toLowerCase());
  expect(words.length).toBeGreaterThan(20);
  expect(words).toEqual(words.toSorted());
});
