import { expect, it } from 'vitest';
import { CANCEL_FAILED, type PollAnswer } from './answers.ts';
import { payment } from './machine.ts';
import { cardsBeforeForm, CHECKED, type Open, type PaymentState } from './state.ts';
import { storedAfter } from './stored-records.ts';
import { checkoutOf, NOW_MS, recordOf } from './testing/samples.ts';
import { cardWish, packetWish } from './wish.ts';

const { actions, reducer } = payment;
const chosen = {
  period: { typeId: 11, isTaken: true },
  way: { system: { id: 1, title: 'Card' }, isTaken: true },
  shortage: null,
  cardsBefore: [3],
};
const wish = cardWish({ then: packetWish(5), chosen });
const record = recordOf({ wish, paidBy: 'card', transactionId: 't1' });
type OpenForm = Open & { readonly kind: 'open' };
const open: OpenForm = { kind: 'open', record, transaction: null, asks: 0, polledMs: 0, isQuiet: false };
const transaction = (status: 'pending' | 'complete' | 'error'): PollAnswer =>
  ({ is: 'transaction', transaction: { id: 't1', status } }) as PollAnswer;
const polled = (state: PaymentState, answer: PollAnswer) =>
  reducer(state, actions.pollAnswered({ answer, nowMs: NOW_MS, waitedMs: 0 }));

const goesOn = { kind: 'preparing', wish: packetWish(5), progress: { ...CHECKED, ...chosen } };

it('PAY-027 a card that comes while the bank’s page is open: the purchase goes on, once the server says that the form is not done', () => {
  const here = reducer(open, actions.cardCame());
  expect(here.kind).toBe('open');
  // Nobody counts on silence: it may be this form’s own card.
  const silent = polled(here, CANCEL_FAILED);
  expect(silent.kind).toBe('open');
  for (const state of [here, silent]) {
    expect(polled(state, transaction('pending'))).toEqual(goesOn);
    expect(polled(state, transaction('complete'))).toMatchObject({ kind: 'done', record: { wish } });
  }
  expect(polled(open, transaction('pending')).kind).toBe('open');
});

it('PAY-027 a card that comes before the form is opened is taken at once', () => {
  expect(reducer({ kind: 'details', checkout: checkoutOf({ wish }) }, actions.cardCame())).toEqual(goesOn);
  const other: PaymentState = { kind: 'details', checkout: checkoutOf() };
  expect(reducer(other, actions.cardCame())).toBe(other);
});

it('PAY-027 whoever has left the sheet buys nothing by a card that comes', () => {
  const left = reducer(reducer(open, actions.cardCame()), actions.closed());
  expect(polled(left, transaction('pending'))).toMatchObject({ kind: 'open', isQuiet: true });
  const quiet: PaymentState = { ...open, isQuiet: true };
  expect(reducer(quiet, actions.cardCame())).toBe(quiet);
});

it('PAY-027 a form whose purchase has gone on without it is kept no more: no later page opens it again in the place of the purchase', () => {
  const here = reducer(open, actions.cardCame());
  expect(storedAfter([record], polled(here, transaction('pending')), here)).toEqual([]);
});

it('PAY-027 a form that is left for something else is kept, with what it is for, also where a card has come', () => {
  const left = reducer(reducer(open, actions.cardCame()), actions.closed());
  for (const state of [open, left]) {
    const next = reducer(state, actions.wanted({ wish: packetWish(7) }));
    expect(next.kind).toBe('preparing');
    expect(storedAfter([record], next, state)).toEqual([record]);
  }
});

it('PAY-027 the cards are asked for while the form of one is open that a purchase waits for', () => {
  expect(cardsBeforeForm(open)).toEqual([3]);
  expect(cardsBeforeForm({ kind: 'details', checkout: checkoutOf({ wish }) })).toEqual([3]);
  expect(cardsBeforeForm({ ...open, isQuiet: true })).toBeNull();
  expect(cardsBeforeForm({ ...open, isCardHere: true })).toBeNull();
  expect(cardsBeforeForm({ ...open, record: recordOf() })).toBeNull();
  expect(cardsBeforeForm({ ...open, record: recordOf({ wish: cardWish({}) }) })).toBeNull();
  expect(cardsBeforeForm({ kind: 'idle' })).toBeNull();
});
