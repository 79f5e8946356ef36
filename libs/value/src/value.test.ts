import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { createValue } from './value.ts';

describe('createValue', () => {
  it('calls listeners after the change, in the order in which they subscribed', () => {
    const value = createValue(1);
    const heard: string[] = [];
    value.subscribe((now) => heard.push(`first ${now} ${value.get()}`));
    value.subscribe((now) => heard.push(`second ${now} ${value.get()}`));
    value.set(2);
    expect(heard).toEqual(['first 2 2', 'second 2 2']);
  });

  it('calls nobody for an equal value, and keeps the first of two equal ones', () => {
    const first = { from: 0, to: 1 };
    const value = createValue(first, (next, current) => next.from === current.from && next.to === current.to);
    const listener = vi.fn();
    value.subscribe(listener);
    value.set({ from: 0, to: 1 });
    expect(listener).not.toHaveBeenCalled();
    expect(value.get()).toBe(first);
  });

  it('takes NaN for equal to NaN', () => {
    const value = createValue(Number.NaN);
    const listener = vi.fn();
    value.subscribe(listener);
    value.set(Number.NaN);
    expect(listener).not.toHaveBeenCalled();
  });

  it('does not call who subscribes during a call, nor who left during it', () => {
    const value = createValue(0);
    const late = vi.fn();
    const left = vi.fn();
    value.subscribe(() => {
      value.subscribe(late);
      leave();
    });
    const leave = value.subscribe(left);
    value.set(1);
    expect(late).not.toHaveBeenCalled();
    expect(left).not.toHaveBeenCalled();
    value.set(2);
    expect(late.mock.calls).toEqual([[2]]);
  });

  it('ends a subscription by its signal; an aborted one begins none', () => {
    const value = createValue(0);
    const listener = vi.fn();
    const life = new AbortController();
    value.subscribe(listener, life.signal);
    value.set(1);
    life.abort();
    value.subscribe(listener, life.signal);
    value.set(2);
    expect(listener.mock.calls).toEqual([[1]]);
  });

  it('counts each subscription of the same function by itself', () => {
    const value = createValue(0);
    const listener = vi.fn();
    const leave = value.subscribe(listener);
    value.subscribe(listener);
    value.set(1);
    leave();
    leave();
    value.set(2);
    expect(listener.mock.calls).toEqual([[1], [1], [2]]);
  });
});

/** What a listener does when it is called, once. */
type Act =
  | { readonly kind: 'nothing' }
  | { readonly kind: 'set'; readonly to: number }
  | { readonly kind: 'subscribe'; readonly act: Act }
  | { readonly kind: 'leave'; readonly index: number };

const { act } = fc.letrec<{ act: Act }>((tie) => ({
  act: fc.oneof(
    { maxDepth: 3 },
    fc.constant({ kind: 'nothing' as const }),
    fc.record({ kind: fc.constant('set' as const), to: fc.nat(3) }),
    fc.record({ kind: fc.constant('leave' as const), index: fc.nat(9) }),
    fc.record({ kind: fc.constant('subscribe' as const), act: tie('act') }),
  ),
}));

interface Subscriber {
  readonly leave: () => void;
  hasLeft: boolean;
  /** The change during or after which it subscribed. */
  readonly since: number;
  /** The numbers of the changes it heard. */
  readonly heard: number[];
}

it('any sequence: each listener hears the newest value, each change once at most, and the last one always', () => {
  fc.assert(
    fc.property(fc.array(act, { maxLength: 25 }), (acts) => {
      const value = createValue(0);
      const subscribers: Subscriber[] = [];
      let change = 0;
      let current = 0;

      const perform = (act: Act): void => {
        if (act.kind === 'set') {
          if (act.to !== current) change += 1;
          current = act.to;
          value.set(act.to);
          expect(value.get()).toBe(current);
        }
        if (act.kind === 'leave') {
          const subscriber = subscribers[act.index % Math.max(1, subscribers.length)];
          subscriber?.leave();
          if (subscriber) subscriber.hasLeft = true;
        }
        if (act.kind === 'subscribe') subscribe(act.act);
      };
      const subscribe = (first: Act): void => {
        let next = first;
        const subscriber: Subscriber = {
          since: change,
          hasLeft: false,
          heard: [],
          leave: value.subscribe((now) => {
            expect(subscriber.hasLeft).toBe(false);
            expect([now, value.get()]).toEqual([current, current]);
            subscriber.heard.push(change);
            const todo = next;
            next = { kind: 'nothing' };
            perform(todo);
          }),
        };
        subscribers.push(subscriber);
      };

      for (const todo of acts) perform(todo);
      for (const { heard, since, hasLeft } of subscribers) {
        expect(heard).toEqual([...new Set(heard)].filter((number) => number > since));
        if (!hasLeft && change > since) expect(heard.at(-1)).toBe(change);
      }
    }),
  );
});
