import fc from 'fast-check';
import { expect, it } from 'vitest';
import { firstCategory } from '../channels/channels.ts';
import { canSeeContent, visibleRow } from './child-view.ts';

const ages = fc.option(fc.integer({ min: 0, max: 21 }), { nil: undefined });
const CHILDREN = [{ id: 7, name: 'Children', channelIds: [1, 2], tags: [] }];

it('PROF-028 CONT-068 FIND-014 a child sees films up to 12, none of unknown age and none for adults', () => {
  fc.assert(
    fc.property(ages, fc.boolean(), (age, isAdult) => {
      expect(canSeeContent({ age, isAdult }, 'child')).toBe(!isAdult && age !== undefined && age <= 12);
      expect(canSeeContent({ age, isAdult }, 'adult')).toBe(true);
    }),
  );
});

it('PROF-027 the channels of a child open in category 7', () => {
  const categories = [2, 7].map((id) => ({ id, name: String(id), tags: id === 2 ? ['startup'] : [], channelIds: [] }));
  expect(firstCategory(categories as never, 'child')?.id).toBe(7);
  expect(firstCategory(categories as never, 'adult')?.id).toBe(2);
});

const channels = [{ id: 1, age: 6 }, { id: 2, age: 16 }, { id: 3, age: 0 }, { id: 1 }];
const contents = [
  { age: 12, isAdult: false },
  { age: 18, isAdult: true },
];
const persons = [{ id: 1 }];
const promotions = [
  ...['content', 'packet', 'rowset'].map((type) => ({ destination: { type } })),
  { destination: { type: 'channel', id: 1 } },
  { destination: { type: 'channel', id: 3 } },
];
const row = { channels, contents, histories: contents.map((content) => ({ content })), persons, promotions } as never;

it('PROF-028 CHAN-060 of a row a child sees what it may, and the rest stays as it was', () => {
  expect(visibleRow(row, 'child', CHILDREN as never)).toEqual({
    channels: [{ id: 1, age: 6 }],
    promotions: [{ destination: { type: 'rowset' } }, { destination: { type: 'channel', id: 1 } }],
    contents: [{ age: 12, isAdult: false }],
    histories: [{ content: { age: 12, isAdult: false } }],
    persons,
  });
  expect(visibleRow(row, 'adult', CHILDREN as never)).toBe(row);
});

it('PROF-028 CHAN-060 as long as nobody knows which channels are for children, a child is shown none', () => {
  expect(visibleRow(row, 'child', null)).toMatchObject({
    channels: [],
    promotions: [{ destination: { type: 'rowset' } }],
    contents: [{ age: 12 }],
  });
});
