import { expect, it } from 'vitest';
import { asksForPackets, asksForPurchases, promoDays, type OfferFacts } from './promo-offers.ts';
import { trialPacketId } from './trial-packet.ts';
import { guestFacts, viewerFacts, withFeatures } from './testing/facts.ts';

const packets = [
  { id: 4, isTrial: false },
  { id: 5, isTrial: true },
  { id: 6, isTrial: true },
];
const offers: OfferFacts = { packets, hasPurchases: false };
const withDays = (days: number | undefined) => ({ ...guestFacts, network: { isGuestAllowed: true, promoDays: days } });

it('NAV-090 NAV-093 the packet offered is the first one that is a trial; without one there is no button', () => {
  expect(trialPacketId(guestFacts, offers)).toBe(5);
  expect(trialPacketId(guestFacts, { ...offers, packets: packets.slice(0, 1) })).toBeNull();
  expect(trialPacketId(guestFacts, { ...offers, packets: undefined })).toBeNull();
  expect(trialPacketId(withFeatures(guestFacts, { packets: false }), offers)).toBeNull();
  expect(trialPacketId({ ...guestFacts, hasTarget: (address) => address !== '/packets/5' }, offers)).toBeNull();
});

it('PROV-005 a trial that the provider does not sell is not offered', () => {
  const network = { isGuestAllowed: true, provider: { id: 726 } };
  const hidden = { id: 424, isTrial: true };
  expect(trialPacketId({ ...guestFacts, network }, { ...offers, packets: [hidden, ...packets] })).toBe(5);
});

it.each(['/provider/8', '/provider/alma', '/packets', '/packets/7'])(
  'NAV-091 NAV-092 no packet is offered on %s',
  (pathname) => {
    expect(trialPacketId({ ...guestFacts, pathname }, offers)).toBeNull();
  },
);

it('NAV-091 NAV-092 a page that is only named alike offers it', () => {
  expect(trialPacketId({ ...guestFacts, pathname: '/packetsandmore' }, offers)).toBe(5);
});

it('NAV-095 up to 90 days are offered: 90 shown, 91, 0 and none hidden', () => {
  expect([90, 91, 1, 0, undefined].map((days) => promoDays(withDays(days), offers))).toEqual([90, null, 1, null, null]);
});

it('NAV-094 days are offered to a guest without purchases alone, and not before that is known', () => {
  const facts = withDays(30);
  expect(promoDays(facts, offers)).toBe(30);
  expect(promoDays({ ...facts, viewer: 'loggedIn' }, offers)).toBeNull();
  expect(promoDays({ ...facts, viewer: 'notLoggedIn' }, offers)).toBeNull();
  expect(promoDays(facts, { ...offers, hasPurchases: true })).toBeNull();
  expect(promoDays(facts, { ...offers, hasPurchases: undefined })).toBeNull();
  expect(promoDays({ ...facts, hasTarget: () => false }, offers)).toBeNull();
});

it('the server is asked only for what could draw a button', () => {
  expect([asksForPackets(guestFacts), asksForPurchases(withDays(30))]).toEqual([true, true]);
  expect(asksForPackets({ ...guestFacts, hasTarget: () => false })).toBe(false);
  expect(asksForPackets({ ...viewerFacts, isChild: true })).toBe(false);
  expect([asksForPurchases(withDays(91)), asksForPurchases({ ...withDays(30), viewer: 'loggedIn' })]).toEqual([
    false,
    false,
  ]);
});
