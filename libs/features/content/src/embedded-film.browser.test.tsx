import { ModalsProvider } from '@livery/widgets/modals';
import { PlayerHostProvider } from '@livery/widgets/player-stage';
import { stubHost, stubPlayer } from '@livery/widgets/player-testing';
import { mountScreen } from '@livery/widgets/testing';
import { Route, Routes } from 'react-router-dom';
import { expect, it, onTestFinished, vi } from 'vitest';
import { page } from 'vitest/browser';
import WatchPage from './watch-page.tsx';

const gate = { pass: vi.fn<() => Promise<boolean>>() };
vi.mock('@livery/widgets/use-gate', () => ({ useGate: () => gate }));

async function open(at: string) {
  const { player, asked } = stubPlayer();
  const host = stubHost(player);
  onTestFinished(() => host.box.remove());
  const { server } = await mountScreen(
    <ModalsProvider modals={{ open: () => {}, close: () => {}, prepare: () => {} }}>
      <PlayerHostProvider value={host}>
        <Routes>
          <Route path="/watch/:id" element={<WatchPage />} />
          <Route path="/content_embed/:id" element={<WatchPage />} />
          <Route path="*" element={<main>Elsewhere</main>} />
        </Routes>
      </PlayerHostProvider>
    </ModalsProvider>,
    {
      at,
      answer: ({ path }) => {
        if (path.includes('/content_metadata/')) return { json: { is_purchased: true } };
        if (path.endsWith('/stream')) return { json: { hls: 'https://cdn.test/film.m3u8' } };
        return { json: { id: 7, title: 'Тишина', content_type: 'movie', age: 18, duration: 600, images: [] } };
      },
    },
  );
  const streams = () => server.seen.filter(({ path }) => path.endsWith('/stream')).length;
  return { asked, begun: () => [streams(), asked.load.mock.calls.length] };
}

it('CONT-009 inside of another site a film whose PIN is not given says so in its place, and asks again', async () => {
  gate.pass.mockResolvedValueOnce(false).mockResolvedValueOnce(true);
  const { asked, begun } = await open('/content_embed/7');
  const again = page.getByRole('button', { name: 'Смотреть' });
  await expect.element(again).toBeVisible();
  expect([location.pathname, ...begun()]).toEqual(['/content_embed/7', 0, 0]);
  (again.element() as HTMLElement).click();
  await vi.waitFor(() => expect(asked.load).toHaveBeenCalledOnce());
});

it('PLAY-011 on the site it leads back to where the film is described', async () => {
  gate.pass.mockResolvedValueOnce(false);
  const { begun } = await open('/watch/7');
  await vi.waitFor(() => expect(location.pathname).toBe('/contents/7'));
  expect(begun()).toEqual([0, 0]);
});
