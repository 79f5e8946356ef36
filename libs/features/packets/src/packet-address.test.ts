import { expect, it } from 'vitest';
import { buyAddress, packetAddress, purchaseOfAddress, withoutPurchase } from './packet-address.ts';

const REF = { kind: 'provider', providerId: 442, id: 17 } as const;
const ORIGIN = 'https://tv.example';

it.each([
  ['/packets', '/packets/442_17'],
  ['/channel_embed/7', 'https://tv.example/packets/442_17'],
])('PACK-006 PACK-007 from %s a packet opens at %s', (pathname, address) => {
  expect(packetAddress(REF, { pathname, origin: ORIGIN })).toBe(address);
});

it.each([null, { kind: 'channel', id: 7 }, { kind: 'content', id: 10_093 }] as const)(
  'PACK-006 PACK-008 PLAY-006 an address that buys holds what plays afterwards: %j',
  (playAfter) => {
    const address = new URL(buyAddress(REF, playAfter, { pathname: '/channel_embed/7', origin: ORIGIN }));
    expect(address.pathname).toBe('/packets/442_17');
    expect(purchaseOfAddress(address.searchParams)).toEqual({ playAfter });
  },
);

it.each([
  ['', null],
  ['play_after=channel-7', null],
  ['action=buy&play_after=row-7', { playAfter: null }],
  ['action=buy&play_after=channel-x', { playAfter: null }],
  ['action=buy&play_after=channel-7', { playAfter: { kind: 'channel', id: 7 } }],
])('PACK-008 PLAY-006 of the address “%s” is begun %j', (query, purchase) => {
  expect(purchaseOfAddress(new URLSearchParams(query))).toEqual(purchase);
});

it('PACK-008 what was begun leaves the address, and nothing else does', () => {
  const query = new URLSearchParams('partner=north&action=buy&play_after=channel-7');
  expect(String(withoutPurchase(query))).toBe('partner=north');
});
