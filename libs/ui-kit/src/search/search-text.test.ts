import { expect, it } from 'vitest';
import { fitSearchText } from './search-text.ts';

it('SRCH-009 FIND-009 a search holds 255 characters', () => {
  expect(fitSearchText('а'.repeat(255))).toHaveLength(255);
  expect(fitSearchText('а'.repeat(300))).toHaveLength(255);
});

it('SRCH-009 a character of two code units goes in whole or not at all', () => {
  const text = fitSearchText(`${'а'.repeat(254)}🎬`);
  expect(text).toBe('а'.repeat(254));
});
