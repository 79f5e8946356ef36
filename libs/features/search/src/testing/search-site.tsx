import type { Answering, Reply } from '@livery/api-client/testing';
import { ModalsProvider } from '@livery/widgets/modals';
import { mountScreen } from '@livery/widgets/testing';
import { SiteLinks } from '@livery/widgets/testing-links';
import { lazy, Suspense, type ReactNode } from 'react';
import { Route, Routes } from 'react-router-dom';
import { FEATURE_CAPABILITIES } from '../../../testing/src/feature-capabilities.ts';
import SearchOverlay from '../search-overlay.tsx';
import SearchPage from '../search-page.tsx';

const film = (id: number, title: string, age = 6) => ({ id, title, content_type: 'movie', age, slug: `film-${id}` });
export const NOW_MS = Date.UTC(2026, 2, 5, 7);
const now = NOW_MS / 1000;

const ROWS = [
  { id: 41, slug: 'search-contents', title: 'Фильмы и сериалы', template: 'content-v' },
  { id: 42, slug: 'search-channels', title: 'Каналы', template: 'channel' },
  { id: 44, slug: 'search-persons', title: 'Люди', template: 'person' },
];
const channel = { id: 5, slug: 'sport-5', name: 'Спорт', is_purchased: true, age: 6, archived_days: 3 };
const broadcast = (id: number, startSeconds: number) => ({
  id,
  channel_id: 5,
  timestamp: startSeconds,
  duration: 3600,
  program: { id: id + 100, title: 'Перевал: матч', age: 6 },
  is_catchup_available: true,
});

/** What the rows of the search page hold of the text that the server knows. */
const FOUND: Readonly<Record<string, object>> = {
  'search-contents': { contents: [film(1, 'Тихий перевал'), film(2, 'Перевал без имени', 16)] },
  'search-channels': { channels: [channel] },
  'search-persons': { persons: [{ id: 9, name: 'Перевалова Айгерим' }] },
};
const KNOWN = 'перевал';
/** Two hours ago, and every hour before. */
const PAST = Array.from({ length: 60 }, (_, index) => broadcast(100 + index, now - 3600 * (index + 2)));

export const BROADCASTS = { live: 71, past: 72, coming: 73 };

const ANSWERS: Readonly<Record<string, (query: URLSearchParams) => unknown>> = {
  'GET /v2/platform/configuration': () => ({ min_search_chars: 2, bouncing_interval: 500 }),
  'GET /v2/rowsets/search': () => ({
    id: 10,
    slug: '/search',
    template: 'search',
    title: 'Поиск',
    rows: ROWS.map((row) => (row.id === 41 ? { ...row, contents: [film(3, 'Что смотрят все')] } : row)),
  }),
  'GET /v2/search/suggest': (query) => ({
    suggestions: query.get('text')
      ? [
          { text: 'Тихий перевал', kind: 'movie' },
          { text: 'Спорт', kind: 'channel' },
        ]
      : [{ text: 'Часто ищут это' }],
  }),
  'GET /v2/search/schedules': (query) => {
    const isKnown = query.get('text') === KNOWN;
    if (query.get('place') !== 'archive')
      return {
        schedules: isKnown ? [broadcast(71, now - 600), broadcast(73, now + 7200), PAST[0]] : [],
        more: ['archive'],
      };
    const end = Number(query.get('offset')) + Number(query.get('limit'));
    return { schedules: PAST.slice(Number(query.get('offset')), end), more: end < PAST.length ? ['archive'] : [] };
  },
  'GET /v2/channels/channel_list': () => ({ channels: [channel], current_schedules: [] }),
  'GET /v2/users/self/channel_list': () => ({ channels: [channel] }),
  'GET /v2/channels/category_list': () => ({ categories: [{ id: 7, name: 'Дети', channels: [5] }] }),
  'POST /v2/search/found': () => ({}),
};

function reply(method: string, path: string, query: URLSearchParams): Reply {
  const slug = /^\/v2\/rows\/(.+)$/.exec(path)?.[1];
  const row = ROWS.find((one) => one.slug === slug);
  if (row) return { json: { ...row, ...(query.get('text') === KNOWN && FOUND[row.slug]) } };
  return { json: ANSWERS[`${method} ${path}`]?.(query) ?? {} };
}

/** A site that does not search while somebody types: for what is chosen of the list, however slow the machine. */
export const ONLY_BY_CHOICE: Answering = ({ path }) =>
  (path === '/v2/platform/configuration'
    ? { json: { min_search_chars: 2, bouncing_interval: 600_000 } }
    : undefined) as never;

interface World {
  readonly at: string;
  readonly stored?: Readonly<Record<string, string>>;
  /** What the server answers in place of what it answers else. */
  readonly instead?: (...request: Parameters<Answering>) => Reply | undefined | Promise<Reply | undefined>;
  /** The code of the page of results does not come. */
  readonly isSlow?: boolean;
  readonly children?: ReactNode;
}
const NeverHere = lazy(() => new Promise<never>(() => undefined));

/** The page of results, another page, and the search over both. */
export function openSearch({ at, stored, instead, isSlow = false, children }: World) {
  const answer: Answering = async (request) =>
    (await instead?.(request)) ?? reply(request.method, request.path, request.query);
  return mountScreen(
    <SiteLinks>
      <ModalsProvider modals={{ open: () => {}, close: () => {}, prepare: () => {} }}>
        <Suspense>
          <Routes>
            <Route path="/search" element={isSlow ? <NeverHere /> : <SearchPage />} />
            <Route path="*" element={<p>The page {location.pathname}</p>} />
          </Routes>
        </Suspense>
        <SearchOverlay />
        {children}
      </ModalsProvider>
    </SiteLinks>,
    { at, answer, capabilities: FEATURE_CAPABILITIES, ...(stored && { stored }) },
  );
}
