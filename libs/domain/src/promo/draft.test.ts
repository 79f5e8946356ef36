import { expect, it } from 'vitest';
import { outcomeDraftOf, promoDraftOf, readPromoDraft, resumedPromo } from './draft.ts';
import type { PromoOffer, PromoState } from './state.ts';

const OFFER: PromoOffer = {
  title: null,
  text: null,
  description: null,
  needsConfirmation: false,
  isPaid: true,
  amountMinor: 500,
  neededRefund: true,
};
const MINUTE = 60_000;
const known = { code: 'GIFT14', attempt: 3 };
const member = { userId: 7, isGuest: false };
const guest = { userId: 1, isGuest: true };

const throughStorage = (state: PromoState, viewer: { userId: number | null }) =>
  readPromoDraft(JSON.stringify(promoDraftOf(state, viewer.userId, 0)));

it.each<[string, PromoState, typeof member, Partial<PromoState> | null]>([
  ['a sign-in by a guest', { kind: 'signingIn', ...known }, guest, { kind: 'signingIn' }],
  [
    'a check',
    { kind: 'checking', isLate: true, isGuest: false, ...known },
    member,
    { kind: 'checking', isLate: false },
  ],
  ['a code on its way', { kind: 'applying', isLate: false, ...known }, member, { kind: 'applying' }],
  [
    'the form of a card',
    { kind: 'cardForm', offer: OFFER, polls: 0, ...known },
    member,
    { kind: 'cardAwaited', polls: 0 },
  ],
  ['what asks for consent', { kind: 'confirming', offer: OFFER, ...known }, member, { kind: 'checking' }],
])('PROMO-017 PROMO-033 %s goes on after a reload', (_name, state, viewer, next) => {
  const draft = throughStorage(state, viewer)!;
  expect(resumedPromo(draft, viewer, MINUTE)).toMatchObject({ code: 'GIFT14', ...next });
});

it('PROMO-018 a guest’s code is checked again for whoever has signed in', () => {
  const draft = throughStorage({ kind: 'signingIn', ...known }, guest)!;
  expect(resumedPromo(draft, member, MINUTE)).toMatchObject({ kind: 'checking', isGuest: false });
});

it('nothing of one viewer is sent for another', () => {
  const draft = throughStorage({ kind: 'applying', isLate: false, ...known }, member)!;
  expect(resumedPromo(draft, { userId: 8, isGuest: false }, MINUTE)).toMatchObject({
    kind: 'entering',
    code: 'GIFT14',
  });
});

it('PROMO-017 a code is kept for 15 minutes, and not when it has come to an end', () => {
  const draft = throughStorage({ kind: 'signingIn', ...known }, guest)!;
  expect(resumedPromo(draft, guest, 15 * MINUTE)).toBeNull();
  expect(promoDraftOf({ kind: 'entering', problem: null, ...known }, 7, 0)).toBeNull();
  expect(promoDraftOf({ kind: 'applied', ...known }, 7, 0)).toBeNull();
  expect([readPromoDraft('{'), readPromoDraft(null), readPromoDraft('{"code":1}')]).toEqual([null, null, null]);
});

it.each<PromoState>([
  { kind: 'applied', ...known },
  { kind: 'entering', problem: { kind: 'refused', message: 'Gone', forcedPacket: null }, ...known },
])('PROMO-021 PROMO-022 an outcome that nobody has seen is kept for a day, for its viewer: $kind', (state) => {
  const draft = readPromoDraft(JSON.stringify(outcomeDraftOf(state, member.userId, 0)))!;
  const other = { userId: 8, isGuest: false };
  expect(resumedPromo(draft, member, 23 * 60 * MINUTE)).toEqual({ ...state, attempt: 0 });
  expect(resumedPromo(draft, member, 24 * 60 * MINUTE)).toBeNull();
  expect(resumedPromo(draft, other, MINUTE)).toMatchObject({ kind: 'entering', problem: null });
});

it('PROMO-022 a code that was sent is sent again by its own key for as long as the server knows it', () => {
  const draft = throughStorage({ kind: 'applying', isLate: false, ...known }, member)!;
  expect(resumedPromo(draft, member, 23 * 60 * MINUTE)).toMatchObject({ kind: 'applying' });
  expect(resumedPromo(draft, member, 24 * 60 * MINUTE)).toBeNull();
});
