import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { expect, it } from 'vitest';
import { ROOT } from '../src/run.ts';

interface Package {
  readonly name: string;
  readonly exports: Readonly<Record<string, string>>;
}

/** First cells of the tables whose first column is called "entry point". */
function entryCells(readme: string): string[] {
  const tables = readme.split(/\n{2,}/).filter((block) => /^\|\s*entry point\s*\|/.test(block));
  return tables.flatMap((table) => table.split('\n').slice(2)).map((row) => row.split('|')[1] ?? '');
}

/** `@livery/i18n/react`, `/react` and `react` are `./react`; `<area>` stands for any word. */
const asExport = (entry: string, name: string): string => {
  const path = entry.replace(name, '').replace(/^\//, '');
  return path === '' ? '.' : `./${path.replace(/<[^>]+>/g, '*')}`;
};

const libraries = globSync('libs/*/package.json', { cwd: ROOT })
  .map(dirname)
  .filter((library) => existsSync(`${ROOT}${library}/README.md`));

it('every library has a README', () => {
  expect(libraries).toHaveLength(globSync('libs/*/package.json', { cwd: ROOT }).length);
});

it.each(libraries)('the README of %s names every entry point of its package.json, and no other', (library) => {
  const { name, exports } = JSON.parse(readFileSync(`${ROOT}${library}/package.json`, 'utf8')) as Package;
  const cells = entryCells(readFileSync(`${ROOT}${library}/README.md`, 'utf8'));
  const named = cells.flatMap((cell) =>
    [...cell.matchAll(/`([^`]+)`/g)].map(([, entry = '']) => asExport(entry, name)),
  );
  expect(named.toSorted()).toEqual(Object.keys(exports).toSorted());
});
