import { playerDesk } from '@livery/widgets/player-desk';
import { CHANNEL_SHORTCUTS, SHORTCUTS } from '@livery/widgets/player-shortcuts';
import { mountScreen } from '@livery/widgets/testing';
import { afterEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import ShortcutsDialog from './shortcuts-dialog.tsx';

afterEach(() => playerDesk.playing.set(null));

it.each([
  ['of a film the keys of the player', { title: 'Film' }, 0],
  ['of a channel also those that change it', { title: 'Channel', channelId: 1 }, Object.keys(CHANNEL_SHORTCUTS).length],
])('the overlay lists %s', async (_what, playing, more) => {
  playerDesk.playing.set(playing);
  await mountScreen(<ShortcutsDialog request={{}} open onClose={() => {}} />);
  await expect.element(page.getByRole('dialog')).toBeVisible();
  const terms = page.getByRole('term').elements();
  expect(terms).toHaveLength(Object.keys(SHORTCUTS).length + more);
  expect(terms.some((term) => term.textContent === 'Page Down')).toBe(more > 0);
});
