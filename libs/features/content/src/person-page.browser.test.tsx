import type { Answering } from '@livery/api-client/testing';
import { ModalsProvider } from '@livery/widgets/modals';
import { mountScreen } from '@livery/widgets/testing';
import { Route, Routes } from 'react-router-dom';
import { expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import PersonPage from './person-page.tsx';

const work = (id: number, contentType: string) => ({ id, title: `Работа ${id}`, content_type: contentType, age: 6 });
const WORKS = [work(1, 'movie'), work(2, 'movie'), work(3, 'series'), work(4, 'program')];

interface World {
  status?: number;
  person?: object;
  works?: readonly object[];
  isFavored?: boolean;
}

async function open({ status = 200, person = {}, works = WORKS, isFavored = false }: World = {}) {
  const answer: Answering = ({ path }) => {
    if (path.endsWith('/favorite')) return { json: { is_favored: isFavored } };
    if (path.endsWith('/favorites')) return { json: { id: 9 } };
    if (/persons\/\d+$/.test(path))
      return { status, json: { id: 5, name: 'Асель', bio: 'Родилась в горах.', ...person } };
    return { json: { contents: works } };
  };
  return mountScreen(
    <ModalsProvider modals={{ open: () => {}, close: () => {}, prepare: () => {} }}>
      <Routes>
        <Route path="/persons/:id" element={<PersonPage />} />
      </Routes>
    </ModalsProvider>,
    { at: '/persons/asel-5', answer },
  );
}

const button = (name: string) => page.getByRole('button', { name, exact: true });
const robots = () => document.head.querySelector('meta[name="robots"]')?.getAttribute('content');

it('CONT-058 CONT-059 CONT-063 CONT-064 a person has a name, works by kind, and then their life; initials stand for a photograph', async () => {
  const { host } = await open();
  await expect.element(page.getByRole('heading', { level: 1, name: 'Асель' })).toBeVisible();
  await expect.element(page.getByText('Родилась в горах.')).toBeVisible();
  const headings = page.getByRole('heading', { level: 2 }).elements();
  expect(headings.map((heading) => heading.textContent)).toEqual(['Фильмы', 'Сериалы', 'Передачи', 'Биография']);
  expect(host.querySelector('header')?.textContent).toMatch(/^А/);
});

it('CONT-060 CONT-061 the count of films and the biography lead to where they stand', async () => {
  await open();
  const shown = vi.spyOn(Element.prototype, 'scrollIntoView');
  for (const name of ['2 фильма', 'Биография']) {
    await expect.element(button(name)).toBeInTheDocument();
    (button(name).element() as HTMLElement).click();
  }
  expect(shown).toHaveBeenCalledTimes(2);
  expect((shown.mock.contexts[0] as Element).nextElementSibling?.textContent).toMatch(/^Фильмы/);
  expect((shown.mock.contexts[1] as Element).textContent).toContain('Родилась в горах.');
  shown.mockRestore();
});

it('CONT-061 where nothing is told of a life, nothing leads to it', async () => {
  await open({ person: { bio: undefined } });
  await expect.element(button('2 фильма')).toBeInTheDocument();
  expect(button('Биография').elements()).toEqual([]);
});

it('CONT-062 a person who is a favourite is one at sight, and a press makes one of another', async () => {
  const { server } = await open();
  await expect.element(button('В избранное')).toBeInTheDocument();
  (button('В избранное').element() as HTMLElement).click();
  await expect.element(button('В избранном')).toBeInTheDocument();
  await vi.waitFor(() => expect(server.seen.find(({ method }) => method === 'POST')?.body).toEqual({ person_id: 5 }));
});

it('CONT-065 a person whom nobody knows is a page that is not found', async () => {
  await open({ status: 404 });
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(page.getByText('Асель').elements()).toEqual([]);
});

it.each([
  [1, 'noindex'],
  [2, undefined],
])('CONT-066 with %i works the page says to search engines: %s', async (count, said) => {
  await open({ works: WORKS.slice(0, count) });
  await expect.element(page.getByText('Работа 1').first()).toBeVisible();
  dispatchEvent(new Event('pointermove'));
  await expect.poll(() => document.head.querySelector('[type="application/ld+json"]')).not.toBeNull();
  await expect.poll(robots).toBe(said);
});

it('CONT-067 the roles of a person are chosen among, and their works stand from the newest, with whom they played', async () => {
  const works = [
    { ...work(1, 'movie'), year: 2019 },
    { ...work(2, 'movie'), year: 2024 },
  ];
  const credits = [
    { content_id: 1, role: 'director' },
    { content_id: 1, role: 'actor' },
    { content_id: 2, role: 'actor', character: 'Зере' },
  ];
  await open({ person: { credits }, works });
  await expect.element(page.getByText('Актёр, режиссёр')).toBeVisible();
  const titles = () =>
    page
      .getByRole('link', { name: /Работа/ })
      .elements()
      .map((card) => card.textContent);
  await expect
    .poll(titles)
    .toEqual([expect.stringMatching(/Работа 2.*2024 · Зере/), expect.stringMatching(/Работа 1.*2019/)]);
  await page.getByRole('button', { name: 'Режиссёр 1' }).click();
  await expect.poll(titles).toEqual([expect.stringContaining('Работа 1')]);
});

it('those with whom somebody worked lead to their pages', async () => {
  await open({ person: { colleagues: [{ id: 8, slug: 'timur-8', name: 'Тимур', role: 'actor' }] } });
  await expect.element(page.getByRole('heading', { level: 2, name: 'Работали вместе' })).toBeVisible();
  await expect.element(page.getByRole('link', { name: /Тимур/ })).toHaveAttribute('href', '/persons/timur-8');
});
