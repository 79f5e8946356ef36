import { expect, test } from 'vitest';
import { expectFaces, read } from '../testing/expect-faces.ts';
import { Account, Balance, Card, Message, Push } from './entities.ts';

test('ACC-037 ENT-019 an account; its balance may be called amount', () => {
  expectFaces(
    Account,
    { id: 1, balance: '0.00', is_payment_allowed: true },
    { id: 1, balanceMinor: 0, isPaymentAllowed: true },
  );
  expect(read(Account, { id: 1, amount: '12.30' }).value?.balanceMinor).toBe(1230);
  expect(read(Balance, { balance: '0.00', amount: '12.30' }).value).toEqual({ balanceMinor: 0 });
  expect(read(Balance, { amount: 12.3 }).value).toEqual({ balanceMinor: 1230 });
});

test('ENT-021 DATA-058 a card', () => {
  expectFaces(
    Card,
    { id: 1, number: '4400 **** 1111', is_primary: true },
    { id: 1, number: '4400 **** 1111', isPrimary: true },
  );
});

test('ENT-022 a message', () => {
  const rest = { id: 1, title: 'Hello', text: 'News' };
  expectFaces(
    Message,
    { ...rest, created_at: '2026-03-01T10:00:00.000Z', is_removed: true },
    { ...rest, createdAtMs: Date.UTC(2026, 2, 1, 10), isRemoved: true },
  );
});

test('ENT-025 ENT-026 a push message with its destination', () => {
  const rest = {
    id: 'p1',
    title: 'Tonight',
    body: 'Final',
    icon: '/i.png',
    action: 'Watch',
    destination: { type: 'channel', id: '7', code: 'GIFT', slug: 'sport', src: 'https://example.com' },
  };
  expectFaces(
    Push,
    { ...rest, time_to_live: 3600, time_start: '2026-03-01T10:00:00.000Z' },
    { ...rest, lifetimeSeconds: 3600, startAtMs: Date.UTC(2026, 2, 1, 10) },
  );
});
