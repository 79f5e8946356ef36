import { deferred, type Reply } from '@livery/api-client/testing';
import { searchPanel } from '@livery/widgets/search-panel';
import { pass } from '@livery/widgets/testing';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { NOW_MS, ONLY_BY_CHOICE, openSearch } from './testing/search-site.tsx';

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: NOW_MS });
  await page.viewport(1440, 900);
});
afterEach(() => void vi.useRealTimers());

const field = page.getByRole('combobox', { name: 'Поиск' });
const address = () => location.pathname + decodeURIComponent(location.search.replaceAll('+', ' '));

async function openOver(at: string, instead?: Parameters<typeof openSearch>[0]['instead']) {
  const site = await openSearch({ at, ...(instead && { instead }) });
  site.services.get(searchPanel).set(true);
  await expect.element(field).toHaveFocus();
  return site;
}

it('SRCH-006 FIND-007 Escape hides the search and leaves the page as it was', async () => {
  vi.useRealTimers();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'], now: NOW_MS });
  const { services } = await openOver('/movies');
  await userEvent.keyboard('пе{Escape}{Escape}');
  await pass(300);
  await expect.element(field).not.toBeInTheDocument();
  expect([address(), services.get(searchPanel).get()]).toEqual(['/movies', false]);
});

it('SRCH-006 FIND-007 what was typed just before Escape is not searched for while the search slides away', async () => {
  vi.useRealTimers();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'], now: NOW_MS });
  await openOver('/movies');
  await userEvent.keyboard('пе');
  await pass(400);
  await userEvent.keyboard('{Escape}{Escape}');
  await pass(150);
  expect(address()).toBe('/movies');
  await pass(200);
  await expect.element(field).not.toBeInTheDocument();
  expect(address()).toBe('/movies');
});

it('SRCH-005 SRCH-006 Escape while the page of results is on its way: the viewer stays where they were', async () => {
  const { services } = await openSearch({ at: '/movies', isSlow: true });
  services.get(searchPanel).set(true);
  await expect.element(field).toHaveFocus();
  await userEvent.keyboard('пере{Enter}');
  await expect.poll(address).toBe('/search?q=пере');
  await userEvent.keyboard('{Escape}{Escape}');
  await expect.poll(address).toBe('/movies');
  await expect.element(field).not.toBeInTheDocument();
  await expect.element(page.getByText(/^The page/)).toBeVisible();
});

it('SRCH-005 a letter that is typed as the field of the results takes over is in it', async () => {
  await openOver('/movies');
  await userEvent.keyboard('пере');
  const before = document.querySelector('input');
  const typed = new Promise<void>((resolve) => {
    const watch = new MutationObserver(() => {
      if (document.querySelector('input') === before || before?.isConnected) return;
      watch.disconnect();
      for (const letter of 'вал') document.execCommand('insertText', false, letter);
      resolve();
    });
    watch.observe(document.body, { childList: true, subtree: true });
  });
  await userEvent.keyboard('{Enter}');
  await typed;
  await expect.element(field).toHaveValue('перевал');
});

it('SRCH-005 what is typed over a page goes on in the field of the results: no key is lost', async () => {
  vi.useRealTimers();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'], now: NOW_MS });
  await openOver('/movies');
  const push = vi.spyOn(history, 'pushState');
  await userEvent.keyboard('пере');
  await pass(500);
  await expect.element(field).toHaveFocus();
  await userEvent.keyboard('вал');
  await expect.element(field).toHaveValue('перевал');
  await pass(500);
  expect(address()).toBe('/search?q=перевал');
  expect(push).toHaveBeenCalledTimes(1);
  push.mockRestore();
});

it('SRCH-008 Enter over a page searches at once, and not for a shorter text', async () => {
  await openOver('/movies');
  await userEvent.keyboard('п{Enter}');
  expect(address()).toBe('/movies');
  await userEvent.keyboard('е{Enter}');
  await expect.poll(address).toBe('/search?q=пе');
});

it('SRCH-013 a suggestion leads to its results, and the search over the page goes', async () => {
  await openOver('/movies', ONLY_BY_CHOICE);
  await userEvent.keyboard('тих');
  await page.getByRole('option', { name: /Тихий перевал/ }).click();
  await expect.poll(address).toBe('/search?q=Тихий перевал');
  await expect.poll(() => document.querySelectorAll('dialog[open]').length).toBe(0);
  await expect.element(field).toHaveValue('Тихий перевал');
});

it('SRCH-006 what was typed before Escape is neither there nor searched for when the search opens again', async () => {
  const { services } = await openOver('/movies', ONLY_BY_CHOICE);
  await userEvent.keyboard('тих{Escape}{Escape}');
  await expect.element(field).not.toBeInTheDocument();
  services.get(searchPanel).set(true);
  await expect.element(field).toHaveFocus();
  await expect.element(field).toHaveValue('');
});

it('on the page of results the search that is opened elsewhere is the field of the page', async () => {
  const { services } = await openSearch({ at: '/search?q=перевал' });
  await expect.element(page.getByRole('link', { name: /Тихий перевал/ })).toBeVisible();
  services.get(searchPanel).set(true);
  await expect.element(field).toHaveFocus();
  expect([document.querySelectorAll('dialog[open]').length, services.get(searchPanel).get()]).toEqual([0, false]);
});

it('SRCH-012 the field of the results waits on for the suggestions that the field above another page has asked for', async () => {
  const { promise } = deferred<Reply>();
  const { server } = await openOver('/movies', ({ path, query }) =>
    path === '/v2/search/suggest' && query.get('text') === 'пере' ? promise : undefined,
  );
  const asked = () =>
    server.seen.filter(({ path, query }) => path === '/v2/search/suggest' && query.get('text') === 'пере');
  await userEvent.keyboard('пере');
  await expect.poll(() => asked().length).toBe(1);
  await userEvent.keyboard('{Enter}');
  await expect.poll(address).toBe('/search?q=пере');
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(asked().map(({ signal }) => signal.aborted)).toEqual([false]);
});
