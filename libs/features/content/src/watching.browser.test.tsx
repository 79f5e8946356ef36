import type { Answering } from '@livery/api-client/testing';
import type { Content, ContentMeta } from '@livery/contract/contents/entities';
import { Content as ContentSchema, ContentMeta as MetaSchema } from '@livery/contract/contents/entities';
import { decode } from '@livery/contract/schema';
import { ModalsProvider } from '@livery/widgets/modals';
import type { PlayerHostHandle, PersistentContent } from '@livery/widgets/player-host';
import { PlayerHostProvider } from '@livery/widgets/player-stage';
import { stubHost, stubPlayer } from '@livery/widgets/player-testing';
import { mountScreen } from '@livery/widgets/testing';
import { Fragment, useState, type ReactNode } from 'react';
import { expect, it, onTestFinished, vi } from 'vitest';
import { Watching } from './watching.tsx';

const EPISODE = { content_type: 'episode', duration: 600, library_id: 3, season: 1, parent_id: 2, images: [] };
const FIRST = { ...EPISODE, id: 21, title: 'На краю карты', series: 1 };
const SERIES = { id: 2, title: 'Тихий перевал', content_type: 'series', images: [] };

function decoded<T>(result: { ok: true; value: T } | { ok: false }): T {
  if (!result.ok) throw new Error('not decoded');
  return result.value;
}
const content: Content = decoded(decode(ContentSchema, FIRST));
const meta: ContentMeta = decoded(decode(MetaSchema, { is_purchased: true, next_to_play: { id: 22 } }));

interface World {
  next?: object;
  nextMeta?: object;
  isAnnouncement?: boolean;
}

const serverOf = ({ next = {}, nextMeta = {}, isAnnouncement = false }: World): Answering => {
  const episodes = [
    { id: 21, series: 1, season: 1, title: 'На краю карты', images: [], histories: [] },
    { id: 22, series: 2, season: 1, title: 'Снег в мае', is_announcement: isAnnouncement, images: [], histories: [] },
  ];
  const known: Record<string, object> = {
    '/v2/contents/22': { ...EPISODE, id: 22, title: 'Снег в мае', series: 2, ...next },
    '/v2/contents/2': SERIES,
    '/v2/contents/2/episodes': { episodes },
  };
  return ({ path }) => {
    if (path.includes('/content_metadata/')) return { json: { is_purchased: true, ...nextMeta } };
    if (path.endsWith('/stream')) return { json: { hls: `https://cdn.test${path}.m3u8` } };
    const json = known[path];
    return json ? { json } : { status: 404, json: {} };
  };
};

/** The first episode in the mini player: no page has a place for it. */
async function inMiniPlayer(world: World = {}) {
  const { player, asked, tell } = stubPlayer({
    lifecycle: 'loaded',
    playback: 'playing',
    content: 'vod',
    durationSeconds: 600,
  });
  const stub = stubHost(player);
  onTestFinished(() => stub.box.remove());
  const ended = vi.fn();
  let shown: PersistentContent | null = null;
  function Host({ children }: { children: ReactNode }) {
    const [content, setContent] = useState<PersistentContent | null>(null);
    const [isOver, setOver] = useState(false);
    shown = content;
    const end = () => {
      ended();
      setOver(true);
    };
    const host: PlayerHostHandle = {
      ...stub,
      persistent: { current: content?.id ?? 'content-21', place: null, draw: setContent, end },
    };
    return (
      <PlayerHostProvider value={host}>
        {!isOver && (content ? <Fragment key={content.id}>{content.element}</Fragment> : children)}
      </PlayerHostProvider>
    );
  }
  const series = { id: 2, title: 'Тихий перевал', lettering: undefined, episodes: [] };
  const screen = await mountScreen(
    <ModalsProvider modals={{ open: () => {}, close: () => {}, prepare: () => {} }}>
      <Host>
        <Watching content={content} meta={meta} series={series} wantedAtMs={0} />
      </Host>
    </ModalsProvider>,
    { at: '/channels', answer: serverOf(world) },
  );
  await vi.waitFor(() => expect(asked.load).toHaveBeenCalledOnce());
  const at = (mediaTime: number) => tell({ position: { mediaTime, wallTimeMs: null } });
  return { ...screen, asked, at, ended, content: () => shown };
}

it('PLAY-021 PLAY-023 in the mini player the next episode is announced, and plays there 2 s before the end; the page stays', async () => {
  const { asked, at, content, ended, bus } = await inMiniPlayer();
  at(590);
  await vi.waitFor(() => expect(bus.upcoming.get()?.seconds).toBe(8));
  at(598);
  await vi.waitFor(() => expect(asked.load).toHaveBeenCalledTimes(2));
  expect(asked.load.mock.calls[1]?.[0]).toMatchObject({ url: expect.stringContaining('/contents/22/stream') });
  expect(content()).toMatchObject({ id: 'content-22', address: '/watch/22' });
  expect(location.pathname).toBe('/channels');
  expect([bus.upcoming.get(), ended.mock.calls]).toEqual([null, []]);
});

it.each([
  ['comes by itself', 'next', () => undefined],
  ['is chosen by hand', 'vod', (press: () => void) => press()],
] as const)('STAT-032 an episode that %s is told as %s', async (_, startType, choose) => {
  const { asked, at, bus } = await inMiniPlayer();
  choose(() => bus.actions.get()?.next?.());
  at(598);
  await vi.waitFor(() => expect(asked.load).toHaveBeenCalledTimes(2));
  expect(asked.load.mock.calls[1]?.[1]).toMatchObject({ facts: { subject: { contentId: 22, startType } } });
});

it('whoever cannot wait has the next episode at once', async () => {
  const { at, content, bus } = await inMiniPlayer();
  at(592);
  await vi.waitFor(() => expect(bus.upcoming.get()).not.toBeNull());
  bus.upcoming.get()?.go();
  await vi.waitFor(() => expect(content()?.id).toBe('content-22'));
});

it.each<[string, World]>([
  ['is to be bought', { nextMeta: { is_purchased: false, min_price: '990.00' } }],
  ['was lost', { nextMeta: { is_lost: true } }],
  ['is still to come', { isAnnouncement: true }],
  ['is watched on a channel', { nextMeta: { stream_using: 'content_schedule' } }],
])('PLAY-024 the show ends where the next episode %s: the mini player has no room for words', async (_, world) => {
  const { asked, at, ended } = await inMiniPlayer(world);
  at(598);
  await vi.waitFor(() => expect(ended).toHaveBeenCalled());
  expect(asked.load).toHaveBeenCalledOnce();
});
