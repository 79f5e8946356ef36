import { expect, it, vi } from 'vitest';
import { reloadOnLostChunk } from './lost-chunk.ts';

it('reloads the page for a chunk of an old deploy, once for each address, and never without a connection', () => {
  const target = new EventTarget();
  const values = new Map<string, string>();
  const store = {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
  };
  const reload = vi.fn();
  let address = 'https://site.test/channels';
  let online = false;
  reloadOnLostChunk(new AbortController().signal, {
    target,
    store,
    reload,
    address: () => address,
    isOnline: () => online,
  });
  const lose = () => {
    const event = new Event('vite:preloadError', { cancelable: true });
    target.dispatchEvent(event);
    return event.defaultPrevented;
  };
  expect(lose()).toBe(false);
  expect(reload).not.toHaveBeenCalled();
  online = true;
  expect(lose()).toBe(true);
  expect(lose()).toBe(false);
  expect(reload).toHaveBeenCalledTimes(1);
  address = 'https://site.test/contents/1';
  expect(lose()).toBe(true);
  expect(reload).toHaveBeenCalledTimes(2);
});
