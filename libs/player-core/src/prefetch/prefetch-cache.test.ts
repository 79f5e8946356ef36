import { describe, expect, it } from 'vitest';
import type { LiveSource } from '../source.ts';
import { fakeClock, settled } from '../testing/fake-clock.ts';
import { createPrefetchCache } from './prefetch-cache.ts';

const MASTER = '#EXTM3U\n#EXT-X-STREAM-INF:BANDWIDTH=200000\nlow.m3u8\n';
const AUDIO =
  '#EXTM3U\n#EXT-X-MEDIA:TYPE=AUDIO,GROUP-ID="a",NAME="ru",URI="ru.m3u8"\n#EXT-X-STREAM-INF:BANDWIDTH=200000,AUDIO="a"\nlow.m3u8\n';
const LIST =
  '#EXTM3U\n#EXT-X-TARGETDURATION:2\n#EXT-X-MAP:URI="init.mp4"\n#EXTINF:2,\n1.m4s\n#EXTINF:2,\n2.m4s\n#EXTINF:2,\n3.m4s\n';
const source = (id: number | string): LiveSource => ({ kind: 'live', url: `https://cdn.test/${id}/master.m3u8` });
const never = new AbortController().signal;

/** A server that answers everything at once, and what it was asked for. */
function served({ master = MASTER, bytes = 100, hangs = false } = {}) {
  const asked: string[] = [];
  const ended: string[] = [];
  const clock = fakeClock();
  const fetch = (url: string, { signal }: RequestInit) => {
    asked.push(url.replace('https://cdn.test/', ''));
    signal?.addEventListener('abort', () => ended.push(url.replace('https://cdn.test/', '')));
    if (hangs)
      return new Promise<Response>((_, reject) => signal?.addEventListener('abort', () => reject(new Error('ended'))));
    const body = url.endsWith('master.m3u8') ? master : url.endsWith('.m3u8') ? LIST : new ArrayBuffer(bytes);
    return Promise.resolve(
      new Response(url.includes('missing') ? '' : body, { status: url.includes('missing') ? 404 : 200 }),
    );
  };
  return { asked, ended, clock, prefetchCache: createPrefetchCache({ fetch, clock }) };
}

describe('the prefetchCache', () => {
  it('has the playlists, the initialisation and the first segment for the one load that takes them', async () => {
    const { prefetchCache, asked } = served();
    expect(await prefetchCache.fetch(source(1), 'segment', never)).toBe(4_000);
    expect(asked).toEqual(['1/master.m3u8', '1/low.m3u8', '1/1.m4s', '1/init.mp4']);
    const prefetched = prefetchCache.take(source(1).url, never);
    expect([...(prefetched ?? new Map()).keys()]).toEqual(asked.map((path) => `https://cdn.test/${path}`));
    expect(await prefetched?.get('https://cdn.test/1/1.m4s')).toMatchObject({
      body: expect.any(ArrayBuffer) as ArrayBuffer,
    });
    expect(prefetchCache.take(source(1).url, never)).toBeNull();
  });

  it('gives a copy to whoever only prepares, and keeps its own for the load that may come', async () => {
    const { prefetchCache, asked, clock } = served();
    await prefetchCache.fetch(source(1), 'segment', never);
    const copy = await prefetchCache.copy(source(1).url)?.get('https://cdn.test/1/1.m4s');
    const own = await prefetchCache.take(source(1).url, never)?.get('https://cdn.test/1/1.m4s');
    expect([copy?.body, own?.body]).toEqual([new ArrayBuffer(100), new ArrayBuffer(100)]);
    expect(copy?.body).not.toBe(own?.body);
    expect(asked).toHaveLength(4);
    expect(prefetchCache.copy(source(1).url)).toBeNull();
    await prefetchCache.fetch(source(2), 'segment', never);
    await clock.pass(4_000);
    expect(prefetchCache.copy(source(2).url)).toBeNull();
  });

  it('leaves media out where only playlists are wanted, and where audio is apart', async () => {
    const plain = served();
    await plain.prefetchCache.fetch(source(1), 'playlists', never);
    expect(plain.asked).toEqual(['1/master.m3u8', '1/low.m3u8']);
    const apart = served({ master: AUDIO });
    await apart.prefetchCache.fetch(source(1), 'segment', never);
    expect(apart.asked).toEqual(['1/master.m3u8', '1/low.m3u8']);
  });

  it('gives nothing that is stale, refused or unknown', async () => {
    const { prefetchCache, clock } = served();
    await prefetchCache.fetch(source(1), 'segment', never);
    await clock.pass(4_000);
    expect(prefetchCache.take(source(1).url, never)).toBeNull();
    expect(await prefetchCache.fetch(source('missing'), 'segment', never)).toBe(0);
    expect(prefetchCache.take(source('missing').url, never)).toBeNull();
    expect(prefetchCache.take(source(7).url, never)).toBeNull();
  });

  it('ends with its signal, but not what a load has taken: that ends with the load', async () => {
    const { prefetchCache, ended } = served({ hangs: true });
    const zap = new AbortController();
    void prefetchCache.fetch(source(1), 'segment', zap.signal);
    void prefetchCache.fetch(source(2), 'segment', zap.signal);
    await settled();
    const load = new AbortController();
    expect(prefetchCache.take(source(1).url, load.signal)?.size).toBe(1);
    zap.abort();
    await settled();
    expect(ended).toEqual(['2/master.m3u8']);
    load.abort();
    expect(ended).toContain('1/master.m3u8');
  });

  it('keeps four channels, and not more bytes than it may', async () => {
    const { prefetchCache } = served();
    for (const id of [1, 2, 3, 4, 5]) await prefetchCache.fetch(source(id), 'segment', never);
    expect([1, 5].map((id) => prefetchCache.take(source(id).url, never) !== null)).toEqual([false, true]);
    const heavy = served({ bytes: 2_000_000 }).prefetchCache;
    for (const id of [1, 2]) await heavy.fetch(source(id), 'segment', never);
    expect([1, 2].map((id) => heavy.take(source(id).url, never) !== null)).toEqual([false, true]);
  });
});
