import { capability, type Capability } from '@livery/widgets/capability';
import { ModalsProvider } from '@livery/widgets/modals';
import { PlayerHostProvider } from '@livery/widgets/player-stage';
import { stubHost, stubPlayer } from '@livery/widgets/player-testing';
import { mountScreen } from '@livery/widgets/testing';
import { Route, Routes } from 'react-router-dom';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { page } from 'vitest/browser';
import WatchPage from './watch-page.tsx';

const gate = { pass: vi.fn<() => Promise<boolean>>() };
vi.mock('@livery/widgets/use-gate', () => ({ useGate: () => gate }));

const FILM = { id: 7, title: 'Тишина', content_type: 'movie', age: 18, duration: 600, images: [] };
const EPISODE = {
  ...FILM,
  id: 21,
  title: 'На краю карты',
  content_type: 'episode',
  season: 1,
  series: 1,
  parent_id: 2,
};
const CONTENTS: Readonly<Record<string, object>> = {
  '/v2/contents/7': FILM,
  '/v2/contents/2': { ...FILM, id: 2, title: 'Тихий перевал', content_type: 'series' },
  '/v2/contents/2/episodes': {
    episodes: [21, 22].map((id) => ({
      id,
      series: id - 20,
      season: 1,
      title: `Серия ${id}`,
      images: [],
      histories: [],
    })),
  },
  '/v2/contents/21': EPISODE,
  '/v2/contents/22': { ...EPISODE, id: 22, series: 2 },
  '/v2/contents/7/sources': { catchups: [{ id: 2, channel_id: 5, start_at: '2026-01-02T10:00:00Z' }] },
};
const NEXT = { next_to_play: { id: 22 } };
const TO_BUY = { is_purchased: false, min_price: '990.00' };
/** What the host asks for. */
const HOSTED = '?ignore_parental_control=1';

interface Told {
  readonly meta?: object;
  /** How the server answers for the stream. */
  readonly status?: number;
  readonly capabilities?: readonly Capability[];
}

async function open(at: string, { meta = {}, status = 200, capabilities = [] }: Told = {}) {
  const { player, asked, tell } = stubPlayer({ lifecycle: 'loaded', playback: 'playing', durationSeconds: 600 });
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
      capabilities,
      answer: ({ path }) => {
        if (path.includes('/content_metadata/')) return { json: { is_purchased: true, ...meta } };
        if (path.endsWith('/stream')) return { status, json: { hls: 'https://cdn.test/film.m3u8' } };
        const json = CONTENTS[path];
        return json ? { json } : { status: 404, json: {} };
      },
    },
  );
  const streams = () => server.seen.filter(({ path }) => path.endsWith('/stream')).length;
  const toEnd = () => tell({ position: { mediaTime: 598, wallTimeMs: null } });
  return { asked, toEnd, begun: () => [streams(), asked.load.mock.calls.length] };
}

const whereItIs = () => location.pathname + location.search;
const press = async (control: ReturnType<typeof page.getByRole>) => {
  await expect.element(control).toBeInTheDocument();
  (control.element() as HTMLElement).click();
};

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

describe('CONT-008 PIN-014 inside of another site what goes on stays there, with what that site has asked for', () => {
  beforeEach(() => void gate.pass.mockResolvedValue(true));

  it('from a series to the episode that comes next', async () => {
    const { asked } = await open(`/content_embed/2${HOSTED}`, { meta: NEXT });
    await vi.waitFor(() => expect(asked.load).toHaveBeenCalledOnce());
    expect(whereItIs()).toBe(`/content_embed/22${HOSTED}`);
  });

  it('PLAY-023 from the end of an embedded episode to the next one', async () => {
    const { asked, toEnd } = await open(`/content_embed/21${HOSTED}`, { meta: NEXT });
    await vi.waitFor(() => expect(asked.load).toHaveBeenCalledOnce());
    toEnd();
    await vi.waitFor(() => expect(whereItIs()).toBe(`/content_embed/22${HOSTED}`));
  });

  it('PLAY-044 from an embedded episode to the one that is chosen', async () => {
    await open(`/content_embed/21${HOSTED}`);
    await press(page.getByRole('button', { name: 'Серии' }));
    await press(page.getByRole('menuitemradio', { name: '2. Серия 22' }));
    await vi.waitFor(() => expect(whereItIs()).toBe(`/content_embed/22${HOSTED}`));
  });

  it('CHAN-011 PLAY-014 from an embedded film to the archive of its channel', async () => {
    await open(`/content_embed/7${HOSTED}`, { meta: { stream_using: 'content_schedule' } });
    await vi.waitFor(() => expect(whereItIs()).toBe('/channel_embed/5?ts=1767348000&ignore_parental_control=1'));
  });
});

it.each<[string, Told, readonly string[]]>([
  ['is not sold here', { meta: TO_BUY }, []],
  ['is not to be had', { meta: { is_available: false } }, []],
  ['is refused for now', { status: 503 }, ['Повторить']],
])('NAV-056 CONT-008 inside of another site a film that %s leads to no page of the site', async (_, told, actions) => {
  gate.pass.mockResolvedValue(true);
  await open('/content_embed/7', told);
  const said = page.getByRole('alert');
  await expect.element(said).toBeVisible();
  expect(said.getByRole('link').elements()).toEqual([]);
  expect(
    said
      .getByRole('button')
      .elements()
      .map((button) => button.textContent),
  ).toEqual(actions);
});

it('NAV-056 NAV-128 inside of another site a film that nobody knows leads to no page of the site', async () => {
  await open('/content_embed/404404');
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect.element(page.getByText('Этого фильма или сериала у нас нет.')).toBeVisible();
  expect(page.getByRole('link').elements()).toEqual([]);
});

it('NAV-056 PACK-035 inside of another site a film that is to be bought leads to no page of the site', async () => {
  const shop = capability('packets', {
    routes: { list: { path: '/packets', screen: () => Promise.resolve({ default: () => null }) } },
    parts: { purchaseBlock: () => Promise.resolve({ default: () => <p>What opens it</p> }) },
  });
  await open('/content_embed/7', { meta: TO_BUY, capabilities: [shop] });
  await expect.element(page.getByText('What opens it')).toBeVisible();
  expect(page.getByRole('link').elements()).toEqual([]);
});
