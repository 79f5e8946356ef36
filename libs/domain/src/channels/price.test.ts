import { expect, it } from 'vitest';
import { lowestPriceMinor } from './price.ts';

const packet = (priceMinor: number | undefined, isAvailable = true) => ({ priceMinor, isAvailable });

it('CHAN-067 a channel is watched from the lowest price of what sells it', () => {
  expect(lowestPriceMinor([packet(199_000), packet(99_000), packet(149_000)])).toBe(99_000);
  expect(lowestPriceMinor([packet(199_000), packet(99_000, false), packet(0), packet(undefined)])).toBe(199_000);
  expect([lowestPriceMinor([]), lowestPriceMinor([packet(undefined)])]).toEqual([null, null]);
});
