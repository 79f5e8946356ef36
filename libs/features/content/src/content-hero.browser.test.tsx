import { api } from '@livery/api-client';
import type { Content } from '@livery/contract/contents/entities';
import { Content as ContentSchema } from '@livery/contract/contents/entities';
import { decode } from '@livery/contract/schema';
import { session } from '@livery/domain/session';
import { ModalsProvider, type Modals } from '@livery/widgets/modals';
import { mountScreen } from '@livery/widgets/testing';
import { combineSlices, configureStore, type Store } from '@reduxjs/toolkit';
import { expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { ContentHero } from './content-hero.tsx';

function contentOf(wire: object): Content {
  const result = decode(ContentSchema, { id: 7, title: 'Тишина', content_type: 'movie', ...wire });
  if (!result.ok) throw new Error('no content');
  return result.value;
}

async function showing(meta: object, wire: object = {}, store?: Store) {
  const modals = { open: vi.fn<Modals['open']>(), close: vi.fn() };
  const screen = await mountScreen(
    <ModalsProvider modals={modals as Modals}>
      <ContentHero content={contentOf(wire)} />
    </ModalsProvider>,
    { answer: () => ({ json: { is_purchased: true, ...meta } }), ...(store && { store }) },
  );
  return { ...screen, modals };
}

it('PLAY-039 what was begun is continued, and a series with the episode that comes next', async () => {
  await showing({ is_continuation: true, next_to_play: { id: 21 } });
  const go = page.getByRole('link', { name: 'Продолжить' });
  await expect.element(go).toHaveAttribute('href', '/watch/21');
});

it('what was not begun is watched', async () => {
  await showing({});
  await expect.element(page.getByRole('link', { name: 'Смотреть' })).toHaveAttribute('href', '/watch/7');
});

it.each([
  [{ is_lost: true }, /больше не показывают/],
  [{ is_available: false }, /нельзя посмотреть/],
])('a title that cannot be watched says so in place of the button: %j', async (meta, sentence) => {
  await showing(meta);
  await expect.element(page.getByText(sentence)).toBeVisible();
  expect(page.getByRole('link', { name: 'Смотреть' }).elements()).toEqual([]);
});

it('PLAY-042 where nobody may look around, watching begins with signing in and goes on to the film', async () => {
  const store = configureStore({
    reducer: combineSlices(api, session),
    middleware: (defaults) => defaults().concat(api.middleware),
    preloadedState: { session: { kind: 'authOnly', network: { isGuestAllowed: false } } } as never,
  });
  const { modals } = await showing({}, {}, store);
  const watch = page.getByRole('button', { name: 'Смотреть' });
  // Before the answer the button is busy, and a press does nothing.
  await vi.waitFor(() => {
    (watch.element() as HTMLElement).click();
    expect(modals.open).toHaveBeenCalled();
  });
  const [id, request] = modals.open.mock.calls[0] ?? [];
  expect([id, request]).toMatchObject(['auth', { after: { page: '/watch/7' } }]);
});
