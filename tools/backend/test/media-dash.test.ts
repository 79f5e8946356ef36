import { describe, expect, test } from 'vitest';
import { boxesIn } from '../src/media/boxes.ts';
import { samplesOf, trackIdOf } from '../src/media/fragment-samples.ts';
import { TIMELINE_EPOCH_SECONDS } from '../src/media/show.ts';
import { NOON_MS, openMediaOrigin } from './media-origin.ts';

const origin = openMediaOrigin();
const at = async (nowMs: number, path: string) => {
  origin.clock.nowMs = nowMs;
  return origin.text(path);
};
const all = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, found = '']) => found);
const valueOf = (text: string, name: string) => new RegExp(` ${name}="([^"]*)"`).exec(text)?.[1];

describe('a channel by DASH', () => {
  test('lists the last complete minute, dated by the wall clock', async () => {
    const text = await at(NOON_MS, '/live/city/manifest.mpd');
    expect([valueOf(text, 'type'), valueOf(text, 'timeShiftBufferDepth')]).toEqual(['dynamic', 'PT60S']);
    expect(valueOf(text, 'availabilityStartTime')).toBe(new Date(TIMELINE_EPOCH_SECONDS * 1000).toISOString());
    const [first = NaN, repeats = NaN] = [Number(valueOf(text, 't')), Number(valueOf(text, 'r'))];
    expect(repeats + 1).toBe(30);
    const endMs = (TIMELINE_EPOCH_SECONDS + first + 60) * 1000;
    expect(NOON_MS - endMs).toBeGreaterThanOrEqual(0);
    expect(NOON_MS - endMs).toBeLessThan(2000);
  });

  test('keeps picture and sound apart; what it names is there, and is what the muxed segment has', async () => {
    const text = await at(NOON_MS, '/live/city/manifest.mpd');
    const number = Number(valueOf(text, 'startNumber'));
    const ids = all(text, /<Representation id="([^"]+)"/g);
    expect(ids).toEqual(['240p-v', '432p-v', '720p-v', '240p-a']);
    const tracks = (bytes: Buffer) => {
      const moof = [...boxesIn(bytes, 0, bytes.length)].find(({ type }) => type === 'moof')!;
      return [...boxesIn(bytes, moof.start, moof.end)]
        .filter(({ type }) => type === 'traf')
        .map((traf) => ({
          id: trackIdOf(bytes, traf),
          samples: samplesOf(bytes, traf, moof.start - 8).map(([start, end]) => bytes.subarray(start, end)),
        }));
    };
    const [picture, sound] = tracks(await origin.bytes(`/live/city/240p/${number}.m4s`));
    expect(tracks(await origin.bytes(`/live/city/240p-v/${number}.m4s`))).toEqual([picture]);
    expect(tracks(await origin.bytes(`/live/city/240p-a/${number}.m4s`))).toEqual([sound]);
    for (const id of ids) {
      const init = (await origin.bytes(`/live/city/${id}/init.mp4`)).toString('latin1');
      expect([init.includes('avc1'), init.includes('mp4a')]).toEqual([id.endsWith('-v'), id.endsWith('-a')]);
    }
  });

  test('has a period for each key, whose name and beginning never change while it slides', async () => {
    const path = '/protected/cenc-20/live/city/manifest.mpd';
    const periods = (text: string) => all(text, /<Period (id="\d+" start="PT\d+S")/g);
    const before = periods(await at(NOON_MS, path));
    const after = periods(await at(NOON_MS + 8_000, path));
    expect(before.length).toBeGreaterThanOrEqual(3);
    expect(after.slice(0, before.length - 1)).toEqual(expect.arrayContaining(before.slice(1, -1)));
    const starts = before.map((period) => Number(/PT(\d+)S/.exec(period)?.[1]));
    expect(starts.slice(1).map((start, index) => start - (starts[index] ?? NaN))).toEqual(
      starts.slice(1).map(() => 20),
    );
  });
});

test('an archive grows from its moment, a programme that is over is complete and dated', async () => {
  const fromSeconds = NOON_MS / 1000 - 600;
  const growing = await at(NOON_MS, `/archive/city/${fromSeconds}/manifest.mpd`);
  expect(valueOf(growing, 'type')).toBe('dynamic');
  expect(Number(valueOf(growing, 't')) + TIMELINE_EPOCH_SECONDS).toBe(fromSeconds);
  const over = await at(NOON_MS, `/programme/city/${fromSeconds}-${fromSeconds + 120}/manifest.mpd`);
  expect([valueOf(over, 'type'), valueOf(over, 'mediaPresentationDuration')]).toEqual(['static', 'PT120S']);
  expect(valueOf(over, 'availabilityStartTime')).toBe(new Date(fromSeconds * 1000).toISOString());
  expect(over).toContain('start="PT0S"');
});

test('the film has its two voices and its subtitles, in the clear and protected', async () => {
  for (const path of ['/film/film/manifest.mpd', '/protected/cbcs/film/film/manifest.mpd']) {
    const text = await at(NOON_MS, path);
    expect(all(text, / lang="([^"]+)"/g)).toEqual(['ru', 'en', 'ru', 'en', 'kk', 'uz']);
    expect(text.includes('<ContentProtection')).toBe(path.includes('protected'));
  }
});

test('faults strike in DASH, too', async () => {
  origin.clock.nowMs = NOON_MS;
  const fault = `/fault/status=404@master,from=${NOON_MS / 1000}`;
  expect((await origin.get(`${fault}/live/city/manifest.mpd`)).statusCode).toBe(404);
  const behind = `/fault/status=503@0,from=${NOON_MS / 1000}/protected/cenc/vod/city/60/240p-v/0.m4s`;
  expect((await origin.get(behind)).statusCode).toBe(503);
});
