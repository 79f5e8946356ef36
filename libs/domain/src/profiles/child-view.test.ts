import fc from 'fast-check';
import { expect, it } from 'vitest';
import { firstCategory } from '../channels/channels.ts';
import { canSeeChannel, canSeeContent, visibleRow } from './child-view.ts';

const ages = fc.option(fc.integer({ min: 0, max: 21 }), { nil: undefined });

it('PROF-028 CHAN-059 CHAN-060 a child sees channels up to 12, and none of unknown age', () => {
  fc.assert(
    fc.property(ages, (age) => {
      expect(canSeeChannel({ age }, 'child')).toBe(age !== undefined && age <= 12);
      expect(canSeeChannel({ age }, 'adult')).toBe(true);
    }),
  );
});

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

it('PROF-028 CHAN-060 of a row a child sees what it may, and the rest stays as it was', () => {
  const channels = [{ age: 6 }, { age: 16 }, {}];
  const contents = [
    { age: 12, isAdult: false },
    { age: 18, isAdult: true },
  ];
  const persons = [{ id: 1 }];
  const promotions = ['content', 'packet', 'rowset'].map((type) => ({ destination: { type } }));
  const row = { channels, contents, histories: contents.map((content) => ({ content })), persons, promotions } as never;
  expect(visibleRow(row, 'child')).toMatchObject({
    channels: [{ age: 6 }],
    promotions: [{ destination: { type: 'rowset' } }],
    contents: [{ age: 12 }],
    histories: [{ content: { age: 12 } }],
    persons,
  });
  expect(visibleRow(row, 'adult')).toBe(row);
});
