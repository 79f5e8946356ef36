import { expect, it } from 'vitest';
import { createPlaces } from './places.ts';

const place = (scrollY: number) => ({ scrollY, focusKey: null, rowOffsets: {} });

const memory = (value: string | null = null) => {
  let stored = value;
  return {
    getItem: () => stored,
    setItem: (_: string, next: string) => {
      stored = next;
    },
  };
};

it('remembers places over a reload', () => {
  const store = memory();
  createPlaces(store).set('a', place(120));
  expect(createPlaces(store).get('a')).toEqual(place(120));
});

it('forgets the oldest of more than fifty', () => {
  const places = createPlaces(memory());
  for (let index = 0; index <= 50; index += 1) places.set(`key-${index}`, place(index));
  expect(places.get('key-0')).toBeUndefined();
  expect(places.get('key-1')).toEqual(place(1));
});

it('starts empty from a broken store and survives a full one', () => {
  const places = createPlaces({
    getItem: () => '{broken',
    setItem: () => {
      throw new DOMException('full', 'QuotaExceededError');
    },
  });
  places.set('a', place(7));
  expect(places.get('a')).toEqual(place(7));
});
