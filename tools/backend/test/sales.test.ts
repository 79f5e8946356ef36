import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { apply } from '../src/sales/apply.ts';
import { newBook, nextDueMs, opensOf, type Applied, type Book, type Command, type Plan } from '../src/sales/book.ts';
import { endOfPeriod } from '../src/sales/period.ts';
import { histories, live } from './sales-histories.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const NOW_MS = Date.UTC(2026, 2, 5, 7);
const FEW = 300;

const plan = (packetId: number, priceMinor: number, changes: Partial<Plan> = {}): Plan => ({
  planId: packetId * 100,
  packetId,
  isBase: false,
  priceMinor,
  period: { months: 1 },
  then: null,
  ...changes,
});
const enable = (one: Plan, changes: Partial<Extract<Command, { type: 'enable' }>> = {}): Command => ({
  type: 'enable',
  plan: one,
  trial: null,
  needsBase: false,
  containedIn: [],
  ...changes,
});

function done(applied: Applied): Book {
  if (!applied.ok) throw new Error(applied.refusal.reason);
  return applied.book;
}
const refusal = (applied: Applied) => (applied.ok ? null : applied.refusal);
const after = (book: Book, ...commands: readonly Command[]): Book =>
  commands.reduce((current, command) => done(apply(current, command, current.atMs)), book);
const withMoney = (amountMinor: number) => after(newBook(NOW_MS), { type: 'topUp', amountMinor });
const later = (book: Book, days: number) => done(apply(book, { type: 'pass' }, book.atMs + days * DAY_MS));

test('SUBS-001 a packet that is paid for is open until its period ends, and its price is gone from the balance', () => {
  const applied = apply(withMoney(5000), enable(plan(21, 3000)), NOW_MS);
  const book = done(applied);
  expect(book.balanceMinor).toBe(2000);
  expect(opensOf(book, NOW_MS)).toEqual([21]);
  expect(nextDueMs(book)).toBe(Date.UTC(2026, 3, 5, 7));
  expect(applied.ok && applied.entries[0]?.postings).toEqual([
    { account: 'wallet', amountMinor: -3000 },
    { account: 'sales', amountMinor: 3000 },
  ]);
});

test('PAY-064 too little money is refused with what is missing, and nothing changes', () => {
  expect(refusal(apply(withMoney(1000), enable(plan(21, 3000)), NOW_MS))).toEqual({
    reason: 'insufficientFunds',
    missingMinor: 2000,
  });
});

test('PACK-061 what runs already is refused', () => {
  const book = after(withMoney(9000), enable(plan(21, 3000)));
  expect(refusal(apply(book, enable(plan(21, 3000)), NOW_MS))).toEqual({ reason: 'alreadyPurchased' });
});

test('SUBS-009 what comes with another packet is refused while that one runs', () => {
  const book = after(withMoney(9000), enable(plan(31, 3000, { isBase: true })));
  const contained = enable(plan(10, 100), { containedIn: [31] });
  expect(refusal(apply(book, contained, NOW_MS))).toEqual({ reason: 'alreadyPurchased' });
});

test('PACK-056 an additional packet needs a base packet, and promo days of one are enough', () => {
  const additional = enable(plan(21, 3000), { needsBase: true });
  expect(refusal(apply(withMoney(9000), additional, NOW_MS))).toEqual({ reason: 'baseNeeded' });
  const book = after(withMoney(9000), { type: 'promo', packetId: 11, isBase: true, days: 30 }, additional);
  expect(opensOf(book, NOW_MS)).toEqual([11, 21]);
});

test('SUBS-010 a renewal is charged at the end of each period, for every period that has passed', () => {
  const book = later(after(withMoney(9000), enable(plan(21, 3000))), 62);
  expect(book.balanceMinor).toBe(0);
  expect(opensOf(book, book.atMs)).toEqual([21]);
});

test('a renewal that cannot be paid ends the right', () => {
  const book = later(after(withMoney(3000), enable(plan(21, 3000))), 31);
  expect(opensOf(book, book.atMs)).toEqual([]);
  expect(book.subscriptions).toEqual([]);
});

test('SUBS-011 SUBS-014 SUBS-015 without renewal the right ends; renewal is switched on again before', () => {
  const off = after(withMoney(9000), enable(plan(21, 3000)), {
    type: 'setRenewal',
    subscriptionId: 1,
    isRenewed: false,
  });
  expect(later(off, 31).subscriptions).toEqual([]);
  const on = after(off, { type: 'setRenewal', subscriptionId: 1, isRenewed: true });
  expect(opensOf(later(on, 31), on.atMs + 31 * DAY_MS)).toEqual([21]);
});

test('PACK-041 a trial costs its own price, lasts its own time, and is used once', () => {
  const trial = { priceMinor: 99, period: { days: 7 } };
  const tried = after(withMoney(9000), enable(plan(21, 3000), { trial }));
  expect(tried.balanceMinor).toBe(8901);
  expect(nextDueMs(tried)).toBe(NOW_MS + 7 * DAY_MS);
  expect(later(tried, 8).balanceMinor).toBe(5901);
  const again = after(tried, { type: 'cancel', subscriptionId: 1 }, enable(plan(21, 3000), { trial }));
  expect(again.balanceMinor).toBe(9000 - 3000);
});

test('PACK-066 a packet that another one follows becomes that one after its period, and after its trial itself', () => {
  const follower = plan(11, 2000, { isBase: true });
  const first = plan(18, 1000, { isBase: true, period: { months: 3 }, then: follower });
  const book = later(after(withMoney(9000), enable(first)), 95);
  expect(opensOf(book, book.atMs)).toEqual([11]);
  expect(book.balanceMinor).toBe(6000);
  const trial = { priceMinor: 0, period: { days: 7 } };
  const tried = later(after(withMoney(9000), enable(first, { trial })), 8);
  expect(opensOf(tried, tried.atMs)).toEqual([18]);
});

describe('SUBS-018 SUBS-019 another period or base packet', () => {
  const year = plan(11, 20_000, { planId: 1102, isBase: true, period: { years: 1 } });
  const month = plan(11, 2000, { isBase: true });
  const other = plan(12, 4000, { isBase: true });

  test('is planned, costs nothing yet, and takes the place of the renewal when the period ends', () => {
    const book = after(withMoney(30_000), enable(month), enable(other));
    expect([book.balanceMinor, opensOf(book, NOW_MS), book.futures.length]).toEqual([28_000, [11], 1]);
    const then = later(book, 32);
    expect([then.balanceMinor, opensOf(then, then.atMs), then.futures]).toEqual([24_000, [12], []]);
  });

  test('SUBS-020 is not planned twice, and a new plan takes the place of the one before', () => {
    const book = after(withMoney(30_000), enable(month), enable(other));
    expect(refusal(apply(book, enable(other), NOW_MS))).toEqual({ reason: 'alreadyPlanned' });
    const changed = after(book, enable(year));
    expect(changed.futures.map(({ plan: { planId } }) => planId)).toEqual([1102]);
  });

  test('SUBS-017 when it is cancelled the renewal is as it was', () => {
    const planned = after(withMoney(30_000), enable(month), enable(other));
    const book = later(after(planned, { type: 'cancelFuture', futureId: 2 }), 32);
    expect(opensOf(book, book.atMs)).toEqual([11]);
  });

  test('that cannot be paid ends what it follows', () => {
    const book = later(after(withMoney(2500), enable(month), enable(other)), 32);
    expect([book.subscriptions, book.balanceMinor]).toEqual([[], 500]);
  });

  test('that waits for promo days gives way to a base packet that begins now', () => {
    const promo: Command = { type: 'promo', packetId: 11, isBase: true, days: 30 };
    const book = after(withMoney(30_000), promo, enable(month), enable(other));
    expect([book.futures, opensOf(book, NOW_MS)]).toEqual([[], [11, 12]]);
    expect(opensOf(later(book, 30), NOW_MS + 30 * DAY_MS)).toEqual([12]);
  });

  test('a packet whose promo days run begins when they end', () => {
    const book = after(withMoney(30_000), { type: 'promo', packetId: 11, isBase: true, days: 30 }, enable(month));
    expect([book.balanceMinor, book.futures.length]).toEqual([30_000, 1]);
    const then = later(book, 30);
    expect([then.balanceMinor, opensOf(then, then.atMs)]).toEqual([28_000, [11]]);
  });
});

describe('SUBS-016 a purchase that is cancelled', () => {
  test('gives the unused part of its price back, and ends at once', () => {
    const book = later(after(withMoney(3100), enable(plan(21, 3100, { period: { days: 31 } }))), 10);
    const cancelled = after(book, { type: 'cancel', subscriptionId: 1 });
    expect([cancelled.balanceMinor, opensOf(cancelled, cancelled.atMs)]).toEqual([2100, []]);
  });

  test('is refused for promo days, and for a pause that may not be deleted', () => {
    const promo = after(newBook(NOW_MS), { type: 'promo', packetId: 11, isBase: true, days: 30 });
    expect(refusal(apply(promo, { type: 'cancel', subscriptionId: 1 }, NOW_MS))).toEqual({ reason: 'promo' });
    const paused = (isDeletable: boolean) =>
      after(withMoney(3000), enable(plan(21, 3000)), { type: 'pause', subscriptionId: 1, isDeletable });
    expect(refusal(apply(paused(false), { type: 'cancel', subscriptionId: 1 }, NOW_MS))).toEqual({ reason: 'paused' });
    expect(after(paused(true), { type: 'cancel', subscriptionId: 1 }).balanceMinor).toBe(3000);
  });
});

test('SUBS-006 a paused packet is shut, does not run out, and goes on with the time that it had', () => {
  const paused = after(withMoney(3000), enable(plan(21, 3000, { period: { days: 30 } })), {
    type: 'pause',
    subscriptionId: 1,
    isDeletable: false,
  });
  const waited = later(paused, 100);
  expect([opensOf(waited, waited.atMs), nextDueMs(waited)]).toEqual([[], null]);
  const resumed = after(waited, { type: 'resume', subscriptionId: 1 });
  expect(nextDueMs(resumed)).toBe(waited.atMs + 30 * DAY_MS);
});

test('the operator gives back at most what a period cost', () => {
  const book = after(withMoney(3000), enable(plan(21, 3000)), { type: 'refund', subscriptionId: 1, amountMinor: 2000 });
  expect(book.balanceMinor).toBe(2000);
  const more: Command = { type: 'refund', subscriptionId: 1, amountMinor: 1001 };
  expect(refusal(apply(book, more, NOW_MS))).toEqual({ reason: 'wrongAmount' });
});

test('time never goes back', () => {
  const book = later(withMoney(3000), 10);
  expect(done(apply(book, { type: 'pass' }, NOW_MS)).atMs).toBe(book.atMs);
});

test('a month ends on the last day where there is no such day, and every period has a day at least', () => {
  expect(endOfPeriod(Date.UTC(2026, 0, 31), { months: 1 })).toBe(Date.UTC(2026, 1, 28));
  expect(endOfPeriod(Date.UTC(2024, 1, 29), { years: 1 })).toBe(Date.UTC(2025, 1, 28));
  expect(endOfPeriod(Date.UTC(2026, 0, 31), { months: 1, days: 10 })).toBe(Date.UTC(2026, 2, 10));
  expect(endOfPeriod(0, {})).toBe(DAY_MS);
});

test(
  'in random histories accounts add up to zero, no period is charged twice, no right outlives its period',
  { timeout: 600_000 },
  () => {
    const numRuns = Number(process.env['SALES_HISTORIES'] ?? FEW);
    const report = fc.check(fc.property(histories, live), { numRuns });
    if (numRuns > FEW) process.stdout.write(`${report.numRuns} histories, seed ${report.seed}\n`);
    expect(report.failed, fc.defaultReportMessage(report)).toBe(false);
  },
);
