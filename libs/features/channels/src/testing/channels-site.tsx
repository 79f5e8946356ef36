import { validBrand } from '@livery/brand-kit/valid-brand';
import type { Answering, Reply } from '@livery/api-client/testing';
import type { Brand } from '@livery/brand-kit';
import { STORED } from '@livery/domain/stored-keys';
import { ModalsProvider, type Modals } from '@livery/widgets/modals';
import { PlayerHostProvider, type PlayerHostHandle } from '@livery/widgets/player-stage';
import { featureCapabilitiesOf } from '../../../testing/src/feature-capabilities.ts';
import { mountScreen } from '@livery/widgets/testing';
import { SiteLinks } from '@livery/widgets/testing-links';
import { Link, Route, Routes, useLocation } from 'react-router-dom';
import { expect, inject, vi } from 'vitest';
import ChannelsPage from '../channels-page.tsx';

export const HOUR = 3_600;
/** Noon, so that what was and what comes is of the same day whenever the tests run. */
export const NOON_MS = new Date().setHours(12, 0, 0, 0);
export const now = NOON_MS / 1000;
export const opened = vi.fn();
const modals: Modals = { open: (...what) => void opened(...what), close: () => {}, prepare: () => {} };
/** Nothing plays: what is asked of the server and said to the viewer is what counts here. */
export const host = { player: null, controls: null, cover: () => {}, toggleFullscreen: () => {} };

export const channel = (id: number, more: object = {}) => ({
  id,
  name: `Канал ${'АБВГДЕ'[id - 1]}`,
  slug: `c${id}`,
  age: 0,
  is_purchased: true,
  archived_days: 3,
  ...more,
});
export const VITRINA = `${inject('mediaOrigin')}/vitrina/city-6`;
export const CHANNELS = [
  channel(1, { name: 'Хабар' }),
  channel(2, { overlay_icon: 'https://media.test/images/icon/snow.png' }),
  channel(3, { is_purchased: false }),
  channel(4, { is_available: false, access_error: 'Закрыт до утра' }),
  channel(5, { age: 18 }),
  channel(6, { vitrinaUrl: VITRINA }),
];
export const PROGRAMME = 77;
export const entry = (id: number, start: number, title: string, catchup = true) => ({
  id,
  timestamp: start,
  duration: HOUR,
  program: { id: PROGRAMME, title },
  is_catchup_available: catchup,
});
const SCHEDULE: readonly object[] = [
  entry(10, now - 2 * HOUR, 'Вчерашнее'),
  entry(11, now - HOUR / 2 - HOUR, 'Запретное', false),
  entry(12, now - HOUR / 2, 'Идёт сейчас'),
  entry(13, now + HOUR / 2, 'Скоро будет'),
];

export const CATEGORIES: readonly object[] = [
  { id: 2, slug: 'all-of-them', name: 'Все', tags: ['all_channels'] },
  { id: 5, slug: 'sport', name: 'Спорт', channels: [2, 3] },
  { id: 7, slug: 'kids', name: 'Дети', channels: [1] },
  { id: 1000, slug: 'mine', name: 'Избранное' },
];

interface Site {
  at: string;
  channels?: readonly ReturnType<typeof channel>[];
  categories?: readonly object[];
  schedule?: readonly object[];
  stream?: { status?: number; json: unknown };
  role?: string;
  stored?: Readonly<Record<string, string>>;
  favourites?: number[];
  /** What the server knows of a programme by itself, and of a channel beside its stream. */
  programme?: Reply;
  config?: Reply;
  /** Whoever watches, as the server knows them; it does not answer as a rule. */
  user?: object;
  /** What the operator has set for the platform. */
  configuration?: Promise<Reply>;
  /** What is on the channels now; nothing is known of it as a rule. */
  onAir?: readonly object[];
  /** When the viewer's own list comes. */
  ownCame?: Promise<void>;
  /** When the schedule comes. */
  scheduleCame?: Promise<void>;
  /** The player; none as a rule. */
  playerHost?: PlayerHostHandle;
  /** What the brand of the test does differently. */
  brand?: Partial<Brand>;
}

/** The channels of a service, and where the viewer is in them. */
export async function open({
  at,
  channels: all = CHANNELS,
  categories = CATEGORIES,
  schedule = SCHEDULE,
  stream,
  role,
  stored = {},
  favourites = [],
  programme,
  config,
  user,
  configuration,
  onAir = [],
  ownCame = Promise.resolve(),
  scheduleCame = Promise.resolve(),
  playerHost = host,
  brand = {},
}: Site) {
  const answer: Answering = ({ path, method, body }) => {
    const channels = all.map((one) => ({ ...one, is_favored: favourites.includes(one.id) }));
    if (path === '/v2/channels/channel_list') return { json: { channels, current_schedules: onAir } };
    if (path === '/v2/users/self/channel_list') return ownCame.then(() => ({ json: { channels } }));
    if (path === '/v2/channels/category_list') return { json: { categories } };
    if (path === '/v2/users/self/favorites' && method === 'POST') {
      favourites.push((body as { channel_id: number }).channel_id);
      return { json: { id: 1, channel_id: 1 } };
    }
    if (path === '/v2/users/self/favorites') return { json: { favorites: [{ id: 9, channel_id: 1 }] } };
    if (path.startsWith('/v2/users/self/favorites/')) {
      favourites.length = 0;
      return { json: { object_id: 1 } };
    }
    if (path.endsWith('/content_schedule')) return scheduleCame.then(() => ({ json: { schedules: schedule } }));
    if (path === `/v2/programs/${PROGRAMME}`) return programme ?? { status: 404 };
    if (user && path === '/v2/users/self') return { json: user };
    if (path === '/v2/platform/configuration') return configuration ?? { json: {} };
    if (path.endsWith('/config')) return config ?? { json: {} };
    if (path.endsWith('/stream')) return stream ?? { json: { hls: 'https://media.test/live.m3u8' } };
    return { json: {} };
  };
  const screen = (
    <SiteLinks>
      <PlayerHostProvider value={playerHost}>
        <ModalsProvider modals={modals}>
          <Routes>
            {['/channels', '/channelsfree', '/channels/:category', '/channels/:category/:channel'].map((path) => (
              <Route key={path} path={path} element={<Screen />} />
            ))}
            <Route path="/channel_embed/:channel" element={<Screen />} />
          </Routes>
        </ModalsProvider>
      </PlayerHostProvider>
    </SiteLinks>
  );
  return mountScreen(screen, {
    at,
    answer,
    brand,
    capabilities: featureCapabilitiesOf({ ...validBrand, ...brand }),
    stored: { ...stored, ...(role && { [STORED.profileRole]: role, [STORED.profileId]: '3' }) },
  });
}

/** The page, and where it is. */
function Screen() {
  const { pathname, search } = useLocation();
  return (
    <>
      <ChannelsPage />
      <output>{pathname}</output>
      <Link to="/channels">Телевидение</Link>
      <Link to="/channels/sport">Спортивное</Link>
      <Link to={{ search, hash: 'window' }}>Окно</Link>
    </>
  );
}
export const isAt = (path: string) => expect.poll(() => document.querySelector('output')?.textContent).toBe(path);
