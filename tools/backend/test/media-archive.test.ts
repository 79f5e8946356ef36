import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { NOON_MS, openMediaOrigin, readPlaylist } from './media-origin.ts';

const origin = openMediaOrigin({ archiveDays: () => 7 });
const NOON = NOON_MS / 1000;
const DAY = 86_400;

const playlist = async (path: string, nowSeconds = NOON) => {
  origin.clock.nowMs = nowSeconds * 1000;
  return readPlaylist(await origin.text(path));
};
const status = async (path: string, nowSeconds = NOON) => {
  origin.clock.nowMs = nowSeconds * 1000;
  return (await origin.get(path)).statusCode;
};

describe('an archive playlist', () => {
  test('begins with the segment that contains the moment, at its wall time, and points at the moment itself', async () => {
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: 3, max: 7 * DAY - 1 }), async (agoSeconds) => {
        const ts = NOON - agoSeconds;
        const { segments, startSeconds, sequence } = await playlist(`/archive/city-7/${ts}/432p.m3u8`);
        const first = segments[0];
        const firstSeconds = (first?.wallTimeMs ?? 0) / 1000;
        expect(firstSeconds).toBeLessThanOrEqual(ts);
        expect(ts - firstSeconds).toBeLessThan(2);
        expect(firstSeconds + (startSeconds ?? NaN)).toBe(ts);
        expect(first?.number).toBe(sequence);
        expect(first?.number).toBe(firstSeconds / 2);
      }),
      { numRuns: 60 },
    );
  });

  test('grows up to now without changing what it has, and is complete after four hours', async () => {
    const ts = NOON - 600;
    const path = `/archive/city-7/${ts}/240p.m3u8`;
    const earlier = await playlist(path, NOON);
    const later = await playlist(path, NOON + 7);
    expect(earlier.type).toBe('EVENT');
    expect(earlier.segments).toHaveLength(300);
    expect(later.segments).toHaveLength(303);
    expect(later.segments.slice(0, 300)).toEqual(earlier.segments);
    const end = await playlist(path, ts + 4 * 3600);
    expect(end).toMatchObject({ type: 'VOD', isComplete: true });
    expect(end.segments).toHaveLength(7200);
    expect((await playlist(path, ts + 9 * 3600)).segments).toHaveLength(7200);
  });

  test('shows what live showed at that time, byte for byte', async () => {
    const number = NOON / 2 - 1;
    origin.clock.nowMs = NOON_MS;
    const live = await origin.bytes(`/live/orbit-4/240p/${number}.m4s`);
    origin.clock.nowMs = NOON_MS + 3 * DAY * 1000;
    expect(await origin.bytes(`/archive/orbit-4/${NOON - 200}/240p/${number}.m4s`)).toEqual(live);
    expect(await origin.bytes(`/programme/orbit-4/${NOON - 60}-${NOON + 60}/240p/${number}.m4s`)).toEqual(live);
  });

  test('is refused before the archive begins, after now, and while nothing is complete', async () => {
    expect(await status(`/archive/city-7/${NOON - 7 * DAY}/240p.m3u8`)).toBe(200);
    expect(await status(`/archive/city-7/${NOON - 7 * DAY - 1}/240p.m3u8`)).toBe(404);
    expect(await status(`/archive/city-7/${NOON + 1}/240p.m3u8`)).toBe(404);
    expect(await status(`/archive/city-7/${NOON}/240p.m3u8`, NOON + 1.9)).toBe(404);
    expect(await status(`/archive/city-7/${NOON}/240p.m3u8`, NOON + 2)).toBe(200);
  });

  test('gives no segment outside of itself', async () => {
    const ts = NOON - 100;
    expect(await status(`/archive/city-7/${ts}/240p/${ts / 2 - 1}.m4s`)).toBe(404);
    expect(await status(`/archive/city-7/${ts}/240p/${ts / 2}.m4s`)).toBe(200);
    expect(await status(`/archive/city-7/${ts}/240p/${NOON / 2}.m4s`)).toBe(404);
  });
});

describe('a programme', () => {
  test('that has ended is complete and covers exactly its time', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.integer({ min: 4 * 3600, max: 6 * DAY }),
        fc.integer({ min: 60, max: 3 * 3600 }),
        async (agoSeconds, lastsSeconds) => {
          const start = NOON - agoSeconds;
          const end = start + lastsSeconds;
          const { type, isComplete, segments } = await playlist(`/programme/news-1/${start}-${end}/240p.m3u8`);
          expect({ type, isComplete }).toEqual({ type: 'VOD', isComplete: true });
          const from = (segments[0]?.wallTimeMs ?? 0) / 1000;
          expect(start - from).toBeGreaterThanOrEqual(0);
          expect(start - from).toBeLessThan(2);
          const until = from + segments.length * 2;
          expect(until - end).toBeGreaterThanOrEqual(0);
          expect(until - end).toBeLessThan(2);
        },
      ),
      { numRuns: 60 },
    );
  });

  test('that is on the air grows to its end and is complete then', async () => {
    const start = NOON - 300;
    const end = NOON + 300;
    const path = `/programme/city-7/${start}-${end}/240p.m3u8`;
    const now = await playlist(path);
    expect(now).toMatchObject({ type: 'EVENT', isComplete: false });
    expect(now.segments).toHaveLength(150);
    const then = await playlist(path, end);
    expect(then).toMatchObject({ type: 'VOD', isComplete: true });
    expect(then.segments).toHaveLength(300);
    expect((await playlist(path, end + 3600)).segments).toHaveLength(300);
  });

  test('that ends before it begins, or lasts longer than half a day, does not exist', async () => {
    expect(await status(`/programme/city-7/${NOON - 100}-${NOON - 100}/240p.m3u8`)).toBe(404);
    expect(await status(`/programme/city-7/${NOON - 100}-${NOON - 200}/240p.m3u8`)).toBe(404);
    expect(await status(`/programme/city-7/${NOON - 2 * DAY}-${NOON - DAY}/240p.m3u8`)).toBe(404);
  });
});
