import { describe, expect, it } from 'vitest';
import type { ErrorCode } from './errors/catalogue.ts';
import type { Source } from './source.ts';
import { mediaAddresses } from './testing/media-origin.ts';
import { reached } from './testing/mounted-player.ts';
import { mountWatched } from './testing/watched-player.ts';
import { systemClock } from './services.ts';

/** Each on a host of its own: what hangs would keep the connections of the others. */
const film = (fault: string): Source => ({ kind: 'vod', url: mediaAddresses(fault).vod(600) });
const channel = (fault: string): Source => ({ kind: 'live', url: mediaAddresses(fault).live });
const file = (fault: string): Source => ({ kind: 'vod', url: mediaAddresses(fault).file(60) });

/** By the real clock: what is asked for here are seconds. */
function load(source: Source) {
  const startedAtMs = performance.now();
  const mounted = mountWatched({ services: { clock: systemClock } });
  void mounted.player.load(source);
  return { ...mounted, elapsedSeconds: () => (performance.now() - startedAtMs) / 1000 };
}

describe('a stream with one fault loses the fault alone', () => {
  const streams: readonly (readonly [what: string, source: Source, firstPictureWithin: number])[] = [
    ['the lowest rendition has an impossible address', film('impossible=0'), 3],
    ['another rendition has an impossible address', channel('impossible=1'), 3],
    ['a film without a target duration', film('target='), 3],
    ['a channel whose target duration is no number', channel('target=soon'), 3],
    ['a film whose sound ends at a discontinuity', film('silence=@3'), 3],
    ['a film of which the first delivery network hangs', film('twins,hang=@0-99'), 8],
    ['a channel of which the first delivery network hangs', channel('twins,hang=@playlist'), 15],
  ];

  it('plays, soon and without a word', async () => {
    const rejections: unknown[] = [];
    const write = ({ reason }: PromiseRejectionEvent) => rejections.push(reason);
    addEventListener('unhandledrejection', write);
    const played = streams.map(async ([what, source, within]) => {
      const { player, picture, remedies, elapsedSeconds } = load(source);
      await reached(player, ({ stats }) => stats.presentedFrames > 0, 15_000);
      const firstPicture = elapsedSeconds();
      const { mediaTime } = player.state.position;
      await reached(player, ({ position }) => position.mediaTime > mediaTime + 9, 25_000);
      return {
        what: `${what} (${remedies.join(', ')})`,
        within,
        firstPicture,
        lost: picture().ahead,
        state: player.state,
      };
    });
    for (const { what, within, firstPicture, lost, state } of await Promise.all(played)) {
      expect.soft(state.error, what).toBeNull();
      expect.soft(firstPicture, what).toBeLessThan(within);
      expect.soft(lost, what).toBeLessThan(1.5);
    }
    removeEventListener('unhandledrejection', write);
    expect(rejections).toEqual([]);
  }, 60_000);

  it('a segment that stops midway is asked for again, and the picture does not wait for it longer than an engine that notices', async () => {
    const { player, elapsedSeconds, picture } = load(film('stall=@2,until=4'));
    await reached(player, ({ position }) => position.mediaTime > 7, 25_000);
    // 7 s of film, and at most the 4.6 s after which shaka gives a segment up.
    expect(elapsedSeconds()).toBeLessThan(7 + 4.6 + 1);
    expect(picture().ahead).toBeLessThan(0.5);
    expect(player.state.error).toBeNull();
  }, 40_000);
});

it('what is no stream is told with its first cause, and in time', async () => {
  const streams: readonly (readonly [what: string, source: Source, code: ErrorCode, within: number])[] = [
    ['a page for a manifest', film('instead=html@master'), 'MANIFEST_FOREIGN', 2],
    ['JSON for a manifest', channel('instead=json@master'), 'MANIFEST_FOREIGN', 2],
    ['nothing for a manifest', channel('instead=nothing@master'), 'MANIFEST_FOREIGN', 2],
    ['a bare #EXTM3U', channel('instead=bare@master'), 'MANIFEST_FOREIGN', 2],
    [
      'a page for a manifest of which the server said what is in it',
      { ...film('instead=html@master'), tracks: 'muxed' },
      'MANIFEST_FOREIGN',
      3,
    ],
    ['a page for an MP4', file('instead=html@file'), 'FILE_FOREIGN', 2],
    ['an MP4 that is not there', file('status=404@file'), 'FILE_UNREACHABLE', 3],
    ['an MP4 that is not for everybody', file('status=403@file'), 'ACCESS_EXPIRED', 6],
    ['HEVC that the manifest does not name', film('codecs=none,picture=hvc1'), 'CODECS_UNSUPPORTED', 2],
    ['HEVC under another name', film('picture=hvc1'), 'CODECS_UNSUPPORTED', 2],
    ['HEVC that the manifest names', film('codecs=hvc1.1.6.L93.B0'), 'CODECS_UNSUPPORTED', 2],
    ['AC-3 that the manifest does not name', channel('codecs=none,sound=ac-3'), 'CODECS_UNSUPPORTED', 2],
    ['a media playlist that is not there', film('status=404@playlist'), 'PLAYLIST_UNREACHABLE', 4],
    ['a manifest that hangs', channel('hang=@master'), 'MANIFEST_TIMEOUT', 20],
  ];
  const failed = streams.map(async ([what, source, code, within]) => {
    const { player, elapsedSeconds } = load(source);
    const { error } = await reached(player, ({ lifecycle }) => lifecycle === 'failed', 30_000);
    return { what, code, within, seconds: elapsedSeconds(), error };
  });
  for (const { what, code, within, seconds, error } of await Promise.all(failed)) {
    expect.soft(error?.code, what).toBe(code);
    expect.soft(seconds, what).toBeLessThan(within);
  }
}, 60_000);
