import { decode } from '@livery/contract/schema';
import { SeekPoint, Stream } from '@livery/contract/channels/stream';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import {
  addSkip,
  afterPinch,
  afterTap,
  clampVolume,
  DEVICE_DEFAULTS,
  layerOfEscape,
  mayControlsHide,
  maySetSpeed,
  mayUsePlayerKeys,
  nextSpeed,
  PLAYBACK_SPEEDS,
  readDeviceSettings,
  readViewerSettings,
  remember,
  REMEMBERED_SERIES,
  scrubTarget,
  settingsFor,
  skipTarget,
  steppedVolume,
  thumbnailAt,
  thumbnailFolder,
  seekThumbnailSize,
  tapZone,
  volumePercent,
  type Layer,
  type Skips,
  type Tap,
} from './controls.ts';

it('CTRL-047 CTRL-048 the volume stays between 0 and 1, and 0 and 100 per cent; unset it is 100', () => {
  expect([1.4, -1, 0.3, Number.NaN].map(clampVolume)).toEqual([1, 0, 0.3, 1]);
  expect([volumePercent(), volumePercent(null), volumePercent(0), volumePercent(0.35), volumePercent(7)]).toEqual([
    100, 100, 0, 35, 100,
  ]);
});

it('CTRL-027 CTRL-028 a press is 0.05, without crumbs, and ends at the ends', () => {
  const up = (presses: number) =>
    Array.from({ length: presses }).reduce<number>((volume) => steppedVolume(volume, 1), 0.1);
  expect([up(1), up(4), up(100)]).toEqual([0.15, 0.3, 1]);
  expect(steppedVolume(0.03, -1)).toBe(0);
});

it('CTRL-050 a scrub ends 5 s before the end of the programme', () => {
  expect([50, 95, 96, -3].map((seconds) => scrubTarget(seconds, 100))).toEqual([50, 95, 95, 0]);
  expect(scrubTarget(3, 2)).toBe(0);
  expect(scrubTarget(Number.NaN, 100)).toBeNull();
});

const taps = (...touches: readonly (readonly [atMs: number, x: number])[]) => {
  let remembered: Tap | null = null;
  return touches.map(([atMs, x]) => {
    const after = afterTap(remembered, { atMs, zone: tapZone(x, 1000) });
    remembered = after.remembered;
    return after.outcome;
  });
};

it('CTRL-035 two touches within 500 ms are a double tap, and one later is not', () => {
  expect(taps([0, 900], [500, 900])).toEqual(['toggleControls', 'skipForward']);
  expect(taps([0, 900], [501, 900])).toEqual(['toggleControls', 'toggleControls']);
});

it('CTRL-036 CTRL-037 CTRL-038 the outer fifths skip, what is between them fills the screen', () => {
  expect([0, 199, 200, 800, 801].map((x) => tapZone(x, 1000))).toEqual(['left', 'left', 'middle', 'middle', 'right']);
  expect(taps([0, 100], [200, 100], [400, 100])).toEqual(['toggleControls', 'skipBack', 'skipBack']);
  expect(taps([0, 500], [200, 500], [400, 500])).toEqual(['toggleControls', 'toggleFullscreen', 'toggleControls']);
  expect(taps([0, 100], [200, 900]), 'two fingers at two sides are no double tap').toEqual([
    'toggleControls',
    'toggleControls',
  ]);
});

it('CTRL-039 CTRL-040 spreading two fingers fills a screen that is held across, and nothing else', () => {
  const spread = (isLandscape: boolean, to: number) => {
    const { pinch } = afterPinch(null, { distance: 100, atMs: 0, isLandscape });
    return afterPinch(pinch, { distance: to, atMs: 100, isLandscape }).fit;
  };
  expect([spread(true, 130), spread(true, 70), spread(true, 105)]).toEqual(['fill', 'contain', null]);
  expect(spread(false, 300)).toBeNull();
});

it('CTRL-041 a pinch that paused for 500 ms begins anew', () => {
  const { pinch } = afterPinch(null, { distance: 100, atMs: 0, isLandscape: true });
  expect(afterPinch(pinch, { distance: 140, atMs: 499, isLandscape: true }).fit).toBe('fill');
  const late = afterPinch(pinch, { distance: 140, atMs: 500, isLandscape: true });
  expect(late).toEqual({ fit: null, pinch: { startDistance: 140, movedAtMs: 500 } });
});

it('CTRL-045 controls stay while paused, while a menu is open, and while the pointer is on them', () => {
  const watching = { isPlaying: true, isMenuOpen: false, isPointerOverControls: false };
  expect(mayControlsHide(watching)).toBe(true);
  expect(mayControlsHide({ ...watching, isPlaying: false })).toBe(false);
  expect(mayControlsHide({ ...watching, isMenuOpen: true })).toBe(false);
  expect(mayControlsHide({ ...watching, isPointerOverControls: true })).toBe(false);
});

it('CTRL-030 Escape is for the topmost layer: modal, menu, fullscreen, search, the mini player, then the TV page', () => {
  const order: Layer[] = ['modal', 'menu', 'fullscreen', 'search', 'miniPlayer', 'tvPage'];
  expect(order.map((_, index) => layerOfEscape(new Set(order.slice(index))))).toEqual(order);
  expect(layerOfEscape(new Set())).toBeNull();
});

it('CTRL-031 CTRL-032 CTRL-033 CTRL-034 any barrier keeps the keys from the player', () => {
  expect(mayUsePlayerKeys(new Set())).toBe(true);
  for (const barrier of ['modal', 'search', 'ad', 'preview'] as const)
    expect(mayUsePlayerKeys(new Set([barrier])), barrier).toBe(false);
});

/** As the site gets them. */
function seekPoints(...wire: object[]): SeekPoint[] {
  return wire.map((one) => {
    const result = decode(SeekPoint, one);
    if (!result.ok) throw new Error('no seek point');
    return result.value;
  });
}

it('CTRL-055 the seek points of the stream choose the thumbnail of a moment', () => {
  const points = seekPoints(
    { position: 0, url: 'https://a.test/0.jpg' },
    { position: 20_000, url: 'https://a.test/2.jpg' },
    { position: 10_000, url: 'https://a.test/1.jpg' },
  );
  const thumbnail = (seconds: number) => thumbnailAt({ folder: 'https://b.test/', points }, seconds);
  expect([0, 9.9, 10, 25].map(thumbnail)).toEqual([
    'https://a.test/0.jpg',
    'https://a.test/0.jpg',
    'https://a.test/1.jpg',
    'https://a.test/2.jpg',
  ]);
  expect(thumbnailAt({ folder: undefined, points: [] }, 13.7)).toBeUndefined();
});

it.each([
  [0, 'https://b.test/film/0.jpg?w=196&h=110'],
  [9.9, 'https://b.test/film/0.jpg?w=196&h=110'],
  [13.7, 'https://b.test/film/10.jpg?w=196&h=110'],
  [1_789_000_019, 'https://b.test/film/1789000010.jpg?w=196&h=110'],
])('CALL-097 without seek points second %d is asked for as %s', (seconds, address) => {
  expect(thumbnailAt({ folder: 'https://b.test/film/', points: [] }, seconds)).toBe(address);
});

it('CTRL-055 seek points that give numbers choose the file of that number in the folder', () => {
  const points = seekPoints({ position: 0, index: 0 }, { position: 10_000, index: 1 }, { position: 20_000 });
  const thumbnail = (seconds: number, folder?: string) => thumbnailAt({ folder, points }, seconds);
  expect([5, 10, 19, 20].map((seconds) => thumbnail(seconds, 'https://b.test/film'))).toEqual([
    'https://b.test/film/0.jpg?w=196&h=110',
    'https://b.test/film/1.jpg?w=196&h=110',
    'https://b.test/film/1.jpg?w=196&h=110',
    undefined,
  ]);
  expect(thumbnail(10)).toBeUndefined();
});

it('CTRL-054 a thumbnail is large where the picture has a wide window to itself, and as specified everywhere else', () => {
  const page = { fillsWindow: true, isFullscreen: false, isPhone: false, windowWidthPx: 1440 };
  expect(seekThumbnailSize(page)).toBe('roomy');
  expect(seekThumbnailSize({ ...page, isFullscreen: true, windowWidthPx: 1920 })).toBe('roomy');
  expect(seekThumbnailSize({ ...page, windowWidthPx: 1439 })).toBe('normal');
  expect(seekThumbnailSize({ ...page, isFullscreen: true, windowWidthPx: 1366 })).toBe('fullscreen');
  expect(seekThumbnailSize({ ...page, isPhone: true, windowWidthPx: 390 })).toBe('mobile');
  expect(seekThumbnailSize({ ...page, fillsWindow: false, windowWidthPx: 2560 })).toBe('normal');
});

it('ENG-049 a protected stream names the folder of its own thumbnails', () => {
  const read = (wire: object) => {
    const result = decode(Stream, wire);
    if (!result.ok) throw new Error('no stream');
    return thumbnailFolder(result.value);
  };
  expect(read({ hls: '/a.m3u8', img: 'https://a.test/' })).toBe('https://a.test/');
  expect(read({ hls: '/a.m3u8', img: 'https://a.test/', drm: { thumbUrl: 'https://drm.test/' } })).toBe(
    'https://drm.test/',
  );
});

it('ENG-041 eight speeds, from a quarter to double in steps of a quarter', () => {
  expect(PLAYBACK_SPEEDS).toEqual([0.25, 0.5, 0.75, 1, 1.25, 1.5, 1.75, 2]);
  expect([nextSpeed(1, 1), nextSpeed(1, -1), nextSpeed(2, 1), nextSpeed(0.25, -1)]).toEqual([1.25, 0.75, 2, 0.25]);
});

it('ENG-042 no speed is offered at the live edge', () => {
  expect(
    (['live', 'timeshift', 'archive', 'vod', null] as const).map((content) => maySetSpeed({ content, output: null })),
  ).toEqual([false, true, true, true, false]);
});

it('CAST-010 another device plays at its own rate', () => {
  expect(maySetSpeed({ content: 'vod', output: 'Living room' })).toBe(false);
});

it('LIVE-025 skips within 500 ms add up from where they began', () => {
  const press = (skips: Skips | null, atMs: number, positionSeconds: number) =>
    addSkip(skips, { seconds: 10, atMs, positionSeconds });
  const three = press(press(press(null, 0, 100), 400, 100.4), 800, 100.8);
  expect(skipTarget(three)).toBe(130);
  expect(skipTarget(press(three, 1_300, 131))).toBe(141);
});

it('CTRL-049 believes what was stored, and nothing else that lies there', () => {
  const stored = JSON.stringify({
    volume: 0.4,
    muted: true,
    quality: 720,
    subtitles: { size: 'huge', colour: 'pink' },
    corner: 'top-left',
  });
  expect(readDeviceSettings(stored)).toEqual({
    volume: 0.4,
    muted: true,
    quality: 720,
    subtitles: { ...DEVICE_DEFAULTS.subtitles, size: 'huge' },
    corner: 'top-left',
  });
  for (const junk of [null, '', '7', '[]', '{"volume":"loud"}', '{"corner":"middle"}'])
    expect(readDeviceSettings(junk)).toEqual(DEVICE_DEFAULTS);
  fc.assert(
    fc.property(fc.json(), (json) => {
      const { volume } = readDeviceSettings(json);
      expect(volume >= 0 && volume <= 1).toBe(true);
      expect(readViewerSettings(json).series).toBeTypeOf('object');
    }),
  );
});

it('what was chosen for a series goes before the habit of the person, and speed stays with the series', () => {
  const habit = remember(readViewerSettings(null), { audio: 'kk', speed: 1.5 }, null);
  const chosen = remember(habit, { audio: 'ru', text: 'kk', speed: 1.25 }, 7);
  expect(settingsFor(chosen, 7)).toEqual({ audio: 'ru', text: 'kk', speed: 1.25 });
  expect(settingsFor(remember(chosen, { audio: 'en' }, null), 7).audio).toBe('ru');
  expect(settingsFor(chosen, 8)).toEqual({ audio: 'ru', text: 'kk', speed: undefined });
  expect(readViewerSettings(JSON.stringify(chosen))).toEqual(chosen);
});

it('forgets the series that was touched longest ago', () => {
  let viewer = readViewerSettings(null);
  for (let id = 1; id <= REMEMBERED_SERIES + 1; id += 1) viewer = remember(viewer, { audio: 'ru' }, 1_000 - id);
  expect(Object.keys(viewer.series)).toHaveLength(REMEMBERED_SERIES);
  expect(settingsFor(remember(viewer, {}, null), 999).audio).toBe('ru');
  expect(viewer.series['s999']).toBeUndefined();
  expect(viewer.series['s949']).toBeDefined();
});
