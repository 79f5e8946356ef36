import type { Row } from '@livery/contract/catalogue/entities';
import { useSilentStage } from '@livery/widgets/silent-stage';
import { ModalsProvider } from '@livery/widgets/modals';
import { PlayerHostProvider } from '@livery/widgets/player-stage';
import { stubHost, stubPlayer } from '@livery/widgets/player-testing';
import { mountScreen, pass, windowLooked } from '@livery/widgets/testing';
import { useState } from 'react';
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { cdp, page } from 'vitest/browser';
import { HeroRow } from './hero-row.tsx';

let trailer: ReturnType<typeof stubPlayer>;
vi.mock('@livery/player-core', () => ({ createPlayer: () => trailer.player }));
vi.mock('@livery/platform/later', () => ({ after: () => Promise.resolve(), ACTIVITY_EVENTS: [] }));
beforeEach(() => page.viewport(1440, 900));

const promotion = (id: number) => ({
  id,
  title: `История ${id}`,
  destination: { type: 'content', id: 70 + id },
  images: [],
  buttonIcons: [],
  trailers: id === 1 ? [{ id: 31 }] : [],
  ratings: [],
});
const ROW = { id: 1, template: 'promo-bg', promotions: [promotion(1), promotion(2)] } as unknown as Row;

/** Something that wants to play beside the trailer: the preview of a card. */
function Preview() {
  const [isRested, setIsRested] = useState(false);
  const plays = useSilentStage(isRested);
  return (
    <button type="button" onClick={() => setIsRested(!isRested)}>
      {plays ? 'Превью идёт' : 'Превью'}
    </button>
  );
}

interface World {
  tests?: readonly object[] | null;
  film?: object;
  isSomethingOn?: boolean;
  device?: 'tv';
}

/** The first page of a file brings its code. */
const soon = (check: () => void) => vi.waitFor(check, { timeout: 10_000 });

async function open({ tests = [], film = {}, isSomethingOn = false, device }: World = {}) {
  trailer = stubPlayer();
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const source = { kind: 'vod', url: 'https://cdn.test/film.m3u8' } as const;
  const host = stubHost(stubPlayer(isSomethingOn ? { source } : {}).player);
  onTestFinished(() => host.box.remove());
  const screen = await mountScreen(
    <PlayerHostProvider value={host}>
      <ModalsProvider modals={{ open: () => {}, close: () => {}, prepare: () => {} }}>
        <HeroRow row={ROW} first />
        <Preview />
      </ModalsProvider>
    </PlayerHostProvider>,
    {
      ...(device && { environment: { deviceType: device } }),
      answer: ({ path }) => {
        if (path.endsWith('/tests')) return tests ? { json: { tests } } : { status: 404, json: {} };
        if (path.endsWith('/stream')) return { json: { hls: 'https://cdn.test/trailer.m3u8' } };
        return { json: { id: 71, title: 'История', content_type: 'movie', age: 6, ...film } };
      },
    },
  );
  // The film and the test are known, and the page knows what is in the window.
  await soon(() => expect(screen.server.lines).toEqual(expect.arrayContaining(['GET /v2/contents/71'])));
  await soon(() => expect(screen.server.lines.some((line) => line.endsWith('/tests'))).toBe(true));
  await pass(1);
  await windowLooked();
  await pass(1);
  return screen;
}

/** The trailer's own player has a picture. */
async function play() {
  await pass(2_000);
  await vi.waitFor(() => expect(trailer.asked.load).toHaveBeenCalledOnce());
  trailer.tell({
    source: { kind: 'vod', url: 'https://cdn.test/trailer.m3u8' },
    stats: { ...trailer.player.state.stats, firstFrameMs: 300 },
    playback: 'playing',
  } as never);
  await pass(1);
}

/** What the viewer's device says of motion, until the test is over. */
async function wishForMotion(value: 'reduce' | 'no-preference') {
  const session = cdp() as unknown as { send(method: string, parameters: object): Promise<void> };
  const emulate = (features: object[]) => session.send('Emulation.setEmulatedMedia', { features });
  onTestFinished(() => emulate([]));
  await emulate([{ name: 'prefers-reduced-motion', value }]);
}

const story = () => document.querySelector('[data-current] h1')?.textContent;
const soundSwitch = () => document.querySelector<HTMLElement>('[data-part="mute"] button');
const video = () => document.querySelector('video[aria-hidden]');

it('ROWS-040 ROWS-051 the trailer takes the place of its story’s picture after 2 s, silently, and the hero waits for its end', async () => {
  await open();
  await pass(1_900);
  expect([video(), soundSwitch()]).toEqual([null, null]);
  await play();
  expect((video() as HTMLVideoElement).muted).toBe(true);
  await pass(60_000);
  expect(story()).toBe('История 1');
  trailer.tell({ playback: 'ended' });
  await pass(1);
  expect(soundSwitch()).toBeNull();
  await pass(7_000);
  expect(story()).toBe('История 2');
});

it('ROWS-040 a story’s trailer plays once: when the story comes again it keeps its picture', async () => {
  await open();
  await play();
  trailer.tell({ playback: 'ended' });
  await pass(1);
  await pass(7_000);
  expect(story()).toBe('История 2');
  await pass(7_000);
  expect(story()).toBe('История 1');
  await windowLooked();
  await pass(5_000);
  expect([video(), trailer.asked.load.mock.calls.length]).toEqual([null, 1]);
});

it('ROWS-040 in a tab behind another no trailer begins', async () => {
  const state = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  onTestFinished(() => state.mockRestore());
  await open();
  await pass(6_000);
  expect(video()).toBeNull();
});

it('ROWS-040 a television keeps the picture', async () => {
  await open({ device: 'tv' });
  await pass(6_000);
  expect(video()).toBeNull();
});

it('ROWS-040 its sound has a switch while it plays', async () => {
  await open();
  await play();
  const isPressed = () => soundSwitch()?.getAttribute('aria-label');
  expect(isPressed()).toBe('Включить звук трейлера');
  soundSwitch()?.click();
  await pass(1);
  expect(isPressed()).toBe('Выключить звук трейлера');
  expect(trailer.asked.setMuted).toHaveBeenLastCalledWith(false);
});

it.each([
  ['by the server’s test', { tests: [{ name: 'hero_trailer', variant: 'picture' }] }],
  ['of a film for adults', { film: { age: 18 } }],
  ['beside something that plays', { isSomethingOn: true }],
])('CALL-044 ROWS-040 the picture stays %s', async (_, world) => {
  await open(world);
  await pass(6_000);
  expect(video()).toBeNull();
});

it('CALL-044 a server that knows of no tests has nothing against trailers', async () => {
  await open({ tests: null });
  await play();
  expect(video()).not.toBeNull();
});

it.each([
  ['who saves data', { saveData: true }],
  ['whose line is slow', { effectiveType: '3g' }],
])('ROWS-040 a viewer %s keeps the picture', async (_, connection) => {
  Object.defineProperty(navigator, 'connection', { configurable: true, value: connection });
  onTestFinished(() => void Reflect.deleteProperty(navigator, 'connection'));
  await open();
  await pass(6_000);
  expect(video()).toBeNull();
});

it('ROWS-040 a viewer who wants little motion keeps the picture', async () => {
  await wishForMotion('reduce');
  await open();
  await pass(6_000);
  expect(video()).toBeNull();
  expect(trailer.asked.load).not.toHaveBeenCalled();
});

it('ROWS-040 the trailer goes as soon as a viewer wants little motion', async () => {
  await open();
  await play();
  expect(video()).not.toBeNull();
  await wishForMotion('reduce');
  await vi.waitFor(() => expect(video()).toBeNull());
});

it('ROWS-040 a phone keeps the picture', async () => {
  await page.viewport(390, 844);
  await open();
  await pass(6_000);
  expect(video()).toBeNull();
});

it('ROWS-040 the trailer stands still under a dialogue, and goes on after it', async () => {
  await open();
  await play();
  const dialog = document.body.appendChild(document.createElement('dialog'));
  onTestFinished(() => dialog.remove());
  dialog.showModal();
  await vi.waitFor(() => expect(trailer.asked.pause).toHaveBeenCalledOnce());
  dialog.close();
  await vi.waitFor(() => expect(trailer.asked.play).toHaveBeenCalledOnce());
});

it('ROWS-040 the trailer stands still where it is scrolled out of the window', async () => {
  const { host } = await open();
  await play();
  host.style.paddingBottom = '3000px';
  window.scrollTo(0, 2_000);
  onTestFinished(() => window.scrollTo(0, 0));
  await vi.waitFor(() => expect(trailer.asked.pause).toHaveBeenCalledOnce());
  window.scrollTo(0, 0);
  await vi.waitFor(() => expect(trailer.asked.play).toHaveBeenCalledOnce());
});

it('ROWS-040 the trailer stands still in a tab behind another', async () => {
  await open();
  await play();
  const state = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  onTestFinished(() => state.mockRestore());
  document.dispatchEvent(new Event('visibilitychange'));
  await vi.waitFor(() => expect(trailer.asked.pause).toHaveBeenCalledOnce());
});

it('ROWS-040 one picture plays at a time: the preview of a card stops the trailer, and a trailer stops the preview', async () => {
  await open();
  const preview = page.getByRole('button', { name: /Превью/ }).element() as HTMLElement;
  preview.click();
  await pass(1);
  expect(preview.textContent).toBe('Превью идёт');
  await play();
  expect(preview.textContent).toBe('Превью');
  preview.click();
  await pass(1);
  preview.click();
  await pass(1);
  expect(preview.textContent).toBe('Превью идёт');
  await vi.waitFor(() => expect(trailer.asked.pause).toHaveBeenCalledOnce());
  preview.click();
  await vi.waitFor(() => expect(trailer.asked.play).toHaveBeenCalledOnce());
});
