import { expect, it } from 'vitest';
import { isAdultChannel, isAdultProgramme } from './adult.ts';

it('CHAN-057 takes a channel of unknown age for adult, in every profile', () => {
  expect([isAdultChannel({}, 'adult'), isAdultChannel({}, 'child')]).toEqual([true, true]);
});

it('CHAN-058 is adult from 18 on', () => {
  expect([0, 17, 18, 21].map((age) => isAdultChannel({ age }, 'adult'))).toEqual([false, false, true, true]);
});

it('CHAN-059 is adult above 12 in a child profile', () => {
  expect([0, 12, 13, 18].map((age) => isAdultChannel({ age }, 'child'))).toEqual([false, false, true, true]);
});

it('LIVE-059 needs the PIN for a programme rated 18+ only where programmes are protected', () => {
  const rated = (age?: number) => ({ program: { title: 'Programme', ...(age !== undefined && { age }) } });
  expect([rated(18), rated(17), rated(), {}].map((entry) => isAdultProgramme(entry, true))).toEqual([
    true,
    false,
    false,
    false,
  ]);
  expect(isAdultProgramme(rated(18), false)).toBe(false);
});
