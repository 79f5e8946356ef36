import fc from 'fast-check';
import { expect, it } from 'vitest';
import { channelAfter, eraseDigit, typeDigit, withNumbers } from './zapping.ts';

const channels = [{ id: 7 }, { id: 3 }, { id: 9 }];
const after = (currentId: number | null, steps: number) => channelAfter(channels, currentId, steps)?.id;

it('goes to the neighbours, round the ends, and into a list that does not hold the current one', () => {
  expect([after(7, 1), after(9, 1), after(7, -1), after(3, -1)]).toEqual([3, 7, 9, 7]);
  expect([after(100, 1), after(null, -1)]).toEqual([7, 7]);
  expect(channelAfter([], 7, 1)).toBeUndefined();
});

it('as many steps forward as back lead home', () => {
  fc.assert(
    fc.property(fc.integer({ min: -500, max: 500 }), fc.constantFrom(7, 3, 9), (steps, id) => {
      expect(after(after(id, steps) ?? null, -steps)).toBe(id);
    }),
  );
});

it('a number is the place in the whole list', () => {
  expect(withNumbers(channels).map(({ id, number }) => [id, number])).toEqual([
    [7, 1],
    [3, 2],
    [9, 3],
  ]);
});

it('a number is complete when no further digit fits', () => {
  expect(typeDigit('', '1', 60)).toEqual({ digits: '1', isComplete: false });
  expect(typeDigit('1', '2', 60)).toEqual({ digits: '12', isComplete: true });
  expect(typeDigit('', '7', 60)).toEqual({ digits: '7', isComplete: true });
  expect(typeDigit('12', '3', 60)).toEqual({ digits: '3', isComplete: false });
});

it('a zero in front says nothing', () => {
  expect(typeDigit('', '0', 60)).toEqual({ digits: '', isComplete: false });
  expect(typeDigit('12', '0', 60).digits).toBe('');
  expect(typeDigit('1', '0', 60)).toEqual({ digits: '10', isComplete: true });
  expect(eraseDigit('10')).toBe('1');
});
