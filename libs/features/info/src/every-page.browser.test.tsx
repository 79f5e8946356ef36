import type { Answering } from '@livery/api-client/testing';
import { mountScreen } from '@livery/widgets/testing';
import { ModalsProvider } from '@livery/widgets/modals';
import axe from 'axe-core';
import { Route, Routes } from 'react-router-dom';
import { expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import InfoPages from './info-pages.tsx';
import NewsPages from './news-pages.tsx';

const OPERATOR = 'https://operator.example';
const NETWORK = { is_guest_allowed: true, agreement_url: `${OPERATOR}/agreement`, privacy_url: `${OPERATOR}/privacy` };
const RESOURCES = { resources: { faq_url: `${OPERATOR}/faq`, terms_url: `${OPERATOR}/terms` } };
const NEWS = [{ id: 7, title: 'The archive grows', text: '<p>Seven days</p>', created_at: '2026-11-20T09:00:00.000Z' }];

const ANSWERS: Readonly<Record<string, unknown>> = {
  '/v2/users/self/network': NETWORK,
  '/v2/platform/resources': RESOURCES,
  '/v2/news': { news: NEWS },
  '/v2/news/7': NEWS[0],
  '/v2/agreements/3': { id: 3, title: 'Условия акций', text: '<h2>Срок</h2><p>Неделя.</p>' },
};
const answer: Answering = ({ path }) => ({ json: ANSWERS[path] ?? {} });

/** Documents, wherever they lie: a heading and a paragraph. */
function withDocuments() {
  const original = fetch;
  vi.stubGlobal('fetch', (input: RequestInfo | URL, init?: RequestInit) => {
    const url = new URL(String(input), location.origin);
    const isDocument = url.origin === OPERATOR || url.pathname.startsWith('/documents/');
    const text = '<h2>О чём это</h2><p>О просмотре.</p>';
    return isDocument
      ? Promise.resolve(new Response(text, { headers: { 'Content-Type': 'text/html; charset=utf-8' } }))
      : original(input, init);
  });
}

it.each([
  ['NAV-023 MISC-012 the news', '/news', 'Новости'],
  ['NAV-024 MISC-012 a piece of news', '/news/7', 'The archive grows'],
  ['NAV-025 MISC-012 the questions', '/faq', 'Вопросы и ответы'],
  ['NAV-026 NAV-116 the agreement', '/agreement', 'Пользовательское соглашение'],
  ['NAV-027 NAV-118 the privacy policy', '/privacy', 'Политика конфиденциальности'],
  ['NAV-028 the terms', '/terms', 'Условия'],
  ['NAV-029 the gift page', '/gift', 'Подарочная подписка'],
  ['NAV-030 the ethical principles', '/eticheskie-principy', 'Этические принципы'],
  ['NAV-031 MISC-012 a document of the API', '/documents/3', 'Условия акций'],
  ['NAV-037 the stores', '/app_store', 'Приложения'],
  ['NAV-042 NAV-037 the way into the application, on a computer', '/open_mobile_app', 'Приложения'],
  ['NAV-046 MISC-010 the instructions', '/instructions', 'Как смотреть на телевизоре'],
  ['MISC-025 the manual of a box', '/manual/tvip', 'Как смотреть на TVIP'],
])('%s: a page with its title, and nobody is kept out of it', async (_, at, heading) => {
  withDocuments();
  const { host, services } = await mountScreen(
    <ModalsProvider modals={{ open: () => {}, close: () => {}, prepare: () => {} }}>
      <main>
        <Routes>
          <Route path="/news" element={<NewsPages />} />
          <Route path="/news/:id" element={<NewsPages />} />
          {['/documents/:id', '/manual/:id', '*'].map((path) => (
            <Route key={path} path={path} element={<InfoPages />} />
          ))}
        </Routes>
      </main>
    </ModalsProvider>,
    { at, answer, brand: { documents: ['gift', 'eticheskie-principy'] } as never },
  );
  await expect.element(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
  await expect.poll(() => document.title).toBe(`${heading} · ${services.brand.name}`);
  // What is loading is hidden from readers; nothing must be checked before it has come.
  await expect.poll(() => host.querySelector('main [aria-hidden] [data-part="paragraph"]')).toBeNull();
  expect(host.querySelector('[role=alert]')).toBeNull();
  const { violations } = await axe.run(host);
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
  vi.unstubAllGlobals();
});
