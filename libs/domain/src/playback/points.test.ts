import { PlaybackPoint } from '@livery/contract/channels/stream';
import { decode } from '@livery/contract/schema';
import { expect, it } from 'vitest';
import { activePoint, hasOwnButton, outcomeOf } from './points.ts';

/** A point as the site gets it. */
function point(wire: object): PlaybackPoint {
  const decoded = decode(PlaybackPoint, { type: 'other', ...wire });
  if (!decoded.ok) throw new Error('not a point');
  return decoded.value;
}
const withAction = (action: string) => point({ start: 5_000, end: 90_000, button: { label: 'Label', action } });
const next = { kind: 'play', contentId: 7 } as const;

it('PLAY-029 finds the point whose range holds the moment', () => {
  const points = [point({ start: 0, end: 1_000 }), point({ start: 5_000, end: 6_000 })];
  expect([0, 999, 1_000, 5_500, 6_000].map((ms) => activePoint(points, ms)?.startMs)).toEqual([
    0,
    0,
    undefined,
    5_000,
    undefined,
  ]);
});

it('prefers the point that began last where two overlap', () => {
  const points = [point({ start: 2_000, end: 9_000 }), point({ start: 0, end: 9_000 })];
  expect([activePoint(points, 1_000)?.startMs, activePoint(points, 3_000)?.startMs]).toEqual([0, 2_000]);
});

it('PLAY-030 ends a point without an end after 8 s', () => {
  const points = [point({ start: 1_000 })];
  expect([activePoint(points, 8_999), activePoint(points, 9_000)]).toEqual([points[0], null]);
});

it('PLAY-032 PLAY-033 skips to the end of the point, or starts from the beginning', () => {
  expect(outcomeOf(withAction('skip'), next)).toEqual({ kind: 'seek', positionMs: 90_000 });
  expect(outcomeOf(withAction('start'), next)).toEqual({ kind: 'seek', positionMs: 0 });
});

it('PLAY-034 PLAY-035 goes to the next episode, or ends playback', () => {
  expect(outcomeOf(withAction('next'), next)).toEqual(next);
  expect(outcomeOf(withAction('next'), { kind: 'finish' })).toEqual({ kind: 'finish' });
  expect(outcomeOf(withAction('finish'), next)).toEqual({ kind: 'finish' });
  expect(outcomeOf(point({ start: 0 }), next)).toBeNull();
});

it('PLAY-029 PLAY-031 a button shows while its point is active, also under a highlight that began later', () => {
  const points = [
    withAction('next'),
    point({ type: 'highlight', start: 6_000, end: 8_000, button: { label: 'Goal', action: 'start' } }),
  ];
  expect(activePoint(points, 7_000)?.type).toBe('highlight');
  expect(activePoint(points.filter(hasOwnButton), 7_000)?.button?.action).toBe('next');
});
