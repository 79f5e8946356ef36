import type { Stream } from '@livery/contract/channels/stream';
import { expect, it, vi } from 'vitest';
import { createStreamCache } from './stream-cache.ts';
import { createZapPrefetch, type ZapPrefetch } from './zap-prefetch.ts';

const ALL = { channels: 4, segments: 3, standbys: 0 } as const;
const settled = () => vi.waitFor(() => Promise.resolve());

/** A viewer to whom channel 13 is refused, and what was asked of server and player. */
function watching({ hangs = false } = {}) {
  const asked: string[] = [];
  let nowMs = 0;
  const elapsed = () => nowMs;
  const streamCache = createStreamCache(async (id) => {
    asked.push(`preview ${id}`);
    await (hangs ? new Promise(() => {}) : Promise.resolve());
    return id === 13 ? null : ({ hls: `https://cdn.test/${id}.m3u8` } as Stream);
  }, elapsed);
  let standing: string | null = null;
  const stoodBy: (string | null)[] = [];
  const loads: { url: string; signal: AbortSignal | undefined }[] = [];
  const prefetch = createZapPrefetch({
    elapsed,
    streamCache,
    player: {
      async prepare({ url }, depth) {
        asked.push(`${depth} ${url.replace('https://cdn.test/', '')}`);
        await Promise.resolve();
        return 4_000;
      },
      on: () => undefined,
      standBy(source) {
        const url = source && source.url.replace('https://cdn.test/', '');
        if (url !== (stoodBy.at(-1) ?? null)) stoodBy.push(url);
        standing = source && source.url;
      },
      get standsBy() {
        return standing;
      },
      async load({ url }, { signal } = {}) {
        loads.push({ url, signal });
        return { status: 'loaded' };
      },
    },
  });
  return { prefetch, streamCache, asked, loads, stoodBy, pass: (ms: number) => (nowMs += ms) };
}

it('asks for the likely channels one after the other, and for segments of the likeliest', async () => {
  const { prefetch, asked } = watching();
  prefetch.fetch([2, 4, 5], { channels: 2, segments: 1, standbys: 0 });
  await settled();
  await vi.waitFor(() => expect(asked).toEqual(['preview 2', 'segment 2.m3u8', 'preview 4', 'playlists 4.m3u8']));
});

it('asks anew for media that grow stale, for addresses when they are old, and never in a hurry for what is refused', async () => {
  const { prefetch, streamCache, asked, pass } = watching();
  prefetch.fetch([13, 2], ALL);
  await vi.waitFor(() => expect(asked).toEqual(['preview 13']));
  await settled();
  prefetch.fetch([2], ALL);
  await vi.waitFor(() => expect(asked).toContain('segment 2.m3u8'));
  asked.length = 0;
  prefetch.fetch([2], ALL);
  expect(asked).toEqual([]);
  pass(3_000);
  prefetch.fetch([2], ALL);
  await vi.waitFor(() => expect(asked).toEqual(['segment 2.m3u8']));
  pass(60_000);
  expect(streamCache.streamOf(2)).toBeNull();
  await vi.waitFor(() => {
    prefetch.fetch([2], ALL);
    expect(asked).toEqual(['segment 2.m3u8', 'preview 2', 'segment 2.m3u8']);
  });
});

it('gives up what is no longer wanted', async () => {
  const { prefetch, asked } = watching({ hangs: true });
  prefetch.fetch([2], ALL);
  expect(prefetch.isUnderWay).toBe(true);
  prefetch.fetch([], { channels: 0, segments: 0, standbys: 0 });
  expect(prefetch.isUnderWay).toBe(false);
  await settled();
  expect(asked).toEqual(['preview 2']);
});

it('begins at the press what is known, and hands it to the page that takes it over', async () => {
  const { prefetch, streamCache, loads } = watching();
  prefetch.fetch([2, 4], ALL);
  await vi.waitFor(() => expect(streamCache.streamOf(4)).not.toBeNull());
  prefetch.begin(2);
  prefetch.begin(4);
  expect(loads.map(({ url, signal }) => [url, signal?.aborted])).toEqual([
    ['https://cdn.test/2.m3u8', true],
    ['https://cdn.test/4.m3u8', false],
  ]);
  const adoption = prefetch.adopt(4, 'https://cdn.test/4.m3u8', null);
  prefetch.end();
  expect(loads[1]?.signal?.aborted).toBe(false);
  if (adoption.kind === 'taken-over') adoption.controller.abort();
  expect(loads[1]?.signal?.aborted).toBe(true);
});

it('begins at the press what is not known as soon as its address has come, once, and draws the page meanwhile', async () => {
  const { prefetch, asked, loads } = watching();
  expect(prefetch.begin(2)).toBeNull();
  expect(prefetch.begin(2)).toBeNull();
  await vi.waitFor(() => expect(loads.map(({ url }) => url)).toEqual(['https://cdn.test/2.m3u8']));
  expect(asked).toEqual(['preview 2']);
  expect(prefetch.adopt(2, 'https://cdn.test/2.m3u8', null).kind).toBe('taken-over');
});

it.each([
  [
    'the page plays something else',
    (prefetch: ZapPrefetch) => void prefetch.adopt(2, 'https://cdn.test/placeholder.mp4', null),
  ],
  ['the page has to ask first', (prefetch: ZapPrefetch) => prefetch.drop(2)],
])('what began at the press is over when %s', async (_when, act) => {
  const { prefetch, loads } = watching();
  prefetch.begin(2);
  act(prefetch);
  await settled();
  prefetch.begin(2);
  await vi.waitFor(() => expect(loads).toHaveLength(1));
  act(prefetch);
  expect(loads[0]?.signal?.aborted).toBe(true);
});

it('leaves what the viewer has pressed since to its own page: one that comes too late neither loads nor ends anything', async () => {
  const { prefetch, streamCache, loads } = watching();
  prefetch.fetch([2, 4], ALL);
  await vi.waitFor(() => expect(streamCache.streamOf(4)).not.toBeNull());
  prefetch.begin(2);
  prefetch.begin(4);
  expect(prefetch.adopt(2, 'https://cdn.test/2.m3u8', null)).toEqual({ kind: 'passed' });
  prefetch.drop(2);
  expect(loads.at(-1)?.signal?.aborted).toBe(false);
  expect(prefetch.adopt(4, 'https://cdn.test/4.m3u8', null).kind).toBe('taken-over');
  expect(prefetch.adopt(4, 'https://cdn.test/4.m3u8', null).kind).toBe('to-load');
});

it('lets the page that is there play again when the viewer comes back to it before another one has come', async () => {
  const { prefetch, streamCache, loads } = watching();
  const playAgain = vi.fn();
  const page = new AbortController();
  prefetch.onReturn(playAgain, page.signal);
  prefetch.comeBack();
  expect(playAgain).not.toHaveBeenCalled();
  await streamCache.ask(2);
  prefetch.begin(2);
  prefetch.comeBack();
  expect(loads[0]?.signal?.aborted).toBe(true);
  expect(playAgain).toHaveBeenCalledTimes(1);
  page.abort();
  prefetch.begin(2);
  prefetch.comeBack();
  expect(playAgain).toHaveBeenCalledTimes(1);
});

it('ends what no page has taken over, and the page that is there plays again', async () => {
  vi.useFakeTimers();
  const { prefetch, loads } = watching();
  const playAgain = vi.fn();
  prefetch.onReturn(playAgain, new AbortController().signal);
  prefetch.fetch([2], ALL);
  await vi.advanceTimersByTimeAsync(0);
  prefetch.begin(2);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(loads[0]?.signal?.aborted).toBe(true);
  expect(playAgain).toHaveBeenCalledTimes(1);
  vi.useRealTimers();
});

it('lets the likeliest channel stand by once its address is known, and leaves its freshness to the player', async () => {
  const { prefetch, asked, stoodBy, pass } = watching();
  const budget = { channels: 2, segments: 2, standbys: 1 } as const;
  prefetch.fetch([2, 4], budget);
  expect(stoodBy).toEqual([]);
  await vi.waitFor(() => expect(asked).toContain('segment 4.m3u8'));
  expect(stoodBy).toEqual(['2.m3u8']);
  asked.length = 0;
  pass(3_000);
  prefetch.fetch([2, 4], budget);
  await vi.waitFor(() => expect(asked).toEqual(['segment 4.m3u8']));
  prefetch.fetch([4, 2], budget);
  expect(stoodBy.at(-1)).toBe('4.m3u8');
  prefetch.fetch([4, 2], ALL);
  expect(stoodBy.at(-1)).toBeNull();
});

it('a channel stands by while its address is renewed, and none when the page is left', async () => {
  const { prefetch, asked, stoodBy, pass } = watching();
  const budget = { channels: 1, segments: 1, standbys: 1 } as const;
  prefetch.fetch([2], budget);
  await vi.waitFor(() => expect(stoodBy).toEqual(['2.m3u8']));
  pass(60_000);
  await vi.waitFor(() => {
    prefetch.fetch([2], budget);
    expect(asked.filter((one) => one === 'preview 2')).toHaveLength(2);
  });
  await settled();
  expect(stoodBy).toEqual(['2.m3u8']);
  prefetch.end();
  expect(stoodBy.at(-1)).toBeNull();
});
