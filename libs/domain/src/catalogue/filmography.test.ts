import { expect, it } from 'vitest';
import { rolesOf, worksInRole } from './filmography.ts';

const WORKS = [
  { id: 1, year: 2019 },
  { id: 2, year: 2024 },
  { id: 3, year: undefined },
];
const CREDITS = [
  { contentId: 1, role: 'director' },
  { contentId: 1, role: 'actor', character: 'Зере' },
  { contentId: 1, role: 'actor', character: 'Её сестра' },
  { contentId: 2, role: 'actor' },
  { contentId: 3, role: 'caterer' },
  // Not for this viewer.
  { contentId: 9, role: 'actor' },
];

it('CONT-067 roles that the product knows are counted by works, the most frequent first', () => {
  expect(rolesOf(WORKS, CREDITS)).toEqual([
    { role: 'actor', count: 2 },
    { role: 'director', count: 1 },
  ]);
  expect(rolesOf(WORKS, [])).toEqual([]);
});

it('the works of one role, or all, stand from the newest to the oldest', () => {
  const ids = (role: Parameters<typeof worksInRole>[2]) => worksInRole(WORKS, CREDITS, role).map(({ id }) => id);
  expect(ids(null)).toEqual([2, 1, 3]);
  expect(ids('actor')).toEqual([2, 1]);
  expect(ids('director')).toEqual([1]);
  expect(ids('composer')).toEqual([]);
});
