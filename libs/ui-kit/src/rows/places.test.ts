import fc from 'fast-check';
import { expect, it } from 'vitest';
import { placesOf } from './places.ts';

it('a line that stays keeps its place, a new one takes that of a line that is gone', () => {
  const first = placesOf([10, 11, 12], new Map());
  const next = placesOf([11, 12, 13], first);
  expect([next.get(11), next.get(12), next.get(13)]).toEqual([first.get(11), first.get(12), first.get(10)]);
  expect(placesOf([11, 12, 13], next)).toBe(next);
});

it('no two lines ever share a place, and there are no more places than were ever needed at a time', () => {
  const sight = fc.uniqueArray(fc.nat(40), { maxLength: 12 });
  fc.assert(
    fc.property(fc.array(sight, { maxLength: 20 }), (sights) => {
      let places = placesOf([], new Map());
      for (const lines of sights) {
        places = placesOf(lines, places);
        expect([...places.keys()].sort()).toEqual([...lines].sort());
        expect(new Set(places.values()).size).toBe(lines.length);
        expect(Math.max(-1, ...places.values())).toBeLessThan(Math.max(12, lines.length));
      }
    }),
  );
});
