import type { Stream } from '@livery/contract/channels/stream';
import { createValue } from '@livery/value';
import { expect, it, vi } from 'vitest';
import type { TunerPlayer } from './ports.ts';
import { createStreamCache } from './stream-cache.ts';
import { createPrefetch } from './prefetch.ts';

const ALL = { channels: 4, segments: 3, standbys: 0 } as const;
const settled = () => vi.waitFor(() => Promise.resolve());

/** A viewer to whom channel 13 is refused, and what was asked of server and player. */
function watching({ hangs = false } = {}) {
  const asked: string[] = [];
  let nowMs = 0;
  const elapsed = () => nowMs;
  const streams = createStreamCache(async (id) => {
    asked.push(`preview ${id}`);
    await (hangs ? new Promise(() => {}) : Promise.resolve());
    return id === 13 ? null : ({ hls: `https://cdn.test/${id}.m3u8` } as Stream);
  }, elapsed);
  let standing: string | null = null;
  const stoodBy: (string | null)[] = [];
  const player = createValue<Pick<TunerPlayer, 'prepare' | 'standBy' | 'standsBy'> | null>({
    async prepare({ url }, depth) {
      asked.push(`${depth} ${url.replace('https://cdn.test/', '')}`);
      await Promise.resolve();
      return 4_000;
    },
    standBy(source) {
      const url = source && source.url.replace('https://cdn.test/', '');
      if (url !== (stoodBy.at(-1) ?? null)) stoodBy.push(url);
      standing = source && source.url;
    },
    get standsBy() {
      return standing;
    },
  });
  const prefetch = createPrefetch({ elapsed, streams, player });
  return { prefetch, streams, asked, stoodBy, noPlayer: () => player.set(null), pass: (ms: number) => (nowMs += ms) };
}

it('asks for the likely channels one after the other, and for segments of the likeliest', async () => {
  const { prefetch, asked } = watching();
  prefetch.fetch([2, 4, 5], { channels: 2, segments: 1, standbys: 0 });
  await settled();
  await vi.waitFor(() => expect(asked).toEqual(['preview 2', 'segment 2.m3u8', 'preview 4', 'playlists 4.m3u8']));
});

it('asks anew for media that grow stale, for addresses when they are old, and never in a hurry for what is refused', async () => {
  const { prefetch, streams, asked, pass } = watching();
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
  expect(streams.streamOf(2)).toBeNull();
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

it('asks only for the address while there is no player', async () => {
  const { prefetch, asked, noPlayer } = watching();
  noPlayer();
  prefetch.fetch([2], ALL);
  await vi.waitFor(() => expect(asked).toEqual(['preview 2']));
  await vi.waitFor(() => expect(prefetch.isUnderWay).toBe(false));
  expect(asked).toEqual(['preview 2']);
});

it('the channel that was chosen is fetched to its end, everything else is given up', () => {
  const { prefetch } = watching({ hangs: true });
  prefetch.fetch([2, 4], ALL);
  prefetch.leaveOnly(2);
  expect(prefetch.isUnderWay).toBe(true);
  prefetch.leaveOnly(4);
  expect(prefetch.isUnderWay).toBe(false);
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
