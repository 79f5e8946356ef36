import { beforeAll, expect, it } from 'vitest';
import { CALLS, EXPORTS, SETTINGS, STORED_KEYS, type Waiting } from '../src/reach/exceptions.ts';
import { halfUsedKeys, unreadFields } from '../src/reach/half-used.ts';
import { productSources, type Source, sourceOf } from '../src/reach/sources.ts';
import { unmadeCalls } from '../src/reach/unmade-calls.ts';
import { unusedExports } from '../src/reach/unused-exports.ts';

let sources: readonly Source[] = [];
beforeAll(() => void (sources = productSources()));

/** `most` only ever goes down: what is new has a caller from its first day. */
const CHECKS: readonly (readonly [string, (all: readonly Source[]) => readonly string[], Waiting, most: number])[] = [
  ['functions, components and constants of the libraries', unusedExports, EXPORTS, 0],
  ['calls of the contract', unmadeCalls, CALLS, 5],
  ['stored keys', halfUsedKeys, STORED_KEYS, 3],
  ['fields of what a brand and an operator may set', unreadFields, SETTINGS, 1],
];

it.each(CHECKS)('of all %s only those are unused that a later capability will use', (_, unused, waiting, most) => {
  // Both ways: what has a user now, or is gone, leaves the list.
  expect([...unused(sources)].sort()).toEqual(Object.keys(waiting).sort());
  expect(Object.keys(waiting).length).toBeLessThanOrEqual(most);
});

const libraries = (files: Readonly<Record<string, string>>) =>
  Object.entries(files).map(([path, text]) => sourceOf(path, text));

it('finds what only tests would use, by whatever name it is handed on', () => {
  const found = unusedExports(
    libraries({
      'libs/domain/src/a.ts':
        'export const used = 1; export function dead() {} export const own = 2; own; export class Lazy {}',
      'libs/domain/src/door.ts': "export { used as handed, dead } from './a.ts';",
      'libs/domain/src/user.ts': "import { handed } from './door.ts'; import('./a.ts').then((a) => a.Lazy);",
    }),
  );
  expect(found).toEqual(['domain/a.ts dead']);
});

it('finds calls that nobody makes, by hook, by row and by name', () => {
  const calls = "defineEndpoints('x', { getA: {}, getB: {}, getC: {}, getD: {}, setE: {} })";
  const site = 'api.useGetAQuery(); callApi(xEndpoints.getB); const { getC } = api.endpoints; api.useLazyGetDQuery();';
  expect(unmadeCalls(libraries({ 'libs/contract/src/x.ts': calls, 'libs/widgets/src/y.ts': site }))).toEqual(['setE']);
});

it('finds keys that are only read or only written', () => {
  const files = {
    'libs/domain/src/stored-keys.ts':
      "export const STORED = { both: 'a', read: 'b', written: 'c', none: 'd', kept: 'e' };",
    'libs/widgets/src/y.ts':
      'store.get(STORED.both); store.set(STORED.both, 1); store.get(STORED.read); store.set(STORED.written, 1); store.remove(STORED.read); keep([STORED.none]); useStored(STORED.kept);',
  };
  expect(halfUsedKeys(libraries(files))).toEqual([
    'read is never written',
    'written is never read',
    'none is never read',
    'none is never written',
  ]);
});

it('finds settings that nobody reads', () => {
  const kit = (name: string) => `export interface ${name} { readonly a${name}: { readonly b${name}: boolean } }`;
  const names = ['Brand', 'Features', 'Rules', 'Switches', 'SiteConfig'];
  const files = {
    'libs/brand-kit/src/kit.ts': names.map(kit).join('\n'),
    'libs/widgets/src/y.ts': 'const { bBrand } = brand.aBrand; features.aFeatures.bFeatures; config["bSiteConfig"];',
  };
  expect(unreadFields(libraries(files))).toEqual(['Rules aRules.bRules', 'Switches aSwitches.bSwitches']);
});
