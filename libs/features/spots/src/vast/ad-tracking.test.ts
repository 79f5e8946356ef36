import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createTracking } from './ad-tracking.ts';
import type { PlayableAd } from './playable-ad.ts';

const EVENTS = [
  ...['impression', 'creativeView', 'start', 'firstQuartile', 'midpoint', 'thirdQuartile', 'complete', 'skip'],
  ...['mute', 'unmute', 'pause', 'resume', 'fullscreen', 'exitFullscreen', 'click', 'error'],
];

const AD: PlayableAd = {
  id: 'tea',
  title: 'Tea',
  advertiser: null,
  universalId: null,
  durationSeconds: 20,
  skipAfterSeconds: 5,
  files: [{ address: 'https://a.example/tea.mp4', type: 'video/mp4', width: 640, height: 360, kbps: 300 }],
  clickThrough: 'https://tea.example/?cb=[CACHEBUSTING]',
  companionText: null,
  beacons: Object.fromEntries(EVENTS.map((event) => [event, [`https://a.example/${event}`]])),
  progress: [{ atSeconds: 7, beacons: ['https://a.example/at-7'] }],
};

function watched(ad: PlayableAd = AD) {
  const sent: string[] = [];
  const send = (address: string) => void sent.push(address.replace('https://a.example/', ''));
  const tracking = createTracking(ad, { send, now: () => Date.UTC(2026, 2, 5), random: () => 0.5 });
  return { sent, tracking };
}

test('ADS-020 an ad that is watched to its end tells each part once, in order', () => {
  const { sent, tracking } = watched();
  tracking.shown();
  for (let seconds = 0; seconds <= 20; seconds += 0.25) tracking.progressed(seconds, 20);
  tracking.completed(20);
  expect(sent).toEqual([
    ...['impression', 'creativeView', 'start', 'firstQuartile', 'at-7', 'midpoint', 'thirdQuartile', 'complete'],
  ]);
});

test('ADS-020 parts that are jumped over are told, those behind again are not', () => {
  const { sent, tracking } = watched();
  tracking.shown();
  tracking.progressed(0, 20);
  tracking.progressed(12, 20);
  tracking.progressed(1, 20);
  tracking.progressed(6, 20);
  expect(sent.slice(2)).toEqual(['start', 'firstQuartile', 'at-7', 'midpoint']);
});

test('ADS-020 nothing is told of an ad before its first picture', () => {
  const { sent, tracking } = watched();
  tracking.progressed(3, 20);
  tracking.completed(20);
  expect(sent).toEqual([]);
});

test('ADS-020 a skip, a failure and the end are the last words', () => {
  for (const last of ['skip', 'error', 'complete'] as const) {
    const { sent, tracking } = watched();
    tracking.shown();
    tracking.progressed(20, 20);
    if (last === 'skip') tracking.skipped();
    if (last === 'error') tracking.failed(405);
    if (last === 'complete') tracking.completed(20);
    tracking.skipped();
    tracking.failed(400);
    tracking.completed(20);
    tracking.changed('muted', true);
    tracking.shown();
    expect(sent.at(-1)).toBe(last);
    expect(sent.filter((one) => ['skip', 'error', 'complete'].includes(one))).toEqual([last]);
  }
});

test('ADS-020 sound and pauses are told when they change', () => {
  const { sent, tracking } = watched();
  for (const isOn of [false, true, true, false]) tracking.changed('muted', isOn);
  tracking.changed('paused', true);
  tracking.changed('paused', false);
  expect(sent).toEqual(['mute', 'unmute', 'pause', 'resume']);
});

test('ADS-020 a click is told each time and leads where the list says', () => {
  const { sent, tracking } = watched();
  expect(tracking.clicked()).toBe('https://tea.example/?cb=50000000');
  expect(tracking.clicked()).toBe('https://tea.example/?cb=50000000');
  expect(sent).toEqual(['click', 'click']);
  expect(watched({ ...AD, clickThrough: null }).tracking.clicked()).toBeNull();
});

test('ADS-020 beacons tell the code, the place in the creative, the file and the time', () => {
  const query = 'c=[ERRORCODE]&h=[ADPLAYHEAD]&f=[ASSETURI]&t=[TIMESTAMP]&n=[CACHEBUSTING]';
  const { sent, tracking } = watched({ ...AD, beacons: { error: [`https://a.example/e?${query}`] } });
  tracking.shown();
  tracking.progressed(2.5, 20);
  tracking.failed(405);
  expect(sent).toEqual([
    'e?c=405&h=00%3A00%3A02.500&f=https%3A%2F%2Fa.example%2Ftea.mp4&t=2026-03-05T00%3A00%3A00.000Z&n=50000000',
  ]);
});

test('ADS-020 in whatever order things happen, each part is told once at most and none after the end', () => {
  const step = fc.oneof(
    fc.constant({ kind: 'shown' as const }),
    fc.record({ kind: fc.constant('at' as const), seconds: fc.double({ min: 0, max: 25, noNaN: true }) }),
    fc.constant({ kind: 'completed' as const }),
    fc.constant({ kind: 'skipped' as const }),
    fc.constant({ kind: 'failed' as const }),
  );
  fc.assert(
    fc.property(fc.array(step, { maxLength: 30 }), (steps) => {
      const { sent, tracking } = watched();
      for (const one of steps) {
        if (one.kind === 'shown') tracking.shown();
        else if (one.kind === 'at') tracking.progressed(one.seconds, 20);
        else if (one.kind === 'completed') tracking.completed(20);
        else if (one.kind === 'skipped') tracking.skipped();
        else tracking.failed(400);
      }
      expect(new Set(sent).size).toBe(sent.length);
      const end = sent.findIndex((event) => ['complete', 'skip', 'error'].includes(event));
      if (end >= 0) expect(end).toBe(sent.length - 1);
      const parts = sent.filter((event) => /^(start|firstQuartile|midpoint|thirdQuartile)$/.test(event));
      expect(parts).toEqual(['start', 'firstQuartile', 'midpoint', 'thirdQuartile'].slice(0, parts.length));
    }),
  );
});
