import { expect, it } from 'vitest';
import { brandText, defineBrand } from './brand.ts';
import { INTERFACE_LANGUAGES } from './languages.ts';
import { DEFAULT_RULES } from './rules.ts';
import { validBrand } from './testing/valid-brand.ts';

it('a brand may name eleven interface languages', () => {
  expect([...INTERFACE_LANGUAGES].sort()).toEqual(['az', 'bg', 'en', 'ka', 'kk', 'ky', 'lv', 'ro', 'ru', 'tg', 'uz']);
});

it('gives a brand that says nothing the common rules and every feature', () => {
  expect(validBrand.rules).toEqual(DEFAULT_RULES);
  expect(Object.values(validBrand.features)).not.toContain(false);
});

it('changes only the rules that a brand names', () => {
  const brand = defineBrand({ ...validBrand, rules: { auth: { resendLink: false } }, features: { cast: false } });
  expect(brand.rules).toEqual({ ...DEFAULT_RULES, auth: { ...DEFAULT_RULES.auth, resendLink: false } });
  expect(brand.features).toEqual({ ...validBrand.features, cast: false });
});

it('is pure data, so that every program can load it', () => {
  expect(structuredClone(validBrand)).toEqual(validBrand);
  expect(JSON.parse(JSON.stringify(validBrand))).toEqual(validBrand);
});

it('takes the text of the default language where another is missing', () => {
  expect(brandText(validBrand, { ru: 'Эфир', en: 'Live' }, 'en')).toBe('Live');
  expect(brandText(validBrand, { ru: 'Эфир' }, 'en')).toBe('Эфир');
});
