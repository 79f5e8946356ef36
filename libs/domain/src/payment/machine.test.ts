import type { UnknownAction } from '@reduxjs/toolkit';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { CANCEL_FAILED } from './answers.ts';
import { sheetAddressOf, SHEET_ADDRESSES } from './addresses.ts';
import { payment } from './machine.ts';
import { claim } from './record.ts';
import { CHECKED, isOver, recordOf, STEPS, type PaymentState, type Step } from './state.ts';
import { checkoutOf, choiceOf, NOW_MS, PRODUCT, recordOf as sample, stampOf, termsOf } from './testing/samples.ts';
import { storedAfter } from './stored-records.ts';
import { randomPaymentEvent } from './testing/random-payment.ts';
import { packetWish } from './wish.ts';
import { workOf } from './work.ts';

const { actions, reducer } = payment;
type Arrow = { readonly before: PaymentState; readonly event: UnknownAction; readonly after: PaymentState };

/** A history begins anywhere: most states lie deep. */
function arrows(history: readonly UnknownAction[]): Arrow[] {
  let before = payment.initial;
  return history.map((event) => {
    const arrow = { before, event, after: reducer(before, event) };
    before = arrow.after;
    return arrow;
  });
}
/** An event that no state knows is rare: of each state those that it knows come first. */
const knownEvents = fc.array(fc.array(randomPaymentEvent, { minLength: 12, maxLength: 12 }), {
  minLength: 20,
  maxLength: 60,
});
function acceptedFirst(choices: readonly (readonly UnknownAction[])[]): UnknownAction[] {
  let state = payment.initial;
  return choices.map((some) => {
    const event = some.find((one) => payment.accepts(state, one) && !isEnd(one)) ?? some[0]!;
    state = reducer(state, event);
    return event;
  });
}
/** Ends a history early when it always comes first. */
const ENDS = [actions.viewerChanged, actions.closed, actions.leftElsewhere];
const isEnd = (event: UnknownAction) => ENDS.some((end) => end.match(event));

const always = (check: (arrow: Arrow) => void, parameters: fc.Parameters<[UnknownAction[][]]> = { numRuns: 400 }) =>
  fc.assert(
    fc.property(knownEvents, (choices) => arrows(acceptedFirst(choices)).forEach(check)),
    parameters,
  );

const isStep = (state: PaymentState): state is Extract<PaymentState, { kind: Step }> =>
  (STEPS as readonly string[]).includes(state.kind);
const checkout = checkoutOf({
  terms: termsOf({
    product: { ...PRODUCT, agreementId: 9 },
    choices: [choiceOf({ hasMoneyOnBalance: true }), choiceOf({ typeId: 12 })],
  }),
});

it('reaches every state, by arrows of the diagram alone', () => {
  const taken = new Set<string>();
  always(
    ({ before, event, after }) => {
      if (after !== before) taken.add(`  ${before.kind} --> ${after.kind}: ${event.type.slice('payment/'.length)}`);
    },
    { numRuns: 1_500, seed: 7 },
  );
  const [, , ...drawn] = payment.mermaid().split('\n');
  expect([...taken].filter((arrow) => !drawn.includes(arrow))).toEqual([]);
  const reached = new Set([...taken].map((arrow) => arrow.split(' --> ')[1]!.split(':')[0]));
  expect(reached).toEqual(new Set(Object.keys(payment.on)));
});

it('every state ends: its viewer closes it or the answer that it waits for comes, and another viewer ends all', () => {
  const { idle, ...others } = payment.on;
  expect(Object.keys(idle)).toContain('wanted');
  for (const [kind, row] of Object.entries(others)) {
    expect(Object.keys(row), kind).toContain('viewerChanged');
    expect('closed' in row || Object.keys(row).some((event) => event.endsWith('Answered')), kind).toBe(true);
  }
});

it('PAY-080 money is asked for by a press alone: no other event leads from a decision to a payment', () => {
  const presses = [actions.balanceConfirmed.type, actions.detailsGiven.type];
  always(({ before, event, after }) => {
    if (after.kind === 'claiming' && (isStep(before) || before.kind === 'preparing'))
      expect(presses).toContain(event.type);
  });
});

it('PAY-080 a second press changes nothing', () => {
  const pressed = reducer({ kind: 'confirm', checkout }, actions.balanceConfirmed(stampOf()));
  expect(pressed).toMatchObject({ kind: 'claiming', isNew: true });
  expect(reducer(pressed, actions.balanceConfirmed(stampOf({ key: 'key-2' })))).toBe(pressed);
});

it('PAY-080 another payment is gone on with from what is stored: where a tab has brought it to its end, nothing is sent', () => {
  const other = sample({ key: 'other', intent: 'packet 6 11', transactionId: 't9' });
  const blocked: PaymentState = { kind: 'otherOpen', record: sample(), transactionId: 't9', other };
  const wanted = reducer(blocked, actions.otherWanted());
  expect(wanted).toEqual({ kind: 'claiming', record: other, isNew: false });
  expect(claim([], other, { isNew: false, nowMs: NOW_MS })).toEqual({ claim: { is: 'gone' }, stored: [] });
  expect(claim([other], other, { isNew: false, nowMs: NOW_MS }).claim).toEqual({ is: 'found', record: other });
  expect(storedAfter([other], wanted, blocked)).toEqual([other]);
});

it('another payment that was called off is not told of later', () => {
  const other = sample({ key: 'other', intent: 'packet 6 11', transactionId: 't9' });
  const cancelling: PaymentState = { kind: 'cancellingOther', record: sample(), transactionId: 't9', other };
  const answer = { is: 'transaction', transaction: { id: 't9', status: 'error' } } as const;
  const next = reducer(cancelling, actions.pollAnswered({ answer, nowMs: NOW_MS, waitedMs: 0 }));
  expect(next.kind).toBe('preparing');
  expect(storedAfter([other], next, cancelling)).toEqual([]);
});

it('PAY-080 nothing is sent that was not claimed', () => {
  always(({ before, event, after }) => {
    if (after.kind === 'sending' && before.kind !== 'sending') {
      expect(['claiming', 'claimingPurchase']).toContain(before.kind);
      expect(event).toMatchObject({ payload: { claim: { is: 'claimed' } } });
    }
  });
});

it('the way back never pays and never undoes a payment', () => {
  always(({ before, after }) => {
    const next = reducer(before, actions.wentBack());
    if (isStep(before)) expect(next.kind === 'idle' || isStep(next)).toBe(true);
    else expect(next).toBe(before);
    if (after.kind === 'claiming') expect(reducer(after, actions.wentBack())).toBe(after);
  });
});

it('PAY-048 closing never ends a payment whose outcome is not known', () => {
  always(({ after }) => {
    const record = recordOf(after);
    const closed = reducer(after, actions.closed());
    if (record && ['claiming', 'sending', 'finding', 'open', 'cancelling', 'claimingPurchase'].includes(after.kind))
      expect(recordOf(closed)).toEqual(record);
  });
});

it('PAY-048 an outcome keeps no record, and whoever waits for one keeps it', () => {
  always(({ after }) => {
    if (isOver(after)) expect(recordOf(after)).toBeNull();
    else if ('record' in after && after.kind !== 'cancellingOther') expect(recordOf(after)).toBe(after.record);
  });
});

it('PAY-042 a success comes from the server alone', () => {
  const answers = [actions.payAnswered, actions.findAnswered, actions.pollAnswered].map(({ type }) => type as string);
  always(({ before, event, after }) => {
    if (after.kind === 'done' && before.kind !== 'done') {
      expect(answers).toContain(event.type);
      const { answer } = event['payload'] as { answer: { is: string; transaction?: { status: string } } };
      expect(answer.is === 'bought' || answer.transaction?.status === 'complete').toBe(true);
    }
  });
});

it('waits for exactly one thing where the viewer has nothing to decide', () => {
  const working = new Set(Object.keys(payment.on).filter((kind) => ['preparing', 'pin'].includes(kind)));
  always(({ after }) => {
    const waits = working.has(after.kind) || ['claiming', 'sending', 'finding', 'open'].includes(after.kind);
    if (waits || ['cancelling', 'cancellingOther', 'claimingPurchase'].includes(after.kind))
      expect(workOf(after)).not.toBeNull();
    else expect(workOf(after)).toBeNull();
  });
});

it('has an address of the sheet for whatever it shows', () => {
  always(({ after }) => {
    const address = sheetAddressOf(after, { framesBank: false });
    if (address === null) expect(['idle', 'gone', 'pin']).toContain(after.kind);
    else expect(SHEET_ADDRESSES).toContain(address);
  });
});

it('leaves a payment to whoever began it: another viewer begins with nothing', () => {
  always(({ after }) => {
    const next = reducer(after, actions.viewerChanged());
    expect(next.kind).toBe('idle');
  });
});

it('PAY-016 an agreement is asked for again with the base packet that was chosen, and not after it', () => {
  const progress = { ...checkout.progress, isAgreed: true, isPinPassed: true };
  const next = reducer({ kind: 'base', checkout: { ...checkout, progress } }, actions.baseChosen({ packetId: 2 }));
  expect(next).toMatchObject({ kind: 'preparing', wish: { packetId: 5, baseId: 2 }, progress: { isAgreed: false } });
});

it('PAY-018 goes on with what was wanted when the base packet is there', () => {
  const record = sample({ wish: { ...packetWish(5), baseId: 2 } });
  expect(reducer({ kind: 'done', record }, actions.wentOn())).toMatchObject({
    kind: 'preparing',
    wish: { packetId: 5, baseId: null },
    progress: { isAgreed: true, isPinPassed: true },
  });
  const done: PaymentState = { kind: 'done', record: sample() };
  expect(reducer(done, actions.wentOn())).toBe(done);
});

it('PAY-072 takes a period that is offered, and no other', () => {
  const state: PaymentState = { kind: 'period', checkout };
  expect(reducer(state, actions.choiceMade({ typeId: 12 }))).toMatchObject({ checkout: { choice: { typeId: 12 } } });
  expect(reducer(state, actions.choiceMade({ typeId: 99 }))).toBe(state);
});

it('PAY-061 PAY-062 what has changed in another tab is asked for anew before it is paid for, and what was proven is not', () => {
  const progress = { ...CHECKED, shortage: { missingMinor: 5 } };
  for (const kind of ['agreement', 'base', 'period', 'confirm', 'systems', 'details'] as const) {
    const after = reducer({ kind, checkout: { ...checkout, progress } }, actions.termsChanged());
    const proven = { isAgreed: true, isPinPassed: true, shortage: null };
    expect(after).toMatchObject({ kind: 'preparing', wish: checkout.wish, progress: proven });
  }
  const topUp = { kind: 'details', checkout: { ...checkout, wish: { purpose: 'refill', amountMinor: 100 } } } as const;
  expect(reducer(topUp, actions.termsChanged())).toBe(topUp);
  // Answers that are on their way may be of before: another state object asks once more.
  const asking = { kind: 'preparing', wish: checkout.wish, progress } as const;
  expect(reducer(asking, actions.termsChanged())).toEqual(asking);
  expect(reducer(asking, actions.termsChanged())).not.toBe(asking);
});

it('SUBS-028 a country where nothing is sold is told as such, also where the first question for the price says so', () => {
  const preparing: PaymentState = { kind: 'preparing', wish: packetWish(5), progress: CHECKED };
  const failed = (code: string) => ({ kind: 'http', status: 403, message: 'no', code, country: 'DE' });
  const failure = failed('region_forbidden');
  expect(reducer(preparing, actions.preparingFailed({ failure }))).toEqual({
    kind: 'refused',
    record: null,
    refusal: { kind: 'forbiddenCountry', failure },
  });
  const other = actions.preparingFailed({ failure: failed('permission_denied') });
  expect(reducer(preparing, other)).toMatchObject({ kind: 'notPrepared', wish: packetWish(5) });
});

it('PAY-063 PAY-064 a shortage goes on with what was chosen and what is missing', () => {
  const next = reducer({ kind: 'short', record: sample(), missingMinor: 5 }, actions.topUpWanted());
  expect(next).toMatchObject({
    kind: 'preparing',
    progress: { period: { typeId: 11, isTaken: true }, shortage: { missingMinor: 5 } },
  });
  const terms = termsOf({ choices: [choiceOf({ typeId: 12 }), choiceOf()] });
  expect(reducer(next, actions.prepared({ terms }))).toMatchObject({
    kind: 'details',
    checkout: { choice: { typeId: 11 } },
  });
});

it('PAY-046 whoever waits no longer calls off what the server has named, and only that; a refused cancel leaves it for later', () => {
  const record = sample({ transactionId: 't1', isLate: true });
  const later: PaymentState = { kind: 'later', record };
  const cancelling = reducer(later, actions.cancelWanted());
  expect(cancelling).toMatchObject({ kind: 'cancelling', record });
  const answered = actions.pollAnswered({ answer: CANCEL_FAILED, nowMs: NOW_MS, waitedMs: 0 });
  expect(reducer(cancelling, answered)).toEqual(later);
  const unnamed: PaymentState = { kind: 'later', record: sample({ isLate: true }) };
  expect(reducer(unnamed, actions.cancelWanted())).toBe(unnamed);
});

it('PAY-045 PAY-046 a payment that is told later is asked for once at each occasion, while there is somebody to ask', () => {
  const asked = (changes: Parameters<typeof sample>[0], nowMs = NOW_MS) => {
    const later: PaymentState = { kind: 'later', record: sample({ isLate: true, ...changes }) };
    return reducer(later, actions.occasionCame({ nowMs }));
  };
  const open = asked({ transactionId: 't1' });
  expect(open).toMatchObject({ kind: 'open', transaction: null, asks: 0, isQuiet: false });
  const pending = actions.pollAnswered({ answer: { is: 'noAnswer' }, nowMs: NOW_MS, waitedMs: 0 });
  expect(reducer(open, pending).kind).toBe('later');
  expect(asked({ transactionId: null }).kind).toBe('finding');
  expect(asked({ transactionId: 't1' }, NOW_MS + 3_700_000).kind).toBe('expired');
});

it('a payment of an earlier page is taken up while nothing else is shown', () => {
  const found = actions.recordFound({ record: sample({ transactionId: 't1' }), nowMs: NOW_MS, isQuiet: true });
  expect(reducer(payment.initial, found)).toMatchObject({ kind: 'open', isQuiet: true });
  const confirm: PaymentState = { kind: 'confirm', checkout };
  expect(reducer(confirm, found)).toBe(confirm);
  expect(reducer(reducer(payment.initial, found), actions.sheetOpened())).toMatchObject({ isQuiet: false });
});
