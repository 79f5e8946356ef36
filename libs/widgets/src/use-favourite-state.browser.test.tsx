import { siteStore } from './testing/site-store.ts';
import { channelsApi } from '@livery/api-client/channels';
import { contentsApi } from '@livery/api-client/contents';
import { deferred, type Reply, type SeenRequest } from '@livery/api-client/testing';
import { expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { ModalsProvider } from './modals.tsx';
import { mountScreen } from './testing/mount-screen.tsx';
import { useFavouriteState, type FavouriteKind } from './use-favourite-state.ts';

const KINDS: readonly (readonly [FavouriteKind, string])[] = [
  ['channelId', 'channel_id'],
  ['programId', 'program_id'],
  ['personId', 'person_id'],
  ['contentId', 'content_id'],
];

function Heart({ kind, isFavored = false }: { kind: FavouriteKind; isFavored?: boolean }) {
  const { isFavoured, toggle } = useFavouriteState(kind, 5, isFavored);
  return (
    <button aria-pressed={isFavoured} onClick={toggle}>
      Heart
    </button>
  );
}

async function pressed(kind: FavouriteKind, viewer: object) {
  const open = vi.fn();
  const store = siteStore({ session: { network: {}, ...viewer } });
  const { server } = await mountScreen(
    <ModalsProvider modals={{ open, close: vi.fn(), prepare: vi.fn() }}>
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

const ANNA = { kind: 'loggedIn', user: { id: 7 } };

function loggedIn() {
  return siteStore({ session: { network: {}, ...ANNA } });
}
const noModals = { open: vi.fn(), close: vi.fn(), prepare: vi.fn() };

it('CONT-082 the mark follows the press before the server has answered, and goes back when it refuses', async () => {
  const answer = deferred<Reply>();
  const open = vi.fn();
  await mountScreen(
    <ModalsProvider modals={{ ...noModals, open }}>
      <Heart kind="contentId" />
    </ModalsProvider>,
    { store: loggedIn(), answer: () => answer.promise },
  );
  const heart = page.getByRole('button', { name: 'Heart' });
  await heart.click();
  await expect.element(heart).toHaveAttribute('aria-pressed', 'true');
  answer.resolve({ status: 500, json: {} });
  await expect.element(heart).toHaveAttribute('aria-pressed', 'false');
  expect(
    open.mock.calls.map(([id]) => id),
    'and the viewer is told',
  ).toEqual(['message']);
});

it('CONT-079 presses in a row are sent in their order, and the last one is what is kept', async () => {
  let isKept = true;
  const lookedUp = deferred<void>();
  const answer = async ({ method, path }: SeenRequest): Promise<Reply> => {
    if (method === 'POST') isKept = true;
    if (method === 'DELETE') isKept = false;
    if (method === 'GET' && path.endsWith('/favorites')) {
      await lookedUp.promise;
      return { json: { favorites: isKept ? [{ id: 1 }] : [] } };
    }
    return { json: { id: 1 } };
  };
  const { server } = await mountScreen(
    <ModalsProvider modals={noModals}>
      <Heart kind="contentId" isFavored />
    </ModalsProvider>,
    { store: loggedIn(), answer },
  );
  const heart = page.getByRole('button', { name: 'Heart' });
  const changes = () => server.seen.flatMap(({ method }) => (method === 'GET' ? [] : [method]));
  await heart.click();
  await expect.element(heart).toHaveAttribute('aria-pressed', 'false');
  await heart.click();
  await expect.element(heart).toHaveAttribute('aria-pressed', 'true');
  lookedUp.resolve();
  await expect.poll(changes).toEqual(['DELETE', 'POST']);
  expect(isKept).toBe(true);
});

/** A film as any other place shows it. */
function OtherPlace() {
  const { data } = contentsApi.useGetContentMetaQuery({ id: 5 });
  return <output aria-label="film">{data?.favorite ? 'kept' : 'none'}</output>;
}
/** A channel as any list shows it. */
function ChannelPlace() {
  const { data } = channelsApi.useGetViewerChannelListQuery();
  return <output aria-label="channel">{data?.channels[0]?.isFavored ? 'kept' : 'none'}</output>;
}

it('CONT-082 other places that show the same film or channel follow', async () => {
  let isKept = false;
  const answer = ({ method, path }: SeenRequest): Reply => {
    if (path.endsWith('/favorites')) isKept = method === 'POST';
    if (path.endsWith('/favorites')) return { json: { id: 1 } };
    if (path.endsWith('/channel_list')) return { json: { channels: [{ id: 5, name: 'Пятый', is_favored: isKept }] } };
    return { json: { is_purchased: true, ...(isKept && { favorite: { id: 1 } }) } };
  };
  await mountScreen(
    <ModalsProvider modals={noModals}>
      <Heart kind="contentId" />
      <OtherPlace />
      <ChannelPlace />
    </ModalsProvider>,
    { store: loggedIn(), answer },
  );
  const [film, channel] = [page.getByLabelText('film'), page.getByLabelText('channel')];
  await expect.element(film).toHaveTextContent('none');
  await page.getByRole('button', { name: 'Heart' }).click();
  await expect.element(film).toHaveTextContent('kept');
  await expect.element(channel).toHaveTextContent('kept');
});
