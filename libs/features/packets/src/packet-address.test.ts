import { expect, it } from 'vitest';
import { packetAddress } from './packet-address.ts';

it.each([
  ['/packets', '/packets/442_17'],
  ['/channel_embed/7', 'https://tv.example/packets/442_17'],
])('PACK-006 PACK-007 from %s a packet opens at %s', (pathname, address) => {
  const ref = { kind: 'provider', providerId: 442, id: 17 } as const;
  expect(packetAddress(ref, { pathname, origin: 'https://tv.example' })).toBe(address);
});
