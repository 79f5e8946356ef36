import { describe, expect, it } from 'vitest';
import { IDLE_OBSERVATION } from '../testing/idle-observation.ts';
import {
  FROZEN_MS,
  FROZEN_TOO_LONG_MS,
  LOAD_TOO_LONG_MS,
  ProgressWatch,
  STARVED_TOO_LONG_MS,
  TICK_MS,
  type Finding,
} from './progress-watch.ts';

interface Scene {
  readonly readyState?: number;
  readonly isPaused?: boolean;
  readonly isPlaced?: boolean;
  readonly isOnline?: boolean;
  /** Milliseconds between two looks. */
  readonly everyMs?: number;
  readonly mediaTime?: (elapsedMs: number) => number;
}

/** Everything that the watch says while `scene` lasts for `forMs`, with the time of it. */
function findings(forMs: number, scene: Scene): { finding: Finding; atMs: number }[] {
  const {
    readyState = 4,
    isPaused = false,
    isPlaced = true,
    isOnline = true,
    everyMs = TICK_MS,
    mediaTime = () => 7,
  } = scene;
  const watch = new ProgressWatch();
  const found = [];
  for (let elapsedMs = 0; elapsedMs <= forMs; elapsedMs += everyMs) {
    const observation = { ...IDLE_OBSERVATION, readyState, isPaused, mediaTime: mediaTime(elapsedMs) };
    const finding = watch.look({ elapsedMs, isPlaced, wantsToPlay: !isPaused, isOnline, observation });
    if (finding) found.push({ finding, atMs: elapsedMs });
  }
  return found;
}

describe('the progress watch', () => {
  it('says once that the picture froze, then that it is too long', () => {
    expect(findings(FROZEN_TOO_LONG_MS, {})).toEqual([
      { finding: { kind: 'froze' }, atMs: FROZEN_MS },
      { finding: { kind: 'problem', code: 'PLAYHEAD_FROZEN' }, atMs: FROZEN_TOO_LONG_MS },
    ]);
  });

  it('waits longer for media that has to arrive', () => {
    expect(findings(STARVED_TOO_LONG_MS, { readyState: 2 })).toEqual([
      { finding: { kind: 'problem', code: 'BUFFER_STARVED' }, atMs: STARVED_TOO_LONG_MS },
    ]);
  });

  it('limits the time to the first media', () => {
    expect(findings(LOAD_TOO_LONG_MS, { isPlaced: false, readyState: 0 })).toEqual([
      { finding: { kind: 'problem', code: 'LOAD_TIMEOUT' }, atMs: LOAD_TOO_LONG_MS },
    ]);
  });

  it.each([
    ['playing', { mediaTime: (elapsedMs: number) => elapsedMs / 1000 }],
    ['paused', { isPaused: true }],
    ['offline', { isOnline: false, readyState: 2 }],
    ['on a page that sleeps between two looks', { everyMs: 60_000 }],
  ])('says nothing while %s', (_what, scene: Scene) => {
    expect(findings(300_000, scene)).toEqual([]);
  });
});
