import { CHANNEL_SHORTCUTS, SHORTCUTS } from '@livery/widgets/player-shortcuts';
import { mountScreen } from '@livery/widgets/testing';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import ShortcutsDialog from './shortcuts-dialog.tsx';

it.each([
  ['of a film the keys of the player', { title: 'Film' }, 0],
  ['of a channel also those that change it', { title: 'Channel', channelId: 1 }, Object.keys(CHANNEL_SHORTCUTS).length],
])('the overlay lists %s', async (_what, playing, more) => {
  const { bus } = await mountScreen(<ShortcutsDialog request={{}} open onClose={() => {}} />);
  bus.playing.set(playing);
  await expect.element(page.getByRole('dialog')).toBeVisible();
  const terms = () => page.getByRole('term').elements();
  await expect.poll(terms).toHaveLength(Object.keys(SHORTCUTS).length + more);
  expect(terms().some((term) => term.textContent === 'Page Down')).toBe(more > 0);
});
