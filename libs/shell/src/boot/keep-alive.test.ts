import { expect, it, vi } from 'vitest';
import { keepAlive } from './keep-alive.ts';

it('BOOT-040 asks for the static image every 5 min, until the app ends', () => {
  vi.useFakeTimers();
  const ask = vi.fn();
  const stop = new AbortController();
  keepAlive(stop.signal, ask, () => 9);
  vi.advanceTimersByTime(299_999);
  expect(ask).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(ask).toHaveBeenCalledWith('/ping.gif?9');
  vi.advanceTimersByTime(300_000);
  expect(ask).toHaveBeenCalledTimes(2);
  stop.abort();
  vi.advanceTimersByTime(3_000_000);
  expect(ask).toHaveBeenCalledTimes(2);
  vi.useRealTimers();
});
