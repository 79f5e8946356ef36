import { ModalsProvider } from '@livery/widgets/modals';
import { mountScreen } from '@livery/widgets/testing';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { Rowset } from './rowset.tsx';

const films = (from: number) =>
  [0, 1, 2].map((at) => ({ id: from + at, title: `Фильм ${from + at}`, content_type: 'movie' }));
const row = (id: number, title: string, library: object = {}) => ({
  id,
  title,
  template: 'content-v',
  contents: films(id * 10),
  ...library,
});

const open = (rowset: object) =>
  mountScreen(
    <ModalsProvider modals={{ open: () => {}, close: () => {} }}>
      <Rowset id="movies" />
    </ModalsProvider>,
    { answer: ({ path }) => ({ json: path.includes('/rowsets/') ? { id: 9, template: 'group', ...rowset } : {} }) },
  );
const titles = () =>
  page
    .getByRole('heading', { level: 2 })
    .elements()
    .map(({ textContent }) => textContent);

it('ROWS-105 rows keep the order in which the server sent them', async () => {
  await open({ rows: [row(3, 'Третий'), row(1, 'Первый'), row(2, 'Второй')] });
  await expect.poll(titles).toEqual(['Третий', 'Первый', 'Второй']);
});

it('ROWS-106 rows of a page with a library lead on into it, but for one that names its own', async () => {
  await open({ library_id: 4, rows: [row(1, 'Первый'), row(2, 'Второй', { library_id: 5 })] });
  const way = (name: string) => expect.element(page.getByRole('link', { name, exact: true }));
  await way('Первый').toHaveAttribute('href', '/row/1?library_id=4');
  await way('Второй').toHaveAttribute('href', '/row/2?library_id=5');
});
