import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createNetworkStatus, PING_FIRST_MS, PING_LONGEST_MS } from './network.ts';

let reachable = true;
let asked: string[] = [];
const ask = vi.fn(async (address: RequestInfo | URL, _options?: RequestInit): Promise<Response> => {
  asked.push(String(address));
  if (!reachable) throw new TypeError('Failed to fetch');
  return new Response('', { status: 200 });
});

const create = (stop = new AbortController()) => {
  const target = new EventTarget();
  const status = createNetworkStatus(
    { origin: 'https://api.test', fetch: ask as typeof fetch, now: () => 42, target },
    stop.signal,
  );
  const seen: boolean[] = [];
  status.online.subscribe((online) => seen.push(online), stop.signal);
  return { status, seen, stop, target };
};

beforeEach(() => {
  vi.useFakeTimers();
  reachable = true;
  asked = [];
});
afterEach(() => vi.useRealTimers());

it('BOOT-041 CALL-087 asks /robots.txt with a timestamp when a call failed', async () => {
  const { status } = create();
  status.suspect();
  await vi.advanceTimersByTimeAsync(0);
  expect(asked).toEqual(['https://api.test/robots.txt?42']);
  expect(status.online.get()).toBe(true);
});

it('BOOT-041 LIVE-049 asks again after 2 s, doubling up to 60 s, until an answer comes', async () => {
  const { status, seen } = create();
  reachable = false;
  status.suspect();
  await vi.advanceTimersByTimeAsync(0);
  expect(seen).toEqual([false]);
  const waits: number[] = [];
  for (let wait = PING_FIRST_MS; waits.length < 7; wait = Math.min(wait * 2, PING_LONGEST_MS)) {
    const before = asked.length;
    await vi.advanceTimersByTimeAsync(wait - 1);
    expect(asked.length).toBe(before);
    await vi.advanceTimersByTimeAsync(1);
    expect(asked.length).toBe(before + 1);
    waits.push(wait);
  }
  expect(waits).toEqual([2000, 4000, 8000, 16000, 32000, 60000, 60000]);
  reachable = true;
  await vi.advanceTimersByTimeAsync(PING_LONGEST_MS);
  expect(seen).toEqual([false, true]);
  const settled = asked.length;
  await vi.advanceTimersByTimeAsync(10 * PING_LONGEST_MS);
  expect(asked.length).toBe(settled);
});

it("the browser's own event asks at once", async () => {
  const { status, seen, target } = create();
  reachable = false;
  target.dispatchEvent(new Event('offline'));
  await vi.advanceTimersByTimeAsync(0);
  expect(status.online.get()).toBe(false);
  reachable = true;
  target.dispatchEvent(new Event('online'));
  await vi.advanceTimersByTimeAsync(0);
  expect(seen).toEqual([false, true]);
});

it('says and asks nothing after it was stopped', async () => {
  const { status, seen, stop } = create();
  reachable = false;
  status.suspect();
  stop.abort();
  await vi.advanceTimersByTimeAsync(5 * PING_LONGEST_MS);
  expect(seen).toEqual([]);
  expect(asked.length).toBe(1);
});

it('LIVE-050 an answer that does not come in 3 s counts as none', async () => {
  vi.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => {
    const late = new AbortController();
    setTimeout(() => late.abort(), ms);
    return late.signal;
  });
  const { status, seen } = create();
  ask.mockImplementationOnce(
    (_address, { signal }: RequestInit = {}) =>
      new Promise((_resolve, reject) => signal?.addEventListener('abort', () => reject(new Error('late')))),
  );
  status.suspect();
  await vi.advanceTimersByTimeAsync(2_999);
  expect(seen).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  expect(seen).toEqual([false]);
  vi.restoreAllMocks();
});
