import { expect, it } from 'vitest';
import { affectedSites } from '../src/affected-sites.ts';
import { allBrands } from '../src/start-options.ts';

const ALL = allBrands().sort();
const ONE = ALL.at(-1) ?? '';

it.each([
  [`brands/${ONE}/brand.ts`, [ONE]],
  [`apps/${ONE}/src/modules.ts`, [ONE]],
  ['libs/domain/src/any.ts', ALL],
  ['tools/vite-brand/src/any.ts', ALL],
  ['tools/backend/src/main.ts', []],
  ['README.md', []],
])('a change of %s builds %j again', async (file, sites) => {
  expect(await affectedSites([file])).toEqual(sites);
});
