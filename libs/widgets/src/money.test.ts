import { createFormats } from '@livery/i18n/formats';
import { expect, it } from 'vitest';
import { marketCurrency, moneyText } from './money.ts';

const formats = createFormats({ language: 'en' });

it('ACC-038 an amount stands with the sign of the currency, else with its code', () => {
  expect(moneyText(formats, 1_245_050, { symbol: '₸', isoCode: 'KZT' })).toBe('12,450.50\u00a0₸');
  expect(moneyText(formats, 0, { isoCode: 'UZS', asciiName: 'sum' })).toBe('0\u00a0UZS');
  expect(moneyText(formats, 100, { asciiName: 'sum' })).toBe('1\u00a0sum');
  expect(moneyText(formats, 100, undefined)).toBe('1');
});

it.each([
  ['KZT', 'ru', '₸'],
  ['UZS', 'uz', 'soʻm'],
  ['UZS', 'ru', 'сум'],
  ['KGS', 'kk', 'сом'],
  ['KGS', 'en', 'som'],
  ['TJS', 'tg', 'сомони'],
  ['RON', 'ro', 'lei'],
  ['XAF', 'en', 'XAF'],
] as const)(
  'PROV-003 where the provider names no currency an amount stands in the market’s: %s in %s is %s',
  (code, language, sign) => {
    expect(moneyText(formats, 100, marketCurrency(code, language))).toBe(`1\u00a0${sign}`);
  },
);
