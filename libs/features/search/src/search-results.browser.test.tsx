import { deferred } from '@livery/api-client/testing';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { NOW_MS, openSearch } from './testing/search-site.tsx';

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: NOW_MS });
  await page.viewport(1440, 900);
});
afterEach(() => void vi.useRealTimers());

const heading = page.getByRole('heading', { level: 1 });
const film = page.getByRole('link', { name: /Тихий перевал/ });

/** What a live region says that was on the page before what it tells. */
function hearStatus() {
  const told: string[] = [];
  const regions = new Set<Node>();
  const watch = new MutationObserver((changes) => {
    for (const { target, addedNodes } of changes) {
      const region = (target instanceof Element ? target : target.parentElement)?.closest('[role="status"]');
      if (region && regions.has(region)) told.push(region.textContent ?? '');
      for (const node of addedNodes)
        if (node instanceof Element) for (const one of node.querySelectorAll('[role="status"]')) regions.add(one);
    }
  });
  watch.observe(document.body, { childList: true, subtree: true, characterData: true });
  return { told, stop: () => watch.disconnect() };
}

it('FIND-001 FIND-013 how much was found is said politely, by a region that is there before the results come', async () => {
  const { told, stop } = hearStatus();
  await openSearch({ at: '/search?q=перевал' });
  await expect.element(film).toBeVisible();
  // Two films, a channel, a person and three broadcasts, of which there are more.
  await expect.element(page.getByText('Найдено больше 7').first()).toBeVisible();
  await expect.poll(() => told.filter(Boolean)).toEqual(['Найдено больше 7']);
  stop();
});

it.each([
  ['all of the broadcasts of a place', /Открыть все.*В записи/, 'перевал', 'Результаты: «перевал»'],
  ['what was typed, in no other reading', 'Искать «gthtdfk»', 'gthtdfk', 'Ничего не нашлось. Попробуйте другое слово.'],
])('SRCH-013 FIND-013 by keys the focus goes on to the heading of %s', async (_, name, text, title) => {
  await openSearch({ at: `/search?q=${text}` });
  const way = page.getByRole('link', { name });
  await expect.element(way).toBeVisible();
  (way.element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(heading).toHaveTextContent(title);
  await expect.element(heading).toHaveFocus();
});

const ROWS = [
  { id: 41, slug: 'search-contents', title: 'Фильмы и сериалы', template: 'content-v' },
  { id: 42, slug: 'search-channels', title: 'Каналы', template: 'channel', library_id: 5 },
];
const FILMS = [{ id: 1, title: 'Тихий перевал', content_type: 'movie', age: 6, slug: 'film-1' }];
/** A page of results that is of one library. */
const OF_LIBRARY = { id: 10, slug: '/search', template: 'search', title: 'Поиск', library_id: 4 };

it.each(['/search?q=перевал', '/search'])(
  'ROWS-106 CONT-005 the rows of the search page are of its library, and a film opens in it: %s',
  async (at) => {
    const { server } = await openSearch({
      at,
      instead({ path }) {
        if (path === '/v2/rowsets/search')
          return {
            json: { ...OF_LIBRARY, rows: ROWS.map((row, at) => (at === 0 ? { ...row, contents: FILMS } : row)) },
          };
        return path === '/v2/rows/search-contents' ? { json: { ...ROWS[0], contents: FILMS } } : undefined;
      },
    });
    await expect.element(film).toHaveAttribute('href', '/contents/film-1?library_id=4');
    const asked = server.seen.filter(({ path }) => path.startsWith('/v2/rows/'));
    if (at !== '/search') expect(asked.map(({ query }) => query.get('library_id'))).toEqual(['4', '5']);
  },
);

it('FIND-012 a row that fails is told where the rows are, above the broadcasts', async () => {
  await openSearch({
    at: '/search?q=перевал',
    instead: ({ path }) => (path === '/v2/rows/search-persons' ? { status: 500, json: {} } : undefined),
  });
  const retry = page.getByRole('button', { name: 'Повторить' });
  await expect.element(retry).toBeVisible();
  const live = page.getByRole('heading', { level: 2, name: 'Сейчас в эфире' });
  await expect.element(live).toBeVisible();
  const top = (one: typeof live) => one.element().getBoundingClientRect().top;
  expect(top(retry)).toBeGreaterThan(top(page.getByRole('heading', { level: 2, name: 'Каналы' })));
  expect(top(retry)).toBeLessThan(top(live));
});

it.each([
  ['that nothing is found', 'gthtdfk&exact=1', 'Ничего не нашлось. Попробуйте другое слово.'],
  ['what it is of, where that is another keyboard', 'gthtdfk', 'Показаны результаты для «перевал». Найдено больше 7'],
])('FIND-013 CHAN-053 whoever listens is told by the place that was there before %s', async (_, query, words) => {
  const { told, stop } = hearStatus();
  await openSearch({ at: `/search?q=${query}` });
  await expect.poll(() => told.filter(Boolean)).toEqual([words]);
  // What is said to the eye is in no region of its own: it would be told twice.
  const regions = [...document.querySelectorAll('[role="status"]')].map(({ textContent }) => textContent ?? '');
  expect(regions.filter((text) => text.includes(words.slice(0, 18)))).toHaveLength(1);
  stop();
});

it('FIND-012 ROWS-023 an address of one place shows that place alone, also before its programmes are known', async () => {
  const answered = deferred<undefined>();
  await openSearch({
    at: '/search?q=перевал&kind=archive',
    instead: ({ path, query }) =>
      path === '/v2/search/schedules' && !query.has('place') ? answered.promise : undefined,
  });
  await expect.element(page.getByRole('list', { name: 'В записи' })).toBeVisible();
  expect(film.elements()).toHaveLength(0);
  answered.resolve(undefined);
});

it('FIND-012 ROWS-023 an address of one place shows that place alone, also where all places together could not be asked for', async () => {
  await openSearch({
    at: '/search?q=перевал&kind=archive',
    instead: ({ path, query }) =>
      path === '/v2/search/schedules' && !query.has('place') ? { status: 500, json: {} } : undefined,
  });
  await expect.element(page.getByRole('button', { name: 'Повторить' })).toBeVisible();
  await expect.element(page.getByRole('list', { name: 'В записи' })).toBeVisible();
  expect(film.elements()).toHaveLength(0);
});
