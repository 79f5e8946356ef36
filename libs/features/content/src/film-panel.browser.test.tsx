import { deferred, type Answering } from '@livery/api-client/testing';
import { PosterCard } from '@livery/ui-kit/cards';
import { GlobalStyle } from '@livery/ui-kit/theme';
import { cardKeyAt } from '@livery/widgets/card-key';
import { ModalsProvider } from '@livery/widgets/modals';
import { PlayerHostProvider } from '@livery/widgets/player-stage';
import { stubHost, stubPlayer } from '@livery/widgets/player-testing';
import { mountScreen } from '@livery/widgets/testing';
import { lazy, Suspense } from 'react';
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { PANEL_AFTER_MS } from '@livery/domain/catalogue';
import FilmPanel from './film-panel.tsx';

let stub: ReturnType<typeof stubPlayer>;
const disposed = vi.fn(() => Promise.resolve());
vi.mock('@livery/player-core', () => ({ createPlayer: () => Object.assign(stub.player, { dispose: disposed }) }));

const FILMS: Record<string, object> = {
  1: {
    trailers: [{ id: 11 }],
    year: 2024,
    genres: [{ id: 3, name: 'Драма' }],
    duration: 6_720,
    description: 'О море.',
  },
  2: { trailers: [] },
  3: { trailers: [{ id: 13 }], age: 18 },
  4: { trailers: [{ id: 14 }] },
  5: { trailers: [] },
  6: { trailers: [], duration: 6_000 },
};
const answer: Answering = ({ path, method }) => {
  if (path.endsWith('/content_metadata/5'))
    return { json: { is_available: true, media_items: [], is_purchased: false, min_price: '5000.00' } };
  if (path.endsWith('/content_metadata/6'))
    return { json: { is_available: true, media_items: [], is_continuation: true, history: { seconds: 1_500 } } };
  if (path.endsWith('/meta')) return { json: { is_available: true, media_items: [] } };
  if (path.endsWith('/favorites') && method === 'POST') return { json: {} };
  const [, id = ''] = /contents\/(\d+)$/.exec(path) ?? [];
  if (id) return { json: { id: Number(id), title: `Film ${id}`, content_type: 'movie', age: 6, ...FILMS[id] } };
  return path.endsWith('/stream') ? { json: { hls: `https://cdn.test${path}.m3u8` } } : { json: {} };
};

interface Place {
  readonly isSomethingOn?: boolean;
  readonly loaded?: Promise<void>;
  readonly at?: string;
}

async function open({ isSomethingOn = false, loaded, at = '/' }: Place = {}) {
  stub = stubPlayer();
  disposed.mockClear();
  const site = stubPlayer(isSomethingOn ? { source: { kind: 'vod', url: 'https://cdn.test/film.m3u8' } } : {});
  const host = stubHost(site.player);
  onTestFinished(() => host.box.remove());
  const Panel = loaded === undefined ? FilmPanel : lazy(() => loaded.then(() => ({ default: FilmPanel })));
  return mountScreen(
    <PlayerHostProvider value={host}>
      <ModalsProvider modals={{ open: () => {}, close: () => {}, prepare: () => {} }}>
        <GlobalStyle />
        <div style={{ display: 'flex', gap: 40, padding: 100 }}>
          {Object.keys(FILMS).map((id) => (
            <div key={id} style={{ width: 160 }}>
              <PosterCard title={`Film ${id}`} href={`/contents/${id}`} focusKey={`content-${id}`} />
            </div>
          ))}
        </div>
        <Suspense>
          <Panel />
        </Suspense>
      </ModalsProvider>
    </PlayerHostProvider>,
    { answer, at },
  );
}

const card = (id: number) => page.getByRole('link', { name: new RegExp(`^Film ${id}`) }).first();
const pointAt = (id: number) => userEvent.hover(card(id), { force: true });
const videos = () => [...document.querySelectorAll<HTMLVideoElement>('[popover] video')];
const loaded = () => stub.asked.load.mock.calls.map(([{ url }]) => url);
const panel = (id: number) => page.getByRole('group', { name: `Film ${id}` });
const isOpen = () => document.querySelector('[popover]') !== null;
const asked = (lines: readonly string[], id: number) => lines.some((line) => line.endsWith(`/contents/${id}`));

beforeEach(async () => {
  await page.viewport(1440, 900);
  await userEvent.unhover(document.documentElement);
});

it('a film’s card plays its trailer silently while a pointer rests on it, and ends at once when it is left', async () => {
  await open();
  await pointAt(1);
  await vi.waitFor(() => expect(loaded()).toEqual([expect.stringContaining('/trailers/11/stream')]));
  const [video] = videos();
  expect([videos().length, video?.muted, video?.dataset['shown']]).toEqual([1, true, undefined]);
  // A press on it is a press on the card: who records what was chosen finds its name.
  expect(cardKeyAt(video?.closest('[popover]')?.querySelector('a') ?? null)).toBe('content-1');
  stub.tell({ stats: { ...stub.player.state.stats, firstFrameMs: 300 } });
  await vi.waitFor(() => expect(video?.dataset['shown']).toBe('true'));
  await userEvent.unhover(document.documentElement);
  await vi.waitFor(() => expect(videos()).toEqual([]));
  expect(disposed).toHaveBeenCalledOnce();
});

it('a card on which the mouse has come to rest before the panel was loaded has its panel, without another move', async () => {
  const chunk = deferred<void>();
  await open({ loaded: chunk.promise });
  await pointAt(1);
  chunk.resolve();
  await expect.element(panel(1)).toBeVisible();
});

it('there is one preview at a time', async () => {
  await open();
  await pointAt(1);
  await vi.waitFor(() => expect(loaded()).toHaveLength(1));
  await pointAt(4);
  await vi.waitFor(() => expect(loaded().at(-1)).toContain('/trailers/14/stream'));
  expect([videos().length, disposed.mock.calls.length]).toEqual([1, 1]);
});

it('a pointer that only passes asks for nothing', async () => {
  const { server } = await open();
  await pointAt(1);
  await pointAt(4);
  await vi.waitFor(() => expect(loaded()).toHaveLength(1));
  expect([asked(server.lines, 1), asked(server.lines, 4)]).toEqual([false, true]);
});

it.each([
  ['of a film without a trailer', 2, {}],
  ['of a film for adults', 3, {}],
  ['beside something that plays', 1, { isSomethingOn: true }],
])('there is no preview %s', async (_, id, world) => {
  const { server } = await open(world);
  await pointAt(id);
  await vi.waitFor(() => expect(asked(server.lines, id)).toBe(true));
  await userEvent.unhover(document.documentElement);
  expect([loaded(), videos()]).toEqual([[], []]);
});

it('a finger previews nothing', async () => {
  const { server } = await open();
  const target = card(1).element();
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  target.dispatchEvent(new PointerEvent('pointermove', { pointerType: 'touch', bubbles: true }));
  vi.advanceTimersByTime(5_000);
  expect(asked(server.lines, 1)).toBe(false);
});

it('a card under a resting pointer tells what its film is, with two presses', async () => {
  const { server } = await open();
  await pointAt(1);
  await expect.element(panel(1)).toBeVisible();
  expect(panel(1).element().textContent).toMatch(/2024.*Драма.*1.ч.52.мин.*6\+.*О море\./);
  await expect.element(panel(1).getByRole('link', { name: 'Смотреть' })).toHaveAttribute('href', '/watch/1');
  // STAT-006: told as played by this name; the focus has one "watch" of a page.
  const watch = panel(1).getByRole('link', { name: 'Смотреть' }).element();
  expect(watch.closest('[data-press]')?.getAttribute('data-press')).toBe('watch');
  expect(cardKeyAt(watch)).toBe('content-1');
  await panel(1).getByRole('button', { name: 'В избранное' }).click();
  await vi.waitFor(() => expect(server.lines.some((line) => /^POST .*\/favorites$/.test(line))).toBe(true));
  await expect.element(card(1)).toHaveAccessibleDescription(/О море/);
});

it('PLAY-039 the panel of a film that was begun says how far, as its button says how much is left', async () => {
  await open();
  await pointAt(6);
  await expect.element(panel(6).getByRole('progressbar', { name: 'Просмотрено 25 %' })).toBeVisible();
  await expect.element(panel(6).getByRole('link', { name: /^Продолжить/ })).toBeVisible();
});

it('no panel of a film that was not begun has a line of progress', async () => {
  await open();
  await pointAt(1);
  await expect.element(panel(1).getByRole('link', { name: 'Смотреть' })).toBeVisible();
  expect(panel(1).getByRole('progressbar').query()).toBeNull();
});

it('STAT-006 what has to be bought is watched by no press on its panel', async () => {
  await open();
  await pointAt(5);
  const buy = panel(5).getByRole('link', { name: /5\s?000/ });
  await expect.element(buy).toBeVisible();
  expect(buy.element().closest('[data-press]')?.getAttribute('data-press')).toBe('buy');
});

it('the focus opens the panel, Tab goes on into it, Escape closes it and gives the focus back to the card', async () => {
  await open();
  await userEvent.tab();
  await expect.element(card(1)).toHaveFocus();
  await expect.element(panel(1)).toBeVisible();
  await expect.element(panel(1).getByRole('link', { name: 'Смотреть' })).toBeVisible();
  await userEvent.tab();
  await expect.element(panel(1).getByRole('link', { name: 'Смотреть' })).toHaveFocus();
  await userEvent.tab();
  await expect.element(panel(1).getByRole('button', { name: 'В избранное' })).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  await expect.poll(isOpen).toBe(false);
  await expect.element(card(1)).toHaveFocus();
  expect(videos()).toEqual([]);
});

/** What the page hears of a mouse, under a clock that is held. */
const moveMouse = (target: Element, clientX: number) =>
  target.dispatchEvent(new PointerEvent('pointermove', { pointerType: 'mouse', bubbles: true, clientX, clientY: 200 }));

it('the panel does not lie over the next card for long, and a closed one stays closed until the pointer has been elsewhere', async () => {
  await open();
  await pointAt(2);
  await expect.element(panel(2)).toBeVisible();
  const open2 = panel(2).element();
  const { right } = card(2).element().getBoundingClientRect();
  expect(open2.getBoundingClientRect().right).toBeGreaterThan(right + 10);
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  moveMouse(open2, right + 8);
  vi.advanceTimersByTime(299);
  expect(isOpen()).toBe(true);
  moveMouse(open2, right - 8);
  vi.advanceTimersByTime(2_000);
  expect(isOpen()).toBe(true);
  moveMouse(open2, right + 8);
  vi.advanceTimersByTime(300);
  vi.useRealTimers();
  await expect.poll(isOpen).toBe(false);

  await pointAt(4);
  await expect.element(panel(4)).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.poll(isOpen).toBe(false);
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  moveMouse(card(4).element(), 700);
  vi.advanceTimersByTime(PANEL_AFTER_MS * 4);
  vi.useRealTimers();
  expect(isOpen()).toBe(false);
});

it('CONT-005 on the page of a film in a library, a card of another film is watched in its own', async () => {
  await open({ at: '/contents/1?library_id=3' });
  await pointAt(2);
  await vi.waitFor(() => expect(isOpen()).toBe(true));
  await expect.element(panel(2).getByRole('link', { name: 'Смотреть' })).toHaveAttribute('href', '/watch/2');
});
