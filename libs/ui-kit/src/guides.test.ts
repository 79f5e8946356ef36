import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';

const here = import.meta.dirname;
const folders = [...new Set(globSync('*/*.stories.tsx', { cwd: here }).map(dirname))].sort();

it('finds the stories', () => {
  expect(folders.length).toBeGreaterThan(15);
});

it.each(folders)('the stories of %s have a guide that says when to use them', (folder) => {
  const file = join(here, folder, 'guide.md');
  expect(existsSync(file), `${folder}/guide.md is missing`).toBe(true);
  const words = readFileSync(file, 'utf8').split(/\s+/).length;
  expect(words).toBeGreaterThan(30);
});

/** Places where nothing takes the focus. */
const STILL = ['icons', 'pictures', 'stories'];

it.each(folders.filter((folder) => !STILL.includes(folder)))('the guide of %s has a table of its keys', (folder) => {
  expect(readFileSync(join(here, folder, 'guide.md'), 'utf8')).toMatch(/\| key .*\|/);
});
