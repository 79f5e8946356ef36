import { describe, expect, it } from 'vitest';
import { afterLeaving, cornerByKey, nearestCorner, type Leaving } from './mini-player.ts';

const WALKED_AWAY: Leaving = {
  isWanted: true,
  isEmbedded: false,
  isElsewhere: true,
  isPlaying: true,
  isOtherViewer: false,
  isInWindow: false,
};

describe('when the page of what plays goes away', () => {
  it('goes on in the mini player where the viewer has walked away from what plays', () => {
    expect(afterLeaving(WALKED_AWAY)).toBe('goesOn');
  });

  it.each<[string, Partial<Leaving>]>([
    ['the viewer has switched the mini player off', { isWanted: false }],
    ['the page is inside of another site', { isEmbedded: true }],
    ['the page itself has dropped it', { isElsewhere: false }],
    ['it is paused, over or broken', { isPlaying: false }],
    ['another profile watches, or nobody', { isOtherViewer: true }],
    ['another profile watches, and it has a window of its own', { isOtherViewer: true, isInWindow: true }],
  ])('ends where %s', (_, fact) => {
    expect(afterLeaving({ ...WALKED_AWAY, ...fact })).toBe('ends');
  });

  it('goes on in a window of its own also while it is paused', () => {
    expect(afterLeaving({ ...WALKED_AWAY, isPlaying: false, isInWindow: true })).toBe('goesOn');
  });
});

it('a picture that is let go stands in the nearest corner', () => {
  const window = { width: 1000, height: 600 };
  expect(nearestCorner({ x: 100, y: 100 }, window)).toBe('top-left');
  expect(nearestCorner({ x: 900, y: 299 }, window)).toBe('top-right');
  expect(nearestCorner({ x: 499, y: 301 }, window)).toBe('bottom-left');
  expect(nearestCorner({ x: 500, y: 300 }, window)).toBe('bottom-right');
});

it('arrows move the picture from corner to corner, and no further', () => {
  expect(cornerByKey('bottom-right', 'ArrowUp')).toBe('top-right');
  expect(cornerByKey('top-right', 'ArrowLeft')).toBe('top-left');
  expect(cornerByKey('top-left', 'ArrowLeft')).toBe('top-left');
  expect(cornerByKey('top-left', 'ArrowDown')).toBe('bottom-left');
  expect(cornerByKey('bottom-left', 'ArrowRight')).toBe('bottom-right');
  expect(cornerByKey('bottom-left', 'Enter')).toBe('bottom-left');
});
