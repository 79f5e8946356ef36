import { expect, it } from 'vitest';
import { refillAmount, refillTerms } from './refill.ts';

const minor = (text: string, currency = 'EUR') => refillAmount(text, refillTerms(currency));

it('PAY-015 takes what is typed as an amount, with a point or a comma', () => {
  expect([minor('15'), minor(' 15.5 '), minor('15,05'), minor('1')]).toEqual([1_500, 1_550, 1_505, 100]);
});

it('PAY-015 a currency that nobody pays in hundredths of is typed in whole units', () => {
  expect([minor('1500', 'KZT'), minor('1500.5', 'KZT'), minor('1500,00', 'UZS')]).toEqual([150_000, null, null]);
});

it('PAY-015 takes no less and no more than its currency allows, and nothing that is no amount', () => {
  expect([minor('500000', 'KZT'), minor('500001', 'KZT'), minor('99', 'KZT')]).toEqual([50_000_000, null, null]);
  expect([minor('2500'), minor('2500.01'), minor('0.49'), minor('0')]).toEqual([250_000, null, null, null]);
  for (const text of ['', '-500', '1e3', '1 500', '15.005', '1.500,00', 'abc', '١٥٠'])
    expect(minor(text), text).toBeNull();
});

it.each([
  ['KZT', 100_000],
  ['UZS', 2_000_000],
  ['KGS', 20_000],
  ['EUR', 500],
])('PAY-011 PAY-015 offers amounts of %s that are of use there, and that it takes', (currency, first) => {
  const terms = refillTerms(currency);
  expect(terms.presetsMinor[0]).toBe(first);
  for (const preset of terms.presetsMinor) expect(minor(String(preset / 100), currency)).toBe(preset);
});

it('PAY-015 of a currency that nobody knows any amount is taken, and none is offered', () => {
  expect(refillTerms('XAF').presetsMinor).toEqual([]);
  expect([minor('0.50', 'XAF'), minor('1', 'XAF'), minor('5000.25', 'XAF')]).toEqual([null, 100, 500_025]);
});
