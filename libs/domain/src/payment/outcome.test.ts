import { expect, it } from 'vitest';
import { successMessage } from './outcome.ts';
import { recordOf } from './testing/samples.ts';

const FILM = { purpose: 'content', contentId: 8, buttonData: null, playAfter: null } as const;

it('PAY-052 PAY-053 PAY-054 PAY-055 SUBS-018 SUBS-027 each thing that is paid for has a message of its own', () => {
  const told = [
    recordOf({ wish: FILM }),
    recordOf(),
    recordOf({ begins: 'afterPause' }),
    recordOf({ begins: 'afterWhatRuns' }),
    recordOf({ begins: 'afterWhatRuns', replaces: 'Start' }),
    recordOf({ wish: { purpose: 'refill', amountMinor: 1 }, begins: 'afterWhatRuns' }),
    recordOf({ wish: { purpose: 'debt', amountMinor: 1 } }),
    recordOf({ wish: { purpose: 'card', amountMinor: 1, neededRefund: false, then: null } }),
  ].map(successMessage);
  expect(told).toEqual([
    'payment_success_content',
    'payment_success_packet',
    'payment_success_paused',
    'payment_success_planned',
    'payment_success_replaced',
    'payment_success_refill',
    'payment_success_debt',
    'payment_success_card',
  ]);
});
