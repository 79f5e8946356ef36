import { catalogueApi } from '@livery/api-client/catalogue';
import { deferred, type Answering, type Reply } from '@livery/api-client/testing';
import { ModalsProvider } from '@livery/widgets/modals';
import { mountScreen } from '@livery/widgets/testing';
import { SiteLinks } from '@livery/widgets/testing-links';
import { Link, Route, Routes } from 'react-router-dom';
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { page } from 'vitest/browser';
import { FEATURE_CAPABILITIES } from '../../testing/src/feature-capabilities.ts';
import RowPage from './row-page.tsx';

beforeEach(() => sessionStorage.clear());

const screen = (
  <ModalsProvider modals={{ open: () => {}, close: () => {}, prepare: () => {} }}>
    <Routes>
      <Route path="/row/:id" element={<RowPage />} />
    </Routes>
  </ModalsProvider>
);
const row = (template: string) => ({
  id: 7,
  title: 'Смотрят в этом месяце',
  description: 'Что выбирают чаще всего.',
  template,
  contents: [{ id: 1, title: 'Тихий перевал', content_type: 'movie' }],
});
const open = (answer: Answering) => mountScreen(screen, { at: '/row/7', answer });

it('ROWS-010 shows title, description and the items of a row', async () => {
  await open(() => ({ json: row('content-v') }));
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent('Смотрят в этом месяце');
  await expect.element(page.getByText('Что выбирают чаще всего.')).toBeVisible();
  await expect.element(page.getByRole('link', { name: /Тихий перевал/ })).toBeVisible();
});

it('a row that nothing here draws is not found, and does not wait forever', async () => {
  await open(() => ({ json: row('promo-bg') }));
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent('Не нашли');
});

it('ROWS-011 a row that the server does not know is not found', async () => {
  await open(() => ({ status: 404, json: {} }));
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent('Не нашли');
});

it('a row that the server has set aside is not found', async () => {
  await open(() => ({ json: { ...row('content-v'), status: 'inactive' } }));
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent('Не нашли');
});

it.each([
  ['/row/7', 'Здесь пока ничего нет'],
  ['/row/7?text=river', 'Ничего не нашлось. Попробуйте другое слово.'],
])('ROWS-010 FIND-013 a row without items says so and leads home: %s', async (at, words) => {
  await mountScreen(screen, { at, answer: () => ({ json: { ...row('content-v'), contents: [] } }) });
  const said = page.getByRole('status').filter({ hasText: words });
  await expect.element(said).toBeVisible();
  await expect.element(said.getByRole('link', { name: 'На главную' })).toHaveAttribute('href', '/');
});

it.each([
  [400, false],
  [401, true],
])('ROWS-087 ROWS-088 of a description of %i characters something is folded away: %s', async (length, isFolded) => {
  await open(() => ({ json: { ...row('content-v'), description: 'а'.repeat(length) } }));
  await expect.element(page.getByText(/^а{300}/)).toBeVisible();
  const rest = page.getByRole('button', { name: 'Ещё' });
  expect(rest.elements()).toHaveLength(isFolded ? 1 : 0);
  if (!isFolded) return;
  await rest.click();
  await expect.element(page.getByText('а'.repeat(length))).toBeVisible();
});

it('ROWS-003 ROWS-004 a row is asked for in the library and with the words of its address', async () => {
  const { server } = await mountScreen(screen, {
    at: '/row/7?library_id=3&text=river',
    answer: () => ({ json: row('content-v') }),
  });
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent('Смотрят в этом месяце: «river»');
  const query = server.seen.find(({ path }) => path.endsWith('/rows/7'))?.query;
  expect([query?.get('library_id'), query?.get('text')]).toEqual(['3', 'river']);
});

it('CONT-005 ROWS-106 a film of a row of one library opens in that library', async () => {
  await mountScreen(screen, { at: '/row/7?library_id=3', answer: () => ({ json: row('content-v') }) });
  await expect
    .element(page.getByRole('link', { name: /Тихий перевал/ }))
    .toHaveAttribute('href', '/contents/1?library_id=3');
});

it('SRCH-014 SRCH-015 what is chosen of all that a row has of a text is recorded as a result', async () => {
  const { server, services } = await mountScreen(<SiteLinks>{screen}</SiteLinks>, {
    at: '/row/7?text=тихий',
    answer: ({ path }) => ({ json: path.endsWith('/rows/7') ? row('content-v') : {} }),
    capabilities: FEATURE_CAPABILITIES,
  });
  const found = () => server.seen.filter(({ path }) => path === '/v2/search/found').map(({ body }) => body);
  const film = page.getByRole('link', { name: /Тихий перевал/ });
  await expect.element(film).toBeVisible();
  await expect.poll(() => document.querySelector('[data-hears-choice]')).not.toBeNull();
  (film.element() as HTMLElement).click();
  await expect.poll(found).toEqual([{ title: 'Тихий перевал', text: 'тихий', content_type: 'movie', object_id: 1 }]);
  expect(services.storage.get('search_history')).toContain('Тихий перевал');
});

it.each([
  ['/movies/7', 'movie'],
  ['/series/7', 'series'],
  ['/news/7', null],
])('ROWS-007 below a catalogue a row holds what belongs there: at %s it is asked for %s', async (at, contentType) => {
  const inCatalogue = (
    <Routes>
      <Route path="/:catalog/:id" element={<RowPage />} />
    </Routes>
  );
  const { server } = await mountScreen(inCatalogue, { at, answer: () => ({ json: row('content-v') }) });
  await expect.element(page.getByRole('link', { name: /Тихий перевал/ })).toBeVisible();
  const asked = server.seen.filter(({ path }) => path.endsWith('/rows/7'));
  expect(asked.map(({ query }) => query.get('content_type'))).toEqual([contentType]);
});

it('ROWS-002 another row of the same page begins anew: nothing that was scrolled up before is in it', async () => {
  const films = (from: number, count: number) =>
    Array.from({ length: count }, (_, index) => ({
      id: from + index,
      title: `Фильм ${from + index}`,
      content_type: 'movie',
    }));
  const first: Record<string, object[]> = { 0: films(1, 24), 24: films(25, 3) };
  const others = (
    <>
      <Link to="/row/8">Другой ряд</Link>
      {screen}
    </>
  );
  await mountScreen(others, {
    at: '/row/7',
    answer: ({ path, query }) => ({
      json: {
        ...row('content-v'),
        contents: path.endsWith('/8') ? films(101, 24) : (first[query.get('offset') ?? 0] ?? []),
      },
    }),
  });
  const cards = () => page.getByRole('link', { name: /Фильм/ }).elements().length;
  await expect.poll(cards).toBe(24);
  window.scrollTo(0, document.body.scrollHeight);
  await expect.poll(cards).toBe(27);
  (page.getByRole('link', { name: 'Другой ряд' }).element() as HTMLElement).click();
  await expect.element(page.getByRole('link', { name: 'Фильм 101' })).toBeInTheDocument();
  expect(page.getByRole('link', { name: 'Фильм 25' }).elements()).toEqual([]);
});

/** The row, after a page that it stands on. */
function AfterItsPage() {
  const { isSuccess } = catalogueApi.useGetRowsetQuery({ id: 'startpage', kind: 'web' });
  return isSuccess && screen;
}

it('ROWS-012 the row of a page that was looked at is asked for in whole lines from the beginning', async () => {
  const rowset = { id: 1, template: 'startpage', rows: [row('content-v')] };
  const { server } = await mountScreen(<AfterItsPage />, {
    at: '/row/7',
    answer: ({ path }) => ({ json: path.includes('/rowsets/') ? rowset : row('content-v') }),
  });
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible();
  const asked = server.seen.filter(({ path }) => path.endsWith('/rows/7'));
  expect(asked.map(({ query }) => query.get('limit'))).toEqual(['21']);
});

it('ROWS-012 ROWS-019 of a row that only its address is known of the first call asks for what most rows take, those after it for whole lines', async () => {
  const films = (from: number) =>
    Array.from({ length: 24 }, (_, at) => ({ id: from + at, title: `Фильм ${from + at}`, content_type: 'movie' }));
  const { server } = await open(({ query }) => {
    const offset = Number(query.get('offset') ?? 0);
    return {
      json: {
        ...row('content-v'),
        contents: offset > 24 ? [] : films(1 + offset).slice(0, Number(query.get('limit'))),
      },
    };
  });
  const asked = () =>
    server.seen
      .filter(({ path }) => path.endsWith('/rows/7'))
      .map(({ query }) => `${query.get('offset') ?? 0} ${query.get('limit')}`);
  await expect.element(page.getByRole('link', { name: 'Фильм 24' })).toBeInTheDocument();
  window.scrollTo(0, document.body.scrollHeight);
  await expect.poll(() => asked().slice(0, 2)).toEqual(['0 24', '24 21']);
});

it('ROWS-073 the next page of a row is asked for within 1000 px of the end of its list, before anybody scrolls', async () => {
  const style = document.head.appendChild(document.createElement('style'));
  onTestFinished(() => style.remove());
  const endAt = (px: number) => {
    style.textContent = `body { padding-top: ${px - 100}px } [data-grid], ul { height: 100px; overflow: hidden }`;
  };
  endAt(innerHeight + 1_200);
  // Where an earlier test has scrolled to.
  window.scrollTo(0, 0);
  const many = Array.from({ length: 24 }, (_, at) => ({ id: at + 1, title: `Фильм ${at + 1}`, content_type: 'movie' }));
  const { server } = await open(({ query }) => ({
    json: { ...row('content-v'), contents: query.get('offset') === '24' ? [] : many },
  }));
  const asked = () => server.seen.filter(({ path }) => path.endsWith('/rows/7')).length;
  await expect.element(page.getByRole('link', { name: 'Фильм 24' })).toBeInTheDocument();
  // By then the observer has said where the end of the list is.
  for (let frame = 0; frame < 20; frame++) await new Promise((done) => requestAnimationFrame(done));
  expect(asked()).toBe(1);
  endAt(innerHeight + 600);
  await expect.poll(asked).toBe(2);
});

it('ROWS-015 a crawler gets a hundred items at once', async () => {
  const { server } = await mountScreen(screen, {
    at: '/row/7',
    answer: () => ({ json: row('content-v') }),
    environment: { prerender: true },
  });
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible();
  const asked = server.seen.filter(({ path }) => path.endsWith('/rows/7'));
  expect(asked.map(({ query }) => query.get('limit'))).toEqual(['100']);
});

it('ROWS-002 ROWS-019 goes on past a page that brings nothing new, to the last one', async () => {
  const films = (from: number, count: number) =>
    Array.from({ length: count }, (_, index) => ({
      id: from + index,
      title: `Фильм ${from + index}`,
      content_type: 'movie',
    }));
  const pages: Record<string, object[]> = { 0: films(1, 24), 24: films(1, 21), 45: films(25, 2) };
  await open(({ query }) => ({ json: { ...row('content-v'), contents: pages[query.get('offset') ?? 0] ?? [] } }));
  const links = page.getByRole('link');
  await expect.poll(() => links.elements().length).toBe(24);
  window.scrollTo(0, document.body.scrollHeight);
  await expect.poll(() => links.elements().length).toBe(26);
});

it('a row that did not come is asked for again by its button', async () => {
  const { server } = await open(() => ({ status: 500, json: {} }));
  const retry = page.getByRole('button', { name: 'Повторить' });
  await expect.element(retry).toBeVisible();
  server.answer = () => ({ json: row('content-v') });
  await retry.click();
  await expect.element(page.getByRole('link', { name: /Тихий перевал/ })).toBeVisible();
});

it('ROWS-002 a later page that did not come says so, and comes by its button', async () => {
  const films = (from: number, count: number) =>
    Array.from({ length: count }, (_, index) => ({
      id: from + index,
      title: `Фильм ${from + index}`,
      content_type: 'movie',
    }));
  const { server } = await open(({ query }) =>
    query.has('offset') ? { status: 500, json: {} } : { json: { ...row('content-v'), contents: films(1, 24) } },
  );
  const links = page.getByRole('link');
  await expect.poll(() => links.elements().length).toBe(24);
  window.scrollTo(0, document.body.scrollHeight);
  const retry = page.getByRole('button', { name: 'Повторить' });
  await expect.element(retry).toBeVisible();
  server.answer = () => ({ json: { ...row('content-v'), contents: films(25, 2) } });
  await retry.click();
  await expect.poll(() => links.elements().length).toBe(26);
});

describe('PROF-028 CHAN-060 a row of channels before a child', () => {
  const CHANNELS = { id: 7, title: 'Каналы', template: 'channel', channels: [{ id: 3, name: 'Мульт', age: 6 }] };
  const KIDS = { categories: [{ id: 7, slug: 'kids', name: 'Дети', channels: [3] }] };
  const nothing = page.getByText('Здесь пока ничего нет');
  const openAsChild = (categories: () => Reply | Promise<Reply>) =>
    mountScreen(screen, {
      at: '/row/7',
      stored: { profile_id: '3', profile_role: 'child' },
      answer: ({ path }) => (path.endsWith('category_list') ? categories() : { json: CHANNELS }),
    });

  it('is not said to be empty while nobody knows which channels are for children', async () => {
    const answered = deferred<Reply>();
    const { server } = await openAsChild(() => answered.promise);
    await expect.poll(() => server.seen.length).toBe(2);
    await expect.poll(() => document.querySelector('[aria-hidden]')).not.toBeNull();
    expect(nothing.query()).toBeNull();
    answered.resolve({ json: KIDS });
    await expect.element(page.getByRole('link', { name: /Мульт/ })).toBeVisible();
  });

  it('says that it could not be asked for, and asks again', async () => {
    let isIll = true;
    await openAsChild(() => (isIll ? { status: 500, json: {} } : { json: KIDS }));
    const again = page.getByRole('button', { name: 'Повторить' });
    await expect.element(again).toBeVisible();
    isIll = false;
    await again.click();
    await expect.element(page.getByRole('link', { name: /Мульт/ })).toBeVisible();
  });
});
