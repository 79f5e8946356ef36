import type { Channel, ScheduleEntry } from '@livery/contract/channels/entities';
import { expect, it } from 'vitest';
import { aChannel } from '../channels/testing/a-channel.ts';
import {
  isPlayedHere,
  isVitrina,
  mayPause,
  onVisibility,
  playLeadsToNow,
  positionAfterEnd,
  scheduleTimeMs,
} from './rules.ts';

const entry = (startSeconds: number, durationSeconds: number) =>
  ({ id: startSeconds, startSeconds, durationSeconds, isCatchupAvailable: true }) as ScheduleEntry;
const schedule = [entry(1000, 100), entry(1100, 100), entry(1500, 100)];
const after = (endedSeconds: number, nowSeconds = 9_000) =>
  positionAfterEnd(schedule, endedSeconds * 1000, nowSeconds * 1000);

it('LIVE-019 LIVE-020 only a channel with an archive is paused', () => {
  expect([mayPause({ archivedDays: 3 }), mayPause({ archivedDays: 0 }), mayPause({})]).toEqual([true, false, false]);
});

it('LIVE-018 two player errors and pressing play leads to now', () => {
  expect([0, 1, 2, 3].map(playLeadsToNow)).toEqual([false, false, true, true]);
});

it('LIVE-016 a recording is followed by the next programme, even when it ended a little early or late', () => {
  expect([1_098, 1_100].map((ended) => after(ended))).toEqual([
    { kind: 'archive', seconds: 1_100 },
    { kind: 'archive', seconds: 1_100 },
  ]);
  expect(after(1_102)).toEqual({ kind: 'archive', seconds: 1_102 });
});

it('LIVE-016 a hole of the schedule is passed over', () => {
  expect(after(1_200)).toEqual({ kind: 'archive', seconds: 1_500 });
});

it('LIVE-005 what follows and is nearly now is what is on air', () => {
  expect([after(1_100, 1_130), after(1_100, 1_131).kind]).toEqual([{ kind: 'live' }, 'archive']);
  expect(after(1_600, 1_620)).toEqual({ kind: 'live' });
});

const open = (more: Partial<Channel>) => aChannel(1, { isPurchased: true, ...more });

it('LIVE-052 LIVE-053 a Vitrina channel is 360 s behind its schedule', () => {
  const [vitrina, hls] = [{ type: 'vitrina' }, { type: 'hls' }];
  const kinds = [
    { vitrinaUrl: 'https://vitrina.example', streamTypes: [hls] },
    { streamTypes: [vitrina] },
    { streamTypes: [hls, vitrina] },
    { streamTypes: [] },
    {},
  ];
  expect(kinds.map(isVitrina)).toEqual([true, true, false, false, false]);
  expect(kinds.map((kind) => isPlayedHere(open(kind)))).toEqual([false, false, true, true, true]);
  expect([{ isPurchased: false }, { isAvailable: false }].map((kind) => isPlayedHere(open(kind)))).toEqual([
    false,
    false,
  ]);
  expect(scheduleTimeMs({ streamTypes: [vitrina] }, 1_000_000)).toBe(640_000);
  expect(scheduleTimeMs({}, 1_000_000)).toBe(1_000_000);
});

const page = { isVisible: false, isMobile: true, isPictureInPicture: false, wantsToPlay: true, pausedByHiding: false };

it('LIVE-043 LIVE-044 LIVE-046 a hidden page pauses on a phone, unless the picture has a window of its own', () => {
  expect(onVisibility(page)).toBe('pause');
  expect(onVisibility({ ...page, isPictureInPicture: true })).toBeNull();
  expect(onVisibility({ ...page, isMobile: false })).toBeNull();
  expect(onVisibility({ ...page, wantsToPlay: false })).toBeNull();
});

it('LIVE-045 what hiding paused goes on when the page is seen again, what the viewer paused does not', () => {
  const seen = { ...page, isVisible: true, wantsToPlay: false };
  expect(onVisibility({ ...seen, pausedByHiding: true })).toBe('play');
  expect(onVisibility(seen)).toBeNull();
});
