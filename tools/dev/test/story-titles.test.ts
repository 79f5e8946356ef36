import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const ROOT = new URL('../../../', import.meta.url);
const read = (path: string) => readFileSync(new URL(path, ROOT), 'utf8');

/** In the order of Storybook's sidebar. */
const groups = (/order: \[([^\]]*)\]/.exec(read('.storybook/preview.tsx'))?.[1] ?? '')
  .split(',')
  .map((name) => name.trim().replaceAll("'", ''))
  .filter(Boolean);

const titles = ['.storybook/foundations/*.stories.tsx', 'libs/*/src/**/*.stories.tsx']
  .flatMap((pattern) => globSync(pattern, { cwd: ROOT }))
  .map((path) => /\bmeta\b[^=]*= \{\s*title: '([^']+)'/.exec(read(path))?.[1] ?? `${path} has no title`);

it('every story stands in a group of the sidebar, by the name of what it shows', () => {
  expect(titles.length).toBeGreaterThan(100);
  expect(
    titles.filter((title) => !groups.includes(title.split('/')[0] ?? '') || title.split('/').length !== 2),
  ).toEqual([]);
});

it('every group of the sidebar has stories', () => {
  expect(groups.filter((group) => !titles.some((title) => title.startsWith(`${group}/`)))).toEqual([]);
});
