import { configureApi } from '@livery/api-client';
import { testSettings } from '@livery/api-client/testing';
import { failingCall, QuickCredentials, type Fault, withoutPatience } from '@livery/api-client/testing/faults';
import { ServicesProvider, useServices } from '@livery/widgets/services';
import { mountScreen } from '@livery/widgets/testing';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import DocumentByIdPage from '../document-by-id-page.tsx';
import DocumentPage from '../document-page.tsx';
import { Route, Routes } from 'react-router-dom';

const OPERATOR = 'https://operator.example';

/** What stands at each address; nothing else does. */
let served: Record<string, () => Promise<Response>> = {};
const html = (text: string) => () =>
  Promise.resolve(new Response(text, { headers: { 'Content-Type': 'text/html; charset=utf-8' } }));
const asked = vi.fn();

beforeEach(() => {
  served = {};
  asked.mockClear();
  const original = fetch;
  vi.stubGlobal('fetch', (input: RequestInfo | URL, init?: RequestInit) => {
    const url = new URL(String(input), location.origin);
    const isDocument = url.origin === OPERATOR || url.pathname.startsWith('/documents/');
    if (!isDocument) return original(input, init);
    asked(url.pathname, init?.credentials);
    const answer = served[url.origin === OPERATOR ? url.href : url.pathname];
    return answer ? answer() : Promise.resolve(new Response('', { status: 404 }));
  });
});
afterEach(() => void vi.unstubAllGlobals());

const NETWORK = { is_guest_allowed: true, agreement_url: `${OPERATOR}/agreement`, privacy_url: `${OPERATOR}/privacy` };
const RESOURCES = { resources: { faq_url: `${OPERATOR}/faq`, terms_url: `${OPERATOR}/terms` } };

const api = ({ path }: { path: string }) => {
  if (path === '/v2/users/self/network') return { json: NETWORK };
  if (path === '/v2/platform/resources') return { json: RESOURCES };
  return { status: 404, json: {} };
};

/** A brand that brings documents of its own. */
function Bringing({ documents, children }: { documents: readonly string[]; children: ReactNode }) {
  const services = useServices();
  const brand = { ...services.brand, documents };
  return <ServicesProvider services={{ ...services, brand }}>{children}</ServicesProvider>;
}
const withDocuments = (...documents: readonly string[]) => (
  <Bringing documents={documents}>
    <DocumentPage />
  </Bringing>
);

it('NAV-118 NAV-027 the privacy page shows the text behind the link of the network data, cleaned, and asks for it without cookies', async () => {
  served[`${OPERATOR}/privacy`] = html(
    '<h1>About you</h1><p>We keep <b>little</b>.</p><script>document.title = "stolen"</script>',
  );
  await mountScreen(<DocumentPage />, { at: '/privacy', answer: api });
  await expect.element(page.getByRole('heading', { name: 'About you', level: 2 })).toBeVisible();
  await expect.element(page.getByText('We keep little.')).toBeVisible();
  expect(document.title).toContain('Политика конфиденциальности');
  expect(asked.mock.calls).toEqual([['/privacy', 'omit']]);
});

it('NAV-117 a text that does not come says so, and is asked again on demand', async () => {
  served[`${OPERATOR}/privacy`] = () => Promise.reject(new TypeError('reset'));
  await mountScreen(<DocumentPage />, { at: '/privacy', answer: api });
  await expect.element(page.getByRole('alert').getByText('Документ не загрузился')).toBeVisible();
  await expect
    .element(page.getByRole('link', { name: /Открыть отдельно/ }))
    .toHaveAttribute('href', `${OPERATOR}/privacy`);
  served[`${OPERATOR}/privacy`] = html('<p>Here it is.</p>');
  await page.getByRole('button', { name: 'Повторить' }).click();
  await expect.element(page.getByText('Here it is.')).toBeVisible();
});

it('NAV-025 the provider’s questions are folded, and the brand’s stand in where the provider has none', async () => {
  served['/documents/ru/faq.html'] = html('<h2>Whose?</h2><p>The brand’s.</p><h2>Two?</h2><p>Yes.</p>');
  await mountScreen(withDocuments('faq'), { at: '/faq', answer: api });
  await expect.element(page.getByText('The brand’s.')).toBeVisible();
  await expect.element(page.getByText('Yes.', { exact: true })).not.toBeVisible();
  await page.getByRole('heading', { name: 'Two?' }).click();
  await expect.element(page.getByText('Yes.', { exact: true })).toBeVisible();
});

it('NAV-028 the brand’s own terms come before the provider’s', async () => {
  served[`${OPERATOR}/terms`] = html('<p>The provider’s.</p>');
  served['/documents/ru/terms.html'] = html('<p>The brand’s.</p>');
  await mountScreen(withDocuments('terms'), { at: '/terms', answer: api });
  await expect.element(page.getByText('The brand’s.')).toBeVisible();
});

it('NAV-028 a brand without terms of its own is not asked for them', async () => {
  served[`${OPERATOR}/terms`] = html('<p>The provider’s.</p>');
  await mountScreen(<DocumentPage />, { at: '/terms', answer: api });
  await expect.element(page.getByText('The provider’s.')).toBeVisible();
  expect(asked.mock.calls.map(([path]) => path as string)).toEqual(['/terms']);
});

it.each([
  ['NAV-029 a gift page that the brand does not have', '/gift'],
  ['NAV-030 ethical principles that nobody has', '/eticheskie-principy'],
])('%s is not found', async (_, at) => {
  await mountScreen(<DocumentPage />, { at, answer: api });
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent('Не нашли');
  await expect.element(page.getByText('Этого документа у нас нет')).toBeVisible();
});

it('a site that answers every address with its page has no document there', async () => {
  served['/documents/ru/gift.html'] = html('<!doctype html><title>The site</title><p>Home</p>');
  await mountScreen(withDocuments('gift'), { at: '/gift', answer: api });
  await expect.element(page.getByText('Этого документа у нас нет')).toBeVisible();
});

const byId = (
  <Routes>
    <Route path="/documents/:id" element={<DocumentByIdPage />} />
  </Routes>
);

it('NAV-031 a document of the API shows its title and its text, cleaned', async () => {
  const text = '<p>Rules.</p><img src="x" onerror="document.title = 1">';
  await mountScreen(byId, { at: '/documents/3', answer: () => ({ json: { id: 3, title: 'Promotions', text } }) });
  await expect.element(page.getByRole('heading', { name: 'Promotions', level: 1 })).toBeVisible();
  await expect.element(page.getByText('Rules.')).toBeVisible();
  expect(document.querySelector('[onerror]')).toBeNull();
});

it('NAV-031 a document that is only an address is read there', async () => {
  served[`${OPERATOR}/rules`] = html('<p>From elsewhere.</p>');
  await mountScreen(byId, { at: '/documents/4', answer: () => ({ json: { id: 4, url: `${OPERATOR}/rules` } }) });
  await expect.element(page.getByText('From elsewhere.')).toBeVisible();
});

it('NAV-031 a document that the server does not know is not found', async () => {
  await mountScreen(byId, { at: '/documents/999', answer: () => ({ status: 404, json: {} }) });
  await expect.element(page.getByText('Этого документа у нас нет')).toBeVisible();
});

it('NAV-031 a document that does not come, whatever the fault, can be asked for again', async () => {
  const { faults } = failingCall('getAgreement', { id: 3 });
  let fault: Fault | undefined = faults[0];
  const sound = { json: { id: 3, title: 'Promotions', text: '<p>Rules.</p>' } };
  const { server } = await mountScreen(byId, { at: '/documents/3', answer: () => fault?.answer() ?? sound });
  configureApi(testSettings(server, { credentials: new QuickCredentials() }));
  const again = page.getByRole('button', { name: 'Повторить' });
  await expect.element(again).toBeVisible();
  withoutPatience();
  // Of a 404 there is nothing to ask for again: it has the test above.
  for (fault of faults.filter(({ name }) => name !== '404')) {
    await again.click();
    await expect.element(page.getByText(fault.says), { message: fault.name }).toBeVisible();
  }
  fault = undefined;
  await again.click();
  await expect.element(page.getByText('Rules.')).toBeVisible();
});
