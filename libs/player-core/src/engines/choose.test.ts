import { expect, it } from 'vitest';
import type { Source } from '../source.ts';
import { chooseEngine } from './choose.ts';

const channel: Source = { kind: 'live', url: 'https://cdn.test/a.m3u8' };
const clip: Source = { kind: 'vod', url: 'https://cdn.test/mattress.mp4?v=2' };
const both = { hasMediaSource: true, playsHlsNatively: true };

it.each([
  ['media source first, even where the browser says it plays HLS', channel, both, false, 'hlsjs-light'],
  ['the full engine where tracks or keys stand apart', channel, both, true, 'hlsjs'],
  [
    'the browser itself where there is no media source',
    channel,
    { hasMediaSource: false, playsHlsNatively: true },
    false,
    'native',
  ],
  ['nothing where there is neither', channel, { hasMediaSource: false, playsHlsNatively: false }, false, null],
  ['the browser itself for a plain file', clip, both, false, 'native'],
] as const)('takes %s', (_what, source, support, needsFullEngine, engine) => {
  expect(chooseEngine(source, support, needsFullEngine)).toBe(engine);
});
