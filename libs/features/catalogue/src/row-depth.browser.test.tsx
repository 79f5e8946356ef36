import type { Answering } from '@livery/api-client/testing';
import { ModalsProvider } from '@livery/widgets/modals';
import { mountScreen, pass } from '@livery/widgets/testing';
import { SiteLinks } from '@livery/widgets/testing-links';
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { page } from 'vitest/browser';
import { Route, Routes } from 'react-router-dom';
import RowPage from './row-page.tsx';

beforeEach(() => sessionStorage.clear());

const screen = (
  <ModalsProvider modals={{ open: () => {}, close: () => {}, prepare: () => {} }}>
    <SiteLinks>
      <Routes>
        <Route path="/row/:id" element={<RowPage />} />
        <Route path="/contents/:id" element={<p>Фильм</p>} />
      </Routes>
    </SiteLinks>
  </ModalsProvider>
);
const film = (id: number) => ({ id, title: `Фильм ${id}`, content_type: 'movie' });
const ROW = { id: 7, title: 'Смотрят в этом месяце', template: 'content-v' };

/** A row without an end, in the order of its numbers. */
const endless: Answering = ({ query }) => {
  const [offset, limit] = [Number(query.get('offset') ?? 0), Number(query.get('limit'))];
  return { json: { ...ROW, contents: Array.from({ length: limit }, (_, at) => film(offset + at)) } };
};
const cards = () => page.getByRole('link', { name: /^Фильм/ }).elements();
const asksOf = (lines: readonly { query: URLSearchParams }[]) =>
  lines.map(({ query }) => `${query.get('offset') ?? 0}+${query.get('limit')}`);

/** Scrolled down to six pages: 24 items, of a row that nothing was known of, and five pages of whole lines. */
const DEEP = 24 + 5 * 21;
async function scrolledDown() {
  const screenOf = await mountScreen(screen, { at: '/row/7', answer: endless });
  await expect.poll(() => cards().length).toBeGreaterThanOrEqual(24);
  for (let round = 1; round <= 5; round += 1) {
    window.scrollTo(0, document.body.scrollHeight);
    await expect.poll(() => cards().length).toBeGreaterThanOrEqual(24 + round * 21);
  }
  return screenOf;
}

it('a row that was scrolled down is as long at once when the viewer comes back, and nothing is asked again', async () => {
  const { server } = await scrolledDown();
  const depth = cards().length;
  expect(depth).toBeGreaterThanOrEqual(DEEP);
  // A page of its own, as a film's is after a reload: nothing of the row stays.
  (cards().at(-1) as HTMLElement).click();
  await expect.poll(() => cards().length).toBe(0);
  const asked = server.seen.length;
  const counts: number[] = [];
  const watch = new MutationObserver(() => counts.push(cards().length));
  watch.observe(document.body, { childList: true, subtree: true });
  onTestFinished(() => watch.disconnect());
  history.back();
  await expect.poll(() => cards().length).toBeGreaterThanOrEqual(depth);
  expect(counts.filter((count) => count > 0)[0]).toBeGreaterThanOrEqual(depth);
  expect(asksOf(server.seen.slice(asked))).not.toContain('0+24');
});

it('after a reload everything down to the same depth is asked for together', async () => {
  const { leave } = await scrolledDown();
  const depth = cards().length;
  leave();
  window.scrollTo(0, 0);
  const asked: string[] = [];
  let answerAll = () => {};
  const all = new Promise<void>((resolve) => (answerAll = resolve));
  const mounted = mountScreen(screen, {
    at: '/row/7',
    answer: async (request) => {
      asked.push(`${request.query.get('offset') ?? 0}+${request.query.get('limit')}`);
      await all;
      return endless(request);
    },
  });
  await mounted;
  await expect.poll(() => asked).toHaveLength((depth - 24) / 21 + 1);
  expect(asked.slice(0, 6)).toEqual(['0+24', '24+21', '45+21', '66+21', '87+21', '108+21']);
  answerAll();
  await expect.poll(() => cards().length).toBeGreaterThanOrEqual(depth);
});

it('another address of the same row begins at its beginning', async () => {
  const { leave } = await scrolledDown();
  leave();
  window.scrollTo(0, 0);
  await mountScreen(screen, { at: '/row/7?library_id=3', answer: ({ query }) => endless({ query } as never) });
  await expect.poll(() => cards().length).toBe(24);
});

it.each(['nonsense', '[["default /row/7",{"pages":-1}]]', '{}'])(
  'what another version has kept is passed over: %s',
  async (kept) => {
    sessionStorage.setItem('livery.orbit.row_depths', kept);
    await mountScreen(screen, { at: '/row/7', answer: endless });
    await expect.poll(() => cards().length).toBeGreaterThanOrEqual(24);
  },
);

it('ROWS-018 a row that takes longer than 10 s can be asked for again, and what comes late is shown all the same', async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  let answerLate = () => {};
  const late = new Promise<void>((resolve) => (answerLate = resolve));
  await mountScreen(screen, { at: '/row/7', answer: (request) => late.then(() => endless(request)) });
  const retry = page.getByRole('button', { name: 'Повторить' });
  await pass(9_900);
  expect(retry.elements()).toEqual([]);
  await pass(200);
  expect(retry.elements()).toHaveLength(1);
  answerLate();
  await vi.waitFor(() => expect(cards().length).toBeGreaterThanOrEqual(24));
});

it('ROWS-018 asking again ends the call that hangs', async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const { server } = await mountScreen(screen, { at: '/row/7' });
  await pass(10_100);
  server.answer = endless;
  (page.getByRole('button', { name: 'Повторить' }).element() as HTMLElement).click();
  vi.useRealTimers();
  await vi.waitFor(() => expect(cards().length).toBeGreaterThanOrEqual(24));
});

it('ROWS-018 a later page that takes longer than 10 s can be asked for again', async () => {
  const { server } = await mountScreen(screen, {
    at: '/row/7',
    answer: (request) => (request.query.has('offset') ? new Promise(() => {}) : endless(request)),
  });
  await expect.poll(() => cards().length).toBe(24);
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  window.scrollTo(0, document.body.scrollHeight);
  await vi.waitFor(() => expect(asksOf(server.seen)).toContain('24+21'));
  await pass(10_100);
  server.answer = endless;
  (page.getByRole('button', { name: 'Повторить' }).element() as HTMLElement).click();
  vi.useRealTimers();
  await vi.waitFor(() => expect(cards().length).toBeGreaterThanOrEqual(45));
});
