import { siteStore } from '@livery/widgets/testing-store';
import type { Answering } from '@livery/api-client/testing';
import { ModalsProvider } from '@livery/widgets/modals';
import { PlayerHostProvider } from '@livery/widgets/player-stage';
import { stubHost, stubPlayer } from '@livery/widgets/player-testing';
import { mountScreen } from '@livery/widgets/testing';
import { Route, Routes } from 'react-router-dom';
import { expect, it, onTestFinished } from 'vitest';
import { page } from 'vitest/browser';
import ChannelsPage from './channels-page.tsx';

const CHANNEL = { id: 1, name: 'Хабар', slug: 'c1', age: 0, is_purchased: false, archived_days: 3 };
const PACKETS = { packets: [{ id: 7, name: 'Всё', price: '990.00' }] };

const answer: Answering = ({ path }) => {
  if (path.endsWith('/channel_list')) return { json: { channels: [CHANNEL] } };
  if (path.endsWith('/category_list'))
    return { json: { categories: [{ id: 2, slug: 'all', name: 'Все', tags: ['all_channels'] }] } };
  if (path.endsWith('/quick_sales_packets')) return { json: PACKETS };
  if (path.endsWith('/purchasepacket_short')) return { json: { packets: [{ id: 8, name: 'Кратко' }] } };
  return { json: {} };
};

it('PLAY-015 LIVE-036 BRAND-001 a channel that is not bought names its packet, its price and the telephone of who sells it, in place of playing', async () => {
  const { server, asked } = await openChannel({ hasPurchases: true });
  await expect.element(page.getByText(/^Смотреть от 990/)).toBeVisible();
  await expect.element(page.getByText('Входит в пакет «Всё»')).toBeVisible();
  const call = page.getByRole('link', { name: 'Подключить по телефону +7 (727) 123-45-67' });
  await expect.element(call).toHaveAttribute('href', 'tel:+77271234567');
  expect(server.lines.filter((line) => line.includes('/stream'))).toEqual([]);
  expect(asked.load).not.toHaveBeenCalled();
});

it.each([
  ['by offers', { makesOffers: true, hasPurchases: false }, 'Входит в пакет «Всё»'],
  ['by subscriptions', { makesOffers: false, hasPurchases: false }, 'Входит в пакет «Кратко»'],
] as const)(
  'CALL-012 CALL-013 PAY-019 a provider that sells %s is asked by its own call what opens a channel',
  async (_how, sells, text) => {
    await openChannel(sells);
    await expect.element(page.getByText(text)).toBeVisible();
  },
);

async function openChannel({ hasPurchases, makesOffers = false }: { hasPurchases: boolean; makesOffers?: boolean }) {
  await page.viewport(1440, 900);
  const provider = {
    id: 1,
    hasPurchases,
    currency: { symbol: '₸' },
    landing: { supportPhone: '+7 (727) 123-45-67' },
  };
  const store = siteStore({ session: { kind: 'loggedIn', network: { provider }, user: { id: 1 } } });
  const { player, asked } = stubPlayer();
  const host = stubHost(player);
  onTestFinished(() => host.box.remove());
  const { server } = await mountScreen(
    <PlayerHostProvider value={host}>
      <ModalsProvider modals={{ open: () => {}, close: () => {}, prepare: () => {} }}>
        <Routes>
          <Route path="/channels/:category/:channel" element={<ChannelsPage />} />
        </Routes>
      </ModalsProvider>
    </PlayerHostProvider>,
    {
      at: `/channels/all/c1?ts=${Math.floor(Date.now() / 1000) - 7_200}`,
      store,
      answer: (asking) =>
        asking.path === '/v2/platform/configuration' ? { json: { is_purchase_offers: makesOffers } } : answer(asking),
    },
  );
  return { server, asked };
}
