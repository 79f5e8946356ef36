import { siteStore } from '@livery/widgets/testing-store';
import type { Content } from '@livery/contract/contents/entities';
import { Content as ContentSchema } from '@livery/contract/contents/entities';
import { decode } from '@livery/contract/schema';
import { ModalsProvider, type Modals } from '@livery/widgets/modals';
import { PlayerHostProvider } from '@livery/widgets/player-stage';
import { stubHost, stubPlayer } from '@livery/widgets/player-testing';
import { mountScreen, pass, windowLooked } from '@livery/widgets/testing';
import { type Store } from '@reduxjs/toolkit';
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { page } from 'vitest/browser';
import { ContentHero } from './content-hero.tsx';

const background = stubPlayer();
vi.mock('@livery/player-core', () => ({ createPlayer: () => background.player }));
beforeEach(() => page.viewport(1440, 900));

function contentOf(wire: object): Content {
  const result = decode(ContentSchema, { id: 7, title: 'Тишина', content_type: 'movie', ...wire });
  if (!result.ok) throw new Error('no content');
  return result.value;
}

const MENU = [
  { id: 11, slug: 'movies', title: 'Кино', template: 'group.catalog' },
  { id: 12, slug: '/series/', title: 'Сериалы', template: 'group.catalog' },
];

async function showing(
  meta: object,
  wire: object = {},
  store?: Store,
  catchups: readonly object[] = [],
  episodes: readonly object[] = [],
) {
  const host = stubHost(stubPlayer().player);
  onTestFinished(() => host.box.remove());
  const modals = { open: vi.fn<Modals['open']>(), close: vi.fn(), prepare: vi.fn() };
  const screen = await mountScreen(
    <ModalsProvider modals={modals as Modals}>
      <PlayerHostProvider value={host}>
        <ContentHero content={contentOf(wire)} />
      </PlayerHostProvider>
    </ModalsProvider>,
    {
      answer: ({ path, method }) => {
        if (path.endsWith('/episodes')) return { json: { episodes } };
        if (path.endsWith('/sources')) return { json: { catchups } };
        if (path.endsWith('/stream')) return { json: { hls: 'https://cdn.test/trailer.m3u8' } };
        if (path.endsWith('/favorites') && 'refuses' in meta) return { status: 500, json: {} };
        if (path.endsWith('/favorites')) return { json: method === 'POST' ? { id: 1 } : { favorites: [{ id: 1 }] } };
        if (path.endsWith('/rowsets')) return { json: { rowsets: MENU } };
        if (path.endsWith('/contents/2')) return { json: { id: 2, title: 'Тихий перевал', content_type: 'series' } };
        const { until, ...said } = meta as { until?: Promise<void> };
        const reply = { json: { is_purchased: true, ...said } };
        return until ? until.then(() => reply) : reply;
      },
      ...(store && { store }),
    },
  );
  return { ...screen, modals };
}

it('PLAY-039 what was begun is continued, and a series with the episode that comes next', async () => {
  await showing({ is_continuation: true, next_to_play: { id: 21 } }, { content_type: 'series' });
  const go = page.getByRole('link', { name: 'Продолжить' });
  await expect.element(go).toHaveAttribute('href', '/watch/21');
});

it('PLAY-039 the button says which episode goes on, and what is left of it', async () => {
  const meta = { is_continuation: true, next_to_play: { id: 104 }, history: { seconds: 1440 } };
  const episodes = [
    { id: 101, series: 1 },
    { id: 104, series: 4, duration: 2880 },
  ];
  await showing(meta, { content_type: 'series' }, undefined, [], episodes);
  const go = page.getByRole('link', { name: /^Продолжить 4 серию, ещё 24.мин$/ });
  await expect.element(go).toHaveAttribute('href', '/watch/104');
});

it('PLAY-039 of a film that was begun it says what is left', async () => {
  await showing({ is_continuation: true, history: { seconds: 4560 } }, { duration: 6000 });
  await expect.element(page.getByRole('link', { name: /^Продолжить, ещё 24.мин$/ })).toBeInTheDocument();
});

it('PLAY-039 the button is one link from the first moment on: the focus on it stays when it says more', async () => {
  let answerMeta = () => {};
  const answered = new Promise<void>((resolve) => (answerMeta = resolve));
  await showing({ is_continuation: true, until: answered });
  const before = page.getByRole('link', { name: 'Смотреть' });
  await expect.element(before).toHaveAttribute('href', '/watch/7');
  const link = before.element() as HTMLElement;
  link.focus();
  answerMeta();
  await expect.element(page.getByRole('link', { name: 'Продолжить' })).toBeInTheDocument();
  expect(page.getByRole('link', { name: 'Продолжить' }).element()).toBe(link);
  expect(document.activeElement).toBe(link);
});

it('ROWS-040 a title that the server sends as a picture is the name of the page', async () => {
  await showing({}, { graphic_title: 'https://images.test/title.png' });
  const picture = page.getByRole('heading', { level: 1, name: 'Тишина' }).getByRole('img');
  await expect.element(picture).toHaveAttribute('src', expect.stringMatching(/title\.png\?w=960/));
});

it('what was not begun is watched', async () => {
  await showing({});
  await expect.element(page.getByRole('link', { name: 'Смотреть' })).toHaveAttribute('href', '/watch/7');
});

it.each([
  [{ is_lost: true }, /больше не показывают/],
  [{ is_available: false }, /нельзя посмотреть/],
])('CONT-046 a title that cannot be watched says so in place of the button: %j', async (meta, sentence) => {
  await showing(meta);
  await expect.element(page.getByText(sentence)).toBeVisible();
  expect(page.getByRole('link', { name: 'Смотреть' }).elements()).toEqual([]);
});

it('PLAY-042 where nobody may look around, watching begins with signing in and goes on to the film', async () => {
  const store = siteStore({ session: { kind: 'authOnly', network: { isGuestAllowed: false } } });
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

const catchup = (id: number, channelId: number, startAt: string) => ({ id, channel_id: channelId, start_at: startAt });

it('CONT-047 CONT-049 lost content keeps its page and leads to its newest broadcast', async () => {
  const broadcasts = [catchup(1, 3, '2026-01-01T10:00:00Z'), catchup(2, 5, '2026-01-02T10:00:00Z')];
  await showing({ is_lost: true }, {}, undefined, broadcasts);
  await expect.element(page.getByText(/больше не показывают/)).toBeVisible();
  const go = page.getByRole('link', { name: 'Смотреть на канале' });
  await expect.element(go).toHaveAttribute('href', '/channels/all/5?ts=1767348000');
});

it('CONT-055 of broadcasts that began together it leads to that of the channel that showed it last', async () => {
  const broadcasts = [3, 5, 9].map((channelId) => catchup(channelId, channelId, '2026-01-02T10:00:00Z'));
  await showing({ is_lost: true }, { last_seen_channel_ids: [5, 3] }, undefined, broadcasts);
  const go = page.getByRole('link', { name: 'Смотреть на канале' });
  await expect.element(go).toHaveAttribute('href', '/channels/all/5?ts=1767348000');
});

it('CONT-048 what no archive has leads to no channel', async () => {
  const { server } = await showing({ is_available: false });
  await vi.waitFor(() => expect(server.lines.some((line) => line.endsWith('/sources'))).toBe(true));
  await expect.element(page.getByText(/нельзя посмотреть/)).toBeVisible();
  expect(page.getByRole('link', { name: 'Смотреть на канале' }).elements()).toEqual([]);
});

it.each([
  ['an episode', { content_type: 'episode', parent_id: 2 }, ['/', '/series', '/contents/2']],
  ['a film', { content_type: 'movie' }, ['/', '/movies']],
  ['a kind that the menu has no page for', { content_type: 'program' }, ['/']],
])('CONT-023 above the title of %s stand the ways up: home, its catalogue, its series', async (_, wire, ways) => {
  const { server } = await showing({}, wire);
  await vi.waitFor(() => expect(server.lines.some((line) => line.endsWith('/rowsets'))).toBe(true));
  const links = page.getByRole('navigation', { name: 'Вы здесь' }).getByRole('link');
  await expect.poll(() => links.elements().map((link) => link.getAttribute('href'))).toEqual(ways);
});

it('CONT-024 ROWS-093 a genre leads to its row, by slug or else by number; one without a row leads nowhere', async () => {
  const genres = [
    { id: 1, name: 'Драма', row_slug: 'drama', row_id: 10 },
    { id: 2, name: 'Семья', row_id: 20 },
  ];
  const { unmount } = await showing({}, { genres });
  await expect.element(page.getByRole('link', { name: 'Драма' })).toHaveAttribute('href', '/row/drama');
  await expect.element(page.getByRole('link', { name: 'Семья' })).toHaveAttribute('href', '/row/20');
  unmount();
  await showing({}, { genres: [{ id: 3, name: 'Спорт' }] });
  await expect.element(page.getByText('Спорт')).toBeVisible();
  expect(page.getByRole('link', { name: 'Спорт' }).elements()).toEqual([]);
});

it.each([
  [600, false],
  [601, true],
])('CONT-030 CONT-031 of a description of %i characters something is folded away: %s', async (length, isFolded) => {
  await showing({}, { description: 'а'.repeat(length) });
  await expect.element(page.getByText(/^а{500}/)).toBeVisible();
  const rest = page.getByRole('button', { name: 'Ещё' });
  expect(rest.elements()).toHaveLength(isFolded ? 1 : 0);
  if (!isFolded) return;
  await rest.click();
  await expect.element(page.getByText('а'.repeat(length))).toBeVisible();
});

it('CONT-018 CONT-031 on a television, whose letters are large, what plays the film stands above its description, which is whole', async () => {
  document.documentElement.dataset['density'] = 'tv';
  onTestFinished(() => void delete document.documentElement.dataset['density']);
  const description = 'слово '.repeat(60).trim();
  await showing({}, { description });
  const story = page.getByText(description);
  await expect.element(story).toBeVisible();
  const watch = page.getByRole('link', { name: 'Смотреть' }).element();
  expect(watch.getBoundingClientRect().bottom).toBeLessThanOrEqual(story.element().getBoundingClientRect().top);
});

it('CONT-024 CONT-025 CONT-026 year, genres, country, length, age and the first rating that is one stand under the title', async () => {
  await showing(
    {},
    {
      year: 2025,
      genres: [
        { id: 1, name: 'Драма' },
        { id: 2, name: 'Семья' },
      ],
      countries: [{ id: 1, name: 'Казахстан' }],
      duration: 6420,
      age: 16,
      ratings: [
        { type: 'imdb', rating: 0 },
        { type: 'kinopoisk', rating: 7.25 },
      ],
    },
  );
  const facts = page
    .getByRole('listitem')
    .elements()
    .map((fact) => fact.textContent.replaceAll('\u00a0', ' '));
  expect(facts.slice(-6)).toEqual([
    expect.stringContaining('7,3'),
    '2025',
    '16+',
    'Драма, Семья',
    'Казахстан',
    '1 ч 47 мин',
  ]);
});

it('CONT-025 CONT-026 each of several ratings stands there with who gave it', async () => {
  const ratings = [
    { type: 'imdb', rating: 8 },
    { type: 'tmdb', rating: 0 },
    { type: 'kinopoisk', rating: 7.25 },
  ];
  await showing({}, { ratings });
  await expect.element(page.getByRole('listitem').filter({ hasText: 'IMDb' })).toBeVisible();
  const shown = page
    .getByRole('listitem')
    .filter({ hasText: /Рейтинг/ })
    .elements();
  expect(shown.map(({ textContent }) => /^\S+\s[\d,]+/.exec(textContent)?.[0]?.replace(/\s/, ' '))).toEqual([
    'IMDb 8,0',
    'Кинопоиск 7,3',
  ]);
});

it('CONT-052 CONT-057 the licence stands in its colour, and the viewer’s own rating', async () => {
  const info = { license_info: 'По лицензии', user_license_info: { text: 'Доступно до мая', color: 'rgb(255, 0, 0)' } };
  await showing({ ...info, user_rating: 8 });
  await expect.element(page.getByText('По лицензии')).toBeVisible();
  await expect.element(page.getByText('Доступно до мая')).toHaveStyle({ color: 'rgb(255, 0, 0)' });
  await expect.element(page.getByText('Ваша оценка: 8')).toBeVisible();
});

it('CONT-054 STAT-006 what is not bought says from how much it is watched, and its press is not told as played', async () => {
  await showing({ is_purchased: false, min_price: '990.00' });
  const link = page.getByRole('link', { name: /^Смотреть от 990/ });
  await expect.element(link).toHaveAttribute('data-focus-key', 'buy');
});

it('STAT-006 what has to be signed in for is not told as played', async () => {
  await showing({}, {}, siteStore({ session: { kind: 'authOnly', network: { isGuestAllowed: false } } }));
  await expect.element(page.getByRole('button', { name: 'Смотреть' })).toHaveAttribute('data-focus-key', 'buy');
});

it('CONT-056 CONT-082 a press makes a film a favourite at once, and another one takes it back', async () => {
  const { server } = await showing({});
  const press = async (name: string) => {
    const heart = page.getByRole('button', { name, exact: true });
    await expect.element(heart).toBeInTheDocument();
    (heart.element() as HTMLElement).click();
  };
  await press('В избранное');
  await press('В избранном');
  await vi.waitFor(() =>
    expect(server.lines).toEqual(
      expect.arrayContaining(['POST /v2/users/self/favorites', 'DELETE /v2/users/self/favorites/1']),
    ),
  );
});

it('CONT-082 a favourite that the server refuses is none again, and the viewer is told', async () => {
  const { modals } = await showing({ refuses: true });
  const heart = page.getByRole('button', { name: 'В избранное', exact: true });
  await expect.element(heart).toBeInTheDocument();
  (heart.element() as HTMLElement).click();
  await vi.waitFor(() => expect(modals.open.mock.calls.map(([id]) => id)).toEqual(['message']));
  await expect.element(heart).toBeInTheDocument();
});

const TRAILER = { trailers: [{ id: 71 }] };
const trailers = () => background.asked.load.mock.calls.length;

it('CONT-018 CONT-020 CONT-021 CONT-022 the trailer takes the place of the picture after 4.5 s, silent until its switch is pressed', async () => {
  background.asked.load.mockClear();
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const { host } = await showing({}, TRAILER);
  await windowLooked();
  await pass(4_400);
  expect(host.querySelector('video')).toBeNull();
  await pass(200);
  vi.useRealTimers();
  await vi.waitFor(() => expect(trailers()).toBe(1));
  expect(host.querySelector('video')?.muted).toBe(true);
  background.tell({ stats: { ...background.player.state.stats, firstFrameMs: 300 } });
  const sound = page.getByRole('button', { name: 'Включить звук' });
  await expect.element(sound).toBeVisible();
  (sound.element() as HTMLElement).click();
  await expect.element(page.getByRole('button', { name: 'Выключить звук' })).toBeVisible();
  expect(background.asked.setMuted).toHaveBeenLastCalledWith(false);
});

it('STAT-022 the way to the trailer carries whose it is, and of which library', async () => {
  await showing({}, { ...TRAILER, library_id: 3 });
  const way = page.getByRole('link', { name: 'Трейлер' });
  await expect.element(way).toHaveAttribute('href', '/trailers/71?content_id=7&library_id=3');
});

it('CONT-019 a phone keeps the picture', async () => {
  background.asked.load.mockClear();
  await page.viewport(390, 844);
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const { host } = await showing({}, TRAILER);
  await pass(6_000);
  expect([host.querySelector('video'), trailers()]).toEqual([null, 0]);
});
