import { siteStore } from '@livery/widgets/testing-store';
import { type ModalRequests, ModalsProvider, type Modals } from '@livery/widgets/modals';
import { mountScreen } from '@livery/widgets/testing';
import { expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { useFavourite } from './use-favourite.ts';

function Heart() {
  const { isFavoured, toggle } = useFavourite({ id: 5, isFavored: false } as never);
  return (
    <button aria-pressed={isFavoured} onClick={toggle}>
      Heart
    </button>
  );
}

async function open() {
  const asked: { request: ModalRequests['auth']; onGone: (() => void) | undefined }[] = [];
  const modals: Modals = {
    open: (_id, request, onGone) => void asked.push({ request: request as ModalRequests['auth'], onGone }),
    close: vi.fn(),
    prepare: vi.fn(),
  };
  const store = siteStore({ session: { kind: 'guest', network: {}, user: { id: 7, isGuest: true } } });
  const { server } = await mountScreen(
    <ModalsProvider modals={modals}>
      <Heart />
    </ModalsProvider>,
    { store, answer: () => ({ json: { id: 1 } }) },
  );
  const heart = page.getByRole('button', { name: 'Heart' });
  await heart.click();
  await expect.poll(() => asked).toHaveLength(1);
  return { heart, server, ...asked[0]! };
}

it('AUTH-045 a guest signs in before a favourite, which is marked after it', async () => {
  const { heart, server, request } = await open();
  expect(server.lines).toEqual([]);
  request.onSignedIn?.();
  await expect.element(heart).toHaveAttribute('aria-pressed', 'true');
  await expect.poll(() => server.seen.map(({ method, body }) => [method, body])).toEqual([['POST', { channel_id: 5 }]]);
});

it('AUTH-045 a guest who does not sign in marks nothing', async () => {
  const { heart, server, onGone } = await open();
  onGone?.();
  await expect.element(heart).toHaveAttribute('aria-pressed', 'false');
  expect(server.lines).toEqual([]);
});
