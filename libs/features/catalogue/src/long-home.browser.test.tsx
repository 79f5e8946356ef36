import { GlobalStyle } from '@livery/ui-kit/theme';
import { ModalsProvider } from '@livery/widgets/modals';
import { mountScreen } from '@livery/widgets/testing';
import { expect, it, onTestFinished } from 'vitest';
import { page } from 'vitest/browser';
import { Rowset } from './rowset.tsx';

const CARDS = 24;
const films = (from: number) =>
  Array.from({ length: CARDS }, (_, at) => ({
    id: from + at,
    title: `Фильм ${from + at}`,
    content_type: 'movie',
    year: 2024,
  }));
const channels = (from: number) =>
  Array.from({ length: CARDS }, (_, at) => ({ id: from + at, name: `Канал ${from + at}`, is_hd: true }));
const persons = (from: number) =>
  Array.from({ length: CARDS }, (_, at) => ({ id: from + at, name: `Имя ${from + at}` }));
const LISTS = [
  (from: number) => ({ template: 'content-v', contents: films(from) }),
  (from: number) => ({ template: 'content-h', contents: films(from) }),
  (from: number) => ({ template: 'channel', channels: channels(from) }),
  (from: number) => ({ template: 'person', persons: persons(from) }),
];
const ROWS = Array.from({ length: 60 }, (_, at) => ({
  id: at + 1,
  title: `Ряд ${at + 1}`,
  ...LISTS[at % LISTS.length]?.(100 * (at + 1)),
}));

/** At any moment of a scroll that is faster than anybody's, the frame of the site not counted. */
const MOST_ELEMENTS = 1_500;

it.each([1440, 390])(
  'a home of 60 rows of 24 cards is never more than 1,500 elements in a window of %i px',
  async (widthPx) => {
    await page.viewport(widthPx, 900);
    const { host } = await mountScreen(
      <ModalsProvider modals={{ open: () => {}, close: () => {}, prepare: () => {} }}>
        <GlobalStyle />
        <Rowset id="movies" />
      </ModalsProvider>,
      { answer: ({ path }) => ({ json: path.includes('/rowsets/') ? { id: 9, template: 'group', rows: ROWS } : {} }) },
    );
    onTestFinished(() => window.scrollTo(0, 0));
    await expect.poll(() => host.querySelectorAll('section[data-row]').length).toBe(60);
    const counts: number[] = [];
    const watch = new MutationObserver(() => counts.push(host.querySelectorAll('*').length));
    watch.observe(host, { childList: true, subtree: true });
    onTestFinished(() => watch.disconnect());
    for (let top = 0; top < document.body.scrollHeight; top += 500) {
      window.scrollTo(0, top);
      await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    }
    await expect.element(page.getByRole('heading', { name: 'Ряд 60' })).toBeInTheDocument();
    expect(Math.max(...counts)).toBeLessThanOrEqual(MOST_ELEMENTS);
  },
);
