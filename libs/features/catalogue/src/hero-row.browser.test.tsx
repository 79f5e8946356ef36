import type { Row } from '@livery/contract/catalogue/entities';
import { ModalsProvider } from '@livery/widgets/modals';
import { purchaseUnderWay } from '@livery/widgets/purchase-under-way';
import { mountScreen, pass } from '@livery/widgets/testing';
import { expect, it, onTestFinished, vi } from 'vitest';
import { page } from 'vitest/browser';
import { HeroRow } from './hero-row.tsx';

const promotion = (id: number, destination: object | undefined) => ({
  id,
  title: `История ${id}`,
  destination,
  images: [],
  buttonIcons: [],
  trailers: [],
  ratings: [],
});

const show = (row: object) =>
  mountScreen(
    <ModalsProvider modals={{ open: () => {}, close: () => {}, prepare: () => {} }}>
      <HeroRow row={row as unknown as Row} first />
    </ModalsProvider>,
  );

it.each([
  [
    'content',
    { type: 'content', id: 7, libraryId: 4 },
    ['▶ Смотреть /watch/7?library_id=4', 'Подробнее /contents/7?library_id=4'],
  ],
  ['channel', { type: 'channel', id: 7 }, ['▶ Смотреть /channels/all/7']],
  ['row', { type: 'row', id: 7 }, ['Подробнее /row/7']],
  ['an unknown kind', { type: 'unknown' }, []],
  ['nowhere', undefined, []],
])(
  'ROWS-040 ROWS-066 a story that leads to %s has a play sign on what plays at once, none on what leads to a page',
  async (_, to, names) => {
    const row = { id: 1, template: 'promo-bg', promotions: [promotion(1, to)] };
    const { host } = await show(row);
    await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent('История 1');
    const ways = [...host.querySelectorAll('[data-part="actions"] :is(a, button)')];
    const said = ways.map(
      (way) => `${way.querySelector('svg') ? '▶ ' : ''}${way.textContent} ${way.getAttribute('href')}`,
    );
    expect(said).toEqual(names);
  },
);

it('ROWS-040 a title that the server sends as a picture stands in place of the title, which is its name', async () => {
  const graphicTitle = 'https://images.test/title.png';
  const row = { id: 1, template: 'promo-bg', promotions: [{ ...promotion(1, undefined), graphicTitle }] };
  await show(row);
  const picture = page.getByRole('heading', { level: 1, name: 'История 1' }).getByRole('img');
  await expect.element(picture).toHaveAttribute('src', expect.stringMatching(/^https:\/\/images\.test\/title\.png\?/));
});

it.each([
  [{ type: 'packet', id: 7 }, '990 ₸', 'Пакет · 990 ₸'],
  [{ type: 'packet', id: 7 }, undefined, 'Пакет'],
  [{ type: 'row', id: 7 }, 'Новинки', 'Новинки'],
])('ROWS-042 above a story that leads to %j with the words %s stands: %s', async (to, short, words) => {
  const { host } = await show({ id: 1, template: 'promo-bg', promotions: [{ ...promotion(1, to), short }] });
  await expect.poll(() => host.querySelector('[data-part="kicker"]')?.textContent).toBe(words);
});

it('ROWS-040 a story says how its film is rated, by the first rating that says something', async () => {
  const ratings = [
    { rating: 0, type: 'imdb' },
    { rating: 7.44, type: 'kinopoisk' },
  ];
  const row = { id: 1, template: 'promo-bg', promotions: [{ ...promotion(1, undefined), ratings }] };
  const { host } = await show(row);
  await expect.poll(() => host.querySelector('[data-label="Рейтинг"]')?.textContent).toContain('Рейтинг 7,4');
});

it('ROWS-049 ROWS-050 ROWS-102 a story stays 7 s, or as long as the server says; the server says whether the first comes again', async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  // Out of the window: a story under the browser's own pointer, wherever an earlier test has left it, stands still. ROWS-051
  document.body.style.paddingTop = '200vh';
  onTestFinished(() => void document.body.style.removeProperty('padding-top'));
  // The third is behind the end of the loop.
  const promotions = [
    promotion(1, undefined),
    { ...promotion(2, undefined), durationSeconds: 3 },
    promotion(3, undefined),
  ];
  const row = { id: 1, template: 'promo-bg', promotions, loopCount: 2 };
  const { host } = await show(row);
  const shown = () => host.querySelector('[data-current] h1')?.textContent;
  await pass(6_900);
  expect(shown()).toBe('История 1');
  await pass(200);
  expect(shown()).toBe('История 2');
  await pass(2_700);
  expect(shown()).toBe('История 2');
  await pass(300);
  expect(shown()).toBe('История 1');
});

const showStory = (destination: object) =>
  show({ id: 1, template: 'promo-bg', promotions: [promotion(1, destination)] });
const watch = () => page.getByRole('link', { name: /Смотреть/ });

it.each([
  ['a film', { type: 'content', id: 7 }, '/watch/7'],
  ['a channel', { type: 'channel', id: 7 }, '/channels/all/7'],
])(
  'ROWS-054 ROWS-056 from its press until the page of %s has what it needs Watch shows that it waits',
  async (_, to, pathname) => {
    // The next page is not there yet: the address stays.
    await showStory(to);
    await expect.element(watch()).not.toHaveAttribute('aria-busy');
    const pressed: string[] = [];
    document.addEventListener(
      'click',
      (event) => {
        pressed.push((event.target as Element).closest('a')?.pathname ?? '');
        event.preventDefault();
      },
      { once: true },
    );
    (watch().element() as HTMLElement).click();
    await expect.element(watch()).toHaveAttribute('aria-busy', 'true');
    expect(pressed).toEqual([pathname]);
  },
);

it('ROWS-055 Watch shows that it waits while its film is paid for, and not while another one is', async () => {
  const { services } = await showStory({ type: 'content', id: 7 });
  await expect.element(watch()).toBeVisible();
  const underWay = services.get(purchaseUnderWay);
  underWay.set({ kind: 'content', id: 7 });
  await expect.element(watch()).toHaveAttribute('aria-busy', 'true');
  underWay.set({ kind: 'content', id: 8 });
  await expect.element(watch()).not.toHaveAttribute('aria-busy');
});
