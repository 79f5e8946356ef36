import type { PlaybackHappening } from '@livery/player-core/playback-events';
import { expect, it } from 'vitest';
import { NOTHING_KNOWN, qualityFields, withHappening } from './play-quality.ts';

const quality = (...happenings: PlaybackHappening[]) => happenings.reduce(withHappening, NOTHING_KNOWN);
const PLAY = { kind: 'channel', isZap: true, watchedMs: 12_000.4 };

it('the start is the wait for the stream, without what an ad break held', () => {
  const { startMs, engine } = quality(
    { type: 'engine', engine: 'hlsjs' },
    { type: 'firstFrame', afterMs: 5_400, heldMs: 5_000 },
  );
  expect([startMs, engine]).toEqual([400, 'hlsjs']);
});

it('stalls are counted with their length', () => {
  const stall = { type: 'stall', isFrozen: false } as const;
  const fields = qualityFields(
    quality(stall, { type: 'stallOver', lastedMs: 300 }, stall, { type: 'stallOver', lastedMs: 700 }),
    PLAY,
  );
  expect(fields).toMatchObject({ stalls: 2, stalledMs: 1_000, isZap: 1, watchedMs: 12_000 });
});

it.each([
  [[], 0, 'left'],
  // On a television, which does not tell of its picture.
  [[], 12_000, 'played'],
  [[{ type: 'firstFrame', afterMs: 1, heldMs: 0 }], 0, 'played'],
  [[{ type: 'error', error: { code: 'MANIFEST_TIMEOUT' }, isFinal: true }], 12_000, 'failed'],
] as const)('after %o and %i ms the play was %s', (happenings, watchedMs, outcome) => {
  const fields = qualityFields(quality(...(happenings as never as PlaybackHappening[])), { ...PLAY, watchedMs });
  expect(fields.outcome).toBe(outcome);
});
