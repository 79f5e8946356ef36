import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { onInteraction, RESIZE_THROTTLE_MS, SCROLL_THROTTLE_MS, throttle } from './page.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it.each([
  ['BOOT-031 resize handling is throttled to 100 ms', RESIZE_THROTTLE_MS, 100],
  ['BOOT-032 scroll handling is throttled to 16 ms', SCROLL_THROTTLE_MS, 16],
])('%s', (_, waitMs, expected) => {
  const run = vi.fn();
  const throttled = throttle(run, waitMs);
  throttled();
  throttled();
  throttled();
  expect(run).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(expected - 1);
  expect(run).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(1);
  expect(run).toHaveBeenCalledTimes(2);
  vi.advanceTimersByTime(10 * expected);
  expect(run).toHaveBeenCalledTimes(2);
});

it('SES-023 a click, a touch and a key press are interactions; moving the mouse is none', () => {
  const target = new EventTarget();
  const seen = vi.fn();
  const stop = new AbortController();
  onInteraction(seen, stop.signal, target);
  for (const type of ['click', 'touchstart', 'keydown', 'mousemove']) target.dispatchEvent(new Event(type));
  expect(seen).toHaveBeenCalledTimes(3);
  stop.abort();
  target.dispatchEvent(new Event('click'));
  expect(seen).toHaveBeenCalledTimes(3);
});
