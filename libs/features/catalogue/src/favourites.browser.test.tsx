import type { Answering } from '@livery/api-client/testing';
import { ModalsProvider } from '@livery/widgets/modals';
import { mountScreen } from '@livery/widgets/testing';
import { useFavouriteState } from '@livery/widgets/use-favourite-state';
import { Link, Route, Routes } from 'react-router-dom';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import RowsetPage from './rowset-page.tsx';

const card = (id: number, title: string) => ({ id, title, content_type: 'movie', age: 6 });
const ROWS = [
  { id: 1, title: 'История', template: 'content-v', contents: [card(1, 'Начатое')] },
  { id: 2, title: 'Избранное', template: 'content-v', contents: [card(2, 'Отмеченное')] },
];

async function open(rows: readonly object[]) {
  const answer: Answering = ({ path }) =>
    path.includes('/rowsets/') || path.includes('/my')
      ? { json: { id: 9, title: 'Моё', template: 'page', rows } }
      : { json: {} };
  return mountScreen(
    <ModalsProvider modals={{ open: () => {}, close: () => {}, prepare: () => {} }}>
      <Routes>
        <Route path="/:id" element={<RowsetPage />} />
      </Routes>
    </ModalsProvider>,
    { at: '/my', answer },
  );
}

it.each([
  ['no rows', []],
  ['rows without anything in them', ROWS.map((row) => ({ ...row, contents: [] }))],
])('CONT-078 without favourites the page says how they come: %s', async (_, rows) => {
  await open(rows);
  await expect
    .element(page.getByRole('heading', { level: 1 }))
    .toHaveTextContent('Здесь будет всё, что вы отметите сердечком');
  await expect.element(page.getByRole('link', { name: 'На главную' })).toBeVisible();
});

it('ROWS-005 the viewer’s own page has its title in the tab, also while nothing is in it', async () => {
  await open([]);
  await expect.poll(() => document.title).toMatch(/^Моё · /);
});

it('CONT-077 CONT-081 favourites and history are rows of the viewer’s own page', async () => {
  await open(ROWS);
  for (const name of [/Начатое/, /Отмеченное/]) await expect.element(page.getByRole('link', { name })).toBeVisible();
});

/** A film's page, as far as its heart goes. */
function FilmPage() {
  const { isFavoured, toggle } = useFavouriteState('contentId', 5, false);
  return (
    <>
      <button aria-pressed={isFavoured} onClick={toggle}>
        Сердечко
      </button>
      <Link to="/my">К моему</Link>
    </>
  );
}

/** A server that keeps the favourites of one viewer, and fills the row of their page with them. */
function keepingFavourites(): Answering {
  let kept: readonly { id: number; content_id: number }[] = [];
  return ({ method, path, body }) => {
    if (path.includes('/rowsets/')) {
      const contents = kept.map(({ content_id }) => card(content_id, 'Отмеченное'));
      return { json: { id: 9, title: 'Моё', template: 'page', rows: [{ ...ROWS[1], contents }] } };
    }
    if (!path.includes('/favorites')) return { json: {} };
    if (method === 'POST') kept = [{ id: 71, content_id: (body as { content_id: number }).content_id }];
    if (method === 'DELETE') kept = [];
    return { json: method === 'GET' ? { favorites: kept } : { id: 71, object_id: 5 } };
  };
}

it('CONT-077 CONT-081 CONT-082 ROWS-005 what was marked a moment ago stands on the viewer’s own page, and goes with its mark', async () => {
  const film = page.getByRole('link', { name: /Отмеченное/ });
  const heart = page.getByRole('button', { name: 'Сердечко' });
  const toMy = page.getByRole('link', { name: 'К моему' });
  const { server } = await mountScreen(
    <ModalsProvider modals={{ open: () => {}, close: () => {}, prepare: () => {} }}>
      <Link to="/films/5">К фильму</Link>
      <Routes>
        <Route path="/films/5" element={<FilmPage />} />
        <Route path="/:id" element={<RowsetPage />} />
      </Routes>
    </ModalsProvider>,
    { at: '/my', answer: keepingFavourites() },
  );
  const sent = (method: string) => server.seen.filter((request) => request.method === method).length;
  await expect.element(page.getByText('Здесь будет всё, что вы отметите сердечком')).toBeVisible();

  await page.getByRole('link', { name: 'К фильму' }).click();
  await heart.click();
  await expect.poll(() => sent('POST')).toBe(1);
  await toMy.click();
  await expect.element(film).toBeVisible();

  await page.getByRole('link', { name: 'К фильму' }).click();
  // Drawn anew it knows of no mark: two presses, the second of which takes it away.
  await heart.click();
  await expect.poll(() => sent('POST')).toBe(2);
  await heart.click();
  await expect.poll(() => sent('DELETE')).toBe(1);
  await toMy.click();
  await expect.element(page.getByText('Здесь будет всё, что вы отметите сердечком')).toBeVisible();
});
