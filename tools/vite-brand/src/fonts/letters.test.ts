import type { FontFaces } from '@livery/brand-kit/font-face';
import { existsSync } from 'node:fs';
import { expect, it } from 'vitest';
import { brandIds, ROOT } from '../site/site.ts';
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

it.each(brandIds().filter((id) => existsSync(`${ROOT}brands/${id}/fonts.ts`)))(
  '%s has the turned commas of Uzbek in each of its Latin files: no letter of the system stands within a word',
  async (id) => {
    const { fonts } = (await import(`${ROOT}brands/${id}/fonts.ts`)) as { fonts: FontFaces };
    const latin = fonts.faces.filter(({ file }) => file.endsWith('-latin.woff2'));
    expect(latin.length).toBeGreaterThan(0);
    for (const { file, unicodeRange: range } of latin) expect(range, file).toContain('U+2BB-2BC');
  },
);
