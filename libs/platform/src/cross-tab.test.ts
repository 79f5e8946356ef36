import { expect, it, vi } from 'vitest';
import { createCrossTab } from './cross-tab.ts';

const until = <T>(take: (resolve: (value: T) => void) => void) => new Promise<T>(take);

it('runs one task of a name at a time, over all tabs', async () => {
  const [one, two] = [createCrossTab('brand'), createCrossTab('brand')];
  const order: string[] = [];
  const { signal } = new AbortController();
  let finish: () => void = () => undefined;
  const first = one.exclusively('renewal', signal, async () => {
    order.push('first begins');
    await until<void>((resolve) => (finish = resolve));
    order.push('first ends');
  });
  const second = two.exclusively('renewal', signal, async () => void order.push('second'));
  await until<void>((resolve) => setImmediate(resolve));
  expect(order).toEqual(['first begins']);
  finish();
  await Promise.all([first, second]);
  expect(order).toEqual(['first begins', 'first ends', 'second']);
});

it('a task whose signal aborts while it waits never runs', async () => {
  const tab = createCrossTab('waiting');
  const stop = new AbortController();
  let finish: () => void = () => undefined;
  const first = tab.exclusively('x', new AbortController().signal, () => until<void>((resolve) => (finish = resolve)));
  let ran = false;
  const second = tab.exclusively('x', stop.signal, async () => void (ran = true));
  stop.abort();
  await expect(second).rejects.toThrow();
  finish();
  await first;
  expect(ran).toBe(false);
});

it('tells the other tabs of the brand, not itself and not other brands', async () => {
  const [one, two, other] = [createCrossTab('a'), createCrossTab('a'), createCrossTab('b')];
  const heard: string[] = [];
  one.listen(() => heard.push('self'));
  other.listen(() => heard.push('other brand'));
  const arrived = until<string>((resolve) => two.listen(resolve));
  one.announce('signed out');
  expect(await arrived).toBe('signed out');
  expect(heard).toEqual([]);
});

it('without locks and channels a tab works alone', async () => {
  const tab = createCrossTab('alone', {});
  let ran = false;
  await tab.exclusively('x', new AbortController().signal, async () => void (ran = true));
  tab.announce('nobody');
  tab.listen(() => undefined)();
  expect(ran).toBe(true);
});

/** As where the browser refuses storage: the locks are there, and every request rejects. */
const refusing = () =>
  createCrossTab('refused', {
    locks: { request: () => Promise.reject(new DOMException('Access is denied.', 'SecurityError')) },
  });

it('BOOT-051 where locks are refused a tab works alone', async () => {
  const run = vi.fn(async () => {});
  await refusing().exclusively('x', new AbortController().signal, run);
  expect(run).toHaveBeenCalledOnce();
});

it('BOOT-051 where locks are refused, a task that has been called off meanwhile does not run', async () => {
  const run = vi.fn(async () => {});
  const stop = new AbortController();
  const turn = refusing().exclusively('x', stop.signal, run);
  stop.abort();
  await expect(turn).rejects.toThrow();
  expect(run).not.toHaveBeenCalled();
});

it('a task that fails says so, and is not run again', async () => {
  const run = vi.fn(() => Promise.reject(new Error('no answer')));
  await expect(createCrossTab('failing').exclusively('x', new AbortController().signal, run)).rejects.toThrow(
    'no answer',
  );
  expect(run).toHaveBeenCalledOnce();
});
