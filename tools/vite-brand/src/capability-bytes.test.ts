import { brotliCompressSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { buildSite, firstScripts, text, withImports } from './testing/build-site.ts';

/** The brand that takes the most ways of paying. */
const files = await buildSite('web');

const modulesOf = (script: string): readonly string[] =>
  (JSON.parse(text(files, `${script}.map`) || '{"sources":[]}') as { sources: string[] }).sources.map((path) =>
    path.slice(Math.max(0, path.indexOf('libs/'))),
  );
const bytesOf = (scripts: Iterable<string>): number =>
  [...scripts].reduce((sum, script) => sum + brotliCompressSync(files.get(script) ?? '').length, 0);
const scripts = [...files.keys()].filter((path) => path.endsWith('.js'));
/** Scripts that hold a module of these folders. */
const holding = (...folders: readonly string[]): string[] =>
  scripts.filter((script) => modulesOf(script).some((path) => folders.some((folder) => path.startsWith(folder))));

const list = holding('libs/features/').filter((script) => script.includes('_livery_capabilities'));
/** Every visit has them: the first load, and the list of all capabilities of the site. */
const always = new Set([...firstScripts(files), ...withImports(files, list)]);
const beside = (here: Iterable<string>, there: ReadonlySet<string>) => [...here].filter((one) => !there.has(one));

it('PAY-001 paying, with every way of it and all that comes with them, is at most 45 kB beside the first load', () => {
  expect(list.length).toBe(1);
  const own = holding('libs/features/payment/', 'libs/domain/src/payment/', 'libs/ui-kit/src/payment/');
  const all = beside(withImports(files, own), always);
  expect(all.length).toBeGreaterThan(10);
  expect(bytesOf(all)).toBeLessThanOrEqual(45_000);
});

it('PAY-024 one way of paying adds at most 6 kB to the sheet', () => {
  const sheet = new Set([...always, ...withImports(files, holding('libs/features/payment/src/purchase-sheet.tsx'))]);
  const paths = holding('libs/features/payment/src/paths/').filter((script) => !sheet.has(script));
  expect(paths.length).toBeGreaterThan(4);
  for (const path of paths) expect(bytesOf(beside(withImports(files, [path]), sheet)), path).toBeLessThanOrEqual(6_000);
});

it('PROMO-001 the scripts of promo codes are at most 12 kB', () => {
  const own = beside(holding('libs/features/promo/', 'libs/domain/src/promo/', 'libs/ui-kit/src/promo/'), always);
  expect(own.length).toBeGreaterThan(3);
  expect(bytesOf(own)).toBeLessThanOrEqual(12_000);
});

it('SRCH-001 FIND-001 the search, over any page and with its results, is at most 25 kB beside the first load', () => {
  const all = beside(withImports(files, holding('libs/features/search/')), always);
  expect(all.length).toBeGreaterThan(2);
  expect(bytesOf(all)).toBeLessThanOrEqual(25_000);
});

it('CTRL-012 CAST-007 casting is at most 8 kB beside the first load, in chunks of its own', () => {
  const own = beside(
    holding('libs/features/casting/', 'libs/domain/src/cast/', 'libs/ui-kit/src/player/shown-on-device'),
    always,
  );
  const alone = own.filter((script) => modulesOf(script).some((path) => path.startsWith('libs/features/casting/')));
  expect(alone.length).toBeGreaterThan(2);
  expect(bytesOf(alone)).toBeLessThanOrEqual(8_000);
});

it('ADS-001 advertising is at most 25 kB beside the first load, in chunks of its own', () => {
  const own = beside(holding('libs/features/spots/', 'libs/domain/src/ads/'), always);
  expect(own.length).toBeGreaterThan(2);
  expect(bytesOf(own)).toBeLessThanOrEqual(25_000);
});

it('STAT-001 counting is at most 6 kB beside the first load, and what measures pages, which comes when nothing else is to be done, 3 kB', () => {
  const pages = holding('libs/features/figures/src/page-speed.ts');
  const own = beside(holding('libs/features/figures/', 'libs/domain/src/figures/'), new Set([...always, ...pages]));
  expect(own.length).toBeGreaterThan(2);
  expect(bytesOf(own)).toBeLessThanOrEqual(6_000);
  expect(pages.length).toBe(1);
  expect(bytesOf(pages)).toBeLessThanOrEqual(3_000);
});
