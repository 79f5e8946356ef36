import type { Answering } from '@livery/api-client/testing';
import { PosterCard } from '@livery/ui-kit/cards';
import { GlobalStyle } from '@livery/ui-kit/theme';
import { ModalsProvider } from '@livery/widgets/modals';
import { PlayerHostProvider } from '@livery/widgets/player-stage';
import { stubHost, stubPlayer } from '@livery/widgets/player-testing';
import { mountScreen } from '@livery/widgets/testing';
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import FilmPreview from './film-preview.tsx';

let stub: ReturnType<typeof stubPlayer>;
const disposed = vi.fn(() => Promise.resolve());
vi.mock('@livery/player-core', () => ({ createPlayer: () => Object.assign(stub.player, { dispose: disposed }) }));

const FILMS: Record<string, object> = {
  1: { trailers: [{ id: 11 }] },
  2: { trailers: [] },
  3: { trailers: [{ id: 13 }], age: 18 },
  4: { trailers: [{ id: 14 }] },
};
const answer: Answering = ({ path }) => {
  const [, id = ''] = /contents\/(\d+)$/.exec(path) ?? [];
  if (id) return { json: { id: Number(id), title: `Film ${id}`, content_type: 'movie', age: 6, ...FILMS[id] } };
  return path.endsWith('/stream') ? { json: { hls: `https://cdn.test${path}.m3u8` } } : { json: {} };
};

async function open({ isSomethingOn = false } = {}) {
  stub = stubPlayer();
  disposed.mockClear();
  const site = stubPlayer(isSomethingOn ? { source: { kind: 'vod', url: 'https://cdn.test/film.m3u8' } } : {});
  const host = stubHost(site.player);
  onTestFinished(() => host.box.remove());
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
        <FilmPreview />
      </ModalsProvider>
    </PlayerHostProvider>,
    { answer },
  );
}

const pointAt = (id: number) => userEvent.hover(page.getByRole('link', { name: `Film ${id}` }), { force: true });
const videos = () => [...document.querySelectorAll<HTMLVideoElement>('[data-card-target] video')];
const loaded = () => stub.asked.load.mock.calls.map(([{ url }]) => url);
const asked = (lines: readonly string[], id: number) => lines.some((line) => line.endsWith(`/contents/${id}`));

/** A pointer rests for a while, and the first preview brings its chunk. */
const soon = (check: () => void) => vi.waitFor(check, { timeout: 10_000 });

beforeEach(async () => {
  await page.viewport(1440, 900);
  await userEvent.unhover(document.documentElement);
});

it('a film’s card plays its trailer silently while a pointer rests on it, and ends at once when it is left', async () => {
  await open();
  await pointAt(1);
  await soon(() => expect(loaded()).toEqual([expect.stringContaining('/trailers/11/stream')]));
  const [video] = videos();
  expect([videos().length, video?.muted, video?.dataset['shown']]).toEqual([1, true, undefined]);
  stub.tell({ stats: { ...stub.player.state.stats, firstFrameMs: 300 } });
  await soon(() => expect(video?.dataset['shown']).toBe('true'));
  await userEvent.unhover(document.documentElement);
  await soon(() => expect(videos()).toEqual([]));
  expect(disposed).toHaveBeenCalledOnce();
});

it('there is one preview at a time', async () => {
  await open();
  await pointAt(1);
  await soon(() => expect(loaded()).toHaveLength(1));
  await pointAt(4);
  await soon(() => expect(loaded().at(-1)).toContain('/trailers/14/stream'));
  expect([videos().length, disposed.mock.calls.length]).toEqual([1, 1]);
});

it('a pointer that only passes asks for nothing', async () => {
  const { server } = await open();
  await pointAt(1);
  await pointAt(4);
  await soon(() => expect(loaded()).toHaveLength(1));
  expect([asked(server.lines, 1), asked(server.lines, 4)]).toEqual([false, true]);
});

it.each([
  ['of a film without a trailer', 2, {}],
  ['of a film for adults', 3, {}],
  ['beside something that plays', 1, { isSomethingOn: true }],
])('there is no preview %s', async (_, id, world) => {
  const { server } = await open(world);
  await pointAt(id);
  await soon(() => expect(asked(server.lines, id)).toBe(true));
  await userEvent.unhover(document.documentElement);
  expect([loaded(), videos()]).toEqual([[], []]);
});

it('a finger previews nothing', async () => {
  const { server } = await open();
  const card = page.getByRole('link', { name: 'Film 1' }).element();
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  card.dispatchEvent(new PointerEvent('pointermove', { pointerType: 'touch', bubbles: true }));
  vi.advanceTimersByTime(5_000);
  expect(asked(server.lines, 1)).toBe(false);
});
