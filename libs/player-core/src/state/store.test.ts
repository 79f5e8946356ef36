import { expect, it, vi } from 'vitest';
import { createPlayerStore } from './store.ts';

const counter = (onListenerError = (_thrown: unknown) => {}) =>
  createPlayerStore<{ count: number; name: string }, Partial<{ count: number; name: string }>>({
    initial: { count: 0, name: 'a' },
    reduce: (state, change) => ({ ...state, ...change }),
    onListenerError,
  });

it('tells of the part that changed, and only of that', () => {
  const store = counter();
  const heard = vi.fn();
  store.subscribe(({ count }) => count, heard);
  store.dispatch({ name: 'b' });
  store.dispatch({ count: 1 });
  expect(heard.mock.calls).toEqual([[1, 0]]);
});

it('ends a subscription with its signal', () => {
  const store = counter();
  const scope = new AbortController();
  const heard = vi.fn();
  store.subscribe(({ count }) => count, heard, { signal: scope.signal });
  scope.abort();
  store.dispatch({ count: 1 });
  expect(heard).not.toHaveBeenCalled();
});

it('lets a listener change the state, and tells everybody of the newest', () => {
  const store = counter();
  const heard: number[] = [];
  store.subscribe(
    ({ count }) => count,
    (count) => count === 1 && store.dispatch({ count: 2 }),
  );
  store.subscribe(
    ({ count }) => count,
    (count) => heard.push(count),
  );
  store.dispatch({ count: 1 });
  expect(store.state.count).toBe(2);
  expect(heard).toEqual([2]);
});

it('goes on telling the others when one listener throws', () => {
  const onListenerError = vi.fn();
  const store = counter(onListenerError);
  const heard = vi.fn();
  store.subscribe(
    ({ count }) => count,
    () => {
      throw new Error('mine');
    },
  );
  store.subscribe(({ count }) => count, heard);
  store.dispatch({ count: 1 });
  expect(heard).toHaveBeenCalledOnce();
  expect(onListenerError).toHaveBeenCalledOnce();
});
