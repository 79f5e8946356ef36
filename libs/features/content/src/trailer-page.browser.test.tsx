import type { Reply } from '@livery/api-client/testing';
import { ModalsProvider } from '@livery/widgets/modals';
import { PlayerHostProvider } from '@livery/widgets/player-stage';
import { stubHost, stubPlayer } from '@livery/widgets/player-testing';
import { mountScreen, pass } from '@livery/widgets/testing';
import { Link, Route, Routes } from 'react-router-dom';
import { afterEach, expect, it, onTestFinished, vi } from 'vitest';
import { page } from 'vitest/browser';
import TrailerPage from './trailer-page.tsx';

afterEach(() => void vi.useRealTimers());

const TRAILER: Reply = { json: { hls: 'https://cdn.test/trailer.m3u8' } };

async function open(at: string, replies: Reply[] = [TRAILER]) {
  const { player, asked } = stubPlayer();
  const host = stubHost(player);
  onTestFinished(() => host.box.remove());
  const screen = await mountScreen(
    <ModalsProvider modals={{ open: () => {}, close: () => {}, prepare: () => {} }}>
      <PlayerHostProvider value={host}>
        <Routes>
          <Route path="/trailers/:id" element={<TrailerPage />} />
          <Route path="/" element={<h1>Home</h1>} />
          <Route path="/film" element={<Link to="/trailers/9">Trailer</Link>} />
        </Routes>
      </PlayerHostProvider>
    </ModalsProvider>,
    { at, answer: ({ path }) => (path.includes('/stream') ? (replies.shift() ?? TRAILER) : { json: {} }) },
  );
  return { ...screen, asked };
}

async function press(name: string, role: 'button' | 'link') {
  await expect.element(page.getByRole(role, { name })).toBeInTheDocument();
  (page.getByRole(role, { name }).element() as HTMLElement).click();
}

it('CONT-010 CONT-073 CONT-076 a trailer starts by itself; opened directly, its close button leads home', async () => {
  const { asked } = await open('/trailers/9');
  await vi.waitFor(() =>
    expect(asked.load.mock.calls[0]?.[0]).toEqual({
      kind: 'vod',
      url: 'https://cdn.test/trailer.m3u8',
      contentId: 'trailer-9',
    }),
  );
  await press('Закрыть', 'button');
  await expect.element(page.getByRole('heading', { name: 'Home' })).toBeVisible();
});

it('STAT-022 a trailer’s number is not told as a film’s', async () => {
  const { asked } = await open('/trailers/9');
  const subject = { kind: 'trailer', startType: 'trailer', contentId: null };
  await vi.waitFor(() => expect(asked.load.mock.calls[0]?.[1]).toMatchObject({ facts: { subject } }));
});

it('STAT-022 a trailer that a film’s page led to is told as that film’s, and is cast under its own name', async () => {
  const { asked } = await open('/trailers/9?content_id=7&library_id=3');
  await expect.poll(() => asked.load.mock.calls.length).toBe(1);
  const [source, options] = asked.load.mock.calls[0] ?? [];
  expect(options).toMatchObject({ facts: { subject: { kind: 'trailer', contentId: 7, libraryId: 3 } } });
  expect(source).toMatchObject({ contentId: 'trailer-9' });
});

it.each(['', 'film'])('STAT-022 a trailer whose address says "%s" of its film is told without one', async (said) => {
  const { asked } = await open(`/trailers/9?content_id=${said}`);
  const subject = { contentId: null, libraryId: null };
  await expect.poll(() => asked.load.mock.calls[0]?.[1]).toMatchObject({ facts: { subject } });
});

it('CONT-075 the close button leads back to where the trailer was opened', async () => {
  await open('/film');
  await press('Trailer', 'link');
  await press('Закрыть', 'button');
  await expect.element(page.getByRole('link', { name: 'Trailer' })).toBeVisible();
  expect(location.pathname).toBe('/film');
});

it('CONT-074 a source that is not there yet is asked for every 500 ms', async () => {
  vi.useFakeTimers();
  const { server, asked } = await open('/trailers/9', [{ json: {} }, { json: {} }, TRAILER]);
  const asks = () => server.lines.filter((line) => line.includes('/stream')).length;
  await pass(100);
  expect(asks()).toBe(1);
  await pass(500);
  expect(asks()).toBe(2);
  await pass(500);
  expect([asks(), asked.load.mock.calls.length]).toEqual([3, 1]);
});

it('a trailer that the server does not know is a page that is not found', async () => {
  await open('/trailers/9', [{ status: 404, json: {} }]);
  await expect.element(page.getByText('Этого фильма или сериала у нас нет.')).toBeVisible();
});
