import { expect, it } from 'vitest';
import { cheapestPacket } from './price.ts';

const packet = (priceMinor: number | undefined, isAvailable = true) => ({ priceMinor, isAvailable });

it('CHAN-067 a channel is watched by the packet for the lowest price of those that sell it', () => {
  expect(cheapestPacket([packet(199_000), packet(99_000), packet(149_000)])?.priceMinor).toBe(99_000);
  expect(cheapestPacket([packet(0), packet(199_000), packet(99_000, false), packet(undefined)])?.priceMinor).toBe(
    199_000,
  );
});

it('CHAN-067 a packet without a price is named where none has one, and none where nothing sells the channel', () => {
  const unpriced = packet(undefined);
  expect(cheapestPacket([packet(99_000, false), unpriced])).toBe(unpriced);
  expect([cheapestPacket([]), cheapestPacket([packet(99_000, false)])]).toEqual([null, null]);
});
