import type { UnknownAction } from '@reduxjs/toolkit';
import { expect, it } from 'vitest';
import { payment } from './machine.ts';
import { hearTermsChanged, wishOfNews } from './other-tabs.ts';
import type { PaymentState } from './state.ts';
import { checkoutOf, recordOf } from './testing/samples.ts';

const { actions } = payment;

function pageAt(begins: PaymentState) {
  let state = begins;
  const listeners: ((now: PaymentState, before: PaymentState) => void)[] = [];
  const calls: string[] = [];
  const running = {
    state: () => state,
    send(event: UnknownAction) {
      const before = state;
      state = payment.reducer(before, event);
      if (state === before) return;
      calls.push(state.kind);
      for (const listener of listeners) listener(state, before);
    },
    subscribe(listener: (now: PaymentState, before: PaymentState) => void) {
      listeners.push(listener);
      return () => undefined;
    },
  };
  const tell = hearTermsChanged(running, () => void calls.push('forget'));
  return { running, calls, tell };
}

it('PAY-061 what another tab tells of is asked for anew, once, after what was answered before is forgotten', () => {
  const { tell, calls } = pageAt({ kind: 'confirm', checkout: checkoutOf() });
  tell();
  expect(calls).toEqual(['forget', 'preparing']);
});

it('PAY-017 PAY-061 the PIN is neither taken away nor asked for again: what was told meanwhile is counted after it', () => {
  const { running, tell, calls } = pageAt({ kind: 'pin', checkout: checkoutOf() });
  const atPin = running.state();
  tell();
  tell();
  expect(running.state()).toBe(atPin);
  running.send(actions.pinPassed());
  expect(calls).toEqual(['details', 'forget', 'preparing']);
  expect(running.state()).toMatchObject({ progress: { isPinPassed: true } });
});

it('what is told where nothing is asked of the viewer begins nothing, now or later', () => {
  const { running, tell, calls } = pageAt({ kind: 'pin', checkout: checkoutOf() });
  tell();
  running.send(actions.closed());
  running.send(actions.wanted({ wish: checkoutOf().wish }));
  expect(calls).toEqual(['idle', 'preparing']);
});

it('PAY-039 PAY-042 tells the others of what has come about, or may have, and once', () => {
  const record = recordOf();
  const done: PaymentState = { kind: 'done', record };
  const idle: PaymentState = { kind: 'idle' };
  const refused = (kind: 'alreadyBought' | 'paidMeanwhile' | 'noPurchases'): PaymentState => ({
    kind: 'refused',
    record,
    refusal: { kind },
  });
  expect(wishOfNews(done, idle)).toBe(record.wish);
  expect(wishOfNews(done, done)).toBeNull();
  expect(wishOfNews(refused('alreadyBought'), idle)).toBe(record.wish);
  expect(wishOfNews(refused('paidMeanwhile'), idle)).toBe(record.wish);
  const notSold: PaymentState = { kind: 'refused', record, refusal: { kind: 'notSold', text: '' } };
  expect(wishOfNews(notSold, idle)).toBe(record.wish);
  expect(wishOfNews(refused('noPurchases'), idle)).toBeNull();
});

it('PAY-039 PAY-042 PAY-061 tells the others of money that has come in, and of money that has bought nothing', () => {
  const record = recordOf();
  const paid = recordOf({ isPaidFor: true });
  const idle: PaymentState = { kind: 'idle' };
  const claiming: PaymentState = { kind: 'claimingPurchase', record };
  const refused = (of: typeof record): PaymentState => ({
    kind: 'refused',
    record: of,
    refusal: { kind: 'noPurchases' },
  });
  const short = (of: typeof record): PaymentState => ({ kind: 'short', record: of, missingMinor: null });
  expect(wishOfNews(claiming, idle)).toBe(record.wish);
  expect(wishOfNews(claiming, claiming)).toBeNull();
  for (const end of [refused, short]) {
    expect(wishOfNews(end(paid), idle)).toBe(paid.wish);
    expect(wishOfNews(end(record), idle)).toBeNull();
  }
  expect(wishOfNews({ kind: 'sending', record: paid }, idle)).toBeNull();
});
