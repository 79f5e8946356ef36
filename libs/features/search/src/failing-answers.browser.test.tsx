import type { Reply } from '@livery/api-client/testing';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { NOW_MS, openSearch } from './testing/search-site.tsx';

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: NOW_MS });
  await page.viewport(1440, 900);
});
afterEach(() => void vi.useRealTimers());

const retry = page.getByRole('button', { name: 'Повторить' });
const film = page.getByRole('link', { name: /Тихий перевал/ });
const lines = page.getByRole('list', { name: 'В записи' }).getByRole('link');
const FAILED: Reply = { status: 500, json: {} };

/** A server whose answers to some calls fail until it is mended. */
function failing(isFailed: (path: string, query: URLSearchParams) => boolean) {
  const server = { isBroken: true };
  const instead = ({ path, query }: { path: string; query: URLSearchParams }) =>
    server.isBroken && isFailed(path, query) ? FAILED : undefined;
  return { server, instead };
}

it('FIND-012 broadcasts that fail cost themselves, are said, and can be asked again', async () => {
  const { server, instead } = failing((path) => path === '/v2/search/schedules');
  await openSearch({ at: '/search?q=перевал', instead });
  await expect.element(film).toBeVisible();
  await expect.element(retry).toBeVisible();
  server.isBroken = false;
  await retry.click();
  await expect.element(page.getByRole('heading', { level: 2, name: 'Сейчас в эфире' })).toBeVisible();
  await expect.element(retry).not.toBeInTheDocument();
});

it('FIND-013 a text whose broadcasts could not be asked for is not said to be found nowhere', async () => {
  const { instead } = failing((path) => path === '/v2/search/schedules');
  await openSearch({ at: '/search?q=2033', instead });
  await expect.element(retry).toBeVisible();
  await expect.element(page.getByText('Ничего не нашлось. Попробуйте другое слово.')).not.toBeInTheDocument();
});

it('FIND-012 a server that has no call for broadcasts costs nothing and is not told', async () => {
  await openSearch({
    at: '/search?q=перевал',
    instead: ({ path }) => (path === '/v2/search/schedules' ? { status: 404, json: {} } : undefined),
  });
  await expect.element(page.getByRole('link', { name: /Перевалова Айгерим/ })).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Повторить' })).not.toBeInTheDocument();
});

it('FIND-012 without the channels that they are on, broadcasts are not waited for without end', async () => {
  const { instead } = failing((path) => path.endsWith('/channel_list'));
  await openSearch({ at: '/search?q=перевал', instead });
  await expect.element(page.getByRole('link', { name: /Перевалова Айгерим/ })).toBeVisible();
  await expect.element(retry).toBeVisible();
});

it('FIND-012 a page of broadcasts that fails leaves those before it where they are, and is alone asked again', async () => {
  const { server, instead } = failing((path, query) => query.get('offset') === '24');
  const opened = await openSearch({ at: '/search?q=перевал&kind=archive', instead });
  await expect.poll(() => lines.elements().length).toBe(24);
  await expect
    .poll(() => {
      scrollTo(0, document.documentElement.scrollHeight);
      return retry.elements().length;
    })
    .toBe(1);
  server.isBroken = false;
  const fewest = { lines: 24 };
  const watch = new MutationObserver(() => (fewest.lines = Math.min(fewest.lines, lines.elements().length)));
  watch.observe(document.body, { childList: true, subtree: true });
  await retry.click();
  await expect.poll(() => lines.elements().length).toBeGreaterThanOrEqual(48);
  watch.disconnect();
  expect(fewest.lines).toBe(24);
  const asked = opened.server.seen.filter(({ query }) => query.get('place') === 'archive');
  expect(asked.filter(({ query }) => query.get('offset') === '0')).toHaveLength(1);
});
