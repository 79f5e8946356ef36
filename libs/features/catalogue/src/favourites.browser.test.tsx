import type { Answering } from '@livery/api-client/testing';
import { ModalsProvider } from '@livery/widgets/modals';
import { mountScreen } from '@livery/widgets/testing';
import { Route, Routes } from 'react-router-dom';
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
