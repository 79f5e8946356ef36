import { describe, expect, it } from 'vitest';
import type { Player } from './player.ts';
import type { Source } from './source.ts';
import type { PlayerState } from './state/player-state.ts';
import { mediaAddresses } from './testing/media-origin.ts';
import { reached } from './testing/mounted-player.ts';
import { mountWatched } from './testing/watched-player.ts';

const film = (fault: string): Source => ({ kind: 'vod', url: mediaAddresses(fault).vod(600) });
const channel = (fault: string): Source => ({ kind: 'live', url: mediaAddresses(fault).live });
const file = (fault: string): Source => ({ kind: 'vod', url: mediaAddresses(fault).file(60) });

function load(source: Source) {
  const mounted = mountWatched();
  void mounted.player.load(source);
  return mounted;
}

/** @returns how long the picture has stood at most since it was first there, in seconds */
function stands({ subscribe }: Player): () => number {
  let sinceMs = NaN;
  let longestMs = 0;
  subscribe(
    ({ playback }) => playback === 'playing',
    (isPlaying) => {
      if (isPlaying && sinceMs > 0) longestMs = Math.max(longestMs, performance.now() - sinceMs);
      sinceMs = isPlaying ? NaN : performance.now();
    },
  );
  return () => longestMs / 1000;
}

describe('media that arrive whole and that no decoder takes', () => {
  type Noise = readonly [what: string, source: Source, mostLost: number];
  const films: readonly Noise[] = [
    ['noise for a picture in a film', film('garble=picture@3'), 3],
    ['noise for sound in a film', film('garble=sound@3'), 3],
    ['broken boxes in a film', film('garble=boxes@3'), 5],
  ];
  const others: readonly Noise[] = [
    ['noise for a picture on a channel', channel('garble=picture@2'), 3],
    ['noise for sound on a channel', channel('garble=sound@2'), 3],
    ['noise for a picture in an MP4', file('garble=picture@3'), 5],
  ];

  // Three pictures at a time are what two cores decode without a fault of their own.
  it.each([
    ['films', films],
    ['channels and MP4', others],
  ])(
    'ENG-008 %s go on behind them, and the pause of the browser is nobody’s intent',
    async (_, noises) => {
      const shown = noises.map(async ([what, source, mostLost]) => {
        const { player, intents, picture, remedies } = load(source);
        await reached(player, ({ stats }) => stats.presentedFrames > 0);
        const { position } = player.state;
        const untilMs = (position.wallTimeMs ?? position.mediaTime * 1000) + 14_000;
        const momentOf = () => player.state.position.wallTimeMs ?? player.state.position.mediaTime * 1000;
        const state = await reached(player, ({ playback }) => playback === 'playing' && momentOf() > untilMs, 40_000);
        return { what: `${what} (${remedies.join(', ')})`, mostLost, intents, state, lost: picture().ahead };
      });
      for (const { what, mostLost, intents, state, lost } of await Promise.all(shown)) {
        expect.soft(intents, what).toEqual([true]);
        expect.soft(state.error, what).toBeNull();
        expect.soft(lost, what).toBeLessThan(mostLost);
      }
    },
    60_000,
  );

  it('ENG-008 two bad segments of a channel, in a row or with a good one between, cost 2 s each and stand for no longer', async () => {
    const channels = ['garble=picture@2-3', 'garble=picture@2,garble=picture@4', 'garble=sound@2-3'].map(
      async (fault) => {
        const { player, intents, picture, remedies } = load(channel(fault));
        const standing = stands(player);
        await reached(player, ({ stats }) => stats.presentedFrames > 0);
        const untilMs = (player.state.position.wallTimeMs ?? NaN) + 20_000;
        const isBehind = ({ playback, position }: PlayerState) =>
          playback === 'playing' && (position.wallTimeMs ?? 0) > untilMs;
        const { error } = await reached(player, isBehind, 45_000);
        return { what: `${fault} (${remedies.join(', ')})`, intents, error, lost: picture().ahead, stood: standing() };
      },
    );
    for (const { what, intents, error, lost, stood } of await Promise.all(channels)) {
      expect.soft([intents, error], what).toEqual([[true], null]);
      expect.soft(lost, what).toBeLessThan(5);
      expect.soft(stood, what).toBeLessThan(4);
    }
  }, 60_000);

  it('ENG-002 ENG-009 are said in words where there is nothing else: film, channel and MP4', async () => {
    const failed = [film, channel, file].map(async (source) => {
      const { player, intents } = load(source('garble=picture@0-9999'));
      const { error } = await reached(player, ({ lifecycle }) => lifecycle === 'failed', 40_000);
      return { intents, code: error?.code, messageKey: error?.entry.messageKey };
    });
    for (const ended of await Promise.all(failed))
      expect(ended).toEqual({ intents: [true], code: 'DECODE_FAILED', messageKey: 'error_video_codec' });
  }, 60_000);
});
