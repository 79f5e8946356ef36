import { expect, it } from 'vitest';
import { bundleFace, freePacket, isAllPriced, isSharedProvider, soldByProvider } from './packets.ts';
import { packetOf } from './testing/packets.ts';

const ids = (packets: readonly { readonly id: number }[]) => packets.map(({ id }) => id);
const base = (id: number, priceMinor = 0) => packetOf({ id, priceMinor, isBase: true });
const bundle = (id: number, customName: string, customPriceMinor: number) =>
  packetOf({ id, name: `bundle ${id}`, bundle: { customName, customPriceMinor, isBundle: true } });

it.each([
  [726, [424, 430, 431], [431]],
  [775, [66, 431], [431]],
  [1, [66, 424, 430], [66, 424, 430]],
])('PROV-001 PROV-005 PROV-006 BRAND-004 provider %i sells of %j only %j', (providerId, given, shown) => {
  const sold = soldByProvider({ packets: given.map((id) => base(id)), bundles: [] }, providerId);
  expect(ids(sold.base)).toEqual(shown);
});

it('PROV-007 provider 8 sorts base packets by price, the others keep the order of the server', () => {
  const packets = [base(1, 300), base(2, 100), base(3, 200)];
  expect(ids(soldByProvider({ packets, bundles: [] }, 8).base)).toEqual([2, 3, 1]);
  expect(ids(soldByProvider({ packets, bundles: [] }, 9).base)).toEqual([1, 2, 3]);
});

it.each([
  [97, [2, 3, 1]],
  [922, [2, 3, 1]],
  [1, [3, 1, 2]],
])('PROV-008 PROV-009 PROV-010 provider %i has its bundles in the order %j', (providerId, order) => {
  // As numbers: 1000 comes after 900.
  const bundles = [bundle(1, 'Gigabit', 900_00), bundle(2, 'Ahead', 1000_00), bundle(3, 'Fast', 100_00)];
  expect(ids(soldByProvider({ packets: [], bundles }, providerId).bundles)).toEqual(order);
});

it('PACK-022 there are three groups: bundles, base packets and partner packets', () => {
  const sold = soldByProvider({ packets: [packetOf({ id: 5 }), base(6)], bundles: [bundle(7, 'B', 1)] }, 1);
  expect([ids(sold.bundles), ids(sold.base), ids(sold.partner)]).toEqual([[7], [6], [5]]);
});

it('PROV-011 only provider 760 sells to the viewers of every provider', () => {
  expect(isSharedProvider(760)).toBe(true);
  expect([1, 8, 442].some(isSharedProvider)).toBe(false);
});

it('PACK-057 PACK-058 a provider’s packets are there when all that its page shows have a price: one that it hides is not waited for', () => {
  const [bare, priced] = [packetOf({ id: 424, isBase: true }), base(431, 100)];
  const isReady = (id: number) => isAllPriced({ provider: { id }, packets: [bare, priced], bundles: [] });
  expect([isReady(1), isReady(726)]).toEqual([false, true]);
});

it('PACK-059 the free packet has the free channels, 140 while their number is not known', () => {
  expect(freePacket('Free', undefined)).toMatchObject({ id: 0, priceMinor: 0, channelsCount: 140, isBase: true });
  expect(freePacket('Free', 12).channelsCount).toBe(12);
});

it('PACK-050 a bundle shows its own name, price, words and speed, else those of the packet', () => {
  const fields = { customName: 'Max', customPriceMinor: 5, customDescription: 'With internet', internetSpeed: '200' };
  expect(bundleFace(packetOf({ name: 'B', short: 'S', bundle: { ...fields, isBundle: true } }))).toEqual({
    name: 'Max',
    priceMinor: 5,
    text: 'With internet',
    speed: '200',
  });
  expect(bundleFace(packetOf({ name: 'B', short: 'S' }))).toEqual({
    name: 'B',
    priceMinor: null,
    text: 'S',
    speed: null,
  });
});
