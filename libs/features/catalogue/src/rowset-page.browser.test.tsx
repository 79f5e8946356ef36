import type { Answering } from '@livery/api-client/testing';
import { capability, type Capability } from '@livery/widgets/capability';
import { ModalsProvider } from '@livery/widgets/modals';
import { START_PAGE } from '@livery/widgets/rowset-kind';
import { mountScreen } from '@livery/widgets/testing';
import { Route, Routes } from 'react-router-dom';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import RowsetPage from './rowset-page.tsx';

const home = {
  id: 1,
  title: 'Главная',
  template: 'page',
  rows: [
    {
      id: 7,
      title: 'Новинки',
      template: 'content-v',
      contents: [{ id: 1, title: 'Тихий перевал', content_type: 'movie', age: 6 }],
    },
  ],
};
const answer: Answering = ({ path }) =>
  path.startsWith(`/v2/rowsets/${START_PAGE}`) ? { json: home } : { status: 404, json: {} };
const open = (at: string, says = answer, capabilities: readonly Capability[] = []) =>
  mountScreen(
    <ModalsProvider modals={{ open: () => {}, close: () => {}, prepare: () => {} }}>
      <Routes>
        <Route path="/rowset/:id" element={<RowsetPage />} />
        <Route path="/catalog/:id" element={<RowsetPage />} />
        <Route path="/:id" element={<RowsetPage />} />
      </Routes>
    </ModalsProvider>,
    { at, answer: says, capabilities },
  );
const film = page.getByRole('link', { name: /Тихий перевал/ });

it.each([
  ['ROWS-005 a page by its number', '/rowset/12', '12'],
  ['ROWS-005 a page by its slug', '/movies', 'movies'],
  ['ROWS-006 a catalogue', '/catalog/15', '15'],
])('%s is asked for, and shown', async (_, at, id) => {
  const { server } = await open(at, ({ path }) =>
    path === `/v2/rowsets/${id}` ? { json: home } : { status: 404, json: {} },
  );
  await expect.element(film).toBeVisible();
  expect(server.seen.filter(({ path }) => path.startsWith('/v2/rowsets/')).map(({ path }) => path)).toEqual([
    `/v2/rowsets/${id}`,
  ]);
});

it('NAV-052 a word that names no page of the menu shows home', async () => {
  await open('/nobody-knows-this');
  await expect.element(film).toBeVisible();
  expect(location.pathname).toBe('/nobody-knows-this');
});

it('NAV-052 a number that names no page of rows is not found', async () => {
  await open('/rowset/999');
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent('Не нашли');
  expect(film.elements()).toEqual([]);
});

it('ROWS-067 until a page of filters can be drawn the place of its list is there, never an empty page', async () => {
  let answerPage: () => void = () => {};
  const comes = new Promise<void>((resolve) => (answerPage = resolve));
  const filters = capability('filters', { parts: { filterPage: () => new Promise<never>(() => {}) } });
  const { host } = await open(
    '/movies-search',
    async ({ path }) => {
      if (path.startsWith('/v2/rowsets/')) await comes;
      return { json: { ...home, template: 'group.catalog.search' } };
    },
    [filters],
  );
  const place = () => host.querySelector('[data-row="poster"]');
  await expect.poll(place).not.toBeNull();
  const ofPage = place();
  answerPage();
  // What stood for the whole page has made room.
  await expect.poll(() => place() === ofPage).toBe(false);
  expect(place()?.checkVisibility()).toBe(true);
});
