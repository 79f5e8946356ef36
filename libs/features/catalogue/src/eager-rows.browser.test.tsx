import type { Row } from '@livery/contract/catalogue/entities';
import { ModalsProvider } from '@livery/widgets/modals';
import { mountScreen } from '@livery/widgets/testing';
import { SiteLinks } from '@livery/widgets/testing-links';
import { beforeEach, expect, it, onTestFinished } from 'vitest';
import { page } from 'vitest/browser';
import { Route, Routes } from 'react-router-dom';
import FoundRow from './found-row.tsx';
import LinkedRow from './linked-row.tsx';
import { Rowset } from './rowset.tsx';

beforeEach(() => page.viewport(1440, 900));

const films = (from: number, count: number) =>
  Array.from({ length: count }, (_, at) => ({ id: from + at, title: `Фильм ${from + at}`, content_type: 'movie' }));
const ROWS = Array.from({ length: 20 }, (_, at) => ({
  id: at + 1,
  title: `Ряд ${at + 1}`,
  template: 'content-v',
  contents: films(100 * (at + 1), 24),
}));
const answer = ({ path }: { path: string }) => ({
  json: path.includes('/rowsets/') ? { id: 9, template: 'group', rows: ROWS } : { ...ROWS[0] },
});
const modals = { open: () => {}, close: () => {}, prepare: () => {} };
const open = (prerender = false) =>
  mountScreen(
    <ModalsProvider modals={modals}>
      <SiteLinks>
        <Routes>
          <Route path="/" element={<Rowset id="movies" />} />
          <Route path="*" element={<p>Фильм</p>} />
        </Routes>
      </SiteLinks>
    </ModalsProvider>,
    { answer, environment: { prerender } },
  );
/** How many rows have cards. */
const drawn = (host: Element) =>
  [...host.querySelectorAll('section[data-row]')].filter((row) => row.querySelector('[data-card-target]')).length;

it('ROWS-020 ROWS-024 the rows of the first window are drawn at once, those far below are places until the viewer comes', async () => {
  // As many rows as have cards when the first of them comes.
  const atFirst: number[] = [];
  const watch = new MutationObserver(
    () => document.querySelector('section[data-row]') && atFirst.push(drawn(document.body)),
  );
  watch.observe(document.body, { childList: true, subtree: true });
  onTestFinished(() => watch.disconnect());
  const { host } = await open();
  await expect.poll(() => atFirst[0]).toBeGreaterThanOrEqual(3);
  await expect.poll(() => drawn(host)).toBeGreaterThanOrEqual(3);
  await expect.poll(() => host.querySelectorAll('section[data-row]').length).toBe(20);
  expect(drawn(host)).toBeLessThan(10);
  window.scrollTo(0, document.body.scrollHeight);
  onTestFinished(() => window.scrollTo(0, 0));
  await expect.poll(() => page.getByRole('link', { name: 'Фильм 2000' }).elements().length).toBe(1);
});

it('ROWS-021 a page that comes from the cache has the cards of its first window with its first rows, and asks for nothing', async () => {
  const { host, server } = await open();
  await expect.poll(() => drawn(host)).toBeGreaterThanOrEqual(3);
  (page.getByRole('link', { name: 'Фильм 100' }).element() as HTMLElement).click();
  await expect.poll(() => drawn(host)).toBe(0);
  const asked = server.lines.length;
  // As many rows as had cards when the first of them came.
  const atFirst: number[] = [];
  const watch = new MutationObserver(() => host.querySelector('section[data-row]') && atFirst.push(drawn(host)));
  watch.observe(host, { childList: true, subtree: true });
  onTestFinished(() => watch.disconnect());
  history.back();
  await expect.poll(() => atFirst[0]).toBeGreaterThanOrEqual(3);
  expect(server.lines.length).toBe(asked);
});

it('ROWS-021 rows that the viewer has come to stand with their cards at once on the way back, however far below', async () => {
  const { host } = await open();
  await expect.poll(() => host.querySelectorAll('section[data-row]').length).toBe(20);
  onTestFinished(() => window.scrollTo(0, 0));
  const last = page.getByRole('link', { name: 'Фильм 2000' });
  await expect
    .poll(() => {
      window.scrollBy(0, innerHeight);
      return last.elements().length;
    })
    .toBe(1);
  (last.element() as HTMLElement).click();
  await expect.poll(() => drawn(host)).toBe(0);
  const atFirst: number[] = [];
  const watch = new MutationObserver(() => host.querySelector('section[data-row]') && atFirst.push(drawn(host)));
  watch.observe(host, { childList: true, subtree: true });
  onTestFinished(() => watch.disconnect());
  history.back();
  await expect.poll(() => atFirst[0]).toBe(20);
});

it('ROWS-022 a crawler gets all rows with all of their cards', async () => {
  const { host } = await open(true);
  await expect.poll(() => drawn(host)).toBe(20);
  await expect.poll(() => host.querySelectorAll('[data-card-target]').length).toBe(20 * 24);
});

it('ROWS-023 a row of results is drawn with all of its cards, however far below it stands', async () => {
  const row = { ...ROWS[0], promotions: [], channels: [], histories: [], persons: [], contents: films(1, 24) };
  const whole = {
    ...row,
    contents: row.contents.map((film) => ({ ...film, genres: [], images: [], contentType: 'movie' })),
  };
  const { host } = await mountScreen(
    <ModalsProvider modals={modals}>
      <div style={{ height: '500vh' }} />
      <FoundRow row={whole as unknown as Row} text="тихий" />
    </ModalsProvider>,
  );
  await expect.poll(() => host.querySelectorAll('[data-card-target]').length).toBe(24);
});

it('ROWS-016 a row beside something else is asked for in 24 items, and not in what the server thinks fit', async () => {
  const { server } = await mountScreen(
    <ModalsProvider modals={modals}>
      <LinkedRow slug="sport" />
    </ModalsProvider>,
    { answer },
  );
  await expect.poll(() => server.seen.map(({ query }) => query.get('limit'))).toEqual(['24']);
});
