import type { Channel } from '@livery/contract/channels/entities';
import { expect, it } from 'vitest';
import { isActiveRow, rowsOfPage, shownChannels } from './shown-row.ts';

const channel = (id: number, more: Partial<Channel> = {}) => ({ id, isHidden: false, is4k: false, ...more }) as Channel;

it('ROWS-089 a row shows neither hidden channels nor those in 4K', () => {
  const channels = [channel(1), channel(2, { isHidden: true }), channel(3, { is4k: true })];
  expect(shownChannels({ channels }).map(({ id }) => id)).toEqual([1]);
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
