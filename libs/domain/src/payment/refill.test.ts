import { expect, it } from 'vitest';
import { refillAmount, REFILL_PRESETS_MINOR } from './refill.ts';

const minor = (text: string) => refillAmount(text).minor;

it('PAY-015 takes what is typed as an amount, with a point or a comma', () => {
  expect([minor('1500'), minor(' 1500.5 '), minor('1500,05'), minor('100')]).toEqual([
    150_000, 150_050, 150_005, 10_000,
  ]);
});

it('PAY-015 takes no less than 100 and no more than 500 000, and nothing that is no amount', () => {
  expect([minor('500000'), minor('500000.01'), minor('99.99'), minor('0')]).toEqual([50_000_000, null, null, null]);
  for (const text of ['', '-500', '1e3', '1 500', '15.005', '1.500,00', 'abc', '١٥٠'])
    expect(minor(text), text).toBeNull();
});

it('PAY-015 offers amounts that it takes', () => {
  for (const preset of REFILL_PRESETS_MINOR) expect(minor(String(preset / 100))).toBe(preset);
});
