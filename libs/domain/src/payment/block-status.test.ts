import { expect, it } from 'vitest';
import { statusDemand } from './block-status.ts';

it('BRAND-018 an account of status -2 is blocked', () => {
  expect(statusDemand({ status: -2, amountMinor: 5 })).toEqual({ kind: 'blocked' });
});

it('BRAND-019 an account of status -1 owes the amount that it names', () => {
  expect(statusDemand({ status: -1, amountMinor: 5 })).toEqual({
    kind: 'debt',
    wish: { purpose: 'debt', amountMinor: 5 },
  });
  for (const amountMinor of [undefined, 0, -5]) expect(statusDemand({ status: -1, amountMinor })).toBeNull();
});

it('BRAND-020 any other status asks for nothing', () => {
  for (const status of [0, 1, -3]) expect(statusDemand({ status, amountMinor: 5 })).toBeNull();
});
