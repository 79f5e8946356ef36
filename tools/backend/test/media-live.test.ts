import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { NOON_MS, openMediaOrigin, readFragment, readPlaylist } from './media-origin.ts';

const origin = openMediaOrigin();
const pollAt = async (nowMs: number, path = '/live/city-7/240p.m3u8') => {
  origin.clock.nowMs = nowMs;
  return readPlaylist(await origin.text(path));
};

describe('a live playlist', () => {
  test('holds the last complete minute, cut at even seconds of the wall clock', async () => {
    for (const offsetMs of [0, 1, 999, 1000, 1999, 2000, 61_234]) {
      const nowMs = NOON_MS + offsetMs;
      const { segments, sequence, targetSeconds, isComplete, type } = await pollAt(nowMs);
      expect(segments).toHaveLength(30);
      expect({ targetSeconds, isComplete, type }).toEqual({ targetSeconds: 2, isComplete: false, type: undefined });
      const last = segments.at(-1);
      const endMs = (last?.wallTimeMs ?? 0) + 2000;
      expect(nowMs - endMs).toBeGreaterThanOrEqual(0);
      expect(nowMs - endMs).toBeLessThan(2000);
      expect(sequence).toBe(segments[0]?.number);
      for (const segment of segments) expect(segment.wallTimeMs).toBe(segment.number * 2000);
    }
  });

  test('goes on without a hole or a change between any two polls', async () => {
    const momentMs = fc.integer({ min: 0, max: 400_000_000 });
    await fc.assert(
      fc.asyncProperty(momentMs, fc.integer({ min: 0, max: 90_000 }), async (earlierMs, laterByMs) => {
        const earlier = await pollAt(NOON_MS + earlierMs);
        const later = await pollAt(NOON_MS + earlierMs + laterByMs);
        expect(later.sequence).toBeGreaterThanOrEqual(earlier.sequence);
        for (const [place, segment] of later.segments.entries()) {
          expect(segment.number).toBe(later.sequence + place);
          const before = earlier.segments[segment.number - earlier.sequence];
          if (before) expect(segment).toEqual(before);
        }
        if (laterByMs < 58_000) expect(later.sequence).toBeLessThanOrEqual(earlier.sequence + earlier.segments.length);
      }),
      { numRuns: 150 },
    );
  });

  test('is never kept by a cache, while its segments are kept for ever', async () => {
    expect((await origin.get('/live/city-7/240p.m3u8')).headers['cache-control']).toBe('no-cache');
    const { segments } = await pollAt(NOON_MS);
    const segment = await origin.get(`/live/city-7/${segments.at(-1)?.uri}`);
    expect(segment.headers['cache-control']).toBe('public, max-age=31536000, immutable');
  });
});

describe('live segments', () => {
  test('follow each other exactly, in picture and sound, through the seams of the loop', async () => {
    for (const rendition of ['240p', '432p', '720p']) {
      const first = Math.floor(NOON_MS / 2000) - 20;
      let previous: ReturnType<typeof readFragment> | undefined;
      // 20 segments are two and a half turns of a 16 s loop.
      for (let number = first; number < first + 20; number++) {
        origin.clock.nowMs = (number + 1) * 2000;
        const fragment = readFragment(await origin.bytes(`/live/stadium-3/${rendition}/${number}.m4s`));
        const [video, audio] = fragment.tracks;
        expect(video?.isSync).toBe(true);
        // Media time 0 is the beginning of 2024; video has 12800 ticks a second.
        expect(video?.start).toBe(BigInt(number * 2 - Date.UTC(2024, 0, 1) / 1000) * 12_800n);
        // A segment's sound begins with it or at most one AAC frame later.
        const lagTicks = Number(audio?.start ?? 0n) - Number((video?.start ?? 0n) * 48_000n) / 12_800;
        expect(lagTicks).toBeGreaterThanOrEqual(0);
        expect(lagTicks).toBeLessThan(1024);
        if (previous) {
          expect(fragment.sequenceNumber).toBe(previous.sequenceNumber + 1);
          expect(fragment.tracks.map(({ start }) => start)).toEqual(previous.tracks.map(({ end }) => end));
        }
        previous = fragment;
      }
    }
  });

  test('are there when they are complete, and for a minute after they left the playlist', async () => {
    const { segments } = await pollAt(NOON_MS);
    const oldest = segments[0]?.number ?? 0;
    const status = async (number: number) => (await origin.get(`/live/city-7/240p/${number}.m4s`)).statusCode;
    expect(await status(oldest + 30)).toBe(404);
    expect(await status(oldest + 29)).toBe(200);
    expect(await status(oldest - 30)).toBe(200);
    expect(await status(oldest - 31)).toBe(404);
  });

  test('differ between channels of one loop, and are the same for a channel on every start', async () => {
    const number = Math.floor(NOON_MS / 2000) - 1;
    origin.clock.nowMs = NOON_MS;
    const shown = async (key: string, from = origin) =>
      (await from.bytes(`/live/${key}/240p/${number}.m4s`)).toString('base64');
    const keys = ['steppe', 'steppe-1', 'steppe-2', 'steppe-3', 'steppe-4', 'steppe-5'];
    const pictures = await Promise.all(keys.map((key) => shown(key)));
    expect(new Set(pictures).size).toBeGreaterThan(3);
    const again = openMediaOrigin();
    expect(await Promise.all(keys.map((key) => shown(key, again)))).toEqual(pictures);
  });

  test('exist for a channel whose key names no loop', async () => {
    const { segments } = await pollAt(NOON_MS, '/live/some.channel~9/720p.m3u8');
    expect(segments).toHaveLength(30);
  });
});
