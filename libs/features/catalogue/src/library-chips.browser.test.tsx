import type { Answering } from '@livery/api-client/testing';
import { ModalsProvider } from '@livery/widgets/modals';
import { mountScreen } from '@livery/widgets/testing';
import { SiteLinks } from '@livery/widgets/testing-links';
import { beforeEach, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Route, Routes } from 'react-router-dom';
import RowPage from './row-page.tsx';

beforeEach(() => sessionStorage.clear());

const LIBRARIES = [
  { id: 1, title: 'Kino Alatau' },
  { id: 2, title: 'Дала Фильм' },
  { id: 3, title: 'Стороннее' },
];
/** Films of two libraries, taking turns. */
const film = (id: number) => ({ id, title: `Фильм ${id}`, content_type: 'movie', library_id: (id % 2) + 1 });
const FILMS = [1, 2, 3, 4].map(film);

const answer =
  (films: readonly { library_id?: number }[]): Answering =>
  ({ path, query }) => {
    if (path.endsWith('/libraries')) return { json: { libraries: LIBRARIES } };
    const library = query.get('library_id');
    const contents = films.filter(({ library_id }) => library === null || String(library_id) === library);
    return { json: { id: 7, title: 'Смотрят в этом месяце', template: 'content-v', contents } };
  };
const open = (at: string, films: readonly { library_id?: number }[] = FILMS) =>
  mountScreen(
    <ModalsProvider modals={{ open: () => {}, close: () => {}, prepare: () => {} }}>
      <SiteLinks>
        <Routes>
          <Route path="/row/:id" element={<RowPage />} />
        </Routes>
      </SiteLinks>
    </ModalsProvider>,
    { at, answer: answer(films) },
  );
const chip = (name: string) => page.getByRole('link', { name, exact: true });
const titles = () =>
  page
    .getByRole('link', { name: /^Фильм/ })
    .elements()
    .map(({ textContent }) => /Фильм \d/.exec(textContent)?.[0]);

it('ROWS-003 a row of several libraries is chosen from by library, in its address, and the focus stays on the chip', async () => {
  await open('/row/7?text=a');
  await expect.element(chip('Все')).toHaveAttribute('aria-current', 'true');
  await expect.element(chip('Дала Фильм')).toHaveAttribute('href', '/row/7?text=a&library_id=2');
  (chip('Дала Фильм').element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  await expect.poll(titles).toEqual(['Фильм 1', 'Фильм 3']);
  expect(location.search).toBe('?text=a&library_id=2');
  await expect.element(chip('Дала Фильм')).toHaveFocus();
  await expect.element(chip('Все')).toHaveAttribute('href', '/row/7?text=a');
});

it('ROWS-003 whoever comes to one library by its address has the others beside it', async () => {
  await open('/row/7?library_id=1');
  await expect.poll(titles).toEqual(['Фильм 2', 'Фильм 4']);
  await expect.element(chip('Kino Alatau')).toHaveAttribute('aria-current', 'true');
  await expect.element(chip('Дала Фильм')).toBeVisible();
  expect(chip('Стороннее').elements()).toEqual([]);
});

it.each([
  ['one library', [film(2), film(4)]],
  ['no library that it names', [{ ...film(1), library_id: undefined }]],
])('ROWS-003 a row of %s has nothing to choose from, and asks for no libraries', async (_, films) => {
  const { server } = await open('/row/7', films as never);
  await expect.poll(() => titles().length).toBeGreaterThan(0);
  expect(chip('Все').elements()).toEqual([]);
  expect(server.lines.filter((line) => line.endsWith('/libraries'))).toEqual([]);
});
