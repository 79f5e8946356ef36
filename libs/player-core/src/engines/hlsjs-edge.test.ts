import { expect, it } from 'vitest';
import { neverBackwards, type HlsClass } from './hlsjs-edge.ts';

/** As much of hls.js as has to do with the live edge. */
class Library {
  static readonly version = '1';
  media: { currentTime: number } | null = null;
  latestLevelDetails: { edge: number } | null = null;
  get liveSyncPosition(): number | null {
    return 94;
  }
}

function hlsAt(currentTime: number | null, edge: number | null) {
  const Hls = neverBackwards(Library as unknown as HlsClass);
  const media = currentTime === null ? null : { currentTime };
  const latestLevelDetails = edge === null ? null : { edge };
  return Object.assign(new Hls(), { media, latestLevelDetails });
}

it.each([
  ['no list yet', null, null, 94],
  ['nothing on the element', null, 100, 94],
  ['the playhead in the list', 97, 100, 94],
  ['the playhead at its end', 100, 100, 94],
  ['the playhead a frame beyond it', 100.02, 100, null],
])('hls.js has a live edge to go to, but none behind the playhead: %s', (_what, currentTime, edge, sync) => {
  expect(hlsAt(currentTime, edge).liveSyncPosition).toBe(sync);
});

it('is the library in every other way', () => {
  expect(neverBackwards(Library as unknown as HlsClass).version).toBe('1');
});
