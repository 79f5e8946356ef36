import { expect, it } from 'vitest';
import { LETTERS, unicodeRange } from './letters.ts';

it('writes runs of letters as ranges', () => {
  expect(unicodeRange('cabCA ё')).toBe('U+20,U+41,U+43,U+61-63,U+451');
  expect(unicodeRange('')).toBe('');
});

it('covers Russian, Kazakh and Uzbek', () => {
  const all = Object.values(LETTERS)
    .map(({ all }) => all)
    .join('');
  for (const letter of 'АаЯяЁё ӘәҒғҚқҢңӨөҰұҮүҺһІі oʻgʻ 0123456789 «»—…') expect(all).toContain(letter);
});
