import type { PaymentRecord } from '@livery/domain/payment';
import { expect, it } from 'vitest';
import { judgeViewer, type Facts, type Ledger } from './judge.ts';

const RECORD = {
  userId: 1,
  intent: 'packet 23 2302',
  key: 'key',
  createdAtMs: 0,
  thenBuy: null,
  call: { name: 'payByLink' },
  wish: { purpose: 'packet' },
} as unknown as PaymentRecord;
const told = (kind: string, key: string): Facts['intents'] =>
  new Map([
    [
      '1 packet 23 2302',
      { licences: 1, isOpen: false, pressedMs: 0, told: [{ kind, atMs: 2_000, key, transactionId: null }] },
    ],
  ]);
const FACTS: Facts = {
  intents: told('done', 'key'),
  sent: new Map([['key', RECORD]]),
  done: [],
  stored: () => '',
  nowMs: 3_000,
};

const ledger = (balanceMinor: number, ...transactions: readonly object[]) =>
  ({ balanceMinor, transactions, keys: new Map([['t', 'key']]) }) as unknown as Ledger;
const paid = (more: object) => ({
  id: 't',
  status: 'complete',
  amountMinor: 59_000,
  createdMs: 1_000,
  closedMs: 1_500,
  subject: { purpose: 'purchase' },
  note: null,
  ...more,
});

const faultsOf = (changeMinor: number, transaction: object, facts = FACTS) =>
  judgeViewer(1, { before: ledger(100_000), after: ledger(100_000 + changeMinor, paid(transaction)) }, facts).faults;

it.each([
  ['a bank', 'short_url', null, 0],
  ['a bank, for a period to come: it waits on the account', 'short_url', { kind: 'planned' }, 59_000],
  ['a bank, for what could not be sold any more', 'short_url', { kind: 'notSold' }, 59_000],
  ['the balance', 'balance', null, -59_000],
])('a purchase that is paid by %s changes the account by what it should', (_, payform, note, minor) => {
  expect(faultsOf(minor, { payform, note })).toEqual([]);
  expect(faultsOf(minor + 1, { payform, note })).toEqual([expect.stringContaining('on the account instead of')]);
});

it('a debt that is paid does not lie on the account', () => {
  expect(faultsOf(0, { payform: 'qrcode', subject: { purpose: 'debt' } })).toEqual([]);
  expect(faultsOf(59_000, { payform: 'qrcode', subject: { purpose: 'debt' } })).toHaveLength(1);
});

it('a form that was left stands for its own charge, and for no other of the same intent', () => {
  const byBank = { payform: 'short_url' };
  expect(faultsOf(0, byBank, { ...FACTS, intents: told('left', 'key') })).toEqual([]);
  expect(faultsOf(0, byBank, { ...FACTS, intents: told('left', 'another') })).toEqual([
    expect.stringContaining('nobody was told'),
  ]);
});
