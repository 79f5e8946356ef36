import type { Player } from '@livery/player-core';
import { PlayerHostProvider, type PlayerHostHandle } from '@livery/widgets/player-stage';
import { mountScreen } from '@livery/widgets/testing';
import { afterEach, expect, it, vi } from 'vitest';
import { PauseWhenHidden } from './pause-when-hidden.ts';

afterEach(() => void vi.restoreAllMocks());

async function hidePage({ mobileBrowser, picture = null }: { mobileBrowser: boolean; picture?: Element | null }) {
  const pause = vi.fn();
  const host = { player: { pause } as Partial<Player> } as PlayerHostHandle;
  await mountScreen(
    <PlayerHostProvider value={host}>
      <PauseWhenHidden />
    </PlayerHostProvider>,
    { environment: { mobileBrowser } },
  );
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  vi.spyOn(document, 'pictureInPictureElement', 'get').mockReturnValue(picture);
  document.dispatchEvent(new Event('visibilitychange'));
  return pause;
}

it('BOOT-043 a phone whose page is hidden pauses, a desktop plays on', async () => {
  expect(await hidePage({ mobileBrowser: true })).toHaveBeenCalledOnce();
  expect(await hidePage({ mobileBrowser: false })).not.toHaveBeenCalled();
});

it('BOOT-043 a picture in a window of its own plays on', async () => {
  expect(await hidePage({ mobileBrowser: true, picture: document.body })).not.toHaveBeenCalled();
});
