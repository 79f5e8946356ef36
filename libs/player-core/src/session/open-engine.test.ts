import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { PrefetchedResponses } from '../prefetch/prefetched-responses.ts';
import { withBrowserServices } from '../services.ts';
import { fakeClock, settled } from '../testing/fake-clock.ts';
import { FakeElement } from '../testing/fake-element.ts';
import { fakeEngines } from '../testing/fake-engine.ts';
import type { Position, Source } from '../source.ts';
import { openEngine } from './open-engine.ts';

beforeEach(() => void vi.stubGlobal('MediaSource', { isTypeSupported: () => true }));
afterEach(() => void vi.unstubAllGlobals());

const CDN = 'https://cdn.test/';
const MASTER = '#EXTM3U\n#EXT-X-STREAM-INF:BANDWIDTH=2\nlow.m3u8\n#EXT-X-STREAM-INF:BANDWIDTH=9\nhigh.m3u8\n';
const LIST = '#EXTM3U\n#EXT-X-TARGETDURATION:2\n#EXT-X-MAP:URI="init.mp4"\n#EXTINF:2,\n1.m4s\n';

/** Opens the engine of a load, and tells what the server was asked for meanwhile, and what the engine will find. */
async function opened(
  source: Source,
  startAt: Position,
  { ahead = null as PrefetchedResponses | null, givenUp = 0, needsFull = false } = {},
) {
  const asked: string[] = [];
  const element = new FakeElement();
  const engines = fakeEngines(element);
  const fetch = (url: string) => {
    asked.push(url.replace(CDN, ''));
    return Promise.resolve(new Response(url.endsWith('master.m3u8') ? MASTER : url.endsWith('.m3u8') ? LIST : 'media'));
  };
  const network = { isOnline: () => true, onChange: () => undefined };
  const { engine } =
    (await openEngine(
      {
        element: element.asVideo(),
        source,
        playbackId: 'play',
        startAt,
        limits: {} as never,
        rememberedBitsPerSecond: null,
        services: withBrowserServices({ clock: fakeClock(), network, fetch: fetch as never }),
        signal: new AbortController().signal,
        emit: () => undefined,
        prefetchCache: { take: () => ahead },
      },
      engines,
      { givenUp, needsFull },
    )) ?? {};
  await settled();
  expect(engine).toBeDefined();
  return { asked, found: [...engines.latest.host.prefetched.keys()].map((url) => url.replace(CDN, '')) };
}

const url = `${CDN}master.m3u8`;
const live: Source = { kind: 'live', url };
const now: Position = { at: 'live' };

it('asks for what a channel begins with while its engine is made, each once', async () => {
  const { asked, found } = await opened(live, now);
  expect(asked).toEqual(['master.m3u8', 'low.m3u8', '1.m4s', 'init.mp4']);
  expect(found).toEqual(asked);
});

it.each<[string, Source, Position, object?]>([
  ['a moment of the archive', { kind: 'archive', url }, { wallTimeMs: 5 }],
  ['a channel that goes on at a moment', live, { wallTimeMs: 5 }],
  ['a film', { kind: 'vod', url }, { at: 'start' }],
  ['the engine after another', live, now, { givenUp: 1 }],
])('leaves %s to the engine', async (_, source, startAt, more) => {
  expect((await opened(source, startAt, more)).asked).toEqual(['master.m3u8']);
});

it('asks for nothing where a change of channel was prepared', async () => {
  const manifest = { url, body: MASTER, firstByteMs: 0, wholeMs: 0 };
  expect((await opened(live, now, { ahead: new Map([[url, Promise.resolve(manifest)]]) })).asked).toEqual([]);
});
