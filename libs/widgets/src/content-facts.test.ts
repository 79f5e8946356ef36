import { expect, it } from 'vitest';
import { ageLabel, contentMeta } from './content-facts.ts';

it('CONT-043 CONT-044 CONT-045 the age label is the server’s text, else the age with a plus, else none', () => {
  expect([
    ageLabel({ age: 16, motionRating: { text: '16+ (насилие)' } }),
    ageLabel({ age: 16 }),
    ageLabel({ age: 0 }),
    ageLabel({}),
  ]).toEqual(['16+ (насилие)', '16+', '0+', null]);
});

it('the line of a card holds what is known', () => {
  expect(contentMeta({ year: 2024, genres: [{ id: 1, name: 'Драма' }] })).toBe('2024 · Драма');
  expect(contentMeta({ genres: [] })).toBe('');
});
