import { siteStore } from '@livery/widgets/testing-store';
import type { Brand } from '@livery/brand-kit';
import { validBrand } from '@livery/brand-kit/valid-brand';
import { activeProfile } from '@livery/domain/profiles';
import { session } from '@livery/domain/session';
import { STORED } from '@livery/domain/stored-keys';
import type { Environment } from '@livery/platform/environment';
import type { PlayerOptions } from '@livery/player-core';
import { PlayerError } from '@livery/player-core/player-error';
import { consent } from '@livery/widgets/consent';
import { ModalsProvider, type Modals } from '@livery/widgets/modals';
import { usePlayerHost } from '@livery/widgets/player-host';
import { useNowPlaying, usePlayerKeys } from '@livery/widgets/player-keys';
import { PlayerControls, PersistentPlayer, PlayerStage, useCloseMiniPlayer } from '@livery/widgets/player-stage';
import { stubPlayer } from '@livery/widgets/player-testing';
import { mountScreen } from '@livery/widgets/testing';
import { SiteLinks } from '@livery/widgets/testing-links';
import { type Store } from '@reduxjs/toolkit';
import { useEffect } from 'react';
import { Link, Route, Routes } from 'react-router-dom';
import { expect, it, onTestFinished, vi } from 'vitest';
import { page } from 'vitest/browser';
import { PlayerHost } from './player-host.tsx';

let stub: ReturnType<typeof stubPlayer>;
const made = vi.fn<(options: PlayerOptions) => void>();
vi.mock('@livery/player-core', () => ({
  createPlayer(options: PlayerOptions) {
    made(options);
    return stub.player;
  },
}));

const life = { begun: vi.fn(), over: vi.fn() };
const actions = { togglePlay: vi.fn(), toggleFullscreen: vi.fn(), toggleMuted: vi.fn(), changeVolume: vi.fn() };

function Film({ name }: { name: string }) {
  useEffect(() => {
    life.begun(name);
    return () => void life.over(name);
  }, [name]);
  useNowPlaying({ title: name });
  usePlayerKeys(actions);
  return (
    <PlayerControls>
      <p>Controls of {name}</p>
    </PlayerControls>
  );
}

const filmPage = (name: string) => (
  <main style={{ height: 400 }}>
    <style>{'[data-player-place] { height: 300px; }'}</style>
    <PersistentPlayer id={name}>
      <Film name={name} />
    </PersistentPlayer>
    <Link to="/home">Home</Link>
  </main>
);

/** A page that wants to play something and has to ask first. */
function Asking() {
  useCloseMiniPlayer('other');
  return <main>Asking</main>;
}

function Window() {
  const { pictureWindow } = usePlayerHost();
  return pictureWindow ? (
    <button type="button" onClick={() => void pictureWindow.toggle()}>
      Window
    </button>
  ) : null;
}

function Prefetch() {
  const { prefetch } = usePlayerHost();
  return (
    <button type="button" onClick={prefetch}>
      Prefetch
    </button>
  );
}

interface World {
  at?: string;
  stored?: Record<string, string>;
  store?: Store;
  environment?: Partial<Environment>;
  brand?: Partial<Brand>;
  switches?: { readonly clientData: boolean };
}

async function watchingFilm({ at = '/film', ...world }: World = {}) {
  stub = stubPlayer({ lifecycle: 'loaded', playback: 'playing', wantsToPlay: true, content: 'vod' });
  for (const spy of [...Object.values(life), ...Object.values(actions)]) spy.mockClear();
  const modals: Modals = { open: vi.fn(), close: vi.fn(), prepare: vi.fn() };
  const screen = await mountScreen(
    <SiteLinks>
      <ModalsProvider modals={modals}>
        <PlayerHost hlsWorkerPath="/worker.js">
          <Routes>
            <Route path="/film" element={filmPage('Film')} />
            <Route path="/other" element={filmPage('Other')} />
            <Route path="/film_embed" element={filmPage('Film')} />
            <Route
              path="/trailer"
              element={
                <main>
                  <PlayerStage>Trailer</PlayerStage>
                  <Link to="/home">Home</Link>
                </main>
              }
            />
            <Route path="/asking" element={<Asking />} />
            <Route
              path="*"
              element={
                <main>
                  <h1>Elsewhere</h1> <Link to="/other">Other</Link> <Link to="/asking">Asking</Link>
                </main>
              }
            />
          </Routes>
          <Window />
          <Prefetch />
        </PlayerHost>
      </ModalsProvider>
    </SiteLinks>,
    { at, ...world },
  );
  await expect.element(page.getByRole('region', { name: 'Видеоплеер' })).toBeInTheDocument();
  return { ...screen, modals, video: () => document.querySelector('video') };
}

const press = async (name: string, role: 'link' | 'button' = 'link') => {
  const control = page.getByRole(role, { name });
  await expect.element(control).toBeInTheDocument();
  (control.element() as HTMLElement).click();
};
const miniPlayer = () => page.getByRole('region', { name: 'Видео в углу экрана' });
const home = async () => {
  await press('Home');
  await expect.element(page.getByText('Elsewhere')).toBeInTheDocument();
};

it('what plays goes on in the mini player on the same element, and a press leads back to its page; nothing begins anew', async () => {
  const { video } = await watchingFilm();
  await expect.element(page.getByText('Controls of Film')).toBeInTheDocument();
  const element = video();
  await home();
  await expect.element(miniPlayer()).toBeVisible();
  expect(page.getByText('Controls of Film').query()?.checkVisibility()).toBe(false);
  await press('Пауза', 'button');
  expect(actions.togglePlay).toHaveBeenCalledOnce();
  await press('Вернуться к просмотру: Film');
  await expect.element(page.getByText('Controls of Film')).toBeVisible();
  expect(location.pathname).toBe('/film');
  expect(miniPlayer().elements()).toEqual([]);
  expect(video()).toBe(element);
  expect([life.begun.mock.calls, life.over.mock.calls]).toEqual([[['Film']], []]);
});

it('ENG-001 what has failed for good begins with its page: the mini player says why, and plays nothing', async () => {
  await watchingFilm();
  await home();
  await expect.element(miniPlayer()).toBeVisible();
  const error = new PlayerError('SEGMENT_UNREACHABLE', { severity: 'fatal' });
  stub.tell({ lifecycle: 'failed', error, isErrorFinal: true });
  await expect.element(page.getByText('Видео не загрузилось', { exact: false })).toBeVisible();
  expect(miniPlayer().getByRole('button', { name: 'Смотреть' }).query()).toBeNull();
  await expect.element(page.getByRole('button', { name: 'Закрыть видео' })).toBeVisible();
});

it.each([
  ['what is paused', { at: '/film', isPaused: true }],
  ['what the viewer wants in no mini player', { stored: { [STORED.playerDevice]: JSON.stringify({ corner: 'off' }) } }],
  ['what is inside of another site', { at: '/film_embed' }],
])('%s ends with its page', async (_, world) => {
  await watchingFilm(world);
  await vi.waitFor(() => expect(life.begun).toHaveBeenCalledWith('Film'));
  if ('isPaused' in world) stub.tell({ wantsToPlay: false, playback: 'paused' });
  await home();
  await vi.waitFor(() => expect(life.over).toHaveBeenCalledWith('Film'));
  expect(miniPlayer().elements()).toEqual([]);
});

it('a trailer ends with its page', async () => {
  await watchingFilm({ at: '/trailer' });
  await home();
  await vi.waitFor(() => expect(document.querySelector('[data-where]')).toHaveAttribute('data-where', 'nowhere'));
});

it('the viewer closes it by Escape, which a dialogue over the page hears first', async () => {
  await watchingFilm();
  await home();
  await expect.element(miniPlayer()).toBeVisible();
  const dialog = document.body.appendChild(document.createElement('dialog'));
  onTestFinished(() => dialog.remove());
  const escape = () => document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
  dialog.show();
  escape();
  expect(life.over).not.toHaveBeenCalled();
  dialog.close();
  escape();
  await vi.waitFor(() => expect(life.over).toHaveBeenCalledOnce());
});

it('the viewer closes it by its button', async () => {
  await watchingFilm();
  await home();
  await press('Закрыть видео', 'button');
  await vi.waitFor(() => expect(life.over).toHaveBeenCalledOnce());
  expect(miniPlayer().elements()).toEqual([]);
});

it('it ends when somebody else watches', async () => {
  const { store } = await watchingFilm();
  store.dispatch(activeProfile.actions.seen({ id: 1, role: 'adult' }));
  await home();
  await expect.element(miniPlayer()).toBeVisible();
  store.dispatch(activeProfile.actions.seen({ id: 2, role: 'child' }));
  await vi.waitFor(() => expect(life.over).toHaveBeenCalledWith('Film'));
  expect(miniPlayer().elements()).toEqual([]);
});

it('it ends when a guest signs in', async () => {
  const store = siteStore({
    session: { kind: 'guest', user: { id: 7, isGuest: true }, network: {}, credentials: { accessToken: 'a' } },
  });
  await watchingFilm({ store });
  await home();
  await expect.element(miniPlayer()).toBeVisible();
  store.dispatch(session.actions.loginSucceeded({ accessToken: 'b', method: 'otp', isNewAccount: false }));
  await vi.waitFor(() => expect(life.over).toHaveBeenCalledWith('Film'));
  expect(miniPlayer().elements()).toEqual([]);
});

it.each(['Asking', 'Other'])('it ends when another page wants to play: %s', async (name) => {
  await watchingFilm();
  await home();
  await expect.element(miniPlayer()).toBeVisible();
  await press(name);
  await vi.waitFor(() => expect(life.over).toHaveBeenCalledWith('Film'));
  expect(miniPlayer().elements()).toEqual([]);
});

it('arrows send it to another corner, where it is found the next time', async () => {
  const { services } = await watchingFilm();
  await home();
  const link = page.getByRole('link', { name: /Вернуться/ });
  await expect.element(link).toBeInTheDocument();
  for (const [key, at] of Object.entries({ ArrowUp: 'top-right', ArrowLeft: 'top-left' })) {
    link.element().dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
    await expect.element(miniPlayer()).toHaveAttribute('data-corner', at);
  }
  expect(JSON.parse(services.storage.get(STORED.playerDevice) ?? '')).toMatchObject({ corner: 'top-left' });
});

it.each([
  ['iOS', '16.4', true],
  ['iOS', '18.1', false],
  ['Android', '16', false],
])('ENG-020 on %s %s the player is told to start silently: %s', async (name, version, startsSilently) => {
  made.mockClear();
  await watchingFilm({ environment: { os: { name, version } } });
  expect(made.mock.calls.map(([options]) => options.startsSilently)).toEqual([startsSilently]);
});

const asks: Partial<Brand> = { rules: { ...validBrand.rules, figures: { consent: 'asked' } } };
it.each([
  { what: 'switched off', expected: [false, false] },
  { what: 'switched on', switches: { clientData: true }, expected: [true, true] },
  { what: 'switched on where viewers are asked', switches: { clientData: true }, brand: asks, expected: [false, true] },
])(
  'media requests, $what, say how the player is before and after consent: $expected',
  async ({ expected, ...world }) => {
    made.mockClear();
    const { services } = await watchingFilm(world);
    const mayTell = made.mock.calls[0]?.[0].services?.sendsClientData;
    const before = mayTell?.();
    services.get(consent).set('given');
    expect([before, mayTell?.()]).toEqual(expected);
  },
);

it('PLAY-027 PLAY-028 the mini player shows how much was seen, never all of it, and nothing of a channel', async () => {
  await watchingFilm();
  await home();
  const line = () => document.querySelector<HTMLElement>('[data-corner] a i')?.style.getPropertyValue('--percent');
  for (const [mediaTime, durationSeconds, percent] of [
    [30, 60, '50'],
    [60, 60, '99'],
    [0, 0, '0'],
  ] as const) {
    stub.tell({ durationSeconds, position: { mediaTime, wallTimeMs: null } });
    await expect.poll(line).toBe(percent);
  }
  stub.tell({ durationSeconds: null });
  await expect.poll(line).toBeUndefined();
});

it('ENG-060 the picture of a channel is fitted into a frame of the width that the channel says', async () => {
  const { video, bus } = await watchingFilm();
  await expect.element(page.getByText('Controls of Film')).toBeInTheDocument();
  const shape = () => {
    const { width = 0, height = 0 } = video()?.getBoundingClientRect() ?? {};
    return [(width / height).toFixed(2), getComputedStyle(video()!).objectFit];
  };
  bus.playing.set({ title: 'Channel', pictureRatio: 4 / 3 });
  await expect.poll(shape).toEqual(['1.33', 'contain']);
  expect(video()?.getBoundingClientRect().height).toBe(300);
  bus.playing.set({ title: 'Channel', pictureRatio: 16 / 9 });
  await expect.poll(shape).toEqual(['1.78', 'contain']);
});

it.each([
  ['landscape', [800, 400], 'cover'],
  ['portrait', [400, 800], 'contain'],
] as const)('CTRL-039 CTRL-040 a picture that fills the screen, in %s', async (_, [width, height], fit) => {
  onTestFinished(() => page.viewport(1280, 800));
  await watchingFilm();
  const video = document.querySelector('video');
  if (!video?.parentElement) throw new Error('no video');
  video.parentElement.dataset['fit'] = 'fill';
  await page.viewport(width, height);
  await expect.poll(() => getComputedStyle(video).objectFit).toBe(fit);
});

it('CTRL-010 a window of its own takes the picture with its controls, and gives both back to the page', async () => {
  const frame = document.body.appendChild(document.createElement('iframe'));
  const inner = frame.contentWindow as Window;
  const opened = Object.assign(new EventTarget(), { document: inner.document, close: () => {}, prepare: () => {} });
  opened.close = () => void opened.dispatchEvent(new Event('pagehide'));
  vi.stubGlobal('documentPictureInPicture', { requestWindow: () => Promise.resolve(opened) });
  onTestFinished(() => {
    frame.remove();
    vi.unstubAllGlobals();
  });
  const { video } = await watchingFilm();
  const element = video();
  await press('Window', 'button');
  await expect.element(page.getByText('Видео играет в отдельном окне')).toBeVisible();
  expect(inner.document.querySelector('video')).toBe(element);
  expect(inner.document.body.textContent).toContain('Controls of Film');
  inner.document.dispatchEvent(new KeyboardEvent('keydown', { code: 'Space', key: ' ', bubbles: true }));
  expect(actions.togglePlay).toHaveBeenCalledOnce();

  // Paused as it is, the window keeps it while the viewer browses.
  stub.tell({ wantsToPlay: false, playback: 'paused' });
  await home();
  expect(miniPlayer().elements()).toEqual([]);
  expect(life.over).not.toHaveBeenCalled();
  opened.close();
  await expect.element(miniPlayer()).toBeVisible();
  expect(video()).toBe(element);
});

it('the player’s code is fetched ahead in silence, whether it comes or not', async () => {
  const fetched = vi.spyOn(window, 'fetch').mockRejectedValue(new TypeError('Failed to fetch'));
  onTestFinished(() => fetched.mockRestore());
  const failed = vi.fn();
  window.addEventListener('unhandledrejection', failed);
  onTestFinished(() => window.removeEventListener('unhandledrejection', failed));
  await watchingFilm();
  const asked = () => fetched.mock.calls.filter(([address]) => address === '/worker.js').length;
  const before = asked();
  await press('Prefetch', 'button');
  await expect.poll(asked).toBe(before + 1);
  expect(failed).not.toHaveBeenCalled();
});
