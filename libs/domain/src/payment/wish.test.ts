import { MINUTE_MS } from '@livery/value/durations';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { NOW_MS } from './testing/samples.ts';
import {
  isToldElsewhere,
  goesOnByItself,
  isWanted,
  packetWish,
  readKeptWish,
  wishAfter,
  type KeptWish,
  type PaymentWish,
} from './wish.ts';

const kept = (changes: Partial<KeptWish> = {}): KeptWish => ({
  wish: packetWish(5),
  page: '/packets/5?tab=channels',
  keptAtMs: NOW_MS,
  isGuests: true,
  signedInAtMs: null,
  isAtPin: false,
  ...changes,
});
const WISHES: readonly PaymentWish[] = [
  packetWish(5, { kind: 'channel', id: 101 }),
  { ...packetWish(5), baseId: 2 },
  { purpose: 'content', contentId: 8, buttonData: { any: ['thing'] }, playAfter: { kind: 'content', id: 8 } },
  { purpose: 'refill', amountMinor: null },
  { purpose: 'debt', amountMinor: 4_000 },
  { purpose: 'card', amountMinor: 100, neededRefund: true, then: null },
  { purpose: 'card', amountMinor: 100, neededRefund: true, then: null, isForPromo: true },
  { purpose: 'card', amountMinor: 100, neededRefund: false, then: packetWish(5) },
];

it('SES-041 AUTH-043 keeps what a guest wanted and on which page, with what is to play, through storage', () => {
  for (const wish of WISHES) expect(readKeptWish(JSON.stringify(kept({ wish })))).toEqual(kept({ wish }));
  expect(readKeptWish(JSON.stringify({ ...kept(), page: 7 }))).toEqual(kept({ page: '' }));
});

it('SES-041 keeps it for 15 minutes', () => {
  expect(isWanted(kept(), NOW_MS + 15 * MINUTE_MS - 1)).toBe(true);
  expect(isWanted(kept(), NOW_MS + 15 * MINUTE_MS)).toBe(false);
});

it('SES-041 a wish of the future is none: a clock that was put back keeps nothing alive', () => {
  expect(isWanted(kept(), NOW_MS - 1)).toBe(false);
});

it('SES-040 AUTH-042 PAY-059 goes on by itself for 30 s after the sign-in', () => {
  const goesOn = (passedMs: number) =>
    goesOnByItself(kept({ signedInAtMs: NOW_MS }), { nowMs: NOW_MS + passedMs, isSheetInAddress: false });
  expect([goesOn(0), goesOn(29_999), goesOn(30_000)]).toEqual([true, true, false]);
});

it('PAY-058 does not go on while nobody has signed in for it, unless its sheet is in the address', () => {
  const at = { nowMs: NOW_MS + MINUTE_MS };
  expect(goesOnByItself(kept(), { ...at, isSheetInAddress: false })).toBe(false);
  expect(goesOnByItself(kept(), { ...at, isSheetInAddress: true })).toBe(true);
  expect(goesOnByItself(kept(), { nowMs: NOW_MS + 15 * MINUTE_MS, isSheetInAddress: true })).toBe(false);
});

it('PAY-018 PAY-027 after a base packet comes the packet, after a card the purchase that it is for, after all else nothing', () => {
  expect(WISHES.map(wishAfter)).toEqual([null, packetWish(5), null, null, null, null, null, packetWish(5)]);
  const notBought = {
    purpose: 'card',
    amountMinor: 1,
    neededRefund: false,
    then: { purpose: 'card', amountMinor: 1, neededRefund: false, then: null },
  };
  expect(readKeptWish(JSON.stringify({ ...kept(), wish: notBought }))!.wish).toMatchObject({ then: null });
});

it('SES-040 a wish of somebody who was signed in already does not go on by itself', () => {
  const own = kept({ isGuests: false, signedInAtMs: NOW_MS });
  expect(goesOnByItself(own, { nowMs: NOW_MS, isSheetInAddress: false })).toBe(false);
});

it('PAY-017 a purchase whose PIN was being asked for goes on after a reload, for as long as it is wanted', () => {
  const own = kept({ isGuests: false, isAtPin: true });
  const goesOn = (nowMs: number) => goesOnByItself(own, { nowMs, isSheetInAddress: false });
  expect(goesOn(NOW_MS + MINUTE_MS)).toBe(true);
  expect(goesOn(NOW_MS + 15 * MINUTE_MS)).toBe(false);
});

it('takes nothing from a storage that holds junk', () => {
  const junk = [null, '', '{', '[]', 'null', '7', '{"wish":{"purpose":"packet"},"keptAtMs":1}', '{"wish":{}}'];
  for (const text of junk) expect(readKeptWish(text)).toBeNull();
  const notNumber = { ...kept(), keptAtMs: '1' };
  expect(readKeptWish(JSON.stringify(notNumber))).toBeNull();
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      const read = readKeptWish(JSON.stringify(value));
      if (read) expect(typeof read.keptAtMs).toBe('number');
    }),
  );
});

it('leaves out what no wish holds, whoever has written it', () => {
  const wish = { ...packetWish(5), amountMinor: 1, playAfter: { kind: 'page', id: 1 } };
  expect(readKeptWish(JSON.stringify({ ...kept(), wish }))).toEqual(kept());
});

it('PROMO-014 PROMO-033 a card that a promo code waits for is told of by the code, every other payment by the sheet', () => {
  expect(WISHES.map(isToldElsewhere)).toEqual([false, false, false, false, false, false, true, false]);
});
