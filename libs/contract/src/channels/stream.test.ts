import { describe, expect, test } from 'vitest';
import { expectFaces, read } from '../testing/expect-faces.ts';
import { DRM_STREAM_TYPES, Drm, Packshot, PlaybackPoint, ScreenshotTimings, SeekPoint, Stream } from './stream.ts';

const drmWire = {
  force_subtitles: true,
  thumbUrl: 'https://img.example/thumbs/',
  drm_provider: 'keys',
  streams: [
    {
      type: 'hls_fairplay' as const,
      url: 'https://cdn.example/a.m3u8',
      license_url: 'https://keys.example/fp',
      certificate_url: 'https://keys.example/fp.cer',
    },
  ],
};
const drm = {
  forceSubtitles: true,
  thumbnailUrl: 'https://img.example/thumbs/',
  drmProvider: 'keys',
  streams: [
    {
      type: 'hls_fairplay' as const,
      url: 'https://cdn.example/a.m3u8',
      licenseUrl: 'https://keys.example/fp',
      certificateUrl: 'https://keys.example/fp.cer',
    },
  ],
};
const pointWire = { type: 'highlights', start: 1000, end: 5000, button: { label: 'Skip', action: 'skip' as const } };
const point = { type: 'highlights', startMs: 1000, endMs: 5000, button: { label: 'Skip', action: 'skip' as const } };
const packshotWire = { url: '/p.m3u8', img: '/p.jpg', screenshot_url: '/p/', screenshot_timings: '/p.json' };
const packshot = { url: '/p.m3u8', img: '/p.jpg', screenshotUrl: '/p/', screenshotTimings: '/p.json' };

test('DATA-038 CALL-038 a stream', () => {
  const rest = { hls: 'https://cdn.example/a.m3u8', img: 'https://img.example/', stat: { id: 1 } };
  const noRolls = { pre_roll: [], middle_roll: [], post_roll: [], post_pause_roll: [], middle_roll_points: [] };
  const noCleanRolls = { preRoll: [], middleRoll: [], postRoll: [], postPauseRoll: [], middleRollPoints: [] };
  expectFaces(
    Stream,
    {
      ...rest,
      hls_mbr: '/m.m3u8',
      trackers: [{ type: 'tns' }],
      stream_info: { node: 3 },
      ad: { ...noRolls, allow_disable: true },
      playback_points: [pointWire],
      packshots: [packshotWire],
      drm: drmWire,
    },
    {
      ...rest,
      hlsMbr: '/m.m3u8',
      trackers: [{ type: 'tns' }],
      streamInfo: { node: 3 },
      ad: { ...noCleanRolls, allowDisable: true },
      playbackPoints: [point],
      packshots: [packshot],
      drm,
    },
  );
});

test('DATA-039 a packshot', () => {
  expectFaces(Packshot, packshotWire, packshot);
});

test('DATA-040 DATA-041 protection, with a licence address for each system', () => {
  expectFaces(Drm, drmWire, drm);
  expect(DRM_STREAM_TYPES.slice(0, 3)).toEqual(['dash_widevine', 'hls_fairplay', 'dash_playready']);
  expect(DRM_STREAM_TYPES.slice(3)).toEqual(['hls_clearkey', 'dash_clearkey']);
  const { value, issues } = read(Drm, { streams: [{ ...drmWire.streams[0], type: 'smoke' }] });
  expect(value?.streams).toEqual([]);
  expect(issues).toEqual([{ path: 'streams[0].type', reason: 'unknownValue', expected: 'oneOf' }]);
});

describe('PlaybackPoint', () => {
  test('DATA-042 has a button with one of four actions', () => {
    expectFaces(PlaybackPoint, pointWire, point);
    for (const action of ['skip', 'start', 'next', 'finish']) {
      expect(read(PlaybackPoint, { ...pointWire, button: { label: 'x', action } }).value?.button?.action).toBe(action);
    }
    expect(read(PlaybackPoint, { ...pointWire, button: { label: 'x', action: 'dance' } }).value).not.toHaveProperty(
      'button',
    );
  });

  test('DATA-042 lasts 8 s when its end is not given', () => {
    expect(read(PlaybackPoint, { type: 'other', start: '2000' }).value?.endMs).toBe(10_000);
    expect(read(PlaybackPoint, { type: 'other', start: 0, end: null }).value?.endMs).toBe(8_000);
    expect(read(PlaybackPoint, { type: 'other' }).value).toBeUndefined();
  });
});

test('CALL-045 screenshot timings hold seek points', () => {
  expectFaces(
    SeekPoint,
    { position: 10_000, url: '/1.jpg', index: 1 },
    { positionMs: 10_000, url: '/1.jpg', index: 1 },
  );
  expect(read(ScreenshotTimings, { seek_points: [{ position: 0, index: 0 }] }).value?.seekPoints).toEqual([
    { positionMs: 0, index: 0 },
  ]);
});
