import { describe, expect, test } from 'vitest';
import { openMediaOrigin, readFragment, readPlaylist } from './media-origin.ts';

const origin = openMediaOrigin();

describe('a multivariant playlist', () => {
  test('lists three renditions, lowest first, with codecs, size, rate and averages', async () => {
    const text = await origin.text('/live/city-7/master.m3u8');
    const variants = [...text.matchAll(/#EXT-X-STREAM-INF:(.*)\n(.*)/g)].map(([, attributes = '', uri]) => ({
      bandwidth: Number(/(?:^|,)BANDWIDTH=(\d+)/.exec(attributes)?.[1]),
      average: Number(/AVERAGE-BANDWIDTH=(\d+)/.exec(attributes)?.[1]),
      codecs: /CODECS="([^"]*)"/.exec(attributes)?.[1],
      size: /RESOLUTION=(\d+x\d+)/.exec(attributes)?.[1],
      rate: /FRAME-RATE=([\d.]+)/.exec(attributes)?.[1],
      uri,
    }));
    expect(variants.map(({ size, uri, rate }) => ({ size, uri, rate }))).toEqual([
      { size: '426x240', uri: '240p.m3u8', rate: '25.000' },
      { size: '768x432', uri: '432p.m3u8', rate: '25.000' },
      { size: '1280x720', uri: '720p.m3u8', rate: '25.000' },
    ]);
    for (const [place, variant] of variants.entries()) {
      expect(variant.codecs).toMatch(/^avc1\.4d40[0-9a-f]{2},mp4a\.40\.2$/);
      expect(variant.average).toBeLessThanOrEqual(variant.bandwidth);
      expect(variant.bandwidth).toBeGreaterThan(variants[place - 1]?.bandwidth ?? 0);
    }
  });

  test('says no less than what its largest segment needs', async () => {
    const text = await origin.text('/vod/stadium/16/master.m3u8');
    const said = Number(/BANDWIDTH=(\d+)/.exec(text)?.[1]);
    const rates: number[] = [];
    for (let number = 0; number < 8; number++)
      rates.push((await origin.bytes(`/vod/stadium/16/240p/${number}.m4s`)).length * 4);
    expect(Math.max(...rates)).toBe(said);
  });
});

describe('a film of any duration', () => {
  test.each([1, 2, 15, 16, 17, 100, 5437])('%i s are a complete list of segments that cover it', async (seconds) => {
    const { segments, isComplete, type, sequence } = readPlaylist(
      await origin.text(`/vod/orchard/${seconds}/240p.m3u8`),
    );
    expect({ isComplete, type, sequence }).toEqual({ isComplete: true, type: 'VOD', sequence: 0 });
    expect(segments).toHaveLength(Math.ceil(seconds / 2));
    expect(segments.every(({ wallTimeMs }) => wallTimeMs === undefined)).toBe(true);
  });

  test('begins at media time 0 and runs on through the seams, wherever in the loop it begins', async () => {
    for (const key of ['orchard', 'orchard-1', 'orchard-2', 'orchard-3']) {
      let previous: ReturnType<typeof readFragment> | undefined;
      for (let number = 0; number < 20; number++) {
        const fragment = readFragment(await origin.bytes(`/vod/${key}/40/240p/${number}.m4s`));
        if (previous) expect(fragment.tracks.map(({ start }) => start)).toEqual(previous.tracks.map(({ end }) => end));
        else {
          expect(fragment.tracks[0]?.start).toBe(0n);
          expect(fragment.tracks[1]?.start).toBeLessThan(1024n);
        }
        previous = fragment;
      }
    }
  });

  test('does not exist for an unknown loop, without duration, or beyond its end', async () => {
    expect((await origin.get('/vod/nothing/100/master.m3u8')).statusCode).toBe(404);
    expect((await origin.get('/vod/orchard/0/master.m3u8')).statusCode).toBe(404);
    expect((await origin.get('/vod/orchard/100/240p/50.m4s')).statusCode).toBe(404);
    expect((await origin.get('/vod/orchard/100/999p.m3u8')).statusCode).toBe(404);
  });
});

describe('the film with two voices', () => {
  test('offers two audio languages and subtitles in four, none of them shown unasked', async () => {
    const text = await origin.text('/film/film/master.m3u8');
    const media = [...text.matchAll(/#EXT-X-MEDIA:(.*)/g)].map(([, attributes = '']) =>
      ['TYPE', 'LANGUAGE', 'DEFAULT'].map((name) => new RegExp(`${name}="?([^",]*)`).exec(attributes)?.[1]).join(' '),
    );
    expect(media).toEqual([
      'AUDIO ru YES',
      'AUDIO en NO',
      'SUBTITLES ru NO',
      'SUBTITLES en NO',
      'SUBTITLES kk NO',
      'SUBTITLES uz NO',
    ]);
    expect([...text.matchAll(/#EXT-X-STREAM-INF:.*AUDIO="audio",SUBTITLES="text"/g)]).toHaveLength(3);
  });

  test('has audio as long as its picture, without a hole', async () => {
    for (const track of ['240p', 'audio-ru', 'audio-en']) {
      const { segments, isComplete } = readPlaylist(await origin.text(`/film/film/${track}.m3u8`));
      expect(isComplete).toBe(true);
      let end = 0n;
      for (const { uri } of segments) {
        const [only, ...others] = readFragment(await origin.bytes(`/film/film/${uri}`)).tracks;
        expect(others).toEqual([]);
        expect(only?.start).toBe(end);
        end = only?.end ?? 0n;
      }
      expect(Number(end) / (track === '240p' ? 12_800 : 48_000)).toBe(segments.length * 2);
    }
    const voices = await Promise.all(
      ['ru', 'en'].map((language) => origin.bytes(`/film/film/audio-${language}/1.m4s`)),
    );
    expect(voices[0]).not.toEqual(voices[1]);
  });

  test('has subtitles that begin and end within it, in order', async () => {
    const seconds = 2 * readPlaylist(await origin.text('/film/film/240p.m3u8')).segments.length;
    for (const language of ['ru', 'en', 'kk', 'uz']) {
      const list = await origin.text(`/film/film/text-${language}.m3u8`);
      expect(list).toContain(`#EXTINF:${seconds}.000,\ntext-${language}.vtt`);
      const text = await origin.text(`/film/film/text-${language}.vtt`);
      expect(text).toMatch(/^WEBVTT\nX-TIMESTAMP-MAP=LOCAL:00:00:00\.000,MPEGTS:0\n/);
      const times = [...text.matchAll(/^00:(\d\d):(\S+) --> 00:(\d\d):(\S+)$/gm)].flatMap(
        ([, fromMinutes, from, toMinutes, to]) => [
          Number(fromMinutes) * 60 + Number(from),
          Number(toMinutes) * 60 + Number(to),
        ],
      );
      expect(times).toHaveLength(12);
      expect(times).toEqual([...times].sort((a, b) => a - b));
      expect(times.at(-1)).toBeLessThanOrEqual(seconds);
    }
  });
});
