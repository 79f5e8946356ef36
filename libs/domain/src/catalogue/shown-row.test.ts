import { ROW_TEMPLATES, Row } from '@livery/contract/catalogue/entities';
import { decode } from '@livery/contract/schema';
import { expect, it } from 'vitest';
import { isActiveRow, isShownRow, itemsOfRow, rowsOfPage } from './shown-row.ts';

/** A row as the server sends it. */
function rowOf(wire: object): Row {
  const row = decode(Row, { id: 1, ...wire });
  if (!row.ok) throw new Error('not a row');
  return row.value;
}
/** A row that has something in every list: a template takes its own. */
const FULL = {
  promotions: [{ id: 1 }],
  channels: [{ id: 2, name: 'Dala' }],
  contents: [{ id: 3, title: 'Film' }],
  histories: [{ id: 4, content: { id: 5, title: 'Film' } }],
  persons: [{ id: 6, name: 'Aigerim' }],
};
const takenBy = (template: string, lists: object = FULL) =>
  itemsOfRow(rowOf({ template, ...lists })).map(({ id }) => id);

it.each([
  ['ROWS-026', ['promo-bg', 'promo-wide', 'button', 'branded_button', 'collection-v'], [1]],
  ['ROWS-027', ['channel'], [2]],
  ['ROWS-028', ['content-v', 'content-h'], [3]],
  ['ROWS-029', ['history', 'history-h'], [4]],
  ['ROWS-030', ['person'], [6]],
] as const)('%s %j show what their own list has', (_, templates, ids) => {
  for (const template of templates) expect(takenBy(template), template).toEqual(ids);
});

it('ROWS-031 nothing is to be seen of a template that is not known, nor of a list that another template takes', () => {
  expect(takenBy('carousel-3d')).toEqual([]);
  const shown = ROW_TEMPLATES.map((template) => isShownRow(rowOf({ template, contents: FULL.contents })));
  expect(ROW_TEMPLATES.filter((_, at) => shown[at])).toEqual(['content-v', 'content-h']);
});

it('ROWS-031 an empty row, and one that the server has set aside, is not shown', () => {
  expect(isShownRow(rowOf({ template: 'content-v' }))).toBe(false);
  expect(isShownRow(rowOf({ template: 'content-v', ...FULL, status: 'inactive' }))).toBe(false);
});

it('ROWS-089 a row has no channel whose picture is 4K, whatever its name says', () => {
  const channels = [1, 2].map((id) => ({ id, name: 'Dala', is_4k: id === 2 }));
  expect(takenBy('channel', { channels })).toEqual([1]);
});

it('CHAN-056 a row has no channel that calls itself 4k, uhd or ultra hd, and none that is hidden', () => {
  const channels = ['Dala 4K', 'Arena UHD', 'Dala', 'Secret'].map((name, at) => ({
    id: at + 1,
    name,
    is_hidden: name === 'Secret',
  }));
  expect(takenBy('channel', { channels })).toEqual([3]);
});

it.each([
  [undefined, true],
  ['active', true],
  ['inactive', false],
] as const)('a row whose status is %s is shown: %s', (status, isShown) => {
  expect(isActiveRow(status === undefined ? {} : { status })).toBe(isShown);
});

it('ROWS-106 a row is of the library that it names, else of that of its page', () => {
  const rows = [{ id: 1 }, { id: 2, libraryId: 5 }] as never;
  expect(rowsOfPage({ rows, libraryId: 4 }).map(({ libraryId }) => libraryId)).toEqual([4, 5]);
});
