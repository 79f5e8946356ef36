import { staleAnswers } from '@livery/api-client';
import type { Answering } from '@livery/api-client/testing';
import { ModalsProvider } from '@livery/widgets/modals';
import type { PersistentContent } from '@livery/widgets/player-host';
import { PlayerHostProvider } from '@livery/widgets/player-stage';
import { stubHost, stubPlayer } from '@livery/widgets/player-testing';
import { mountScreen } from '@livery/widgets/testing';
import { SiteLinks } from '@livery/widgets/testing-links';
import { useMemo, useState } from 'react';
import { Link, Route, Routes } from 'react-router-dom';
import { expect, it, onTestFinished, vi } from 'vitest';
import ChannelsPage from './channels-page.tsx';
import { channel } from './testing/channels-site.tsx';

const end = vi.fn();

/** A host whose player is in the mini player: what the page wants to play is drawn beside the routes. */
function Site({ host }: { host: ReturnType<typeof stubHost> }) {
  const [content, setContent] = useState<PersistentContent | null>(null);
  const value = useMemo(() => {
    const draw = (next: PersistentContent) => setContent((now) => (now?.id === next.id ? now : next));
    return { ...host, persistent: { current: content?.id ?? null, place: null, draw, end } };
  }, [host, content]);
  return (
    <PlayerHostProvider value={value}>
      <ModalsProvider modals={{ open: () => {}, close: () => {}, prepare: () => {} }}>
        <Routes>
          <Route path="/channels/:category/:channel" element={<ChannelsPage />} />
          <Route path="*" element={null} />
        </Routes>
        <Link to="/home">Home</Link>
        {content?.element}
      </ModalsProvider>
    </PlayerHostProvider>
  );
}

it('LIVE-030 a channel in the mini player goes on as long as it is the viewer’s, and ends with that', async () => {
  end.mockClear();
  const { player, asked } = stubPlayer();
  const host = stubHost(player);
  onTestFinished(() => host.box.remove());
  let isPurchased = true;
  const answer: Answering = ({ path }) => {
    if (path.endsWith('/channel_list')) return { json: { channels: [channel(1, { is_purchased: isPurchased })] } };
    if (path.endsWith('/category_list')) return { json: { categories: [] } };
    if (path.endsWith('/stream')) return { json: { hls: 'https://media.test/live.m3u8' } };
    return { json: {} };
  };
  const { store } = await mountScreen(
    <SiteLinks>
      <Site host={host} />
    </SiteLinks>,
    { at: '/channels/all/c1', answer },
  );
  await expect.poll(() => asked.load.mock.calls.length).toBe(1);
  document.querySelector<HTMLElement>('a[href="/home"]')?.click();
  await expect.poll(() => location.pathname).toBe('/home');
  expect(end).not.toHaveBeenCalled();
  isPurchased = false;
  store.dispatch(staleAnswers(['channels']) as never);
  await expect.poll(() => end.mock.calls.length).toBeGreaterThan(0);
});
