import { deferred, type Answering, type Reply } from '@livery/api-client/testing';
import { ModalsProvider } from '@livery/widgets/modals';
import { mountScreen } from '@livery/widgets/testing';
import { SiteLinks } from '@livery/widgets/testing-links';
import { Route, Routes } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { FEATURE_CAPABILITIES } from '../../../testing/src/feature-capabilities.ts';
import RowsetPage from '../rowset-page.tsx';

const NOW_MS = Date.UTC(2026, 2, 5, 7);
beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: NOW_MS });
  await page.viewport(1440, 900);
});
afterEach(() => void vi.useRealTimers());

const films = (from: number, count: number) =>
  Array.from({ length: count }, (_, index) => ({
    id: from + index,
    title: `Фильм ${from + index}`,
    content_type: 'movie',
  }));
const GENRES = [
  { id: 2, name: 'Фантастика' },
  { id: 1, name: 'Драма' },
  { id: 3, name: 'Ёлки и зима' },
  { id: 11, name: 'Мелодрама', parent_id: 1 },
];
const COUNTRIES = Array.from({ length: 34 }, (_, index) => ({ id: index + 1, name: `Страна ${index + 1}` }));

interface World {
  readonly at?: string;
  readonly template?: 'movie' | 'series';
  /** How many there are of these filters. */
  readonly countOf?: (query: URLSearchParams) => number;
  readonly facets?: readonly object[];
  readonly instead?: (path: string, query: URLSearchParams) => Reply | undefined | Promise<Reply | undefined>;
  readonly isChild?: boolean;
}

function open({
  at = '/movies-search',
  template = 'movie',
  countOf = () => 3,
  facets = [],
  instead,
  isChild = false,
}: World = {}) {
  const row = { id: 23, slug: 'all', title: 'Все', template: 'content-v', content_type: template };
  const answer: Answering = async ({ path, query }) => {
    const other = await instead?.(path, query);
    if (other) return other;
    if (path.startsWith('/v2/rowsets/'))
      return {
        json: { id: 13, slug: 'movies-search', template: 'group.catalog.search', title: 'Подбор фильма', rows: [row] },
      };
    if (path === '/v2/internal_genres') return { json: { genres: GENRES } };
    if (path === '/v2/countries') return { json: { countries: COUNTRIES } };
    if (path !== '/v2/rows/all') return { json: {} };
    const [limit, offset, all] = [Number(query.get('limit')), Number(query.get('offset') ?? 0), countOf(query)];
    const contents = films(offset + 1, Math.max(0, Math.min(limit, all - offset)));
    return { json: { ...row, contents, more_count: all - offset - contents.length, facets } };
  };
  return mountScreen(
    <SiteLinks>
      <ModalsProvider modals={{ open: () => {}, close: () => {}, prepare: () => {} }}>
        <Routes>
          <Route path="/:id" element={<RowsetPage />} />
        </Routes>
      </ModalsProvider>
    </SiteLinks>,
    {
      at,
      answer,
      capabilities: FEATURE_CAPABILITIES,
      ...(isChild && { stored: { profile_id: '3', profile_role: 'child' } }),
    },
  );
}

const asked = ({ server }: Awaited<ReturnType<typeof open>>) =>
  server.seen.filter(({ path }) => path === '/v2/rows/all').map(({ query }) => Object.fromEntries(query));
const filter = (name: string) => page.getByRole('group', { name: 'Фильтры' }).getByRole('button', { name });
/** What answers for the genres, whenever that is. */
const ofGenres = (reply: Promise<Reply>) => (path: string) => (path === '/v2/internal_genres' ? reply : undefined);
const options = () =>
  page
    .getByRole('option')
    .elements()
    .map(({ textContent }) => textContent);

it('ROWS-067 ROWS-068 ROWS-075 a page of filters has genres by name, countries, years and ratings', async () => {
  await open();
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent('Подбор фильма');
  await filter('Жанр').click();
  await expect.poll(options).toEqual(['Любой жанр', 'Драма', 'Ёлки и зима', 'Фантастика']);
  await page.getByRole('option', { name: 'Драма' }).click();
  await filter('Поджанр').click();
  await expect.poll(options).toEqual(['Любой поджанр', 'Мелодрама']);
});

it('ROWS-076 ROWS-078 ROWS-080 the first 30 countries, the years by the clock of the server, three ratings', async () => {
  await open();
  await filter('Страна').click();
  await expect.poll(() => options().slice(-1)).toEqual(['Страна 30']);
  await filter('Год').click();
  await expect.poll(() => options().slice(0, 4)).toEqual(['Любой год', '2026', '2025', '2024']);
  expect(options().slice(-2)).toEqual(['1980–1989', 'До 1980 года']);
  await filter('Рейтинг').click();
  await expect.poll(options).toEqual(['Любой рейтинг', 'Выше 6', 'Выше 7', 'Выше 8']);
});

it('ROWS-081 what is chosen stands in the address, and back takes it away again', async () => {
  const site = await open();
  await filter('Рейтинг').click();
  await page.getByRole('option', { name: 'Выше 8' }).click();
  await expect.poll(() => location.search).toBe('?rating=8');
  await expect.element(page.getByRole('button', { name: 'Убрать: Выше 8' })).toBeVisible();
  history.back();
  await expect.poll(() => location.search).toBe('');
  await expect.element(page.getByRole('button', { name: 'Убрать: Выше 8' })).not.toBeInTheDocument();
  expect(asked(site).map(({ rating_from }) => rating_from)).toContain('8');
});

it('ROWS-079 CALL-028 an address that was shared filters at once, each filter by its own name', async () => {
  const site = await open({ at: '/movies-search?genre=1&subgenre=11&country=7&year=2020-&rating=7' });
  await expect.element(page.getByRole('link', { name: /Фильм 1/ })).toBeVisible();
  expect(asked(site)[0]).toMatchObject({
    main_genre: '1',
    genre: '11',
    country: '7',
    year_from: '2020',
    year_to: '2026',
    rating_from: '7',
    content_type: 'movie',
  });
});

it('ROWS-081 ROWS-100 the title says what is chosen, and a shared address has it at once', async () => {
  await open({ at: '/movies-search?genre=1&subgenre=11&country=7&year=-1979' });
  await expect.poll(() => document.title).toMatch(/^Подбор фильма · Драма · Мелодрама · Страна 7 · До 1980 года · /);
  await filter('Рейтинг').click();
  await page.getByRole('option', { name: 'Выше 8' }).click();
  await expect.poll(() => document.title).toMatch(/ · До 1980 года · Рейтинг выше 8 · /);
  history.back();
  await expect.poll(() => document.title).not.toMatch(/Рейтинг/);
});

it('CHAN-050 a page of series asks for the category of series', async () => {
  const site = await open({ template: 'series' });
  await expect.element(page.getByRole('link', { name: /Фильм 1/ })).toBeVisible();
  expect(asked(site)[0]).toMatchObject({ content_type: 'series', category: '2' });
});

it('ROWS-069 ROWS-071 ROWS-072 ROWS-073 100 at first, then 50 whenever the end comes near', async () => {
  const site = await open({ countOf: () => 260 });
  await expect.element(page.getByText('Найдено 260').first()).toBeVisible();
  const pages = () => asked(site).map(({ limit, offset }) => [limit, offset ?? '0']);
  expect(pages()).toEqual([['100', '0']]);
  scrollTo(0, document.documentElement.scrollHeight);
  await expect.poll(pages).toEqual([
    ['100', '0'],
    ['50', '100'],
  ]);
  await expect.poll(() => document.documentElement.scrollHeight - innerHeight - scrollY).toBeGreaterThan(1150);
  scrollTo(0, document.documentElement.scrollHeight);
  await expect.poll(() => pages().at(-1)).toEqual(['50', '150']);
});

it('ROWS-069 ROWS-072 a page that fails is said, and comes when it is asked for again', async () => {
  let fails = true;
  const site = await open({
    countOf: () => 120,
    instead: (path, query) =>
      fails && path === '/v2/rows/all' && query.get('offset') === '100' ? { status: 500, json: {} } : undefined,
  });
  await expect.element(page.getByText('Найдено 120').first()).toBeVisible();
  scrollTo(0, document.documentElement.scrollHeight);
  const again = page.getByRole('alert').getByRole('button');
  await expect.element(again, { timeout: 15_000 }).toBeVisible();
  fails = false;
  await again.click();
  await expect.element(again).not.toBeInTheDocument();
  expect(asked(site).at(-1)).toMatchObject({ limit: '50', offset: '100' });
});

it('ROWS-069 ROWS-072 after an answer that failed the number of the filters before is promised no more', async () => {
  await open({
    countOf: () => 120,
    instead: (path, query) =>
      path === '/v2/rows/all' && query.has('rating_from') ? { status: 500, json: {} } : undefined,
  });
  const number = page.getByText('Найдено 120');
  await expect.element(number.first()).toBeVisible();
  await filter('Рейтинг').click();
  await page.getByRole('option', { name: 'Выше 8' }).click();
  await expect.element(page.getByRole('button', { name: 'Повторить' }), { timeout: 15_000 }).toBeVisible();
  expect(number.elements()).toHaveLength(0);
});

it('PROF-028 ROWS-070 ROWS-074 before a child nothing is said to fit while more may come, though none of the first hundred is for them', async () => {
  const second = deferred<undefined>();
  const aged = (from: number, count: number, age: number) => films(from, count).map((film) => ({ ...film, age }));
  const row = { id: 23, slug: 'all', title: 'Все', template: 'content-v' };
  const site = await open({
    isChild: true,
    instead: async (path, query) => {
      if (path.endsWith('category_list')) return { json: { categories: [] } };
      if (path !== '/v2/rows/all') return undefined;
      if (!query.has('offset')) return { json: { ...row, contents: aged(1, 100, 16), more_count: 20 } };
      await second.promise;
      return { json: { ...row, contents: aged(101, 20, 6), more_count: 0 } };
    },
  });
  await expect.poll(() => asked(site).map(({ offset }) => offset)).toContain('100');
  expect(page.getByText('Под такие условия ничего не подходит. Уберите одно из них.').query()).toBeNull();
  second.resolve(undefined);
  await expect.element(page.getByRole('link', { name: /Фильм 101/ })).toBeVisible();
});

it('ROWS-074 a page that brings nothing new does not end the list', async () => {
  const site = await open({
    countOf: () => 260,
    instead: (path, query) => {
      if (path !== '/v2/rows/all' || query.get('offset') !== '100') return undefined;
      // The same fifty once more: the list has changed between the two calls.
      return {
        json: { id: 23, slug: 'all', title: 'Все', template: 'content-v', contents: films(51, 50), more_count: 110 },
      };
    },
  });
  await expect.element(page.getByText('Найдено 260').first()).toBeVisible();
  scrollTo(0, document.documentElement.scrollHeight);
  await expect.poll(() => asked(site).map(({ offset }) => offset)).toEqual([undefined, '100', '150']);
});

it('ROWS-070 nothing fits: it says so, and offers the nearest wider filter that finds something', async () => {
  await open({
    at: '/movies-search?rating=8&year=2021',
    countOf: (query) => (query.has('rating_from') ? 0 : 5),
    facets: [
      { filter: 'rating', value: 6, count: 0 },
      { filter: 'rating', value: 7, count: 0 },
      { filter: 'rating', value: 5, count: 4 },
    ],
  });
  await expect.element(page.getByText('Под такие условия ничего не подходит. Уберите одно из них.')).toBeVisible();
  await page.getByRole('button', { name: 'Без условия «Выше 8»' }).click();
  await expect.element(page.getByRole('link', { name: /Фильм 1/ })).toBeVisible();
  expect(location.search).toBe('?year=2021');
  // What was pressed has gone.
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveFocus();
});

it('counts stand beside the values as far as the server tells them', async () => {
  await open({ facets: [{ filter: 'genre', value: 1, count: 12 }] });
  await expect.element(page.getByRole('link', { name: /Фильм 1/ })).toBeVisible();
  await filter('Жанр').click();
  await expect.poll(options).toEqual(['Любой жанр', 'Драма12', 'Ёлки и зима0', 'Фантастика0']);
});

it('ROWS-077 a filter whose values do not come is left out, and the page stays usable', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  await open({ instead: (path) => (path === '/v2/countries' ? { status: 500, json: {} } : undefined) });
  await expect.element(page.getByRole('link', { name: /Фильм 1/ })).toBeVisible();
  await expect.poll(() => warn.mock.calls.length).toBeGreaterThan(0);
  expect(filter('Страна').elements()).toHaveLength(0);
  expect(filter('Год').elements()).toHaveLength(1);
});

it('ROWS-068 filters whose values are on their way have their places, and what is chosen of them has no word yet', async () => {
  let bring = () => {};
  const come = new Promise<Reply>((resolve) => (bring = () => resolve({ json: { genres: GENRES } })));
  await open({ at: '/movies-search?genre=1&rating=7', instead: ofGenres(come) });
  const busy = () => [...document.querySelectorAll('[data-filter][aria-busy]')].map((button) => button.textContent);
  const names = () =>
    page
      .getByRole('group', { name: 'Фильтры' })
      .getByRole('button')
      .elements()
      .filter((button) => button.matches('[data-filter]'))
      .map((button) => button.ariaLabel ?? button.textContent);
  const chips = page.getByRole('button', { name: /^Убрать/ });
  await expect.element(chips).toBeVisible();
  await expect.poll(names).toEqual(['Жанр', 'Поджанр', 'Страна', 'Год', 'Рейтинг: Выше 7']);
  await expect.poll(busy).toEqual(['Жанр', 'Поджанр']);
  expect(chips.elements()).toHaveLength(1);
  bring();
  await expect.poll(names).toEqual(['Жанр: Драма', 'Поджанр', 'Страна', 'Год', 'Рейтинг: Выше 7']);
  expect(chips.elements()).toHaveLength(2);
  expect(busy()).toEqual([]);
});

it('ROWS-068 a genre without subgenres keeps the place of their filter, which cannot be opened', async () => {
  let bring = () => {};
  const come = new Promise<Reply>((resolve) => (bring = () => resolve({ json: { genres: GENRES } })));
  await open({ at: '/movies-search?genre=2', instead: ofGenres(come) });
  await expect.element(filter('Поджанр')).toHaveAttribute('aria-busy', 'true');
  filter('Поджанр').element().focus();
  const order = () =>
    [...document.querySelectorAll<HTMLElement>('[data-filter]')].map(({ dataset }) => dataset['filter']);
  const before = order();
  bring();
  await expect.element(filter('Жанр: Фантастика')).toBeVisible();
  expect(order()).toEqual(before);
  await expect.element(filter('Поджанр')).toBeDisabled();
  await expect.element(filter('Страна')).toHaveFocus();
});

it('ROWS-077 a genre of the address can be taken off, also when the list of genres does not come', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  const failed = Promise.resolve({ status: 500, json: {} });
  await open({ at: '/movies-search?genre=1&rating=7', instead: ofGenres(failed) });
  await expect.element(page.getByRole('button', { name: 'Сбросить всё' })).toBeVisible();
  await page.getByRole('button', { name: 'Убрать: Жанр' }).click();
  await expect.poll(() => location.search).toBe('?rating=7');
  await expect.element(page.getByRole('button', { name: 'Убрать: Выше 7' })).toHaveFocus();
  expect(filter('Жанр').elements()).toHaveLength(0);
});

it('ROWS-077 ROWS-070 a genre of the address that nobody can name is offered to be left out by the name of its filter', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  const failed = Promise.resolve({ status: 500, json: {} });
  await open({
    at: '/movies-search?genre=1',
    countOf: (query) => (query.has('main_genre') ? 0 : 5),
    instead: ofGenres(failed),
  });
  await page.getByRole('button', { name: 'Без условия «Жанр»' }).click();
  await expect.poll(() => location.search).toBe('');
});

it('ROWS-068 what is chosen can be cleared while its words are on their way', async () => {
  await open({ at: '/movies-search?genre=1&subgenre=11', instead: ofGenres(new Promise(() => {})) });
  await expect.element(filter('Жанр')).toHaveAttribute('aria-busy', 'true');
  expect(page.getByRole('button', { name: /^Убрать/ }).elements()).toHaveLength(0);
  await page.getByRole('button', { name: 'Сбросить всё' }).click();
  await expect.poll(() => location.search).toBe('');
  await expect.element(filter('Жанр')).toHaveFocus();
  await expect.element(page.getByRole('button', { name: 'Сбросить всё' })).not.toBeInTheDocument();
});

it.each([
  ['with the focus', () => filter('Жанр').element().focus()],
  ['with an open list', () => filter('Жанр').click()],
])('ROWS-077 a filter whose values do not come goes %s, and the next one has it', async (_how, hold) => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  let fail = () => {};
  const failed = new Promise<Reply>((resolve) => (fail = () => resolve({ status: 500, json: {} })));
  await open({ instead: ofGenres(failed) });
  await expect.element(filter('Страна')).not.toHaveAttribute('aria-busy');
  await hold();
  await expect.poll(() => filter('Жанр').element().parentElement!.contains(document.activeElement)).toBe(true);
  fail();
  await expect.element(filter('Жанр')).not.toBeInTheDocument();
  await expect.element(filter('Страна')).toHaveFocus();
});

it('ROWS-077 in the sheet of a phone, too, the focus goes on to the next filter', async () => {
  await page.viewport(390, 844);
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  let fail = () => {};
  const failed = new Promise<Reply>((resolve) => (fail = () => resolve({ status: 500, json: {} })));
  await open({ instead: ofGenres(failed) });
  await page.getByRole('button', { name: 'Фильтры' }).click();
  await expect.element(page.getByRole('button', { name: 'Страна 1', exact: true })).toBeVisible();
  page.getByRole('button', { name: 'Любой жанр' }).element().focus();
  fail();
  await expect.element(page.getByRole('button', { name: 'Любой жанр' })).not.toBeInTheDocument();
  expect(document.activeElement?.textContent).toBe('Любая страна');
});

it('ROWS-068 on a phone the filters lie over the list: their last button says how much there is to show', async () => {
  await page.viewport(390, 844);
  let answer = () => {};
  const held = new Promise<undefined>((resolve) => (answer = () => resolve(undefined)));
  await open({
    countOf: (query) => (query.has('rating_from') ? 7 : 1_234),
    instead: (_, query) => (query.has('rating_from') ? held : undefined),
  });
  await page.getByRole('button', { name: 'Фильтры' }).click();
  const sheet = page.getByRole('dialog', { name: 'Фильтры' });
  await expect.element(sheet.getByRole('button', { name: /^Показать 1\s234$/ })).toBeVisible();
  await sheet.getByRole('button', { name: 'Выше 7' }).click();
  // Nothing is promised until the answer is here.
  await expect.element(sheet.getByRole('button', { name: 'Показать', exact: true })).toBeVisible();
  answer();
  await expect.element(sheet.getByRole('button', { name: 'Показать 7', exact: true })).toBeVisible();
});

it.each([
  ['movies', ''],
  ['series', ''],
  ['movies', '/'],
])(
  'ROWS-067 ROWS-085 the way from %s to their filters begins on the line that rows begin at; slugs come with “%s” around them',
  async (slug, slash) => {
    const rowset = { id: 12, slug: `${slash}${slug}${slash}`, template: 'standard', title: 'Каталог' };
    const row = { id: 23, slug: 'all', title: 'Все фильмы', template: 'content-v', contents: films(1, 3) };
    await open({
      at: `/${slug}`,
      instead: (path) => {
        if (path.startsWith('/v2/rowsets/')) return { json: { ...rowset, rows: [row] } };
        if (path === '/v2/rowsets') {
          return {
            json: {
              rowsets: ['movies-search', 'series-search'].map((of, index) => ({
                id: 13 + index,
                slug: `${slash}${of}`,
                template: 'group.catalog.search',
                title: 'Подбор',
              })),
            },
          };
        }
        return undefined;
      },
    });
    const entry = page.getByRole('link', { name: 'Подобрать по фильтрам' });
    await expect.element(entry).toHaveAttribute('href', `/${slug}-search`);
    const heading = page.getByRole('heading', { name: 'Все фильмы' });
    expect(entry.element().getBoundingClientRect().left).toBe(heading.element().getBoundingClientRect().left);
  },
);
