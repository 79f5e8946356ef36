import { afterEach, expect, it } from 'vitest';
import { loadFonts } from './load-fonts.ts';

const NOT_A_FONT = 'data:font/woff2;base64,AAAA';
const face = (weight: string, unicodeRange?: string) =>
  new FontFace('Own', `url(${NOT_A_FONT})`, { weight, ...(unicodeRange && { unicodeRange }) });

const latin = face('450', 'U+20-7E');
const bold = face('700', 'U+20-7E');
const cyrillic = face('450', 'U+410-44F');
const georgian = face('450', 'U+10D0-10FF');
const standIn = face('450');

afterEach(() => document.fonts.clear());

it('fetches every weight of the scripts that a language is written in, and nothing else', async () => {
  for (const each of [latin, bold, cyrillic, georgian]) document.fonts.add(each);
  await loadFonts('ru');
  expect([latin, bold, cyrillic].map(({ status }) => status)).toEqual(['error', 'error', 'error']);
  expect(georgian.status).toBe('unloaded');
});

it('leaves stand-ins of the device alone, and survives fonts that cannot be had', async () => {
  document.fonts.add(standIn);
  await expect(loadFonts('en')).resolves.toBeUndefined();
  expect(standIn.status).toBe('unloaded');
});
