import { expect, test } from 'vitest';
import { applyCode, checkCode, NEW_PROMO_BOOK, type PromoBook, type PromoCode } from '../src/promo/rules.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const code = (own: Partial<PromoCode> = {}): PromoCode => ({
  code: 'GIFT',
  packetId: 11,
  isBase: true,
  days: 14,
  isPaid: false,
  isUsedUp: false,
  endsAtMs: null,
  providerIds: null,
  ...own,
});
const viewer = { providerId: 1, hasCard: false, nowMs: 1000 };
const apply = (book: PromoBook, of: PromoCode | undefined, key: string | null, own = {}) =>
  applyCode(book, of, { ...viewer, ...own }, { key, written: of?.code ?? 'NONE' });

test.each<[string, PromoCode | undefined, string | null]>([
  ['one that fits', code(), null],
  ['an unknown one', undefined, 'unknown'],
  ['one that ends this moment', code({ endsAtMs: 1000 }), 'expired'],
  ['one that is used up', code({ isUsedUp: true }), 'used'],
  ['one of another provider', code({ providerIds: [8] }), 'notForYou'],
])('PROMO-005 a check says of %s what is wrong', (_name, of, refusal) => {
  expect(checkCode(NEW_PROMO_BOOK, of, viewer, false)).toBe(refusal);
});

test('PROMO-005 whether a code fits is left open for a guest', () => {
  expect(checkCode(NEW_PROMO_BOOK, code({ providerIds: [8] }), viewer, true)).toBeNull();
  expect(checkCode(NEW_PROMO_BOOK, code({ endsAtMs: 1 }), viewer, true)).toBe('expired');
});

test('PROMO-007 a code gives its days once an account', () => {
  const first = apply(NEW_PROMO_BOOK, code(), null);
  expect(first).toMatchObject({ refusal: null, gives: true });
  expect(apply(first.book, code(), null)).toMatchObject({ refusal: 'used', gives: false });
});

test('PROMO-007 the same key is answered as it was for 24 hours, and gives nothing again', () => {
  const first = apply(NEW_PROMO_BOOK, code(), 'k');
  expect(apply(first.book, code(), 'k', { nowMs: DAY_MS })).toMatchObject({ refusal: null, gives: false });
  expect(apply(first.book, code(), 'k', { nowMs: DAY_MS + 1000 })).toMatchObject({ refusal: 'used', gives: false });
  const refused = apply(NEW_PROMO_BOOK, code({ isUsedUp: true }), 'k');
  expect(apply(refused.book, code({ isUsedUp: true }), 'k')).toMatchObject({ refusal: 'used', gives: false });
  expect(applyCode(first.book, code(), viewer, { key: 'k', written: 'OTHER' })).toMatchObject({ refusal: 'keyReused' });
});

test('PROMO-019 PROMO-026 a code that needs a card is refused without one', () => {
  const paid = code({ isPaid: true });
  expect(checkCode(NEW_PROMO_BOOK, paid, viewer, false)).toBeNull();
  expect(apply(NEW_PROMO_BOOK, paid, null)).toMatchObject({ refusal: 'cardNeeded', gives: false });
  expect(apply(NEW_PROMO_BOOK, paid, null, { hasCard: true })).toMatchObject({ refusal: null, gives: true });
});
