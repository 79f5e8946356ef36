import type { Answering } from '@livery/api-client/testing';
import { ModalsProvider } from '@livery/widgets/modals';
import { mountScreen } from '@livery/widgets/testing';
import { Route, Routes } from 'react-router-dom';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import RowPage from './row-page.tsx';

const screen = (
  <ModalsProvider modals={{ open: () => {}, close: () => {} }}>
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

it('ROWS-002 ROWS-019 goes on past a page that brings nothing new, to the last one', async () => {
  const films = (from: number, count: number) =>
    Array.from({ length: count }, (_, index) => ({
      id: from + index,
      title: `Фильм ${from + index}`,
      content_type: 'movie',
    }));
  const pages: Record<string, object[]> = { 0: films(1, 24), 24: films(1, 24), 48: films(25, 2) };
  await open(({ query }) => ({ json: { ...row('content-v'), contents: pages[query.get('offset') ?? 0] ?? [] } }));
  const links = page.getByRole('link');
  await expect.poll(() => links.elements().length).toBe(24);
  window.scrollTo(0, document.body.scrollHeight);
  await expect.poll(() => links.elements().length).toBe(26);
});
