import { HOUR_MS } from '@livery/value/durations';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import {
  claim,
  claimPurchase,
  dropRecord,
  isPastAsking,
  keepRecord,
  keepRecordUnlessOlder,
  mayBeUnderWay,
  readRecords,
  type PaymentRecord,
} from './record.ts';
import { BUY, NOW_MS, recordByQr, recordOf } from './testing/samples.ts';

const asNew = { isNew: true, nowMs: NOW_MS };
const again = { isNew: false, nowMs: NOW_MS + 60_000 };
const keys = (records: readonly PaymentRecord[]) => records.map(({ key }) => key);

it('PAY-045 a record is too old after 3600 s', () => {
  expect(isPastAsking(recordOf(), NOW_MS + HOUR_MS)).toBe(false);
  expect(isPastAsking(recordOf(), NOW_MS + HOUR_MS + 1)).toBe(true);
});

it('PAY-045 a record of the future is no younger than one of the past', () => {
  expect(isPastAsking(recordOf({ createdAtMs: NOW_MS + HOUR_MS + 1 }), NOW_MS)).toBe(true);
});

it('PAY-080 the first press takes the right to send, and the record is stored with it', () => {
  const { claim: answer, stored } = claim([], recordOf({ sentAtMs: 0 }), asNew);
  expect(answer).toEqual({ is: 'claimed', record: recordOf() });
  expect(stored).toEqual([recordOf()]);
});

it('PAY-080 a press in another tab finds the payment that is begun, and sends nothing', () => {
  const begun = recordOf({ key: 'of the other tab' });
  const { claim: answer, stored } = claim([begun], recordOf(), asNew);
  expect(answer).toEqual({ is: 'found', record: begun });
  expect(keys(stored)).toEqual(['of the other tab']);
});

it('PAY-080 what was not done is sent again with the same key, by one tab only', () => {
  const first = claim([recordOf()], recordOf(), again);
  expect(first.claim).toMatchObject({ is: 'claimed', record: { key: 'key-1', sentAtMs: again.nowMs } });
  expect(claim(first.stored, recordOf(), again).claim.is).toBe('found');
});

it('PAY-080 what has a transaction is not sent again', () => {
  const open = recordOf({ transactionId: 't1' });
  expect(claim([open], recordOf(), again).claim).toEqual({ is: 'found', record: open });
});

it('PAY-080 what another tab has brought to its end is not sent again', () => {
  expect(claim([], recordOf(), again)).toEqual({ claim: { is: 'gone' }, stored: [] });
});

it('PAY-045 a record that is too old stands in nobody’s way', () => {
  const nowMs = NOW_MS + HOUR_MS + 1;
  const wanted = recordOf({ key: 'key-2', createdAtMs: nowMs });
  const { claim: answer, stored } = claim([recordOf({ transactionId: 't1' })], wanted, { isNew: true, nowMs });
  expect(answer.is).toBe('claimed');
  expect(keys(stored)).toEqual(['key-2']);
  expect(claim([recordOf()], recordOf(), { isNew: false, nowMs }).claim.is).toBe('gone');
});

it('PAY-045 PAY-080 while nobody is sure of the time no record is too old: a press finds what another tab has begun, and takes nothing from it', () => {
  const begun = recordOf({ transactionId: 't1' });
  const wanted = recordOf({ key: 'key-2' });
  const moment = { isNew: true, nowMs: NOW_MS + 86_400_000, earliestMs: NOW_MS, isSure: false };
  expect(claim([begun], wanted, moment)).toEqual({ claim: { is: 'found', record: begun }, stored: [begun] });
});

it('PAY-080 another viewer and another choice have payments of their own', () => {
  const others = [recordOf({ userId: 8, key: 'a' }), recordOf({ intent: 'packet 5 12', key: 'b' })];
  const { claim: answer, stored } = claim(others, recordOf(), asNew);
  expect(answer.is).toBe('claimed');
  expect(keys(stored)).toEqual(['key-1', 'a', 'b']);
});

it('money that has come in buys once: one tab goes over to the purchase, with a key and an age of its own', () => {
  const paid = recordByQr({ transactionId: 't1', offerId: 'o1', isLate: true });
  const first = claimPurchase([paid], paid, again);
  const bought = {
    ...paid,
    ...{ key: 'key-1-buy', call: BUY, thenBuy: null, paidBy: 'balance', transactionId: null, offerId: null },
    ...{ createdAtMs: again.nowMs, sentAtMs: again.nowMs, isPaidFor: true, isLate: false },
  };
  expect(first).toEqual({ claim: { is: 'claimed', record: bought }, stored: [bought] });
  expect(claimPurchase(first.stored, paid, again).claim).toEqual({ is: 'found', record: bought });
  expect(claimPurchase([], paid, again).claim).toEqual({ is: 'gone' });
});

it('a request without an answer may be under way for 40 s', () => {
  expect(mayBeUnderWay(recordOf(), NOW_MS + 39_999, 0)).toBe(true);
  expect(mayBeUnderWay(recordOf(), NOW_MS + 40_000, 0)).toBe(false);
});

it('PAY-048 only the record that was settled goes', () => {
  const stored = [recordOf(), recordOf({ key: 'key-2', intent: 'refill' })];
  expect(keys(dropRecord(stored, recordOf()))).toEqual(['key-2']);
  expect(dropRecord(stored, recordOf({ key: 'key-3' }))).toEqual(stored);
});

it('keeps one record for one intent of one viewer, whatever is written', () => {
  const some = fc.record({ userId: fc.constantFrom(1, 2), intent: fc.constantFrom('a', 'b'), key: fc.string() });
  fc.assert(
    fc.property(fc.array(some), (given) => {
      const stored = given.map(recordOf).reduce<readonly PaymentRecord[]>(keepRecord, []);
      const intents = stored.map(({ userId, intent }) => `${userId} ${intent}`);
      expect(new Set(intents).size).toBe(intents.length);
      if (given.length > 0) expect(stored[0]).toMatchObject(given.at(-1)!);
    }),
  );
});

it('PAY-051 comes through storage as it was', () => {
  const all = [recordByQr({ transactionId: 't1', offerId: 'o1' }), recordOf({ typeId: null })];
  expect(readRecords(JSON.stringify(all))).toEqual(all);
});

it('PAY-050 takes nothing from a storage that holds junk, and what is sound beside it', () => {
  for (const text of [null, '', '{', '{}', 'null', '7', '"x"']) expect(readRecords(text)).toEqual([]);
  const junk: readonly object[] = [
    {},
    { ...recordOf(), createdAtMs: null },
    { ...recordOf(), transactionId: 7 },
    { ...recordOf(), transactionId: undefined },
    { ...recordOf(), wish: {} },
    { ...recordOf(), paidBy: 'magic' },
    { ...recordOf(), isLate: 'yes' },
    { ...recordOf(), typeId: '11' },
  ];
  for (const one of junk) expect(readRecords(JSON.stringify([one, recordOf()]))).toEqual([recordOf()]);
});

it('PAY-047 a record that says nothing of when it begins is a payment all the same', () => {
  const { begins: _, ...stored } = recordOf();
  expect(readRecords(JSON.stringify([stored]))).toMatchObject([{ key: stored.key, begins: 'now' }]);
});

it('takes no record whose call would do something else than pay', () => {
  const unsubscribe = { name: 'unsubscribe', args: { id: 1 } };
  for (const call of [unsubscribe, { name: 'toString', args: {} }, { name: 'purchase' }, null]) {
    expect(readRecords(JSON.stringify([{ ...recordOf(), call }]))).toEqual([]);
    if (call) expect(readRecords(JSON.stringify([{ ...recordOf(), thenBuy: call }]))).toEqual([]);
  }
});

it('PAY-048 a page that slept does not take back what another tab has stored since', () => {
  const sentAgain = recordOf({ sentAtMs: NOW_MS + 60_000 });
  const found = recordOf({ transactionId: 't1' });
  const begunAnew = recordOf({ key: 'key-2', createdAtMs: NOW_MS + 60_000 });
  for (const known of [sentAgain, found, begunAnew])
    expect(keepRecordUnlessOlder([known], recordOf())).toEqual([known]);
  expect(keepRecordUnlessOlder([recordOf()], found)).toEqual([found]);
  expect(keepRecordUnlessOlder([recordOf()], sentAgain)).toEqual([sentAgain]);
});
