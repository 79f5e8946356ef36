import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { openApp } from './open-app.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const APP = 'webtv://open';
const STORE = 'https://store.example';

function open(osName: string, store: string | null = STORE) {
  const go = vi.fn();
  const life = new AbortController();
  openApp({ appLink: APP, store, osName, go, signal: life.signal });
  return { addresses: () => go.mock.calls.map(([address]) => address as string), leave: () => life.abort() };
}

it.each([
  ['Android', 25_000],
  ['iOS', 2_500],
])('NAV-042 NTF-040 on %s the application is tried first, and the store after %i ms', (osName, afterMs) => {
  const { addresses } = open(osName);
  expect(addresses()).toEqual([APP]);
  vi.advanceTimersByTime(afterMs - 1);
  expect(addresses()).toEqual([APP]);
  vi.advanceTimersByTime(1);
  expect(addresses()).toEqual([APP, STORE]);
});

it('NAV-042 NTF-040 a page that was hidden was left for the application: no store follows', () => {
  const { addresses } = open('iOS');
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  document.dispatchEvent(new Event('visibilitychange'));
  vi.advanceTimersByTime(60_000);
  expect(addresses()).toEqual([APP]);
});

it('NAV-042 whoever leaves the page is led nowhere, and without a store nobody is', () => {
  const left = open('iOS');
  left.leave();
  const storeless = open('iOS', null);
  vi.advanceTimersByTime(60_000);
  expect([left.addresses(), storeless.addresses()]).toEqual([[APP], [APP]]);
});
