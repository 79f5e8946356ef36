import { HOUR_MS } from '@livery/value/durations';
import { expect, it } from 'vitest';
import type { FindAnswer, PollAnswer, TransactionFacts } from './answers.ts';
import {
  afterCancellingOther,
  afterClaim,
  afterFinding,
  afterPoll,
  afterPurchaseClaim,
  afterSending,
  fromStored,
} from './server-transitions.ts';
import { payment } from './machine.ts';
import type { PaymentRecord } from './record.ts';
import { CHECKED, type Open, type PaymentState } from './state.ts';
import { BUY, NOW_MS, PAY_BY_QR, recordByQr, recordOf } from './testing/samples.ts';
import { cardWish, packetWish, type PaidByCard } from './wish.ts';

const OLD_MS = NOW_MS + HOUR_MS + 1;
const failure = { kind: 'http', status: 403, message: 'no' };
const transaction = (status: TransactionFacts['status'], more: Partial<TransactionFacts> = {}) => ({
  is: 'transaction' as const,
  transaction: { id: 't1', status, ...more },
});
const known = recordOf({ transactionId: 't1' });
const toppedUp = recordOf({ wish: { purpose: 'refill', amountMinor: 1 }, intent: 'refill', call: PAY_BY_QR });
const open = (changes: Partial<Open> = {}): Open => ({
  record: known,
  transaction: null,
  asks: 0,
  polledMs: 0,
  isQuiet: false,
  ...changes,
});
const polled = (answer: PollAnswer, state: Open = open(), nowMs = NOW_MS, waitedMs = 5_000) =>
  afterPoll(state, answer, { nowMs, waitedMs });
const finding = (isQuiet = false) =>
  ({ kind: 'finding', record: recordOf(), blockedBy: null, asks: 0, polledMs: 0, isQuiet }) as const;
type Finding = Extract<PaymentState, { kind: 'finding' }>;
const found = (state: Finding, answer: FindAnswer, nowMs: number, waitedMs = 0) =>
  afterFinding(state, answer, { nowMs, waitedMs });

it('PAY-042 a complete transaction is a success', () => {
  expect(polled(transaction('complete'))).toEqual({ kind: 'done', record: known });
  expect(afterSending(recordOf(), transaction('complete')).kind).toBe('done');
  expect(found(finding(), transaction('complete'), NOW_MS).kind).toBe('done');
});

it('PAY-042 PAY-043 an outcome names the transaction that it is of, also where another press had begun it', () => {
  const isOfIt = { record: { transactionId: 't1' } };
  const blocked = { ...finding(), blockedBy: 't1' };
  for (const status of ['complete', 'error'] as const) {
    expect(afterSending(recordOf(), transaction(status))).toMatchObject(isOfIt);
    expect(found(blocked, transaction(status), NOW_MS)).toMatchObject(isOfIt);
  }
});

it('PAY-042 money that is to buy something is no success before it has bought it', () => {
  expect(polled(transaction('complete'), open({ record: recordByQr() })).kind).toBe('claimingPurchase');
});

it('PAY-043 a failed transaction is told in its own words', () => {
  const refusal = { kind: 'declined', text: 'The bank said no' };
  const answer = transaction('error', { statusDescription: refusal.text });
  expect(polled(answer)).toMatchObject({ kind: 'refused', refusal });
  expect(afterSending(recordOf(), answer)).toMatchObject({ kind: 'refused', refusal });
  expect(found(finding(), answer, NOW_MS)).toMatchObject({ kind: 'refused', refusal });
});

it('PAY-043 PAY-063 money that has come in and could not buy anything is told as what it is', () => {
  const refusal = { kind: 'notSold', text: 'It stays on the account' };
  const answer = transaction('error', { statusDescription: refusal.text, isMoneyOnAccount: true });
  expect(polled(answer)).toMatchObject({ kind: 'refused', refusal });
  expect(afterSending(recordOf(), answer)).toMatchObject({ kind: 'refused', refusal });
  expect(found(finding(), answer, NOW_MS)).toMatchObject({ kind: 'refused', refusal });
});

it('PAY-044 any other status goes on, and what the server said of it is kept', () => {
  const answer = transaction('pending', { fullUrl: 'https://bank.example' });
  const next = polled(answer);
  expect(next).toEqual({ kind: 'open', ...open({ transaction: answer.transaction, asks: 1, polledMs: 5_000 }) });
  expect(polled({ is: 'noAnswer' }, next as Open)).toMatchObject({ kind: 'open', transaction: answer.transaction });
});

it('PAY-038 PAY-039 PAY-041 a refused question ends it with its failure, an unknown transaction in silence', () => {
  const stopped = { kind: 'stopped', record: known, failure };
  expect(polled({ is: 'stopped', failure })).toEqual(stopped);
  expect(polled({ is: 'stopped', failure }, open({ isQuiet: true }))).toEqual(stopped);
  expect(polled({ is: 'gone' })).toEqual({ kind: 'gone', record: known });
});

it('PAY-046 stops after 600 s of asking, and marks the record for the next start', () => {
  const almost = open({ polledMs: 590_000 });
  expect(polled({ is: 'noAnswer' }, almost, NOW_MS, 9_999).kind).toBe('open');
  expect(polled({ is: 'noAnswer' }, almost, NOW_MS, 10_000)).toEqual({
    kind: 'later',
    record: { ...known, isLate: true },
  });
});

it('PAY-046 what was late once is asked for once: then the sheet says so, and in silence nothing', () => {
  const late = recordOf({ transactionId: 't1', isLate: true });
  expect(polled(transaction('pending'), open({ record: late })).kind).toBe('later');
  expect(polled(transaction('pending'), open({ record: late, isQuiet: true })).kind).toBe('idle');
  expect(polled(transaction('complete'), open({ record: late, isQuiet: true })).kind).toBe('done');
});

it('PAY-045 stops with a record that is older than 3600 s, unless the server has just settled it', () => {
  expect(polled(transaction('pending'), open(), OLD_MS).kind).toBe('expired');
  expect(polled(transaction('pending'), open({ isQuiet: true }), OLD_MS).kind).toBe('gone');
  expect(polled(transaction('complete'), open(), OLD_MS).kind).toBe('done');
});

it('PAY-047 PAY-050 a stored record is polled by its transaction, or looked for where it has none', () => {
  expect(fromStored(known, NOW_MS, true)).toEqual({ kind: 'open', ...open({ isQuiet: true }) });
  expect(fromStored(recordOf(), NOW_MS, true)).toEqual(finding(true));
  expect([fromStored(known, OLD_MS, false).kind, fromStored(known, OLD_MS, true).kind]).toEqual(['expired', 'gone']);
});

it('PAY-080 of two tabs one sends, the other follows the payment that it found', () => {
  expect(afterClaim({ is: 'claimed', record: recordOf() }, recordOf(), NOW_MS).kind).toBe('sending');
  expect(afterClaim({ is: 'found', record: known }, recordOf({ key: 'mine' }), NOW_MS)).toMatchObject({
    kind: 'open',
    record: known,
    isQuiet: false,
  });
});

it('what another tab has brought to its end is asked for, never sent and never taken for a success', () => {
  const asked = { ...finding(true), record: recordOf({ sentAtMs: 0 }) };
  expect(afterClaim({ is: 'gone' }, recordOf(), NOW_MS)).toEqual(asked);
  const next = afterPurchaseClaim({ is: 'gone' }, recordByQr({ transactionId: 't1' }), NOW_MS);
  expect(next).toMatchObject({ kind: 'finding', isQuiet: true, record: { call: BUY, transactionId: null } });
});

it('PAY-063 PAY-064 a shortage ends the payment with what is missing', () => {
  expect(afterSending(recordOf(), { is: 'short', missingMinor: 5 })).toEqual({
    kind: 'short',
    record: recordOf(),
    missingMinor: 5,
  });
});

it('PAY-080 silence after sending never sends again: the server is asked first', () => {
  expect(afterSending(recordOf(), { is: 'unknown' })).toEqual(finding());
  const within = NOW_MS + 39_999;
  expect(found(finding(), { is: 'notFound' }, within)).toEqual({ ...finding(), asks: 1 });
  expect(found(finding(), { is: 'notFound' }, within + 1)).toEqual({
    kind: 'unsent',
    record: recordOf(),
    failure: null,
  });
  expect(found(finding(true), { is: 'notFound' }, within + 1)).toEqual({ kind: 'idle' });
});

it('money that has come in buys what it was for, also when the page has gone before it could, and nobody waits', () => {
  const record = recordOf({ isPaidFor: true });
  const lost = { ...finding(true), record };
  expect(found(lost, { is: 'notFound' }, NOW_MS + 39_999).kind).toBe('finding');
  expect(found(lost, { is: 'notFound' }, NOW_MS + 40_000)).toEqual({ kind: 'claiming', record, isNew: false });
});

it('PAY-046 looking for a lost answer stops after 600 s, too: the record stays, and is asked for once at each start', () => {
  const almost = { ...finding(), polledMs: 590_000 };
  expect(found(almost, { is: 'noAnswer' }, NOW_MS, 9_999)).toEqual({ ...finding(), asks: 1, polledMs: 599_999 });
  const late = recordOf({ isLate: true });
  expect(found(almost, { is: 'noAnswer' }, NOW_MS, 10_000)).toEqual({ kind: 'later', record: late });
  expect(found({ ...finding(), record: late }, { is: 'noAnswer' }, NOW_MS)).toEqual({ kind: 'later', record: late });
  expect(found({ ...finding(true), record: late }, { is: 'noAnswer' }, NOW_MS)).toEqual({ kind: 'idle' });
  expect(found({ ...finding(true), record: late }, transaction('complete'), NOW_MS).kind).toBe('done');
});

it('PAY-045 a payment that nobody finds out about ends after 3600 s', () => {
  expect(found(finding(), { is: 'noAnswer' }, NOW_MS + HOUR_MS).kind).toBe('finding');
  expect(found(finding(), { is: 'noAnswer' }, OLD_MS).kind).toBe('expired');
  expect(found(finding(true), { is: 'noAnswer' }, OLD_MS).kind).toBe('gone');
});

it('what certainly was not done may be sent once more', () => {
  expect(afterSending(recordOf(), { is: 'notDone', failure })).toEqual({ kind: 'unsent', record: recordOf(), failure });
});

it('what stands in the way of a payment is looked at first: the same goes on, another one is the viewer’s to end', () => {
  expect(afterSending(recordOf(), { is: 'openAlready', transactionId: null })).toEqual(finding());
  const blocked = afterSending(recordOf(), { is: 'openAlready', transactionId: 't1' });
  expect(blocked).toEqual({ ...finding(), blockedBy: 't1' });
  expect(found(blocked as Finding, transaction('pending'), NOW_MS)).toMatchObject({
    kind: 'open',
    record: { transactionId: 't1' },
  });
  const other = recordOf({ key: 'other', transactionId: 't1', amountMinor: 1 });
  const stopped = found(blocked as Finding, { is: 'other', transactionId: 't1', record: other }, NOW_MS);
  expect(stopped).toEqual({ kind: 'otherOpen', record: recordOf(), transactionId: 't1', other });
  const quiet = { ...(blocked as Finding), isQuiet: true };
  expect(found(quiet, { is: 'other', transactionId: 't1', record: other }, NOW_MS)).toEqual({ kind: 'idle' });
});

it('money that has come in keeps its record whatever stands in the way of its purchase', () => {
  const record = recordOf({ isPaidFor: true });
  expect(afterSending(record, { is: 'notDone', failure })).toEqual({ ...finding(), record });
  const other = found(
    { ...finding(), record, blockedBy: 't1' },
    { is: 'other', transactionId: 't1', record: null },
    NOW_MS,
  );
  expect(other).toEqual({ kind: 'unsent', record, failure: null });
});

it('after the other payment is called off the purchase begins anew, with nothing paid by itself', () => {
  const cancelling = { kind: 'cancellingOther', record: recordOf(), transactionId: 't1', other: null } as const;
  expect(afterCancellingOther(cancelling, transaction('error'))).toMatchObject({
    kind: 'preparing',
    wish: recordOf().wish,
    progress: { ...CHECKED, period: { typeId: 11, isTaken: true } },
  });
  for (const answer of [transaction('pending'), { is: 'noAnswer' } as const])
    expect(afterCancellingOther(cancelling, answer)).toEqual({ ...cancelling, kind: 'otherOpen' });
});

const cancellingOther = (record = recordOf()) =>
  ({ kind: 'cancellingOther', record, transactionId: 't1', other: null }) as const;

it('PAY-042 the other payment that was paid before it was called off is told: what was begun elsewhere here, any other by its own record', () => {
  expect(afterCancellingOther(cancellingOther(), transaction('complete'))).toEqual({
    kind: 'refused',
    record: known,
    refusal: { kind: 'paidMeanwhile' },
  });
  const notSold = { kind: 'refused', refusal: { kind: 'notSold', text: '' } };
  const onAccount = transaction('error', { isMoneyOnAccount: true });
  expect(afterCancellingOther(cancellingOther(), onAccount)).toMatchObject(notSold);
  const other = recordOf({ key: 'other', transactionId: 't1' });
  expect(afterCancellingOther({ ...cancellingOther(), other }, transaction('complete'))).toEqual({
    kind: 'claiming',
    record: other,
    isNew: false,
  });
});

it.each<readonly [what: string, here: PaymentRecord, facts: Partial<TransactionFacts>, toldOf: string]>([
  ['a purchase, where only its money was to come here', recordByQr(), { purpose: 'purchase' }, 'paidMeanwhile'],
  ['money alone, where the purchase itself was to be made here', recordOf(), { purpose: 'refill' }, 'notSold'],
  ['a packet, by a server that names no purpose', recordByQr(), { packetId: 5 }, 'paidMeanwhile'],
  ['a film, by a server that names no purpose', recordByQr(), { contentId: 9 }, 'paidMeanwhile'],
  ['a period, by a server that names no purpose', recordByQr(), { purchaseTypeId: 11 }, 'paidMeanwhile'],
  ['an offer, by a server that names no purpose', recordByQr(), { offerId: 'o1' }, 'paidMeanwhile'],
  ['what the server says nothing of, where only money was to come', recordByQr(), {}, 'notSold'],
  ['a top-up, where one was to be made here', toppedUp, { purpose: 'refill' }, 'paidMeanwhile'],
])('PAY-042 the payment of another device that came in is told as what it was: %s', (_, here, facts, toldOf) => {
  expect(afterCancellingOther(cancellingOther(here), transaction('complete', facts))).toMatchObject({
    kind: 'refused',
    record: { transactionId: 't1' },
    refusal: { kind: toldOf },
  });
});

it('PAY-012 PAY-027 a card that another device has linked meanwhile is linked, and what it was for goes on', () => {
  const forCard = (then: PaidByCard | null) => recordOf({ wish: cardWish({ then }), intent: 'card', paidBy: 'card' });
  for (const facts of [{}, { purpose: 'card' }]) {
    const linked = afterCancellingOther(cancellingOther(forCard(packetWish(5))), transaction('complete', facts));
    expect(linked).toMatchObject({ kind: 'done', record: { transactionId: 't1' } });
    expect(payment.reducer(linked, payment.actions.wentOn())).toMatchObject({ kind: 'preparing', wish: packetWish(5) });
  }
  const cancelled = payment.actions.pollAnswered({ answer: transaction('complete'), nowMs: NOW_MS, waitedMs: 0 });
  expect(payment.reducer(cancellingOther(forCard(null)), cancelled).kind).toBe('done');
});

it('what the viewer has already is a success without a transaction', () => {
  expect(found(finding(true), { is: 'bought' }, NOW_MS)).toEqual({ kind: 'done', record: recordOf() });
});

it('a payment that is begun is open until the server decides', () => {
  const states: PaymentState[] = [
    afterSending(recordOf(), transaction('pending')),
    found(finding(true), transaction('pending'), NOW_MS),
  ];
  expect(states).toMatchObject([
    { kind: 'open', record: { transactionId: 't1' }, isQuiet: false },
    { kind: 'open', record: { transactionId: 't1' }, isQuiet: true },
  ]);
});
