import { expect, it } from 'vitest';
import { repeatedNames } from '../src/reach/repeated-names.ts';
import { productSources, sourceOf } from '../src/reach/sources.ts';

/** Names that still have several meanings. The list may only shrink: a new name is one that no other file of the libraries exports. */
const STILL_REPEATED: readonly string[] =
  'ChannelList HistoryItem Landing Language Menu NotFoundKind Rating Row Rowset Timeline'.split(' ');
const MOST = 10;

it('an exported name exists once in the libraries', () => {
  // Both ways: a name that became unique leaves the list.
  expect(repeatedNames(productSources())).toEqual([...STILL_REPEATED].sort());
  expect(STILL_REPEATED.length).toBeLessThanOrEqual(MOST);
});

it('finds names that two files declare, and neither re-exports nor the two faces of one entity', () => {
  const files = {
    'libs/domain/src/a.ts': 'export interface Twice {} export const Face = 1; export type Face = number;',
    'libs/widgets/src/b.tsx': 'export function Twice() {} const Own = 1; export default function Face() {}',
    'libs/domain/src/index.ts': "export { Face } from './a.ts'; const Own = 2;",
    'tools/look/src/c.ts': 'export const Face = 3;',
  };
  const sources = Object.entries(files).map(([path, text]) => sourceOf(path, text));
  expect(repeatedNames(sources)).toEqual(['Twice']);
});
