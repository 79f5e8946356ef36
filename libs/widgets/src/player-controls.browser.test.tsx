import { RESUME_AFTER_SKIP_MS, SKIP_APPLY_MS } from '@livery/domain/controls';
import type { PlayerState } from '@livery/player-core/state';
import { NO_TRACKS } from '@livery/player-core/tracks';
import { afterEach, expect, it, onTestFinished, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { pictureSource } from '@livery/ui-kit/pictures';
import { LatePicture } from './late-picture.tsx';
import { capability } from './capability.ts';
import {
  FullscreenButton,
  OtherScreens,
  PictureInPictureButton,
  PlayerButtons,
  ScreenButtons,
} from './player-buttons.tsx';
import { usePlayerCommands } from './player-commands.ts';
import { usePlayerSkips } from './player-skips.ts';
import { PlayerHostProvider } from './player-stage.tsx';
import { stubHost, stubPlayer } from './testing/player-testing.ts';
import { mountScreen, pass } from './testing/mount-screen.tsx';
import { TrackMenus } from './track-menus.tsx';

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

/** A press without a pointer: the tokens that keep neighbours apart are not on this page. */
async function press(control: ReturnType<typeof page.getByRole>): Promise<void> {
  await expect.element(control).toBeInTheDocument();
  (control.element() as HTMLElement).click();
}

const TRACKS = {
  ...NO_TRACKS,
  audio: [
    { id: '0', language: 'ru', label: 'Русский', channels: 2 },
    { id: '1', language: 'kk', label: 'Қазақша', channels: 2 },
  ],
  audioId: '0',
  text: [{ id: '3', language: 'kk', label: 'Қазақша' }],
  qualities: [
    { id: '480p-1', height: 480, bitsPerSecond: 1 },
    { id: '720p-2', height: 720, bitsPerSecond: 2 },
  ],
};

async function playing(
  children: React.ReactNode,
  state: Partial<PlayerState> = {},
  site?: Parameters<typeof mountScreen>[1],
) {
  const { player, asked, tell } = stubPlayer({ lifecycle: 'loaded', playback: 'playing', content: 'vod', ...state });
  const host = stubHost(player);
  onTestFinished(() => host.box.remove());
  const screen = await mountScreen(<PlayerHostProvider value={host}>{children}</PlayerHostProvider>, site);
  return { ...screen, player, asked, tell, playerHost: host };
}

it.each([
  ['LIVE-027 a channel that was paused goes on 400 ms after the sum of its skips was sought', true, 1],
  ['a film that was paused stays where a skip put it', false, 0],
])('%s', async (_name, isChannel, resumed) => {
  vi.useFakeTimers();
  const resume = vi.fn();
  const sought = vi.fn();
  function Skips() {
    const skip = usePlayerSkips({ position: () => 100, seek: sought, ...(isChannel && { resume }) });
    return <button onClick={() => skip(10)}>Skip</button>;
  }
  await playing(<Skips />);
  for (const _press of [1, 2]) await press(page.getByRole('button', { name: 'Skip' }));
  await pass(SKIP_APPLY_MS);
  expect(sought.mock.calls).toEqual([[120]]);
  await pass(RESUME_AFTER_SKIP_MS - 1);
  expect(resume).not.toHaveBeenCalled();
  await pass(1);
  expect(resume).toHaveBeenCalledTimes(resumed);
});

it('a video that takes long to come has a still in its place, and one that is there none', async () => {
  vi.useFakeTimers();
  const still = pictureSource({ widths: [240], addressOf: () => 'data:image/gif;base64,R0lGODlhAQABAAAAACw=' });
  const { tell, player } = await playing(<LatePicture source={still} />, { lifecycle: 'loading' });
  const shown = () => document.querySelectorAll('[data-part="late-picture"] img').length;
  const seen = (firstFrameMs: number | null) => tell({ stats: { ...player.state.stats, firstFrameMs } });
  await pass(599);
  expect(shown()).toBe(0);
  await pass(1);
  expect(shown()).toBe(1);
  seen(700);
  await pass(0);
  expect(shown()).toBe(0);
  // The next one has its own time.
  seen(null);
  await pass(599);
  expect(shown()).toBe(0);
  await pass(1);
  expect(shown()).toBe(1);
  tell({ lifecycle: 'failed' });
  await pass(0);
  expect(shown()).toBe(0);
});

it('CAST-010 what a television shows has no still in the place of its picture here', async () => {
  vi.useFakeTimers();
  const still = pictureSource({ widths: [240], addressOf: () => 'data:image/gif;base64,R0lGODlhAQABAAAAACw=' });
  await playing(<LatePicture source={still} />, { lifecycle: 'loading', output: 'Living room' });
  await pass(5_000);
  expect(document.querySelector('[data-part="late-picture"]')).toBeNull();
});

const openSettings = () => press(page.getByRole('button', { name: 'Настройки видео' }));
const lines = () =>
  page
    .getByRole('menuitem')
    .elements()
    .map((line) => line.querySelector('span')?.textContent);

it('CTRL-001 CTRL-002 CTRL-003 play, ten seconds back and ten forward', async () => {
  const onSkip = vi.fn();
  const { asked } = await playing(<PlayerButtons onSkip={onSkip} />, { wantsToPlay: true });
  await press(page.getByRole('button', { name: 'Пауза' }));
  expect(asked.pause).toHaveBeenCalledOnce();
  await press(page.getByRole('button', { name: /Назад на 10/ }));
  await press(page.getByRole('button', { name: /Вперёд на 10/ }));
  expect(onSkip.mock.calls).toEqual([[-10], [10]]);
});

it.each([
  ['what failed', { lifecycle: 'failed' }],
  ['what is over', { playback: 'ended' }],
  ['what the browser did not let start', { autoplay: 'blocked', playback: 'paused' }],
] as const)('CTRL-001 %s is played by the first press, though it was wanted before', async (_, state) => {
  const { asked } = await playing(<PlayerButtons />, { wantsToPlay: true, ...state });
  await press(page.getByRole('button', { name: 'Смотреть' }));
  expect([asked.play.mock.calls.length, asked.pause.mock.calls.length]).toEqual([1, 0]);
});

it('every control with a key says which, to eyes and to screen readers', async () => {
  await playing(<FullscreenButton />);
  const button = page.getByRole('button', { name: 'На весь экран' });
  await expect.element(button).toHaveAttribute('aria-keyshortcuts', 'F');
  await expect.element(button).toHaveAttribute('title', 'На весь экран (F)');
});

it('CTRL-017 the fullscreen control asks for the whole screen', async () => {
  const { playerHost } = await playing(<FullscreenButton />);
  await press(page.getByRole('button', { name: 'На весь экран' }));
  expect(playerHost.toggleFullscreen).toHaveBeenCalledOnce();
});

it('CTRL-010 CTRL-042 the small window is asked for by its control, and its state is believed after 150 ms', async () => {
  vi.spyOn(document, 'pictureInPictureEnabled', 'get').mockReturnValue(true);
  const { playerHost } = await playing(<PictureInPictureButton />);
  const video = playerHost.box.querySelector('video');
  if (!video) throw new Error('no video');
  const request = vi.spyOn(video, 'requestPictureInPicture').mockResolvedValue({} as PictureInPictureWindow);
  await press(page.getByRole('button', { name: 'Картинка в картинке' }));
  expect(request).toHaveBeenCalledOnce();

  vi.useFakeTimers();
  vi.spyOn(document, 'pictureInPictureElement', 'get').mockReturnValue(video);
  video.dispatchEvent(new Event('enterpictureinpicture'));
  await pass(149);
  expect(page.getByRole('button').element().getAttribute('aria-label')).toBe('Картинка в картинке');
  await pass(1);
  expect(page.getByRole('button').element().getAttribute('aria-label')).not.toBe('Картинка в картинке');
});

it('CTRL-011 there is no control of a small window where the browser has none', async () => {
  vi.spyOn(document, 'pictureInPictureEnabled', 'get').mockReturnValue(false);
  const { host } = await playing(<PictureInPictureButton />);
  expect(host.querySelector('button')).toBeNull();
});

it('CTRL-013 the settings have audio, subtitles, quality and speed', async () => {
  await playing(<TrackMenus />, { tracks: TRACKS });
  await openSettings();
  await expect.element(page.getByRole('menu')).toBeVisible();
  expect(lines().slice(0, 4)).toEqual(['Звук', 'Субтитры', 'Качество', 'Скорость']);
});

it('CTRL-014 ENG-042 a section with nothing to choose from is not there, and speed is not at the live edge', async () => {
  const one = { ...TRACKS, audio: TRACKS.audio.slice(0, 1), text: [], qualities: TRACKS.qualities.slice(0, 1) };
  await playing(<TrackMenus />, { tracks: one, content: 'live' });
  await openSettings();
  // The timer and the mini player are always there.
  await expect.element(page.getByRole('menuitem').first()).toBeVisible();
  const sections = page.getByRole('menuitem').elements();
  expect(sections.map((line) => line.querySelector('span')?.textContent)).toEqual(['Таймер сна', 'Мини-плеер']);
  expect(page.getByRole('button', { name: 'Субтитры' }).elements()).toEqual([]);
});

it('CAST-010 what a television shows has no speed to choose, neither here nor by keys', async () => {
  function Faster() {
    const { changeSpeed } = usePlayerCommands();
    return (
      <button type="button" onClick={() => changeSpeed(1)}>
        Faster
      </button>
    );
  }
  const both = (
    <>
      <TrackMenus />
      <Faster />
    </>
  );
  const { asked, bus } = await playing(both, { tracks: TRACKS, content: 'vod', output: 'Living room' });
  await press(page.getByRole('button', { name: 'Faster' }));
  expect([asked.setPlaybackRate.mock.calls, bus.osd.get()]).toEqual([[], null]);
  await openSettings();
  await expect.element(page.getByRole('menu')).toBeVisible();
  expect(lines()).not.toContain('Скорость');
});

it('the mini player is switched off for this device, and on again', async () => {
  const { services } = await playing(<TrackMenus />, { tracks: TRACKS });
  const kept = () => JSON.parse(services.storage.get('player_device') ?? '{}') as object;
  for (const [choice, corner] of Object.entries({ Выключен: 'off', Включён: 'bottom-right' })) {
    await openSettings();
    await press(page.getByRole('menuitem', { name: /^Мини-плеер/ }));
    await press(page.getByRole('menuitemradio', { name: choice }));
    expect(kept()).toMatchObject({ corner });
  }
});

it('ENG-040 quality is automatic or one of those offered, and what was chosen is kept on the device', async () => {
  const { asked, services } = await playing(<TrackMenus />, { tracks: TRACKS });
  await openSettings();
  await press(page.getByRole('menuitem', { name: /^Качество/ }));
  expect(
    page
      .getByRole('menuitemradio')
      .elements()
      .map((line) => line.textContent),
  ).toEqual(['Авто', '720p', '480p']);
  await press(page.getByRole('menuitemradio', { name: '480p' }));
  expect(asked.selectQuality).toHaveBeenCalledWith('480p-1');
  expect(JSON.parse(services.storage.get('player_device') ?? '{}')).toMatchObject({ quality: 480 });
});

it('the settings are walked by the keyboard: into a section, back to it, and out with the focus on the button', async () => {
  await playing(<TrackMenus />, { tracks: TRACKS });
  await openSettings();
  await userEvent.keyboard('{ArrowDown}{ArrowRight}');
  await expect.element(page.getByRole('menu', { name: 'Субтитры' })).toBeVisible();
  await userEvent.keyboard('{ArrowLeft}');
  await expect.element(page.getByRole('menuitem', { name: /^Субтитры/ })).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  expect(page.getByRole('menu').elements()).toEqual([]);
  await expect.element(page.getByRole('button', { name: 'Настройки видео' })).toHaveFocus();
});

it('subtitles are switched by one button, which says whether they are on', async () => {
  const { asked, tell } = await playing(<TrackMenus />, { tracks: TRACKS });
  const button = page.getByRole('button', { name: 'Субтитры' });
  await expect.element(button).toHaveAttribute('aria-pressed', 'false');
  await press(button);
  expect(asked.selectText).toHaveBeenCalledWith('3');
  tell({ tracks: { ...TRACKS, textId: '3' } });
  await expect.element(button).toHaveAttribute('aria-pressed', 'true');
});

it('ENG-032 an audio track without a name is called by its language', async () => {
  const unnamed = TRACKS.audio.map((track) => ({ ...track, label: '' }));
  await playing(<TrackMenus />, {
    tracks: { ...TRACKS, audio: [...unnamed, { ...unnamed[0]!, id: '2', language: 'tr' }] },
  });
  await openSettings();
  await press(page.getByRole('menuitem', { name: /^Звук/ }));
  const names = page.getByRole('menuitemradio').elements();
  expect(names.map(({ textContent }) => textContent)).toEqual(['Русский', 'Қазақша', 'tr']);
});

it.each([
  ['CC1', 'Субтитры (CC1)'],
  ['SERVICE2', 'Субтитры (SERVICE2)'],
])('ENG-037 captions inside of the picture that nobody named, %s, are said in words', async (channel, words) => {
  await playing(<TrackMenus />, { tracks: { ...TRACKS, text: [{ id: channel, language: null, label: channel }] } });
  await openSettings();
  await press(page.getByRole('menuitem', { name: /^Субтитры/ }));
  await expect.element(page.getByRole('menuitemradio', { name: words })).toBeInTheDocument();
});

it('what is chosen by the switch and by keys is remembered as what is chosen in the menu is', async () => {
  function Hurrying() {
    const { changeSpeed } = usePlayerCommands();
    return <button onClick={() => changeSpeed(1)}>Faster</button>;
  }
  const { services, bus } = await playing([<TrackMenus key="menus" />, <Hurrying key="keys" />], { tracks: TRACKS });
  bus.playing.set({ title: 'Series', seriesId: 9 });
  await press(page.getByRole('button', { name: 'Субтитры' }));
  await press(page.getByRole('button', { name: 'Faster' }));
  expect(JSON.parse(services.storage.get('player_viewer_guest') ?? '{}')).toMatchObject({
    text: 'kk',
    series: { s9: { text: 'kk', speed: 1.25 } },
  });
});

it('what a viewer chose for a series is remembered for it', async () => {
  const { services, asked, bus } = await playing(<TrackMenus />, { tracks: TRACKS });
  bus.playing.set({ title: 'Series', seriesId: 9 });
  await openSettings();
  await press(page.getByRole('menuitem', { name: /^Звук/ }));
  await press(page.getByRole('menuitemradio', { name: 'Қазақша' }));
  expect(asked.selectAudio).toHaveBeenCalledWith('1');
  expect(JSON.parse(services.storage.get('player_viewer_guest') ?? '{}')).toMatchObject({
    audio: 'kk',
    series: { s9: { audio: 'kk' } },
  });
});

it.each([
  [390, 'header'],
  [1280, 'footer'],
])('CTRL-012 in a window of %i px another screen is offered in the %s alone', async (width, place) => {
  onTestFinished(() => page.viewport(1280, 720));
  await page.viewport(width, 720);
  const casting = capability('casting', {
    parts: { otherScreens: () => Promise.resolve({ default: () => <button>Cast</button> }) },
  });
  await playing(
    <>
      <header>
        <OtherScreens place="head" />
      </header>
      <footer>
        <ScreenButtons />
      </footer>
    </>,
    {},
    { capabilities: [casting] },
  );
  const cast = page.getByRole('button', { name: 'Cast' });
  await expect.element(cast).toBeInTheDocument();
  expect(cast.element().parentElement?.localName).toBe(place);
});
