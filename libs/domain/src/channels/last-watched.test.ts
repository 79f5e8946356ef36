import { expect, it } from 'vitest';
import { lastWatchedOf, readLastWatched, watched } from './last-watched.ts';

it('CHAN-062 at most ten, newest first, each once', () => {
  const all = Array.from({ length: 12 }, (_, index) => index + 1).reduce<readonly number[]>(watched, []);
  expect(all).toEqual([12, 11, 10, 9, 8, 7, 6, 5, 4, 3]);
  expect(watched(all, 5)).toEqual([5, 12, 11, 10, 9, 8, 7, 6, 4, 3]);
  expect(watched(all, 12)).toBe(all);
});

it('CHAN-062 of a longer list that was stored only the first ten count', () => {
  const stored = Array.from({ length: 14 }, (_, index) => index + 1);
  expect(readLastWatched(JSON.stringify({ 4: stored }))).toEqual({ '4': stored.slice(0, 10) });
});

it('CHAN-063 what is for adults, and what is no longer there, is not shown', () => {
  const channels = [{ id: 1 }, { id: 2 }, { id: 3 }];
  expect(lastWatchedOf([9, 3, 2, 1], channels, ({ id }) => id === 2)).toEqual([{ id: 3 }, { id: 1 }]);
});

it.each([null, '', 'x', '[1]', '3', '{"1":"two"}'])('what was stored as %s is nothing', (stored) => {
  expect(Object.values(readLastWatched(stored)).flat()).toEqual([]);
});

it('reads what is sound of what was stored', () => {
  expect(readLastWatched('{"4":[7,"x",3]}')).toEqual({ '4': [7, 3] });
});
