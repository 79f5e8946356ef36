import { Row } from '@livery/contract/catalogue/entities';
import { decode } from '@livery/contract/schema';
import { expect, it } from 'vitest';
import { itemAt } from './item-at.ts';

function row(json: object): Row {
  const result = decode(Row, json);
  if (!result.ok) throw new Error('no row');
  return result.value;
}
const rows = [
  row({ id: 1, template: 'channel', channels: [{ id: 101, name: 'Арена' }] }),
  row({ id: 2, template: 'content-v', contents: [{ id: 7, title: 'Перевал' }] }),
  row({ id: 3, template: 'history', histories: [{ id: 70, content: { id: 7, title: 'Перевал' } }] }),
  row({ id: 4, template: 'promo-wide', promotions: [{ id: 9, title: 'Вечер' }] }),
];

it.each([
  ['row-1', 'channel-101', 'channel', 101],
  ['row-2', 'content-7', 'content', 7],
  ['row-3', 'history-70', 'content', 7],
  ['row-4', 'promo-9', 'promotion', 9],
])('finds what the card %s %s is about', (rowKey, focusKey, kind, id) => {
  expect(itemAt(rows, { rowKey, focusKey })).toMatchObject({ kind, item: { id } });
});

it('finds nothing for a card of another row, or one that is only pressed', () => {
  expect(itemAt(rows, { rowKey: 'row-1', focusKey: 'content-7' })).toBeNull();
  expect(itemAt(rows, { rowKey: 'row-9', focusKey: 'content-7' })).toBeNull();
  expect(itemAt(rows, { rowKey: 'row-2', focusKey: undefined })).toBeNull();
});
