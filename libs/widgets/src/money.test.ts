import { expect, it } from 'vitest';
import { marketCurrency, moneyText } from './money.ts';

const number = (value: number) => value.toLocaleString('en');

it('ACC-038 an amount stands with the sign of the currency, else with its code', () => {
  expect(moneyText(number, 1_245_050, { symbol: '₸', isoCode: 'KZT' })).toBe('12,450.5\u00a0₸');
  expect(moneyText(number, 0, { isoCode: 'UZS', asciiName: 'sum' })).toBe('0\u00a0UZS');
  expect(moneyText(number, 100, { asciiName: 'sum' })).toBe('1\u00a0sum');
  expect(moneyText(number, 100, undefined)).toBe('1');
});

it('PROV-003 where the provider names no currency an amount stands in tenge, the market’s', () => {
  expect(moneyText(number, 1_245_050, marketCurrency('KZT'))).toBe('12,450.5\u00a0₸');
  expect(moneyText(number, 100, marketCurrency('UZS'))).toBe('1\u00a0UZS');
});
