import { expect, it, vi } from 'vitest';
import { reloadOnLostChunk } from './lost-chunk.ts';

it('reloads the page for a chunk of an old deploy, once a minute for each address, and never where nothing would come back', () => {
  const target = new EventTarget();
  const values = new Map<string, string>();
  const store = {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
  };
  const reload = vi.fn();
  let address = 'https://site.test/channels';
  let answered = false;
  let nowMs = 1_770_000_000_000;
  reloadOnLostChunk(new AbortController().signal, {
    target,
    store,
    reload,
    address: () => address,
    nowMs: () => nowMs,
    comesBack: () => answered,
  });
  const lose = () => {
    const event = new Event('vite:preloadError', { cancelable: true });
    target.dispatchEvent(event);
    return event.defaultPrevented;
  };
  expect(lose()).toBe(false);
  expect(reload).not.toHaveBeenCalled();
  answered = true;
  expect(lose()).toBe(true);
  expect(lose()).toBe(false);
  expect(reload).toHaveBeenCalledTimes(1);
  address = 'https://site.test/contents/1';
  expect(lose()).toBe(true);
  expect(reload).toHaveBeenCalledTimes(2);
  nowMs += 59_999;
  expect(lose()).toBe(false);
  nowMs += 1;
  expect(lose(), 'another deploy').toBe(true);
  expect(reload).toHaveBeenCalledTimes(3);
});
