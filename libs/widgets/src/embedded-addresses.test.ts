import { expect, it } from 'vitest';
import { embeddedAddresses } from './embedded-addresses.ts';

it('CONT-008 CHAN-011 PIN-014 a film and a channel inside of another site keep what that site has asked for', () => {
  const search = '?library_id=3&ignore_parental_control=1';
  expect(embeddedAddresses.watch(22, search)).toBe(`/content_embed/22${search}`);
  expect(embeddedAddresses.watch(22)).toBe('/content_embed/22');
  expect(embeddedAddresses.channel(5, 1_700_000_000, '?ts=1&ignore_parental_control=1')).toBe(
    '/channel_embed/5?ts=1700000000&ignore_parental_control=1',
  );
  expect(embeddedAddresses.channel(5, 1_700_000_000, '')).toBe('/channel_embed/5?ts=1700000000');
});
