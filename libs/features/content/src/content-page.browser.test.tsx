import { ModalsProvider } from '@livery/widgets/modals';
import { mountScreen } from '@livery/widgets/testing';
import { Route, Routes } from 'react-router-dom';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import ContentPage from './content-page.tsx';

it('NAV-055 a segment that ends in no digit names no content: the page says so, and nothing is asked', async () => {
  const { server } = await mountScreen(
    <ModalsProvider modals={{ open: () => {}, close: () => {} }}>
      <Routes>
        <Route path="/contents/:id" element={<ContentPage />} />
      </Routes>
    </ModalsProvider>,
    { at: '/contents/some-film' },
  );
  await expect.element(page.getByText('Этого фильма или сериала у нас нет.')).toBeVisible();
  expect(server.lines.filter((line) => line.includes('/contents/'))).toEqual([]);
});
