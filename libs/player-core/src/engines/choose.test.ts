import { expect, it } from 'vitest';
import type { Source } from '../source.ts';
import { enginesFor } from './choose.ts';

const channel: Source = { kind: 'live', url: 'https://cdn.test/a.m3u8' };
const clip: Source = { kind: 'vod', url: 'https://cdn.test/mattress.mp4?v=2' };
const both = { hasMediaSource: true, playsHlsNatively: true };

it.each([
  [
    'media source first, even where the browser says it plays HLS',
    channel,
    both,
    'hlsjs-light',
    ['hlsjs-light', 'shaka'],
  ],
  ['the full engine where tracks or keys stand apart', channel, both, 'hlsjs', ['hlsjs', 'shaka']],
  ['first the other library for what hls.js does not play', channel, both, 'shaka', ['shaka', 'hlsjs']],
  [
    'the browser itself where there is no media source',
    channel,
    { hasMediaSource: false, playsHlsNatively: true },
    'hlsjs-light',
    ['native'],
  ],
  ['nothing where there is neither', channel, { hasMediaSource: false, playsHlsNatively: false }, 'hlsjs', []],
  ['the browser itself for a plain file', clip, both, 'hlsjs-light', ['native']],
  [
    'the browser itself for sound alone',
    { kind: 'vod', url: 'https://cdn.test/a.mp3' },
    both,
    'hlsjs-light',
    ['native'],
  ],
  ['its own engine for DASH', { kind: 'vod', url: 'https://cdn.test/a.mpd?x' }, both, 'hlsjs-light', ['dash']],
  [
    'nothing for DASH without a media source',
    { kind: 'vod', url: 'https://cdn.test/a', format: 'dash' },
    { hasMediaSource: false, playsHlsNatively: true },
    'hlsjs-light',
    [],
  ],
] as const)('takes %s', (_what, source, support, needed, engines) => {
  expect(enginesFor(source, support, needed)).toEqual(engines);
});

it('ENG-044 FairPlay is opened by the browser that has it; every other key system by the engine of the format', () => {
  expect(enginesFor(channel, both, 'hlsjs', 'com.apple.fps')).toEqual(['native']);
  expect(enginesFor(channel, { ...both, playsHlsNatively: false }, 'hlsjs', 'com.apple.fps')).toEqual([]);
  expect(enginesFor(channel, both, 'hlsjs', 'org.w3.clearkey')).toEqual(['hlsjs', 'shaka']);
  expect(enginesFor({ ...channel, format: 'dash' }, both, 'hlsjs', 'com.widevine.alpha')).toEqual(['dash']);
});
