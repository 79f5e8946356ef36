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
  ['nothing for DASH', { kind: 'vod', url: 'https://cdn.test/a.mpd?x' }, both, 'hlsjs-light', []],
] as const)('takes %s', (_what, source, support, needed, engines) => {
  expect(enginesFor(source, support, needed)).toEqual(engines);
});
