import { describe, expect, it } from 'vitest';
import { IDLE_OBSERVATION } from '../testing/idle-observation.ts';
import {
  FROZEN_MS,
  FROZEN_TOO_LONG_MS,
  LOAD_TOO_LONG_MS,
  PAUSED_BY_NOBODY_MS,
  PICTURE_MISSING_SECONDS,
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
  readonly wantsToPlay?: boolean;
  readonly countsPictures?: boolean;
  readonly presentedFrames?: (elapsedMs: number) => number;
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
    wantsToPlay = !isPaused,
    countsPictures = false,
    presentedFrames = () => 5,
  } = scene;
  const watch = new ProgressWatch();
  const found = [];
  for (let elapsedMs = 0; elapsedMs <= forMs; elapsedMs += everyMs) {
    const now = { mediaTime: mediaTime(elapsedMs), presentedFrames: presentedFrames(elapsedMs) };
    const observation = { ...IDLE_OBSERVATION, readyState, isPaused, ...now };
    const finding = watch.look({ elapsedMs, isPlaced, wantsToPlay, isOnline, observation, countsPictures });
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

describe('frames that do not count up while the clock runs', () => {
  const running = { mediaTime: (elapsedMs: number) => elapsedMs / 1000, countsPictures: true };
  const missing = { kind: 'problem', code: 'PICTURE_MISSING' };

  it('are told after ten seconds of sound', () => {
    const [first] = findings(15_000, running);
    expect(first?.finding).toEqual(missing);
    expect(first?.atMs).toBeGreaterThanOrEqual(PICTURE_MISSING_SECONDS * 1000);
  });

  it.each<[string, Scene]>([
    ['pictures come, slowly', { ...running, presentedFrames: (elapsedMs) => Math.floor(elapsedMs / 5_000) }],
    ['nothing is to be counted: a radio, a page that nobody sees', { ...running, countsPictures: false }],
    ['it is paused', { ...running, isPaused: true, mediaTime: () => 7 }],
  ])('are nothing where %s', (_, scene) => {
    expect(findings(30_000, scene).map(({ finding }) => finding)).not.toContainEqual(missing);
  });
});

describe('a pause that nobody asked for', () => {
  it('is told when its event would have come, and again while it lasts', () => {
    const found = findings(1_000, { isPaused: true, wantsToPlay: true });
    expect(found[0]).toEqual({ finding: { kind: 'pausedByNobody' }, atMs: PAUSED_BY_NOBODY_MS });
    expect(found.length).toBeGreaterThan(1);
  });

  it('is none where the viewer paused, or before anything plays', () => {
    expect(findings(5_000, { isPaused: true })).toEqual([]);
    expect(findings(5_000, { isPaused: true, wantsToPlay: true, isPlaced: false })).toEqual([]);
  });
});
