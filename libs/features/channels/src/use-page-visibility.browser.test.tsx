import type { Player } from '@livery/player-core';
import { PlayerHostProvider, type PlayerHostHandle } from '@livery/widgets/player-stage';
import { mountScreen } from '@livery/widgets/testing';
import { afterEach, expect, it, vi } from 'vitest';
import { usePageVisibility } from './use-page-visibility.ts';

afterEach(() => void vi.restoreAllMocks());

function Channel() {
  usePageVisibility();
  return null;
}

/** A player that remembers what was requested of it. */
function playerOf(wantsToPlay: boolean, output: string | null) {
  const state = { wantsToPlay, output };
  return {
    state,
    pause: () => void (state.wantsToPlay = false),
    play: () => Promise.resolve(void (state.wantsToPlay = true)),
  };
}

async function hideAndShow(wantsToPlay: boolean, mobileBrowser = true, output: string | null = null) {
  const player = playerOf(wantsToPlay, output);
  const host = { player: player as unknown as Player } as PlayerHostHandle;
  await mountScreen(
    <PlayerHostProvider value={host}>
      <Channel />
    </PlayerHostProvider>,
    { environment: { mobileBrowser } },
  );
  const turn = (to: 'hidden' | 'visible') => {
    vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(to);
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
    return player.state.wantsToPlay;
  };
  return [turn('hidden'), turn('visible')];
}

it('LIVE-043 LIVE-045 a phone pauses the channel of a hidden page and goes on when it is seen', async () => {
  expect(await hideAndShow(true)).toEqual([false, true]);
});

it('LIVE-045 what the viewer paused stays paused', async () => {
  expect(await hideAndShow(false)).toEqual([false, false]);
});

it('LIVE-046 a desktop plays on', async () => {
  expect(await hideAndShow(true, false)).toEqual([true, true]);
});

it('LIVE-044 a picture in a window of its own plays on while the page is hidden', async () => {
  vi.spyOn(document, 'pictureInPictureElement', 'get').mockReturnValue(document.createElement('video'));
  expect(await hideAndShow(true)).toEqual([true, true]);
});

it('LIVE-043 CAST-010 what a television plays goes on while the phone is locked', async () => {
  expect(await hideAndShow(true, true, 'TV')).toEqual([true, true]);
});

it('LIVE-043 a phone pauses also where the browser knows no picture in a window of its own', async () => {
  vi.spyOn(document, 'pictureInPictureElement', 'get').mockReturnValue(undefined as unknown as null);
  expect(await hideAndShow(true)).toEqual([false, true]);
});
