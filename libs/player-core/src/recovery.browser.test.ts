import { describe, expect, it } from 'vitest';
import type { PlayerOptions } from './player.ts';
import { mediaAddresses } from './testing/media-origin.ts';
import { mountPlayer, reached, shown } from './testing/mounted-player.ts';
import { pullCable } from './testing/pulled-cable.ts';
import { hurriedClock } from './testing/hurried-clock.ts';
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

describe('a film with one segment that is gone', () => {
  it('is shown up to the hole, asked for again, and goes on behind it', async () => {
    const { player, remedies } = mountWatched();
    await player.load({ kind: 'vod', url: mediaAddresses('status=404@3').vod(600) });
    const { position } = await reached(player, (state) => state.position.mediaTime > 12, 40_000);
    expect(position.mediaTime).toBeLessThan(30);
    expect(remedies[0]).toBe('SEGMENT_UNREACHABLE resumeLoading');
    expect(remedies).toContain('SEGMENT_UNREACHABLE skip');
    expect(player.state).toMatchObject({ error: null, wantsToPlay: true });
    await shown(player, 10);
  });
});

describe('a film with one segment whose connection breaks', () => {
  it('goes on behind it', async () => {
    const { player } = mountWatched();
    await player.load({ kind: 'vod', url: mediaAddresses('close@3').vod(600) });
    await reached(player, (state) => state.position.mediaTime > 12, 40_000);
    expect(player.state.error).toBeNull();
  });
});

describe('a channel with a hole', () => {
  it.each(['status=404@4', 'close@4'])('steps over it and stays on air: %s', async (fault) => {
    const { player } = mountWatched();
    await player.load({ kind: 'live', url: mediaAddresses(`${fault}`).live + `?${crypto.randomUUID()}` });
    const { position } = await shown(player, 1);
    await reached(player, (state) => state.position.mediaTime > position.mediaTime + 20, 40_000);
    expect(player.state).toMatchObject({ error: null, lifecycle: 'loaded' });
  });
});

describe('a channel whose playlist stopped growing', () => {
  it('is asked again, restarted, and given up with the message', async () => {
    const { player, remedies } = mountWatched();
    await player.load({ kind: 'live', url: mediaAddresses('stale').live + `?${crypto.randomUUID()}` });
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
  const expiring = (): Source => ({ kind: 'live', url: `${mediaAddresses('expire=4').live}?${crypto.randomUUID()}` });

  it('is replaced by a fresh one, and playback goes on', async () => {
    const { player, remedies } = mountWatched();
    const fresh: Source = { kind: 'live', url: mediaAddresses().live };
    await player.load(expiring(), { resolveSource: async () => fresh });
    await reached(player, ({ source }) => source?.url === fresh.url, 40_000);
    await shown(player, 25);
    expect(remedies).toEqual(expect.arrayContaining(['ACCESS_EXPIRED renew']));
    expect(player.state).toMatchObject({ error: null, restart: 'none', playback: 'playing' });
  });

  it('ends with a message about access when nobody gives another', async () => {
    const { player } = mountWatched();
    await player.load(expiring());
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
