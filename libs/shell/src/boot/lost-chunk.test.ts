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
    store: () => store,
    reload,
    address: () => address,
    nowMs: () => nowMs,
    comesBack: () => answered,
  });
  const lose = () => {
    const before = reload.mock.calls.length;
    target.dispatchEvent(new Event('vite:preloadError', { cancelable: true }));
    return reload.mock.calls.length > before;
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

const CHUNK = 'https://site.test/assets/part-1.js';

/** How often the page is loaded anew when this chunk is lost. */
async function reloadsFor(ports: Parameters<typeof reloadOnLostChunk>[1]) {
  const target = new EventTarget();
  const reload = vi.fn();
  reloadOnLostChunk(new AbortController().signal, {
    target,
    store: () => ({ getItem: () => null, setItem: () => undefined }),
    reload,
    address: () => 'https://site.test/',
    comesBack: () => true,
    ...ports,
  });
  const payload = new TypeError(`Failed to fetch dynamically imported module: ${CHUNK}`);
  target.dispatchEvent(Object.assign(new Event('vite:preloadError'), { payload }));
  await new Promise((resolve) => setTimeout(resolve));
  return reload.mock.calls.length;
}

it.each([
  ['a chunk that is gone', () => Promise.resolve(true), 1],
  ['a chunk that is there', () => Promise.resolve(false), 0],
  ['a chunk that a blocker holds back', () => Promise.reject(new TypeError('Failed to fetch')), 0],
])(
  'ADS-019 for %s the page is loaded anew, or stays',
  async (_, isGone: (chunk: string) => Promise<boolean>, times) => {
    const asked = vi.fn(isGone);
    expect(await reloadsFor({ isGone: asked })).toBe(times);
    expect(asked).toHaveBeenCalledWith(CHUNK);
  },
);

it.each([
  ['is not there', 404, 'text/plain', 1],
  ['is a page, as a host has one for every address,', 200, 'text/html; charset=utf-8', 1],
  ['is a script', 200, 'text/javascript', 0],
])('a chunk that %s: %i %s', async (_, status, type, times) => {
  const ask = vi.fn(async () => new Response(null, { status, headers: { 'content-type': type } }));
  vi.stubGlobal('fetch', ask);
  expect(await reloadsFor({})).toBe(times);
  expect(ask).toHaveBeenCalledWith(CHUNK, { method: 'HEAD', cache: 'no-store' });
  vi.unstubAllGlobals();
});

const refuse = () => {
  throw new DOMException('Access is denied for this document.', 'SecurityError');
};

it.each([
  ['refuses its storage', refuse],
  ['has no room in it', () => ({ getItem: () => null, setItem: refuse })],
])('BOOT-051 a browser that %s never loads the page anew: it would not know that it has', (_, store) => {
  const target = new EventTarget();
  const reload = vi.fn();
  reloadOnLostChunk(new AbortController().signal, { target, store, reload, address: () => '/', comesBack: () => true });
  target.dispatchEvent(new Event('vite:preloadError'));
  expect(reload).not.toHaveBeenCalled();
});
