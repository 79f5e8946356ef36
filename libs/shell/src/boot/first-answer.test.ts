import { session } from '@livery/domain/session';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Store } from '../store.ts';
import { firstAnswer } from './first-answer.ts';

function deferred() {
  let resolve = (_answer: object) => {};
  let reject = (_reason: Error) => {};
  const promise = new Promise<object>((ok, fail) => {
    resolve = ok;
    reject = fail;
  });
  return { promise, resolve, reject };
}

/** A store whose two requests end when the test says so, and whose session is in the state that the test names. */
function openStore() {
  const answers = [deferred(), deferred()] as const;
  const unsubscribe = vi.fn();
  let asked = 0;
  let state: unknown = undefined;
  const listeners = new Set<() => void>();
  const store = {
    dispatch: () => Object.assign((asked++ === 0 ? answers[0] : answers[1]).promise, { unsubscribe }),
    getState: () => ({ [session.reducerPath]: state ?? session.initial }),
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
  const drawn = vi.fn();
  void firstAnswer(store as unknown as Store, 'web').then(drawn);
  return {
    drawn,
    unsubscribe,
    listeners,
    answers,
    become(next: unknown) {
      state = next;
      for (const listener of [...listeners]) listener();
    },
  };
}

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

it('waits for the start page and its menu, and lets go of them once a screen holds them', async () => {
  const { drawn, answers, unsubscribe, listeners } = openStore();
  answers[0].resolve({});
  await vi.advanceTimersByTimeAsync(100);
  expect(drawn).not.toHaveBeenCalled();
  answers[1].reject(new Error('no menu'));
  await vi.advanceTimersByTimeAsync(0);
  expect(drawn).toHaveBeenCalledOnce();
  expect(listeners.size).toBe(0);
  expect(unsubscribe).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(2000);
  expect(unsubscribe).toHaveBeenCalledTimes(2);
});

it('waits no longer than two and a half seconds', async () => {
  const { drawn } = openStore();
  await vi.advanceTimersByTimeAsync(2499);
  expect(drawn).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(drawn).toHaveBeenCalledOnce();
});

it.each([
  ['a start that failed', { kind: 'failed', failure: {} }],
  ['a forbidden country', { kind: 'forbidden' }],
  ['a network without provider', { kind: 'noProvider' }],
  ['a brand that asks for sign-in first', { kind: 'authOnly' }],
  ['auto-auth, which has a message of its own', { kind: 'autoAuthenticating', isSlow: false }],
])('does not wait with %s', async (_, state) => {
  const { drawn, become } = openStore();
  become(state);
  await vi.advanceTimersByTimeAsync(0);
  expect(drawn).toHaveBeenCalledOnce();
});
