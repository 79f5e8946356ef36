import { expect, it } from 'vitest';
import { findByWord, typeLetter } from './type-ahead.ts';

const labels = ['Any', 'Andorra', 'Argentina', 'Беларусь', 'Ёлки', 'Өзбекстан'];

it('finds the next line that begins with the word, whatever the case and the marks', () => {
  expect(findByWord(labels, 'ar', 0)).toBe(2);
  expect(findByWord(labels, 'ел', 0)).toBe(4);
  expect(findByWord(labels, 'zz', 0)).toBeNull();
});

it('stays where it is while the word grows', () => {
  expect(findByWord(labels, 'an', 1)).toBe(1);
});

it('one letter again and again walks over those that begin with it, around the end', () => {
  expect([findByWord(labels, 'a', 0), findByWord(labels, 'aa', 1), findByWord(labels, 'aaa', 2)]).toEqual([1, 2, 0]);
});

it('a letter after a pause begins another word', () => {
  const first = typeLetter({ word: '', atMs: -Infinity }, 'a', 0);
  expect(typeLetter(first, 'r', 799).word).toBe('ar');
  expect(typeLetter(first, 'r', 800).word).toBe('r');
});
