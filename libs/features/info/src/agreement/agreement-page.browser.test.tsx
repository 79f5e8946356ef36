import { usePendingAgreement, type PendingAgreement } from '@livery/widgets/pending-agreement';
import { mountScreen } from '@livery/widgets/testing';
import { Link, Route, Routes, useLocation } from 'react-router-dom';
import { afterEach, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import AgreementPage from '../agreement-page.tsx';

const paragraphs = (count: number) => `<p>${'Words of an agreement. '.repeat(20)}</p>`.repeat(count);

/** The agreement as an operator's server gives it; `null` does not answer. */
function serve(text: string | null) {
  const original = fetch;
  vi.stubGlobal('fetch', (input: RequestInfo | URL, init?: RequestInit) => {
    if (!String(input).startsWith('https://operator.example')) return original(input, init);
    if (text === null) return Promise.reject(new TypeError('reset'));
    return Promise.resolve(new Response(text, { headers: { 'Content-Type': 'text/html' } }));
  });
}
afterEach(() => {
  vi.unstubAllGlobals();
  scrollTo(0, 0);
});

const Where = () => <p>at {useLocation().pathname}</p>;

/** A page that leads to the agreement, as one would that needs it. */
function Start({ ask }: { ask: PendingAgreement | undefined }) {
  const question = usePendingAgreement();
  return (
    <Link to="/agreement" onClick={() => ask && question.set(ask)}>
      Buy
    </Link>
  );
}

const mount = (ask?: PendingAgreement) =>
  mountScreen(
    <Routes>
      <Route path="/start" element={<Start ask={ask} />} />
      <Route path="/agreement" element={<AgreementPage />} />
      <Route path="*" element={<Where />} />
    </Routes>,
    {
      at: '/start',
      answer: () => ({ json: { is_guest_allowed: true, agreement_url: 'https://operator.example/agreement' } }),
    },
  );

const accept = page.getByRole('button', { name: 'Принять' });
const cancel = page.getByRole('button', { name: 'Отмена' });
const words = page.getByText(/^Words of an agreement/).first();
const buy = page.getByRole('link', { name: 'Buy' });

it('NAV-116 NAV-119 who only reads is asked nothing', async () => {
  serve(paragraphs(2));
  await mount();
  await buy.click();
  await expect.element(words).toBeVisible();
  expect(accept.elements()).toEqual([]);
  expect(cancel.elements()).toEqual([]);
});

it('NAV-120 NAV-123 a long text has to be read to its end; then Accept runs what waits and goes to backUrl', async () => {
  serve(paragraphs(60));
  const onAccept = vi.fn();
  await mount({ onAccept, backUrl: '/packets/3' });
  await buy.click();
  await expect.element(words).toBeVisible();
  await expect.element(page.getByText('Дочитайте до конца, чтобы принять')).toBeVisible();
  await expect.element(accept).toBeDisabled();
  scrollTo(0, document.documentElement.scrollHeight / 2);
  await expect.element(accept).toBeDisabled();
  scrollTo(0, document.documentElement.scrollHeight);
  await expect.element(accept).toBeEnabled();
  scrollTo(0, 0);
  await expect.element(page.getByText('Вы дочитали до конца')).toBeVisible();
  await accept.click();
  await expect.element(page.getByText('at /packets/3')).toBeVisible();
  expect(onAccept).toHaveBeenCalledTimes(1);
});

it('NAV-121 NAV-123 a text that fits the window counts as read, and without backUrl Accept goes back', async () => {
  serve('<p>Short.</p>');
  const onAccept = vi.fn();
  await mount({ onAccept });
  await buy.click();
  await expect.element(accept).toBeEnabled();
  await accept.click();
  await expect.element(buy).toBeVisible();
  expect(onAccept).toHaveBeenCalledTimes(1);
});

it('NAV-122 Cancel runs nothing and goes back, and the question is gone', async () => {
  serve('<p>Short.</p>');
  const onAccept = vi.fn();
  const { host } = await mount({ onAccept });
  await buy.click();
  await cancel.click();
  await expect.element(buy).toBeVisible();
  history.forward();
  await expect.element(page.getByText('Short.')).toBeVisible();
  expect(host.querySelectorAll('button').length).toBe(0);
  expect(onAccept).not.toHaveBeenCalled();
});

it('NAV-117 what did not load cannot be accepted', async () => {
  serve(null);
  await mount({ onAccept: () => {} });
  await buy.click();
  await expect.element(page.getByRole('alert').getByText('Документ не загрузился')).toBeVisible();
  await expect.element(accept).toBeDisabled();
  serve('<p>Short.</p>');
  await page.getByRole('button', { name: 'Повторить' }).click();
  await expect.element(accept).toBeEnabled();
});
