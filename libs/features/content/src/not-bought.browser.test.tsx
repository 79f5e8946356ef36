import { siteStore } from '@livery/widgets/testing-store';
import { configureApi, staleAnswers } from '@livery/api-client';
import { testSettings } from '@livery/api-client/testing';
import { contentsApi } from '@livery/api-client/contents';
import { QuickCredentials } from '@livery/api-client/testing/faults';
import { capability, type OpenGate } from '@livery/widgets/capability';
import { ModalsProvider } from '@livery/widgets/modals';
import type { PageParts } from '@livery/widgets/page-part';
import { PlayerHostProvider } from '@livery/widgets/player-stage';
import { stubHost, stubPlayer } from '@livery/widgets/player-testing';
import { mountScreen } from '@livery/widgets/testing';
import { Route, Routes } from 'react-router-dom';
import { expect, it, onTestFinished, vi } from 'vitest';
import { page } from 'vitest/browser';
import WatchPage from './watch-page.tsx';

const FILM = { id: 7, title: 'Тишина', content_type: 'movie', age: 12, duration: 600, library_id: 3, images: [] };
const USER = { id: 77, username: '7701', is_guest: false, parental_status: 'ignore', settings: {} };

/** A site that sells: its gate and its block say what they were asked for. */
function shop() {
  const asked = vi.fn();
  const gate: OpenGate = (_tools, request) => {
    asked(request);
    return Promise.resolve(false);
  };
  const Block = ({ item, title }: PageParts['purchaseBlock']) => <p>{`Buy ${item.kind} ${item.id}: ${title}`}</p>;
  const list = capability('packets', {
    routes: { list: { path: '/packets', screen: () => Promise.resolve({ default: () => null }) } },
    gates: { purchase: () => Promise.resolve({ default: gate }) },
    parts: { purchaseBlock: () => Promise.resolve({ default: Block }) },
  });
  return { asked, list };
}

async function watchFilm(viewer: 'guest' | 'loggedIn') {
  let isBought = false;
  const { asked, list } = shop();
  const { player, asked: played } = stubPlayer();
  const host = stubHost(player);
  onTestFinished(() => host.box.remove());
  const store = siteStore({
    session: {
      kind: viewer,
      network: {},
      user: { id: 77, isGuest: viewer === 'guest' },
      credentials: { accessToken: 'a', deviceId: 1, signInId: 's', expiresAtMs: 9e15, receivedAtMs: 0 },
    },
    activeProfile: { kind: 'unknown', turn: 0 },
  });
  const { server } = await mountScreen(
    <PlayerHostProvider value={host}>
      <ModalsProvider modals={{ open: () => {}, close: () => {}, prepare: () => {} }}>
        <Routes>
          <Route path="/watch/:id" element={<WatchPage />} />
        </Routes>
      </ModalsProvider>
    </PlayerHostProvider>,
    {
      at: '/watch/7',
      store,
      capabilities: [list],
      answer: async ({ path }) => {
        // As over a network: what is asked again is drawn before it is answered.
        await new Promise(requestAnimationFrame);
        if (path.includes('/content_metadata/')) return { json: { is_purchased: isBought, min_price: '990.00' } };
        if (path.endsWith('/stream')) return { json: { hls: 'https://cdn.test/film.m3u8' } };
        const known: Record<string, object> = {
          '/v2/contents/7': FILM,
          '/v2/users/self': USER,
          '/v2/users/self/devices/1': { id: 1, device_type: 'web' },
        };
        return { json: known[path] ?? {} };
      },
    },
  );
  configureApi(testSettings(server, { credentials: new QuickCredentials() }));
  const buy = () => {
    isBought = true;
    store.dispatch(staleAnswers(['contentMeta']));
  };
  /** When the server last said what may be watched of the film. */
  const answeredAt = () =>
    contentsApi.endpoints.getContentMeta.select({ id: 7 })(store.getState() as never).fulfilledTimeStamp ?? 0;
  return { asked, played, server, buy, answeredAt };
}

it('PLAY-005 PLAY-006 PLAY-007 PLAY-008 a film that is not bought is offered at once, and plays by itself when it has been bought', async () => {
  const { asked, played, server, buy, answeredAt } = await watchFilm('loggedIn');
  await expect.element(page.getByText('Buy content 7: Тишина')).toBeVisible();
  await expect.poll(() => asked.mock.calls).toHaveLength(1);
  expect(asked.mock.calls[0]?.[0]).toMatchObject({ toBuy: { kind: 'content', id: 7, title: 'Тишина' } });
  expect(server.lines.filter((line) => line.includes('/stream'))).toEqual([]);
  buy();
  await expect.poll(() => played.load.mock.calls.length).toBe(1);

  // A purchase in another tab asks once more: the film goes on.
  const place = document.querySelector('[data-player-place]');
  expect(place).not.toBeNull();
  const before = answeredAt();
  buy();
  await expect.poll(answeredAt).toBeGreaterThan(before);
  expect(place?.isConnected).toBe(true);
  expect(played.load.mock.calls.length).toBe(1);
});

it('PACK-035 a guest finds the way in where the film would play, and nothing opens over it', async () => {
  const { asked } = await watchFilm('guest');
  await expect.element(page.getByText('Buy content 7: Тишина')).toBeVisible();
  expect(asked).not.toHaveBeenCalled();
});
