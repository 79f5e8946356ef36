import { INTERFACE_LANGUAGES } from '@livery/brand-kit/languages';
import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { KEYBOARDS } from './keyboards.ts';
import { otherReadings } from './readings.ts';

it.each([
  ['ru', 'ghbdtn', 'привет'],
  ['ru', 'Gthtdfk', 'Перевал'],
  ['ru', 'ьфекшч', 'matrix'],
  ['en', 'руддщ', 'hello'],
  ['kk', '2ttmsh', 'әееьыр'],
  ['kk', '0fpf0', 'қазақ'],
  ['ky', '-pudp', 'өзгвз'],
  ['uz', 'vf=fkkf', 'маҳалла'],
  ['tg', '[fqlfh', 'хайдар'],
] as const)('CHAN-053 CHAN-054 in %s «%s» may have been meant as «%s»', (language, typed, meant) => {
  expect(otherReadings(typed, language)).toContain(meant);
});

it('the keyboard of the language comes before the Russian one', () => {
  expect(otherReadings('5fyf', 'kk')).toEqual(['ғана', '5ана']);
});

it('digits, marks and mixed scripts have no other reading', () => {
  for (const text of ['', '  ', '2033', '—', 'Матрица reloaded']) expect(otherReadings(text, 'ru')).toEqual([]);
});

it('CHAN-053 nobody has meant a text that is mostly marks', () => {
  expect(otherReadings('ъъъъщ', 'ru')).toEqual([]);
  expect(otherReadings('ёжик', 'ru')).toEqual([]);
  expect(otherReadings('[kt,', 'ru')).toEqual(['хлеб']);
  expect(otherReadings('ч-ьут', 'ru')).toEqual(['x-men']);
  expect(otherReadings('24ля', 'ru')).toEqual(['24kz']);
});

it('a reading never is the text itself, and none stands twice', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: 'grapheme', maxLength: 40 }),
      fc.constantFrom(...INTERFACE_LANGUAGES),
      (text, language) => {
        const readings = otherReadings(text, language);
        expect(readings).not.toContain(text);
        expect(new Set(readings).size).toBe(readings.length);
      },
    ),
  );
});

it('what is retyped and retyped back is the same', () => {
  const letters = [...KEYBOARDS.ru[0]].filter((letter) => /\p{L}/u.test(letter));
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom(...letters), minLength: 1, maxLength: 30 }), (text) => {
      const [latin = ''] = otherReadings(text, 'ru');
      if (/\p{L}/u.test(latin)) expect(otherReadings(latin, 'ru')).toContain(text);
    }),
  );
});

it.each(Object.entries(KEYBOARDS))('the keyboard %s has 47 keys on both levels', (_, levels) => {
  expect(levels.map((letters) => [...letters].length)).toEqual([47, 47]);
});
