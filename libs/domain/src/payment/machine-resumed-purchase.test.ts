import type { UnknownAction } from '@reduxjs/toolkit';
import { expect, it } from 'vitest';
import { payment } from './machine.ts';
import { readRecords } from './record.ts';
import { CHECKED, type Checkout, type PaymentState } from './state.ts';
import {
  checkoutOf,
  choiceOf,
  PRODUCT,
  recordByQr,
  recordOf as sample,
  stampOf,
  systemOf,
  termsOf,
} from './testing/samples.ts';
import type { Terms } from './terms.ts';
import { cardWish, packetWish, readKeptWish, type PaymentWish } from './wish.ts';

const { actions, reducer } = payment;
const CODE = systemOf();
const CARD = systemOf({ id: 2, payform: 'linkedcard', data: { belongsTo: 'the bank' } });
const YEAR = 12;
/** A packet with terms to accept, two periods and two ways to pay: everything is asked. */
const TERMS: Partial<Terms> = {
  product: { ...PRODUCT, agreementId: 9 },
  choices: [choiceOf(), choiceOf({ typeId: YEAR })],
  systems: [CODE, CARD],
};
const walk = (state: PaymentState, ...events: UnknownAction[]): PaymentState => events.reduce(reducer, state);
const wanted = (wish: PaymentWish) => actions.wanted({ wish });
const answered = (changes: Partial<Terms>) => actions.prepared({ terms: termsOf(changes) });

/** At the cards, with the year and the card chosen. */
const atCards = walk(
  payment.initial,
  wanted(checkoutOf().wish),
  answered(TERMS),
  ...[actions.agreementAccepted(), actions.pinPassed(), actions.choiceMade({ typeId: YEAR }), actions.choiceTaken()],
  actions.systemTaken({ systemId: CARD.id }),
);
const linkedFrom = (state: PaymentState) => {
  const linking = reducer(state, actions.cardWanted({ cardsBefore: [3] }));
  const { wish } = linking as Extract<PaymentState, { kind: 'preparing' }>;
  // The viewer goes to the bank, and another page takes it up.
  const [record] = readRecords(JSON.stringify([sample({ wish, paidBy: 'card' })]));
  return { linking, done: { kind: 'done', record: record! } as const };
};

it('PAY-027 PAY-072 PAY-025 after a card was linked the purchase is where it was: nothing is asked a second time', () => {
  expect(atCards).toMatchObject({ kind: 'details', checkout: { system: CARD, choice: { typeId: YEAR } } });
  const { done } = linkedFrom(atCards);
  const after = walk(done, actions.wentOn(), answered(TERMS));
  expect(after).toMatchObject({
    kind: 'details',
    checkout: { wish: checkoutOf().wish, system: CARD, choice: { typeId: YEAR }, progress: { cardsBefore: [3] } },
  });
});

it('PAY-027 PAY-017 whoever has given the PIN for the purchase is not asked for it to link its card', () => {
  const { linking } = linkedFrom(atCards);
  const terms = answered({ product: null, choices: [], systems: [CARD], takesBalance: false });
  expect(reducer(linking, terms)).toMatchObject({ kind: 'details', checkout: { wish: { purpose: 'card' } } });
  const bySkipping = { ...atCards, checkout: { ...(atCards as { checkout: Checkout }).checkout, progress: CHECKED } };
  const unproven = { ...bySkipping.checkout, progress: { ...CHECKED, isPinPassed: false } };
  const unasked = linkedFrom({ kind: 'details', checkout: unproven }).linking;
  expect(reducer(unasked, terms).kind).toBe('pin');
});

it('PAY-015 PAY-027 a top-up goes on with its amount after its card was linked', () => {
  const refill = walk(
    payment.initial,
    wanted({ purpose: 'refill', amountMinor: null }),
    answered({ product: null, choices: [], systems: [CODE, CARD] }),
    actions.pinPassed(),
    actions.amountGiven({ amountMinor: 70_000 }),
    actions.systemTaken({ systemId: CARD.id }),
  );
  const { done } = linkedFrom(refill);
  const after = walk(done, actions.wentOn(), answered({ product: null, choices: [], systems: [CODE, CARD] }));
  expect(after).toMatchObject({ kind: 'details', checkout: { wish: { amountMinor: 70_000 }, system: CARD } });
  // It can still be changed.
  expect(reducer(reducer(after, actions.wentBack()), actions.wentBack())).toMatchObject({ kind: 'amount' });
});

it('PAY-063 PAY-027 what was missing is brought in by the card that was linked for it', () => {
  const short: PaymentState = { kind: 'short', record: sample(), missingMinor: 500 };
  const atCard = walk(short, actions.topUpWanted(), answered({ systems: [CARD] }));
  const { done } = linkedFrom(atCard);
  const after = walk(
    done,
    actions.wentOn(),
    answered({ choices: [choiceOf({ hasMoneyOnBalance: true })], systems: [CARD] }),
  );
  expect(after).toMatchObject({ kind: 'details', checkout: { progress: { shortage: { missingMinor: 500 } } } });
});

it('PAY-027 PAY-051 what belongs to the way of paying itself is stored with no card; what cannot be read is asked for again', () => {
  expect(JSON.stringify(linkedFrom(atCards).linking)).not.toContain('the bank');
  const stored = (chosen: unknown) =>
    readKeptWish(JSON.stringify({ wish: { ...cardWish({ then: packetWish(5) }), chosen }, keptAtMs: 1 }))?.wish;
  const nothing = { period: null, way: null, shortage: null, cardsBefore: null };
  for (const junk of [7, null, [], { period: { typeId: 'a' }, way: { system: { id: 1, title: null } } }])
    expect(stored(junk)).toMatchObject({ chosen: nothing });
});

it('PAY-069 PAY-017 where no way to pay is left that is told before terms are read and the PIN is given', () => {
  const refused = { kind: 'refused', record: null, refusal: { kind: 'noPaysystems' } };
  const asked = (changes: Partial<Terms>, wish = checkoutOf().wish as PaymentWish) =>
    walk(payment.initial, wanted(wish), answered(changes));
  expect(asked({ ...TERMS, systems: [] })).toEqual(refused);
  expect(asked({ product: null, choices: [], systems: [] }, { purpose: 'refill', amountMinor: null })).toEqual(refused);
  expect(asked({ ...TERMS, systems: [], choices: [choiceOf({ hasMoneyOnBalance: true })] }).kind).toBe('agreement');
  // What is missing cannot come from the balance, and a packet that needs another has no prices yet.
  const short: PaymentState = { kind: 'short', record: sample(), missingMinor: 500 };
  const rich = { choices: [choiceOf({ hasMoneyOnBalance: true })], systems: [] };
  expect(walk(short, actions.topUpWanted(), answered(rich))).toEqual(refused);
  expect(asked({ bases: [], choices: [], systems: [] }).kind).toBe('pin');
});

it('PAY-043 PIN-016 after a refusal the PIN is asked for where it is due, the way to pay is chosen again, and nothing else is asked', () => {
  const claiming = reducer(atCards, actions.detailsGiven({ ...stampOf(), details: { cardId: 3 } }));
  const { record } = claiming as Extract<PaymentState, { kind: 'claiming' }>;
  const [stored] = readRecords(JSON.stringify([record]));
  const refused: PaymentState = { kind: 'refused', record: stored!, refusal: { kind: 'declined', text: 'no' } };
  const again = walk(refused, actions.triedAgain(), answered(TERMS), actions.pinPassed());
  expect(again).toMatchObject({
    kind: 'systems',
    checkout: { choice: { typeId: YEAR }, progress: { way: { system: { id: CARD.id }, isTaken: false } } },
  });
  expect(reducer(again, actions.systemTaken({ systemId: CARD.id }))).toMatchObject({ kind: 'details' });
});

it('PAY-043 PAY-017 whoever tries a refused payment again proves themselves before it, and money that is in is not paid again', () => {
  const refusal = { kind: 'declined', text: 'no' } as const;
  const told: PaymentState = { kind: 'refused', record: sample(), refusal };
  expect(walk(told, actions.triedAgain(), answered(TERMS)).kind).toBe('pin');
  const paidIn: PaymentState = { kind: 'refused', record: sample({ isPaidFor: true }), refusal };
  expect(reducer(paidIn, actions.triedAgain())).toBe(paidIn);
});

it('PAY-047 a payment that an earlier build has stored without its way to pay is taken up as any other', () => {
  const { way: _, replaces: __, ...older } = recordByQr();
  expect(readRecords(JSON.stringify([older]))).toEqual([recordByQr({ way: null, replaces: null })]);
});
