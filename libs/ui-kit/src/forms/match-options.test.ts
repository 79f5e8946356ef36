import { expect, it } from 'vitest';
import { matchOptions } from './match-options.ts';

const cities = ['Алматы', 'Орёл', 'Нур-Алма', 'Өскемен', 'Санкт-Петербург', 'Йошкар-Ола'].map((label) => ({ label }));
const find = (typed: string) => matchOptions(cities, typed).map(({ label }) => label);

it('finds a part of the name, whatever the case; beginnings come first', () => {
  expect(find('АЛМ')).toEqual(['Алматы', 'Нур-Алма']);
  expect(find('петер')).toEqual(['Санкт-Петербург']);
});

it('finds letters with marks by the letter alone', () => {
  expect(find('орел')).toEqual(['Орёл']);
  expect(find('йошкар')).toEqual(['Йошкар-Ола']);
  expect(find('өскемен')).toEqual(['Өскемен']);
});

it('takes words in any order and nothing as everything', () => {
  expect(find('алма нур')).toEqual(['Нур-Алма']);
  expect(find('  ')).toHaveLength(cities.length);
  expect(find('x')).toEqual([]);
});
