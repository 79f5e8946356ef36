import { expect, it } from 'vitest';
import { playsStory, trailerToShow } from './film-preview.ts';

const content = { id: 1, age: 12, isAdult: false, trailers: [{ id: 31 }, { id: 32 }] };
const looking = { content, role: 'adult', wantsStillness: false, isSomethingOn: false } as const;

it('the first trailer of an open film is shown', () => {
  expect(trailerToShow(looking)).toBe(31);
});

it.each([
  ['where little movement or few bytes are wanted', { wantsStillness: true }],
  ['beside something that plays', { isSomethingOn: true }],
  ['of a film without one', { content: { ...content, trailers: [] } }],
  ['of a film for adults', { content: { ...content, age: 18 } }],
  ['of a film above a child’s age', { role: 'child' as const, content: { ...content, age: 16 } }],
])('there is no trailer %s', (_, change) => {
  expect(trailerToShow({ ...looking, ...change })).toBeNull();
});

it.each([
  ['a server without the test', [], true],
  ['another test', [{ name: 'price', variant: 'picture' }], true],
  ['the variant with trailers', [{ name: 'hero_trailer', variant: 'trailer' }], true],
  ['the variant with pictures', [{ name: 'hero_trailer', variant: 'picture' }], false],
])('CALL-044 the hero plays trailers by the test of the server: %s', (_, tests, plays) => {
  expect(playsStory({ tests, hasPlayed: false, isTelevision: false })).toBe(plays);
});

it.each([
  ['that has played', { hasPlayed: true }],
  ['on a television', { isTelevision: true }],
])('ROWS-040 a story %s keeps its picture', (_, change) => {
  expect(playsStory({ tests: [], hasPlayed: false, isTelevision: false, ...change })).toBe(false);
});
