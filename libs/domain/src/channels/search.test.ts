import { expect, it } from 'vitest';
import { prepareSearch, searchChannels } from './search.ts';

const channels = ['КТК', 'Qazaqstan', 'Хабар', 'Қазақ әуені', 'Oʻzbekiston 24', 'Её канал', 'Discovery'].map(
  (name, index) => ({ name, number: index + 1 }),
);
const found = (query: string) => searchChannels(channels, query, 'ru').map(({ name }) => name);

it('CHAN-052 a part of the name in any case of letters', () => {
  expect([found('кт'), found('QAZAQ'), found('нет такого')]).toEqual([['КТК'], ['Qazaqstan'], []]);
});

it('CHAN-053 Latin keys that were meant to be Cyrillic', () => {
  expect([found('rnr'), found('[f,fh')]).toEqual([['КТК'], ['Хабар']]);
});

it('CHAN-054 Cyrillic keys that were meant to be Latin', () => {
  expect(found('вшысщ')).toEqual(['Discovery']);
  expect(found('йфяф')).toEqual(['Qazaqstan']);
});

it('CHAN-053 keys of a Latin keyboard are read as those of the language, too', () => {
  expect(searchChannels(channels, '0fpf0', 'kk').map(({ name }) => name)).toEqual(['Қазақ әуені']);
});

it('letters that a keyboard does not have may be written by their nearest', () => {
  expect(found('казак ауени')).toEqual(['Қазақ әуені']);
  expect(found('қазақ')).toEqual(['Қазақ әуені']);
  expect([found("o'zbek"), found('ozbek'), found('oʻzbek')]).toEqual(Array(3).fill(['Oʻzbekiston 24']));
  expect(found('ее')).toEqual(['Её канал']);
});

it('a number finds the channels whose number begins so, and names that hold it', () => {
  expect(found('2')).toEqual(['Qazaqstan', 'Oʻzbekiston 24']);
});

it('without a query all, in their order; marks alone find nothing', () => {
  expect(found('  ')).toHaveLength(channels.length);
  expect(found('—')).toEqual([]);
});

it('names are made ready as far as there is time, and the rest the next time', () => {
  const some = ['Алатау', 'Хабар', 'КТК'].map((name, index) => ({ name, number: index + 1 }));
  let left = 2;
  const forTwo = () => left-- > 0;
  expect(prepareSearch(some, forTwo)).toBe(false);
  left = 1;
  expect(prepareSearch(some, forTwo)).toBe(true);
  expect(prepareSearch(some, () => false)).toBe(true);
});

it('answers among 5,000 channels within 50 ms', () => {
  const many = Array.from({ length: 5_000 }, (_, index) => ({ name: `Телеканал ${index} Қала`, number: index + 1 }));
  // The quickest of some: a machine that is busy with something else says nothing of the search.
  const times = Array.from({ length: 8 }, () => {
    const before = performance.now();
    expect(searchChannels(many, 'rfyfk', 'ru')).toHaveLength(5_000);
    return performance.now() - before;
  });
  expect(Math.min(...times)).toBeLessThan(50);
});
