import type { Row } from '@livery/contract/catalogue/entities';
import { expect, it } from 'vitest';
import { ROW_RENDERERS } from './row-templates.tsx';

/** A row that has something in every list: a template takes its own. */
const full = {
  promotions: [{ id: 1 }],
  channels: [{ id: 2, name: 'Dala' }],
  contents: [{ id: 3 }],
  histories: [{ id: 4 }],
  persons: [{ id: 5 }],
} as unknown as Row;
const takenBy = (template: string) =>
  ROW_RENDERERS[template as Row['template']]?.items(full).map(({ id }) => id) ?? 'not drawn';

it.each([
  ['ROWS-026', ['promo-wide', 'button', 'branded_button', 'collection-v'], [1]],
  ['ROWS-027', ['channel'], [2]],
  ['ROWS-028', ['content-v', 'content-h'], [3]],
  ['ROWS-029', ['history', 'history-h'], [4]],
  ['ROWS-030', ['person'], [5]],
] as const)('%s %j show what their own list has', (_, templates, ids) => {
  for (const template of templates) expect(takenBy(template), template).toEqual(ids);
});

it('ROWS-031 a template that is not known is not drawn', () => {
  expect(takenBy('carousel-3d')).toBe('not drawn');
});

it('ROWS-089 a row has no channel whose picture is 4K, whatever its name says', () => {
  const channels = [true, false].map((is4k, id) => ({ id, name: 'Dala', is4k }));
  expect(ROW_RENDERERS.channel?.items({ channels } as never)).toEqual([channels[1]]);
});

it('CHAN-056 a row has no channel that calls itself 4k, uhd or ultra hd, and none that is hidden', () => {
  const channels = ['Dala 4K', 'Arena UHD', 'Dala', 'Secret'].map((name, id) => ({ id, name, isHidden: id === 3 }));
  expect(ROW_RENDERERS.channel?.items({ channels } as never)).toEqual([channels[2]]);
});
