import fc from 'fast-check';
import { expect, it } from 'vitest';
import {
  audioOrderText,
  interfaceLanguages,
  movedBy,
  type OfferedLanguage,
  orderedLanguages,
  readAudioOrder,
} from './languages.ts';

const language = (key: string, priority: number, isInterface = true): OfferedLanguage => ({
  key,
  priority,
  isInterface,
});
const offered = [language('ru', 1), language('kk', 3), language('en', 2)];
const keys = (languages: readonly OfferedLanguage[]) => languages.map(({ key }) => key);

it('ACC-047 a chosen order wins over the priority, and loses no language', () => {
  expect(keys(orderedLanguages(offered, []))).toEqual(['kk', 'en', 'ru']);
  expect(keys(orderedLanguages(offered, ['ru', 'de', 'ru']))).toEqual(['ru', 'kk', 'en']);
  fc.assert(
    fc.property(fc.array(fc.constantFrom('ru', 'kk', 'en', 'de')), (chosen) => {
      expect(keys(orderedLanguages(offered, chosen)).toSorted()).toEqual(['en', 'kk', 'ru']);
    }),
  );
});

it('ACC-047 a language moves one place at a time, and not beyond the ends', () => {
  const order = ['kk', 'en', 'ru'];
  expect(movedBy(order, 'ru', -1)).toEqual(['kk', 'ru', 'en']);
  expect(movedBy(order, 'kk', 1)).toEqual(['en', 'kk', 'ru']);
  // The same list, and not only an equal one: nothing is stored anew.
  for (const [key, by] of [
    ['kk', -1],
    ['ru', 1],
    ['de', 1],
  ] as const)
    expect(movedBy(order, key, by)).toBe(order);
});

it('ACC-047 BOOT-049 the order is stored as text; what is not readable is no order', () => {
  expect(readAudioOrder(audioOrderText(['kk', 'ru']))).toEqual(['kk', 'ru']);
  expect([readAudioOrder(null), readAudioOrder('')]).toEqual([[], []]);
});

it('ACC-046 interface languages are those with the flag, the higher priority first', () => {
  const marked = [language('ru', 1), language('kk', 4), language('en', 9, false), language('fr', 8)];
  expect(interfaceLanguages(['ru', 'kk', 'en'], marked)).toEqual(['kk', 'ru']);
  expect(interfaceLanguages(['ru', 'kk'], [])).toEqual(['ru', 'kk']);
});
