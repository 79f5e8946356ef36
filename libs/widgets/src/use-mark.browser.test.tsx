import { api } from '@livery/api-client';
import { watching } from '@livery/domain/profiles';
import { session } from '@livery/domain/session';
import { combineSlices, configureStore } from '@reduxjs/toolkit';
import { expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { ModalsProvider } from './modals.tsx';
import { mountScreen } from './testing/mount-screen.tsx';
import { useMark, type FavouriteKind } from './use-mark.ts';

const KINDS: readonly (readonly [FavouriteKind, string])[] = [
  ['channelId', 'channel_id'],
  ['programId', 'program_id'],
  ['personId', 'person_id'],
  ['contentId', 'content_id'],
];

function Heart({ kind }: { kind: FavouriteKind }) {
  const { isFavoured, toggle } = useMark(kind, 5, false);
  return (
    <button aria-pressed={isFavoured} onClick={toggle}>
      Heart
    </button>
  );
}

async function pressed(kind: FavouriteKind, viewer: object) {
  const open = vi.fn();
  const store = configureStore({
    reducer: combineSlices(api, session, watching),
    middleware: (defaults) => defaults().concat(api.middleware),
    preloadedState: { session: { network: {}, ...viewer } } as never,
  });
  const { server } = await mountScreen(
    <ModalsProvider modals={{ open, close: vi.fn() }}>
      <Heart kind={kind} />
    </ModalsProvider>,
    { store, answer: () => ({ json: { id: 1 } }) },
  );
  const heart = page.getByRole('button', { name: 'Heart' });
  await heart.click();
  return { heart, open, sent: () => server.seen.map(({ method, body }) => [method, body]) };
}

it.each(KINDS)('CONT-079 a viewer makes a favourite by its %s', async (kind, name) => {
  const { heart, open, sent } = await pressed(kind, { kind: 'loggedIn', user: { id: 7 } });
  await expect.element(heart).toHaveAttribute('aria-pressed', 'true');
  await expect.poll(sent).toEqual([['POST', { [name]: 5 }]]);
  expect(open).not.toHaveBeenCalled();
});

it.each(KINDS)(
  'CONT-080 a guest who presses the heart of a %s is sent to sign in, and nothing is kept',
  async (kind) => {
    const { heart, open, sent } = await pressed(kind, { kind: 'guest', user: { id: 7, isGuest: true } });
    await expect.poll(() => open.mock.calls.map(([id]) => id)).toEqual(['auth']);
    await expect.element(heart).toHaveAttribute('aria-pressed', 'false');
    expect(sent()).toEqual([]);
  },
);
