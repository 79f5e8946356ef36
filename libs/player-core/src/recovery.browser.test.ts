import { describe, expect, it } from 'vitest';
import type { PlayerOptions } from './player.ts';
import { mediaAddresses } from './testing/media-origin.ts';
import { mountPlayer, reached, shown } from './testing/mounted-player.ts';
import { hurriedClock } from './testing/hurried-clock.ts';
import { pullCable } from './testing/pulled-cable.ts';
import type { Source } from './source.ts';

/** A player that writes down what it does about errors. */
function mountWatched(options: Omit<PlayerOptions, 'element'> = {}) {
  const mounted = mountPlayer({ ...options, services: { clock: hurriedClock(4), ...options.services } });
  const remedies: string[] = [];
  mounted.player.on('warning', ({ error, remedy }) => {
    if (remedy !== 'ignore') remedies.push(`${error.code} ${remedy}`);
  });
  return { ...mounted, remedies };
}

/** Plays a film whose fourth segment (6 to 8 s) goes wrong until it is well behind that. */
async function playFilmPast(fault: string) {
  const { player, remedies } = mountWatched();
  await player.load({ kind: 'vod', url: mediaAddresses(fault).vod(600) });
  const { position } = await reached(player, (state) => state.position.mediaTime > 9, 45_000);
  return { fault, remedies, isGivenUp: player.state.error !== null, isNear: position.mediaTime < 30 };
}

/** Plays a channel of which something goes wrong in the next seconds until the picture is well behind that moment. */
async function playChannelPast(fault: string) {
  const { player, remedies } = mountWatched();
  const startedAtMs = Date.now();
  await player.load({ kind: 'live', url: mediaAddresses(fault).live });
  await reached(player, ({ position }) => (position.wallTimeMs ?? 0) > startedAtMs + 8_000, 45_000);
  return { fault, remedies, isGivenUp: player.state.error !== null };
}

describe('a film with one bad segment', () => {
  it('is shown up to it, asked for again, and goes on behind it', async () => {
    const faults = ['status=404@3', 'close=@3', 'truncate=@3'];
    const films = await Promise.all(faults.map(playFilmPast));
    for (const { fault, isGivenUp, isNear } of films)
      expect({ fault, isGivenUp, isNear }).toEqual({ fault, isGivenUp: false, isNear: true });
    const [gone] = films;
    expect(gone?.remedies[0]).toBe('SEGMENT_UNREACHABLE resumeLoading');
    expect(gone?.remedies).toContain('SEGMENT_UNREACHABLE skip');
  });
});

describe('a channel of which something goes wrong', () => {
  it('stays on air: a segment that is gone, cut off, damaged or declared missing', async () => {
    const channels = await Promise.all(['status=404@1', 'close=@1', 'truncate=@1', 'gap=@1'].map(playChannelPast));
    for (const { fault, isGivenUp } of channels) expect({ fault, isGivenUp }).toEqual({ fault, isGivenUp: false });
  });

  it('stays on air through a discontinuity, and through an encoder that begins anew', async () => {
    const [discontinuity, reset] = await Promise.all(['discontinuity=@1', 'reset=@2'].map(playChannelPast));
    expect(discontinuity?.remedies).toEqual([]);
    expect(reset?.remedies).toEqual(['PLAYLIST_RESET waitForPlayhead', 'PLAYLIST_RESET restart']);
    expect(reset?.isGivenUp).toBe(false);
  });

  it('is given up with the message when its playlist has stopped for good', async () => {
    const { player, remedies } = mountWatched();
    await player.load({ kind: 'live', url: mediaAddresses('stale').live });
    const { error } = await reached(player, ({ lifecycle }) => lifecycle === 'failed', 90_000);
    expect(error?.code).toBe('PLAYLIST_STALE');
    expect(remedies.slice(0, 3)).toEqual([
      'PLAYLIST_STALE resumeLoading',
      'PLAYLIST_STALE resumeLoading',
      'PLAYLIST_STALE restart',
    ]);
    expect(player.state).toMatchObject({ recovery: { playerErrors: 2 }, isErrorFinal: false });
  }, 100_000);
});

describe('an address that expires', () => {
  it('is replaced by a fresh one, and playback goes on', async () => {
    const { player, remedies } = mountWatched();
    const fresh: Source = { kind: 'live', url: mediaAddresses().live };
    await player.load({ kind: 'live', url: mediaAddresses('expire=4').live }, { resolveSource: async () => fresh });
    await reached(player, ({ source }) => source?.url === fresh.url, 40_000);
    await shown(player, 25);
    expect(remedies).toContain('ACCESS_EXPIRED renew');
    expect(player.state).toMatchObject({ error: null, restart: 'none', playback: 'playing' });
  });

  it('ends with a message about access when nobody gives another', async () => {
    const { player } = mountWatched();
    await player.load({ kind: 'live', url: mediaAddresses('expire=4').live });
    const { error } = await reached(player, ({ lifecycle }) => lifecycle === 'failed', 40_000);
    expect(error).toMatchObject({ code: 'ACCESS_EXPIRED', httpStatus: 403 });
    expect(error?.entry.messageKey).toBe('error_video_access');
  });
});

describe('a source that is not there', () => {
  it('is tried again and ends with the message; play tries once more and then it is final', async () => {
    const { player, element } = mountWatched();
    const result = await player.load({ kind: 'vod', url: mediaAddresses().missing });
    expect(result).toMatchObject({ status: 'failed', error: { code: 'MANIFEST_UNREACHABLE', httpStatus: 404 } });
    expect(element.hasAttribute('src')).toBe(false);
    await player.play();
    await reached(player, ({ isErrorFinal }) => isErrorFinal, 30_000);
    expect(player.state.recovery.playerErrors).toBe(3);
  });
});

describe('the network', () => {
  it('may go and come back: nothing is counted, and playback goes on by itself', async () => {
    const { player, remedies } = mountWatched();
    await player.load({ kind: 'live', url: mediaAddresses().live });
    await shown(player, 5);
    const putBack = pullCable();
    await reached(player, ({ isOnline, playback }) => !isOnline && playback === 'buffering', 40_000);
    expect(player.state.recovery.playerErrors).toBe(0);
    putBack();
    await reached(player, ({ isOnline }) => isOnline);
    await shown(player, 25, 30_000);
    expect(player.state).toMatchObject({ error: null, wantsToPlay: true, recovery: { playerErrors: 0 } });
    expect(remedies.filter((remedy) => !remedy.endsWith('waitForNetwork'))).toEqual([]);
  });
});
