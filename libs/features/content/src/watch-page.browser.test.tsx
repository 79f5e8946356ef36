import { deferred, type Answering } from '@livery/api-client/testing';
import { ModalsProvider, type Modals } from '@livery/widgets/modals';
import { IDLE_STATE, type PlayerState } from '@livery/player-core/state';
import type { LoadFacts } from '@livery/player-core/source';
import { createPlayerBus } from '@livery/widgets/player-bus';
import { PlayerHostProvider } from '@livery/widgets/player-stage';
import type { FailedStream } from '@livery/widgets/site-events';
import { stubHost, stubPlayer } from '@livery/widgets/player-testing';
import { mountScreen, pass } from '@livery/widgets/testing';
import { Route, Routes } from 'react-router-dom';
import { afterEach, expect, inject, it, onTestFinished, vi } from 'vitest';
import { page } from 'vitest/browser';
import WatchPage from './watch-page.tsx';

afterEach(() => void vi.useRealTimers());

/** A press without a pointer: the tokens that keep neighbours apart are not on this page. */
async function press(control: ReturnType<typeof page.getByRole>): Promise<void> {
  await expect.element(control).toBeInTheDocument();
  (control.element() as HTMLElement).click();
}

const FILM = { id: 7, title: 'Тишина', content_type: 'movie', age: 12, duration: 600, library_id: 3, images: [] };
const EPISODE = {
  ...FILM,
  id: 21,
  title: 'На краю карты',
  content_type: 'episode',
  season: 1,
  series: 1,
  parent_id: 20,
};
const SEASON = { id: 20, title: 'Сезон 1', content_type: 'season', parent_id: 2, images: [] };
const SERIES = { id: 2, title: 'Тихий перевал', content_type: 'series', images: [] };
const EPISODES = {
  episodes: [
    { id: 21, series: 1, season: 1, title: 'На краю карты', images: [], histories: [] },
    { id: 22, series: 2, season: 1, title: 'Снег в мае', images: [], histories: [] },
    { id: 23, series: 3, season: 1, title: 'Потом', is_announcement: true, images: [], histories: [] },
  ],
};

interface World {
  /** What the film has beside its title. */
  film?: object;
  meta?: object;
  stream?: object;
  status?: number;
  id?: number;
  at?: string;
  /** No answer ever comes. */
  isSilent?: boolean;
  /** So long no stream is answered. */
  untilStream?: Promise<void>;
  /** Broadcasts that the film can be watched from. */
  catchups?: readonly object[];
}

/** A server that knows one film and one series, and says about them what the test says. */
const serverOf = ({
  film = {},
  meta = {},
  stream = {},
  status = 200,
  catchups = [],
  untilStream,
}: World): Answering => {
  const known: Record<string, object> = {
    '/v2/contents/7': { ...FILM, ...film },
    '/v2/contents/21': EPISODE,
    '/v2/contents/22': { ...EPISODE, id: 22, title: 'Снег в мае', series: 2 },
    '/v2/contents/20': SEASON,
    '/v2/contents/2': SERIES,
    '/v2/contents/2/episodes': EPISODES,
    '/v2/contents/23': { ...EPISODE, id: 23, title: 'Потом', series: 3 },
    '/v2/contents/7/sources': { catchups },
  };
  return ({ path }) => {
    if (path.includes('/content_metadata/')) return { json: { is_purchased: true, ...meta } };
    const streamed = { status, json: { hls: 'https://cdn.test/film.m3u8', ...stream } };
    if (path.endsWith('/stream')) return untilStream ? untilStream.then(() => streamed) : streamed;
    const json = known[path];
    return json ? { json } : { status: 404, json: {} };
  };
};

async function watching(world: World = {}) {
  const { player, asked, tell, end, fail } = stubPlayer({
    lifecycle: 'loaded',
    playback: 'playing',
    content: 'vod',
    durationSeconds: 600,
  });
  const host = stubHost(player);
  onTestFinished(() => host.box.remove());
  const modals: Modals = { open: vi.fn(), close: vi.fn(), prepare: vi.fn() };
  const screen = await mountScreen(
    <ModalsProvider modals={modals}>
      <PlayerHostProvider value={host}>
        <Routes>
          <Route path="/watch/:id" element={<WatchPage />} />
          <Route path="/content_embed/:id" element={<WatchPage />} />
          <Route path="*" element={<main>Elsewhere</main>} />
        </Routes>
      </PlayerHostProvider>
    </ModalsProvider>,
    {
      at: world.at ?? `/watch/${world.id ?? 7}`,
      answer: world.isSilent ? () => new Promise(() => {}) : serverOf(world),
    },
  );
  const at = (mediaTime: number) => tell({ position: { mediaTime, wallTimeMs: null } });
  const loaded = () => asked.load.mock.calls.map(([{ url }]) => url);
  return { ...screen, playerHost: host, asked, tell, at, end, fail, loaded };
}

const back = () => page.getByRole('button', { name: 'Выйти из просмотра' });
const streamsAsked = (lines: readonly string[]) => lines.filter((line) => line.includes('/stream'));

it('CTRL-018 CTRL-019 the film has its title, its age and the way back', async () => {
  await watching();
  await expect.element(back()).toBeVisible();
  await expect.element(page.getByText('12+')).toBeVisible();
  await press(back());
  await expect.element(page.getByText('Elsewhere')).toBeVisible();
  expect(location.pathname).toBe('/contents/7');
});

it('ENG-048 a film that is to be read begins with subtitles in the language of the interface, protected or not', async () => {
  const { asked } = await watching({ stream: { drm: { force_subtitles: true, streams: [] } } });
  await vi.waitFor(() => expect(asked.load).toHaveBeenCalled());
  expect(asked.load.mock.calls[0]?.[0]).toMatchObject({ forcedSubtitles: 'ru' });
});

const startTypeOf = (load: unknown[] | undefined) =>
  (load?.[1] as { facts?: LoadFacts } | undefined)?.facts?.subject?.startType;

it('STAT-032 an episode that comes by itself on its page is told as "next"', async () => {
  const { asked, at, loaded } = await watching({ id: 21, meta: { next_to_play: { id: 22 } } });
  await expect.poll(loaded).toHaveLength(1);
  at(598);
  await expect.poll(() => asked.load.mock.calls.map(startTypeOf)).toEqual(['vod', 'next']);
});

it('STAT-032 an autoplayed episode counts as chosen after a reload, although history still holds the one before', async () => {
  const replaced = history.replaceState.bind(history);
  const cameFrom = { after: 20, byItself: true };
  vi.spyOn(history, 'replaceState').mockImplementationOnce((_, unused, address) =>
    replaced({ usr: cameFrom, key: 'again', idx: 1 }, unused, address),
  );
  const { asked } = await watching({ id: 21 });
  await expect.poll(() => asked.load.mock.calls.map(startTypeOf)).toEqual(['vod']);
  expect((history.state as { usr?: unknown }).usr).toEqual(cameFrom);
});

it('ENG-045 ENG-047 a protected film is handed to the player with its licence address and its provider', async () => {
  const streams = [{ type: 'dash_widevine', url: 'https://cdn.test/7.mpd', license_url: 'https://keys.test/wv' }];
  const { asked } = await watching({ stream: { hls: null, drm: { drm_provider: 'keyhouse', streams } } });
  await vi.waitFor(() => expect(asked.load).toHaveBeenCalled());
  const protection = {
    provider: 'keyhouse',
    streams: [
      {
        keySystem: 'com.widevine.alpha',
        format: 'dash',
        url: 'https://cdn.test/7.mpd',
        licenceUrl: 'https://keys.test/wv',
      },
    ],
  };
  expect(asked.load.mock.calls[0]?.[0]).toMatchObject({ kind: 'vod', url: 'https://cdn.test/7.mpd', protection });
  const [, options] = asked.load.mock.calls[0] ?? [];
  const { signal } = new AbortController();
  const source = { kind: 'vod', url: 'https://cdn.test/7.mpd' } as const;
  // A fresh address is as protected as the first one.
  expect(await options?.resolveSource?.({ reason: 'expired', wallTimeMs: null, source, signal })).toMatchObject({
    protection,
  });
});

it.each([
  ['/watch/7', 3],
  ['/watch/7?library_id=5', 5],
])('CONT-005 %s is played from library %i', async (at, library) => {
  const { server, bus } = await watching({ at });
  await vi.waitFor(() =>
    expect(streamsAsked(server.lines)).toEqual([`GET /v2/libraries/${library}/contents/7/stream`]),
  );
  expect(bus.playing.get()?.libraryId).toBe(library);
});

it.each([
  ['series', 2],
  ['season', 20],
])('PLAY-025 PLAY-039 a press that plays a %s plays the episode which comes next', async (_, id) => {
  const { loaded, server } = await watching({ id, meta: { next_to_play: { id: 22 } } });
  await vi.waitFor(() => expect(loaded()).toHaveLength(1));
  expect(streamsAsked(server.lines)).toEqual(['GET /v2/libraries/3/contents/22/stream']);
  expect(location.pathname).toBe('/watch/22');
});

it('an address that expired is replaced by that of the same item', async () => {
  const { server, asked } = await watching();
  await vi.waitFor(() => expect(asked.load).toHaveBeenCalled());
  const before = streamsAsked(server.lines).length;
  const [source, options] = asked.load.mock.calls[0] ?? [];
  const { signal } = new AbortController();
  const fresh = source && (await options?.resolveSource?.({ reason: 'expired', wallTimeMs: null, source, signal }));
  expect(fresh).toMatchObject({ kind: 'vod', url: 'https://cdn.test/film.m3u8' });
  expect(streamsAsked(server.lines)).toHaveLength(before + 1);
});

it('PLAY-020 the stream is asked for and played from where the film was left', async () => {
  const { server, asked } = await watching({ meta: { history: { seconds: 120 }, watch_percentage: 20 } });
  await expect.element(back()).toBeVisible();
  await vi.waitFor(() => expect(asked.load).toHaveBeenCalled());
  const request = server.seen.find(({ path }) => path.endsWith('/stream'));
  expect([request?.path, request?.query.get('seconds')]).toEqual(['/v2/libraries/3/contents/7/stream', '120']);
  expect(asked.load.mock.calls[0]?.[1]).toMatchObject({ startAt: { mediaTime: 120 } });
});

it('PLAY-021 who left a film within its last 2 s begins it anew', async () => {
  const { asked } = await watching({ meta: { history: { seconds: 598 }, watch_percentage: 99 } });
  await vi.waitFor(() => expect(asked.load).toHaveBeenCalled());
  expect(asked.load.mock.calls[0]?.[1]).toMatchObject({ startAt: { mediaTime: 0 } });
});

it('PLAY-022 the next episode follows 2 s before the end of this one', async () => {
  const { at } = await watching({ id: 21, meta: { next_to_play: { id: 22 } } });
  await expect.element(back()).toBeVisible();
  at(598.1);
  await vi.waitFor(() => expect(location.pathname).toBe('/watch/22'));
});

it.each<[string, Partial<PlayerState>]>([
  ['the first picture', { stats: { ...IDLE_STATE.stats, firstFrameMs: 900 } }],
  ['a television that plays', { output: 'cast', playback: 'playing' }],
])('PLAY-037 the way back to the beginning is offered for 5 s from %s on', async (_, begun) => {
  const { tell } = await watching({ meta: { history: { seconds: 120 }, watch_percentage: 20 } });
  const fromStart = page.getByRole('button', { name: 'Смотреть сначала' });
  await expect.element(fromStart).toBeVisible();
  vi.useFakeTimers();
  await pass(20_000);
  expect(fromStart.elements()).toHaveLength(1);
  tell(begun);
  await pass(4_999);
  expect(fromStart.elements()).toHaveLength(1);
  await pass(1);
  expect(fromStart.elements()).toEqual([]);
});

it('PLAY-036 a resumed film can be begun anew', async () => {
  const { asked } = await watching({ meta: { history: { seconds: 120 }, watch_percentage: 20 } });
  const fromStart = page.getByRole('button', { name: 'Смотреть сначала' });
  await press(fromStart);
  expect(asked.seek).toHaveBeenCalledWith({ mediaTime: 0 });
  expect(fromStart.elements()).toEqual([]);
});

it('CTRL-016 PLAY-025 the next episode is the one that the server names', async () => {
  await watching({ id: 21, meta: { next_to_play: { id: 22 } } });
  await press(page.getByRole('button', { name: 'Следующая серия: 2. Снег в мае' }));
  await vi.waitFor(() => expect(location.pathname).toBe('/watch/22'));
});

it('CTRL-016 there is no control of a next episode where there is none', async () => {
  await watching();
  await expect.element(back()).toBeVisible();
  expect(page.getByRole('button', { name: /^(Следующая|Предыдущая) серия/ }).elements()).toEqual([]);
});

it('the episode before is reached by its name, and the first one has none before it', async () => {
  // A phone has no room for it.
  await page.viewport(1280, 720);
  await watching({ id: 22 });
  await press(page.getByRole('button', { name: 'Предыдущая серия: 1. На краю карты' }));
  await vi.waitFor(() => expect(location.pathname).toBe('/watch/21'));
  await expect.element(back()).toBeVisible();
  await expect.element(page.getByRole('button', { name: /^Предыдущая серия/ })).not.toBeInTheDocument();
});

it('a film says its title in its own letters, whose name is the title', async () => {
  const picture = `${inject('mediaOrigin')}/thumbs/vod/steppe-7/4.jpg`;
  await watching({ film: { graphic_title: picture } });
  await expect
    .element(page.getByRole('img', { name: 'Тишина' }))
    .toHaveAttribute('src', expect.stringContaining(picture));
});

it('CTRL-015 PLAY-044 another episode is chosen in the player and takes the place of this one', async () => {
  await watching({ id: 21 });
  const entries = history.length;
  await press(page.getByRole('button', { name: 'Серии' }));
  await press(page.getByRole('menuitemradio', { name: '3. Потом' }));
  await expect.element(page.getByText('Эта серия ещё не вышла')).toBeVisible();
  expect(location.pathname).toBe('/watch/21');
  await press(page.getByRole('button', { name: 'Серии' }));
  await press(page.getByRole('menuitemradio', { name: '2. Снег в мае' }));
  await vi.waitFor(() => expect(location.pathname).toBe('/watch/22'));
  expect(history.length).toBe(entries);
});

it('PLAY-001 an episode asks for its parents before its stream', async () => {
  const { server } = await watching({ id: 21 });
  await expect.element(page.getByText('Тихий перевал')).toBeVisible();
  await vi.waitFor(() => expect(streamsAsked(server.lines)).toHaveLength(1));
  expect(server.lines).toEqual(expect.arrayContaining(['GET /v2/contents/20', 'GET /v2/contents/2']));
  expect(server.lines.indexOf('GET /v2/contents/20')).toBeLessThan(
    server.lines.findIndex((line) => line.includes('/stream')),
  );
});

it('PLAY-002 a film asks for no parent', async () => {
  const { server } = await watching();
  await expect.element(back()).toBeVisible();
  expect(server.lines.filter((line) => /contents\/(2|20)\b/.test(line))).toEqual([]);
});

it('PLAY-021 PLAY-023 near the end the next episode is announced, and comes 2 s before it', async () => {
  const { at } = await watching({ id: 21, meta: { next_to_play: { id: 22 } } });
  await expect.element(back()).toBeVisible();
  at(590);
  await expect.element(page.getByText('Следующая серия через 8 с')).toBeVisible();
  await expect.element(page.getByText('2. Снег в мае')).toBeVisible();
  at(598);
  await vi.waitFor(() => expect(location.pathname).toBe('/watch/22'));
});

it('PLAY-023 ADS-005 what belongs to the end of an episode comes before the next one', async () => {
  const { at, tell } = await watching({ id: 21, meta: { next_to_play: { id: 22 } } });
  await expect.element(back()).toBeVisible();
  tell({ isHeld: true });
  at(598);
  await expect.element(page.getByText('Следующая серия через 8 с')).not.toBeInTheDocument();
  expect(location.pathname).toBe('/watch/21');
  tell({ isHeld: false });
  await vi.waitFor(() => expect(location.pathname).toBe('/watch/22'));
});

it('who stays for the credits sees them to the end', async () => {
  const { at, end } = await watching({ id: 21, meta: { next_to_play: { id: 22 } } });
  await expect.element(back()).toBeVisible();
  at(592);
  await press(page.getByRole('button', { name: 'Смотреть титры' }));
  at(599);
  await expect.element(back()).toBeVisible();
  expect(location.pathname).toBe('/watch/21');
  end();
  await vi.waitFor(() => expect(location.pathname).toBe('/watch/22'));
});

it('PLAY-024 without a next episode the end leads back to where the film is described', async () => {
  const { loaded, end } = await watching();
  await vi.waitFor(() => expect(loaded()).toEqual(['https://cdn.test/film.m3u8']));
  end();
  await vi.waitFor(() => expect(location.pathname).toBe('/contents/7'));
});

it('PLAY-012 packshots play first, and the film after the last of them', async () => {
  const { loaded, end } = await watching({ stream: { packshots: [{ url: 'https://cdn.test/logo.m3u8' }] } });
  await vi.waitFor(() => expect(loaded()).toEqual(['https://cdn.test/logo.m3u8']));
  end();
  await vi.waitFor(() => expect(loaded()).toEqual(['https://cdn.test/logo.m3u8', 'https://cdn.test/film.m3u8']));
});

it('PLAY-012 ENG-045 ENG-048 a packshot begins at its beginning, in the clear and unread, however far and however the film plays', async () => {
  const streams = [{ type: 'dash_widevine', url: 'https://cdn.test/7.mpd', license_url: 'https://keys.test/wv' }];
  const stream = { packshots: [{ url: 'https://cdn.test/logo.m3u8' }], drm: { force_subtitles: true, streams } };
  const { asked, end } = await watching({ meta: { history: { seconds: 120 } }, stream });
  const begun = () => asked.load.mock.calls.map(([source, options]) => ({ source, at: options?.startAt }));
  await vi.waitFor(() => expect(begun()).toHaveLength(1));
  expect(begun()[0]).toEqual({ source: { kind: 'vod', url: 'https://cdn.test/logo.m3u8' }, at: { mediaTime: 0 } });
  end();
  await vi.waitFor(() => expect(begun()).toHaveLength(2));
  expect(begun()[1]).toMatchObject({
    source: { protection: { streams: [{ licenceUrl: 'https://keys.test/wv' }] }, forcedSubtitles: 'ru' },
    at: { mediaTime: 120 },
  });
});

it('PLAY-013 while a packshot is on its way, its own picture stands there, and that of the film with the film', async () => {
  const stills = `${inject('mediaOrigin')}/thumbs/vod/steppe-7`;
  const packshots = [{ url: 'https://cdn.test/logo.m3u8', img: `${stills}/30.jpg` }];
  const film = { images: [{ type: 'cover', src: `${stills}/4.jpg` }] };
  const { tell, end, playerHost } = await watching({ film, stream: { packshots } });
  const still = () => playerHost.controls.querySelector('[data-part="late-picture"] img')?.getAttribute('src') ?? '';
  tell({ playback: 'buffering' });
  await expect.poll(still).toContain('/30.jpg');
  end();
  await expect.poll(still).toContain('/4.jpg');
});

it('PLAY-012 a packshot that does not play keeps nobody from the film', async () => {
  const { loaded, fail } = await watching({ stream: { packshots: [{ url: 'https://cdn.test/logo.m3u8' }] } });
  await vi.waitFor(() => expect(loaded()).toEqual(['https://cdn.test/logo.m3u8']));
  fail();
  await vi.waitFor(() => expect(loaded()).toEqual(['https://cdn.test/logo.m3u8', 'https://cdn.test/film.m3u8']));
});

it('ENG-013 a stream without an address is said to be none: the player has words for it', async () => {
  const { loaded } = await watching({ stream: { hls: null } });
  await vi.waitFor(() => expect(loaded()).toEqual(['']));
});

it.each([
  ['PLAY-034 next goes to the next episode', 'next', '/watch/22'],
  ['PLAY-035 finish ends playback, though there is a next episode', 'finish', '/contents/21'],
])('%s', async (_, action, address) => {
  const playback_points = [{ ...OPENING, button: { label: 'Дальше', action } }];
  const { at } = await watching({ id: 21, meta: { next_to_play: { id: 22 } }, stream: { playback_points } });
  await expect.element(back()).toBeVisible();
  at(6);
  await press(page.getByRole('button', { name: 'Дальше' }));
  await vi.waitFor(() => expect(location.pathname).toBe(address));
});

it.each([
  ['PLAY-035 a finish in the credits', 'finish'],
  ['PLAY-034 a way to the next episode in the credits', 'next'],
])('%s says that the episode is watched to its end', async (_, action) => {
  const playback_points = [{ ...OPENING, end: 598_000, button: { label: 'Дальше', action } }];
  const { at, services } = await watching({ id: 21, meta: { next_to_play: { id: 22 } }, stream: { playback_points } });
  const { watchedFrom } = services.get(createPlayerBus);
  await expect.element(back()).toBeVisible();
  at(550);
  const button = page.getByRole('button', { name: 'Дальше' });
  await expect.element(button).toBeInTheDocument();
  expect(watchedFrom.get()).toBeNull();
  await press(button);
  expect(watchedFrom.get()).toEqual({ contentId: 21, seconds: 550 });
});

it.each([
  ['PLAY-023 that ends by itself', async ({ end }: Awaited<ReturnType<typeof watching>>) => end()],
  [
    'PLAY-021 whose announced next one comes by itself',
    async ({ at }: Awaited<ReturnType<typeof watching>>) => at(598.5),
  ],
  [
    'CTRL-016 that is left for the next one',
    async () => press(page.getByRole('button', { name: /^Следующая серия: / })),
  ],
])('%s: of an episode the viewer has said nothing', async (_, goOn) => {
  const site = await watching({ id: 21, meta: { next_to_play: { id: 22 } } });
  await expect.poll(site.loaded).toHaveLength(1);
  site.at(550);
  await goOn(site);
  await vi.waitFor(() => expect(location.pathname).toBe('/watch/22'));
  expect(site.services.get(createPlayerBus).watchedFrom.get()).toBeNull();
});

it('PLAY-035 PLAY-024 finish ends playback and clears a sleep timer that waits for the end of the title', async () => {
  const playback_points = [{ ...OPENING, button: { label: 'Завершить', action: 'finish' } }];
  const { at, asked, services } = await watching({ stream: { playback_points } });
  const { sleep } = services.get(createPlayerBus);
  await expect.element(back()).toBeVisible();
  sleep.set('atEnd');
  at(6);
  await press(page.getByRole('button', { name: 'Завершить' }));
  await vi.waitFor(() => expect(location.pathname).toBe('/contents/7'));
  expect(asked.pause).toHaveBeenCalled();
  expect(sleep.get()).toBeNull();
});

it('PLAY-024 who leaves the announcement for the next episode has watched this one', async () => {
  const { at, services } = await watching({ id: 21, meta: { next_to_play: { id: 22 } } });
  await expect.element(back()).toBeVisible();
  at(592);
  await press(page.getByRole('button', { name: 'Смотреть сейчас' }));
  expect(services.get(createPlayerBus).watchedFrom.get()).toEqual({ contentId: 21, seconds: 592 });
});

const OPENING = { type: 'other', start: 5_000, end: 90_000, button: { label: 'Пропустить заставку', action: 'skip' } };

it.each([
  ['the opening', OPENING],
  ['what ends within the last 5 s, where no scrub leads', { ...OPENING, start: 500_000, end: 598_000 }],
])('PLAY-031 PLAY-032 %s can be skipped while it plays', async (_, point) => {
  const { at, asked } = await watching({ stream: { playback_points: [point] } });
  await expect.element(back()).toBeVisible();
  const skip = page.getByRole('button', { name: 'Пропустить заставку' });
  at(point.start / 1000 - 1);
  expect(skip.elements()).toEqual([]);
  at(point.start / 1000 + 1);
  await press(skip);
  expect(asked.seek).toHaveBeenCalledWith({ mediaTime: point.end / 1000 });
});

it('PLAY-031 what is worth a look has no button, and hides none', async () => {
  const worthALook = { type: 'highlights', start: 6_000, end: 9_000, button: { label: 'Гол', action: 'skip' } };
  const { at } = await watching({ stream: { playback_points: [OPENING, worthALook] } });
  await expect.element(back()).toBeVisible();
  at(7);
  await expect.element(page.getByRole('button', { name: 'Пропустить заставку' })).toBeInTheDocument();
  expect(page.getByRole('button', { name: 'Гол' }).elements()).toEqual([]);
});

it('PLAY-012 PLAY-031 PLAY-036 what comes before the film has none of its buttons', async () => {
  const stream = { packshots: [{ url: 'https://cdn.test/logo.m3u8' }], playback_points: [OPENING] };
  const { at, end, loaded } = await watching({ meta: { history: { seconds: 120 } }, stream });
  await vi.waitFor(() => expect(loaded()).toHaveLength(1));
  at(7);
  await expect.element(page.getByText('0:07')).toBeInTheDocument();
  const offers = page.getByRole('button', { name: /Пропустить заставку|Смотреть сначала/ });
  expect(offers.elements()).toEqual([]);
  end();
  await expect.element(page.getByRole('button', { name: 'Пропустить заставку' })).toBeInTheDocument();
});

it('CTRL-050 CTRL-025 CTRL-026 skips add up, and none goes into the last 5 s', async () => {
  vi.useFakeTimers();
  const { at, asked } = await watching();
  await pass(100);
  at(580);
  const forward = page.getByRole('button', { name: /Вперёд на 10/ });
  for (let presses = 0; presses < 3; presses += 1) (forward.element() as HTMLElement).click();
  expect(asked.seek).not.toHaveBeenCalled();
  await pass(500);
  expect(asked.seek.mock.calls).toEqual([[{ mediaTime: 595 }]]);
});

it.each([
  [20, 'true'],
  [21, null],
])('PLAY-026 the timeline of a video of %i s: disabled is %s', async (durationSeconds, disabled) => {
  const { tell, playerHost, asked } = await watching();
  await expect.element(back()).toBeVisible();
  tell({ durationSeconds });
  const slider = page.getByRole('slider', { name: 'Место в видео' });
  await expect.poll(() => slider.element().getAttribute('aria-disabled')).toBe(disabled);
  playerHost.controls
    .querySelector('[role="slider"]')
    ?.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowRight', bubbles: true }));
  expect(asked.seek).toHaveBeenCalledTimes(disabled ? 0 : 1);
});

it('CAST-011 short messages stand above the controls while the film fills the window, and nowhere else', async () => {
  const lift = () => document.body.style.getPropertyValue('--foot-controls-height');
  expect(lift()).toBe('');
  await watching();
  await expect.element(back()).toBeVisible();
  expect(lift()).toMatch(/^\d+px$/);
});

it('CTRL-009 highlights stand on the timeline, each at its time of the film’s ten minutes', async () => {
  const points = [60_000, 120_000].map((start) => ({ type: 'highlights', start }));
  const { playerHost } = await watching({ stream: { playback_points: points } });
  await expect.element(back()).toBeVisible();
  const marks = () => playerHost.controls.querySelectorAll<HTMLElement>('[data-kind="highlight"]');
  const line = page.getByRole('slider', { name: 'Место в видео' });
  const shares = () => {
    const { left, width } = line.element().getBoundingClientRect();
    return [...marks()].map((mark) => {
      const box = mark.getBoundingClientRect();
      return Math.round(((box.left + box.width / 2 - left) / width) * 100);
    });
  };
  await expect.poll(shares).toEqual([10, 20]);
});

it('CTRL-009 PLAY-012 the line of an announcement has no highlights of the film that follows', async () => {
  const stream = {
    packshots: [{ url: 'https://cdn.test/before.mp4' }],
    playback_points: [{ type: 'highlights', start: 60_000 }],
  };
  const { playerHost, end, loaded } = await watching({ stream });
  const highlights = () => playerHost.controls.querySelectorAll('[data-kind="highlight"]').length;
  await vi.waitFor(() => expect(loaded()).toEqual(['https://cdn.test/before.mp4']));
  expect(highlights()).toBe(0);
  end();
  await vi.waitFor(() => expect(highlights()).toBe(1));
});

it.each([
  [{ meta: { is_lost: true } }, 'больше не показывают'],
  [{ meta: { is_available: false } }, 'нельзя посмотреть'],
  [{ meta: { is_purchased: false, min_price: '990.00' } }, 'нет в вашей подписке'],
  [{ status: 403, stream: { error: { code: 'child_profile', message: '' } } }, 'не для детского профиля'],
  [{ status: 410, stream: { error: { code: 'gone', message: 'Права закончились' } } }, 'Права закончились'],
  [{ status: 418, stream: { error: { code: 'teapot', message: '' } } }, '418'],
])('PLAY-005 PLAY-045 what does not play says why, and leads back: %j', async (world, sentence) => {
  await watching(world as World);
  await expect.element(page.getByRole('alert')).toBeVisible();
  expect(page.getByRole('alert').element().textContent).toContain(sentence);
  await expect.element(page.getByRole('link', { name: 'К описанию' })).toHaveAttribute('href', '/contents/7');
});

it('STAT-030 a call for a stream that fails is told with the film it was of', async () => {
  const { services } = await watching({ status: 503 });
  const told: FailedStream[] = [];
  services.events.on('streamFailed', (failed) => told.push(failed), new AbortController().signal);
  await expect.element(page.getByRole('alert')).toBeVisible();
  expect(told).toEqual([
    {
      ...{ kind: 'film', startType: 'vod', contentId: 7, libraryId: 3, channelId: null, contentParentId: null },
      ...{ isZap: false, code: 'STREAM_503' },
    },
  ]);
});

it('a film is waited for from its page on, not from its address; what follows its packshot was not waited for', async () => {
  const beforeMs = performance.now();
  const { asked, end } = await watching({ stream: { packshots: [{ url: 'https://cdn.test/logo.m3u8' }] } });
  await vi.waitFor(() => expect(asked.load).toHaveBeenCalledTimes(1));
  end();
  await vi.waitFor(() => expect(asked.load).toHaveBeenCalledTimes(2));
  const wanted = asked.load.mock.calls.map(([, options]) => options?.facts?.wantedAtMs);
  expect(wanted[0]).toBeGreaterThanOrEqual(beforeMs);
  expect(wanted[1]).toBeUndefined();
});

it('what may not be played asks for no stream', async () => {
  const { server } = await watching({ meta: { is_purchased: false, min_price: '990.00' } });
  await expect.element(page.getByRole('alert')).toBeVisible();
  expect(streamsAsked(server.lines)).toEqual([]);
});

it('the sleep timer set to the end stops before the next episode', async () => {
  const { loaded, at, end, bus } = await watching({ id: 21, meta: { next_to_play: { id: 22 } } });
  await vi.waitFor(() => expect(loaded()).toHaveLength(1));
  at(590);
  const announced = page.getByText(/Следующая серия через/);
  await expect.element(announced).toBeVisible();
  bus.sleep.set('atEnd');
  await expect.poll(() => announced.elements()).toEqual([]);
  at(599);
  end();
  await vi.waitFor(() => expect(location.pathname).toBe('/contents/21'));
  expect(bus.sleep.get()).toBeNull();
});

it('CONT-007 CONT-069 the address names the film, which is played', async () => {
  const { server, asked } = await watching({ at: '/watch/quiet-film-2024-7' });
  await vi.waitFor(() => expect(asked.load).toHaveBeenCalled());
  expect(server.lines).toContain('GET /v2/contents/7');
});

it('CONT-072 until the film is there, something turns, and goes on turning until its stream is there', async () => {
  const { unmount } = await watching({ isSilent: true });
  const turning = page.getByText('Загружаем…');
  await expect.element(turning).toBeInTheDocument();
  unmount();

  const stream = deferred<void>();
  const { server, loaded } = await watching({ untilStream: stream.promise });
  await expect.poll(() => streamsAsked(server.lines)).not.toEqual([]);
  const play = page.getByRole('button', { name: 'Смотреть', exact: true });
  await expect.element(play).toHaveAttribute('aria-busy', 'true');
  expect(loaded()).toEqual([]);
  stream.resolve();
  await expect.poll(loaded).toHaveLength(1);
  await expect.element(play).not.toHaveAttribute('aria-busy');
});

it.each([
  ['CONT-070 a film that is not there', { id: 404 }],
  ['CONT-069 an address without a number', { at: '/watch/quiet-film' }],
])('%s is a page that is not found', async (_, world) => {
  const { server } = await watching(world);
  await expect.element(page.getByText('Этого фильма или сериала у нас нет.')).toBeVisible();
  expect(streamsAsked(server.lines)).toEqual([]);
});

it('CONT-071 a film that is lost and cannot be had is a page that is not found', async () => {
  await watching({ meta: { is_lost: true, is_available: false } });
  await expect.element(page.getByText('Этого фильма или сериала у нас нет.')).toBeVisible();
});

it('CONT-042 an announced episode says by its own address that it is still to come, and asks for no stream', async () => {
  const { server } = await watching({ id: 23 });
  await expect.element(page.getByRole('alert')).toBeVisible();
  expect(page.getByRole('alert').element().textContent).toContain('Эта серия ещё не вышла');
  expect(streamsAsked(server.lines)).toEqual([]);
});

it('PLAY-038 PLAY-014 PLAY-015 what is watched from the archive is watched on its channel, from its beginning', async () => {
  const catchups = [
    { id: 1, channel_id: 3, start_at: '2026-01-01T10:00:00Z' },
    { id: 2, channel_id: 5, start_at: '2026-01-02T10:00:00Z' },
  ];
  const { server } = await watching({ meta: { stream_using: 'content_schedule' }, catchups });
  await vi.waitFor(() => expect(location.pathname + location.search).toBe('/channels/all/5?ts=1767348000'));
  expect(streamsAsked(server.lines)).toEqual([]);
});

it('PLAY-014 what no archive has any more is not watched', async () => {
  const { server } = await watching({ meta: { stream_using: 'content_schedule' } });
  await expect.element(page.getByRole('alert')).toBeVisible();
  expect(page.getByRole('alert').element().textContent).toContain('нельзя посмотреть');
  expect(streamsAsked(server.lines)).toEqual([]);
});

it('CONT-008 inside of another site a film has no way back, and stays where it is at its end', async () => {
  const { loaded, end, asked } = await watching({ at: '/content_embed/7' });
  await vi.waitFor(() => expect(loaded()).toEqual(['https://cdn.test/film.m3u8']));
  expect(back().elements()).toEqual([]);
  end();
  await vi.waitFor(() => expect(asked.pause).toHaveBeenCalled());
  expect(location.pathname).toBe('/content_embed/7');
});
