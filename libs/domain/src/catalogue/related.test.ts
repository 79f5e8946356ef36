import type { Content, RelatedTitles } from '@livery/contract/contents/entities';
import { expect, it } from 'vitest';
import { relatedRows } from './related.ts';

const contents = (...ids: number[]) => ids.map((id) => ({ id, title: `${id}` }) as Content);
const row = (reason: RelatedTitles['reason'], ids: number[], name?: string): RelatedTitles => ({
  reason,
  ...(name && { person: { id: ids[0] ?? 0, name } }),
  contents: contents(...ids),
});
const everything = () => true;
const idsOf = (related: readonly RelatedTitles[], mayBeSeen: (content: Content) => boolean = everything) =>
  relatedRows(related, mayBeSeen).map((one) => [one.reason, one.contents.map(({ id }) => id)]);

it('keeps the order of the reasons, and shows a title once', () => {
  const related = [row('director', [1, 2, 3], 'Aru'), row('actor', [3, 4, 5, 6], 'Timur'), row('genre', [1, 7, 8, 9])];
  expect(idsOf(related)).toEqual([
    ['director', [1, 2, 3]],
    ['actor', [4, 5, 6]],
    ['genre', [7, 8, 9]],
  ]);
  expect(relatedRows(related, everything).map(({ personName }) => personName)).toEqual(['Aru', 'Timur', undefined]);
});

it('a row of two is no row, and its titles may stand in the next one', () => {
  expect(idsOf([row('director', [1, 2], 'Aru'), row('genre', [1, 2, 3])])).toEqual([['genre', [1, 2, 3]]]);
});

it('CONT-034 a row has twelve titles at most', () => {
  const ids = Array.from({ length: 20 }, (_, index) => index + 1);
  expect(relatedRows([row('genre', ids)], everything)[0]?.contents).toHaveLength(12);
});

it('PROF-028 what this viewer may not see does not count', () => {
  expect(idsOf([row('genre', [1, 2, 3, 4])], ({ id }) => id > 1)).toEqual([['genre', [2, 3, 4]]]);
  expect(idsOf([row('genre', [1, 2, 3])], ({ id }) => id > 1)).toEqual([]);
});

it('a reason that is not known makes no row', () => {
  expect(idsOf([row('unknown', [1, 2, 3])])).toEqual([]);
});
