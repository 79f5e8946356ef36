import { act } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { afterAll, afterEach, expect, it, onTestFinished, vi } from 'vitest';
import { page as browser } from 'vitest/browser';
import { CardChip } from '../cards/card-chip.tsx';
import { ChannelCard } from '../cards/channel-card.tsx';
import { PosterCard } from '../cards/poster-card.tsx';
import { PromoWideCard } from '../cards/promo-wide-card.tsx';
import { WideCard } from '../cards/wide-card.tsx';
import { mount } from '../stories/mount.tsx';
import { LOOKS } from '../looks/all-looks.ts';
import { lookValuesCss } from '../looks/values-css.ts';
import { UiProvider } from '../theme/ui-context.tsx';
import { firstCards } from './first-cards.ts';
import { RowStack } from './row-stack.tsx';
import { Row } from './row.tsx';
import { RowsPage } from './rows-page.tsx';

const root = document.documentElement;
afterEach(() => {
  delete root.dataset['card'];
  delete root.dataset['hero'];
});
afterAll(() => browser.viewport(1280, 800));

const live = (count: number) => (
  <Row title="Эфир" cards="channel">
    {Array.from({ length: count }, (_, index) => (
      <ChannelCard key={index} title={`${index}`} programme="Новости" time={['19:00', '21:00']} percent={4} href="/" />
    ))}
  </Row>
);
const press = (key: string) =>
  act(() => document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true })));

it.each([
  [1440, 2, 8],
  [1920, 3, 9],
])(
  'on a wide window of %i px a ledger has %i columns, and of 12 channels as many as fill them',
  async (width, columns, lines) => {
    root.dataset['card'] = 'inset-list';
    await act(() => browser.viewport(width, 900));
    const page = mount(live(12));
    const shown = [...page.host.querySelectorAll('li')].filter((line) => line.checkVisibility());
    expect(new Set(shown.map(({ offsetLeft }) => offsetLeft)).size).toBe(columns);
    expect(shown).toHaveLength(lines);
    // Hairlines part lines from those above them.
    const first = shown.filter(({ offsetTop }) => offsetTop === shown[0]?.offsetTop);
    expect(first.map((line) => getComputedStyle(line, '::before').backgroundColor).slice(1)).toEqual(
      first.slice(1).map(() => 'rgba(0, 0, 0, 0)'),
    );
    page.unmount();
  },
);

it('a ledger shows as many lines as there is room for, and the keyboard walks through these only', async () => {
  root.dataset['card'] = 'outlined-sheet';
  await act(() => browser.viewport(1280, 800));
  const page = mount(live(12));
  const cards = [...page.host.querySelectorAll('a')];
  const shown = () => cards.filter((card) => card.checkVisibility()).length;
  await expect.poll(shown).toBe(8);
  const list = page.host.querySelector('ul');
  expect(list?.scrollWidth).toBeLessThanOrEqual(list?.clientWidth ?? 0);
  cards[0]?.focus();
  press('ArrowDown');
  expect(document.activeElement).toBe(cards[2]);
  press('End');
  expect(document.activeElement).toBe(cards[7]);
  press('ArrowRight');
  expect(document.activeElement).toBe(cards[7]);
  await act(() => browser.viewport(390, 800));
  await expect.poll(shown).toBe(5);
  page.unmount();
});

const SIZES =
  ':root{--type--1:12px;--type-1:16px;--type-2:20px;--type-3:25px;--space-2:8px;--ring-room:12px;--page-margin:16px}';

it.each(Object.keys(LOOKS.card))(
  'ROWS-032 ROWS-033 the mark of a card keeps off the lettering of its picture and off the heading: %s',
  async (look) => {
    root.dataset['card'] = look;
    await act(() => browser.viewport(390, 844));
    const values = document.head.appendChild(document.createElement('style'));
    values.textContent = lookValuesCss + SIZES;
    onTestFinished(() => values.remove());
    const badges = <CardChip kind="new">Новинка</CardChip>;
    for (const [cards, Card] of [
      ['poster', PosterCard],
      ['wide', WideCard],
    ] as const) {
      const page = mount(
        <Row title="Фильмы" cards={cards}>
          {[1, 2].map((at) => (
            <Card key={at} title={`${at}`} badges={badges} href="/" />
          ))}
        </Row>,
      );
      const box = (selector: string) => page.host.querySelector(selector)?.getBoundingClientRect() ?? new DOMRect();
      const [chip, picture, list] = [box('[data-chip]'), box('[data-part="picture"]'), box('ul')];
      expect(chip.bottom - picture.top).toBeLessThanOrEqual(4.5);
      expect(chip.top, 'its list does not cut it off').toBeGreaterThanOrEqual(list.top);
      expect(chip.top, 'nor does it touch the heading').toBeGreaterThan(box('h2').bottom);
      page.unmount();
    }
  },
);

it('draws what the window shows at first, and the rest in a frame of its own', async () => {
  const page = mount(live(12));
  const drawn = () => page.host.querySelectorAll('li').length;
  expect(drawn()).toBe(firstCards('channel'));
  expect(drawn()).toBeLessThan(12);
  await expect.poll(drawn).toBe(12);
  page.unmount();
});

it('inside another app what is on air now stays beside the rows, where there is room', async () => {
  Object.assign(root.dataset, { card: 'inset-list', hero: 'inline-strip' });
  root.style.setProperty('--page-margin', '24px');
  root.style.setProperty('--ring-room', '11px');
  await act(() => browser.viewport(1280, 800));
  const page = mount(
    <RowsPage>
      <section />
      <RowStack>
        {live(12)}
        <Row title="Кино" cards="poster">
          {Array.from({ length: 30 }, (_, index) => (
            <PosterCard key={index} title={`${index}`} href="/" />
          ))}
        </Row>
      </RowStack>
    </RowsPage>,
  );
  const box = (name: string) => page.host.querySelector(`section[data-row='${name}']`)?.getBoundingClientRect();
  expect(box('channel')?.width).toBe(380);
  await expect.poll(() => (box('poster')?.right ?? 0) < (box('channel')?.left ?? 0)).toBe(true);
  await act(() => browser.viewport(900, 800));
  await expect.poll(() => (box('poster')?.top ?? 0) > (box('channel')?.bottom ?? Infinity)).toBe(true);
  page.unmount();
});

it('a row whose cards come later shows them with its heading, at once', () => {
  const posters = (count: number) => (
    <Row title="Кино" cards="poster">
      {Array.from({ length: count }, (_, index) => (
        <PosterCard key={index} title={`${index}`} href="/" />
      ))}
    </Row>
  );
  globalThis.IS_REACT_ACT_ENVIRONMENT = false;
  const host = document.body.appendChild(document.createElement('div'));
  const root = createRoot(host);
  const draw = (count: number) =>
    flushSync(() => root.render(<UiProvider translate={(key) => key}>{posters(count)}</UiProvider>));
  draw(0);
  expect(host.querySelector('h2')).toBeNull();
  draw(3);
  expect(host.querySelectorAll('li')).toHaveLength(3);
  flushSync(() => root.unmount());
  host.remove();
});

it('ROWS-043 ROWS-044 a row has its arrows in windows wider than 480 px only', async () => {
  document.documentElement.style.setProperty('--page-margin', '16px');
  document.documentElement.style.setProperty('--row-gap', '16px');
  const page = mount(
    <Row title="Кино" cards="poster">
      {Array.from({ length: 30 }, (_, index) => (
        <PosterCard key={index} title={`${index}`} href="/" />
      ))}
    </Row>,
  );
  const arrow = () => page.host.querySelector<HTMLElement>('[aria-label="action_next"]');

  await act(() => browser.viewport(481, 800));
  await expect.poll(() => arrow()?.checkVisibility()).toBe(true);
  await act(() => browser.viewport(480, 800));
  await expect.poll(() => arrow()?.checkVisibility()).toBe(false);
  page.unmount();
});

it.each([
  [480, /^open_all_count_short$/],
  [481, /^open_all_count$/],
])('ROWS-103 in a window of %i px the way to all of a row says how many more there are', async (width, words) => {
  await browser.viewport(width, 800);
  const { host, unmount } = mount(
    <Row title="Ряд" cards="poster" href="/row/8" moreCount={1200}>
      {Array.from({ length: 7 }, (_, index) => (
        <span key={index}>{index}</span>
      ))}
    </Row>,
  );
  onTestFinished(unmount);
  const all = [...host.querySelectorAll<HTMLElement>('a[href="/row/8"]')].at(-1);
  await expect.poll(() => all?.innerText.trim()).toMatch(words);
});

it.each([320, 390])('a long word in the heading of a row stays whole in a window of %i px', async (width) => {
  await act(() => browser.viewport(width, 844));
  const page = mount(
    <div
      style={{ '--row-heading': '27px', '--page-margin': '16px', overflowWrap: 'break-word' } as React.CSSProperties}
    >
      <Row title="Телебағдарламалар" cards="channel" href="/row/1" moreCount={40}>
        <ChannelCard title="1" programme="Новости" time={['19:00', '21:00']} percent={4} href="/" />
      </Row>
    </div>,
  );
  const heading = page.host.querySelector('h2') as HTMLElement;
  const range = document.createRange();
  range.selectNodeContents(heading);
  expect(new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size).toBe(1);
  expect(heading.getBoundingClientRect().right).toBeLessThanOrEqual(width);
  page.unmount();
});

const announcements = (loopCount?: number) => (
  <Row title="Для вас" cards="promo-wide" loopCount={loopCount}>
    {Array.from({ length: 6 }, (_, index) => (
      <PromoWideCard key={index} title={`${index}`} href="/" />
    ))}
  </Row>
);

it.each([
  [390, 24],
  [800, 60],
  [1000, 80],
])(
  'ROWS-053 on a phone of %i px one announcement stands in the middle, with %i px of its neighbours at each side',
  async (widthPx, sidePx) => {
    root.dataset['card'] = 'title-below';
    await act(() => browser.viewport(widthPx, 800));
    const page = mount(announcements());
    const list = page.host.querySelector('ul');
    const card = page.host.querySelector('li');
    const listPx = list?.clientWidth ?? 0;
    await expect.poll(() => card?.getBoundingClientRect().width).toBe(listPx - 2 * sidePx);
    page.unmount();
  },
);

it('ROWS-053 what announcements leave at their sides grows with the window', async () => {
  const page = mount(announcements());
  const list = page.host.querySelector('ul') as HTMLElement;
  const sideAt = async (widthPx: number) => {
    await act(() => browser.viewport(widthPx, 800));
    return getComputedStyle(list).getPropertyValue('--promo-padding');
  };
  const widths = [320, 480, 481, 932, 933, 1023, 1024, 1279, 1280];
  const sides = [];
  for (const widthPx of widths) sides.push(await sideAt(widthPx));
  expect(sides).toEqual(['24px', '24px', '60px', '60px', '80px', '80px', '100px', '100px', '120px']);
  page.unmount();
});

it('ROWS-102 the arrows of a row that loops lead from its last card to the first and back; others end', async () => {
  await act(() => browser.viewport(1280, 800));
  vi.spyOn(window, 'matchMedia').mockImplementation(() => ({ matches: true }) as MediaQueryList);
  onTestFinished(() => void vi.restoreAllMocks());
  const page = mount(announcements(4));
  await expect.poll(() => page.host.querySelectorAll('li').length).toBe(6);
  const list = page.host.querySelector('ul') as HTMLElement;
  const arrow = (to: string) => page.host.querySelector<HTMLElement>(`[data-to="${to}"]`);
  const press = (to: string) => act(() => arrow(to)?.querySelector('button')?.click());
  await expect.poll(() => arrow('next')).not.toBeNull();
  expect(arrow('previous')).not.toBeNull();
  const inSight = () => {
    const { right, width } = page.host.querySelectorAll('li')[3]!.getBoundingClientRect();
    return list.scrollLeft > 0 && Math.abs(right - list.getBoundingClientRect().right) <= width / 2;
  };
  press('previous');
  await expect.poll(inSight).toBe(true);
  press('next');
  await expect.poll(() => list.scrollLeft).toBe(0);
  page.render(announcements());
  await expect.poll(() => arrow('previous')).toBeNull();
  page.unmount();
});

const lean = (count: number) => (
  <Row title="Кино" cards="poster" isLean href="/all">
    {Array.from({ length: count }, (_, index) => (
      <PosterCard key={index} title={`${index}`} href="/" />
    ))}
  </Row>
);

it('a row of a long page has the cards that the window shows, and the others when somebody goes sideways', async () => {
  await act(() => browser.viewport(1280, 800));
  const page = mount(lean(24));
  const cards = () => page.host.querySelectorAll('[data-card-target]').length;
  const list = page.host.querySelector('ul') as HTMLElement;
  await expect.poll(cards).toBe(firstCards('poster'));
  const widthPx = list.scrollWidth;
  list.scrollLeft = 200;
  await expect.poll(cards).toBe(24);
  expect(Math.abs(list.scrollWidth - widthPx)).toBeLessThanOrEqual(1);
  page.unmount();
});

it.each([
  { card: 'inset-list', shown: 10, columns: 2 },
  { card: 'outlined-sheet', shown: 8, columns: 2 },
])('ROWS-035 channels of a long page as lines ($card) keep their columns, and no place beside them', async (look) => {
  Object.assign(root.dataset, { card: look.card });
  onTestFinished(() => void delete root.dataset['card']);
  await act(() => browser.viewport(1280, 800));
  const page = mount(
    <Row title="Эфир" cards="channel" isLean>
      {Array.from({ length: 30 }, (_, index) => (
        <ChannelCard key={index} title={`${index}`} href="/" />
      ))}
    </Row>,
  );
  const list = page.host.querySelector('ul') as HTMLElement;
  expect(firstCards('channel')).toBe(look.shown);
  expect(getComputedStyle(list).gridTemplateColumns.split(' ')).toHaveLength(look.columns);
  page.unmount();
});

it('ROWS-035 a row of orbs is full before anybody moves it', async () => {
  Object.assign(root.dataset, { card: 'glow-caption' });
  onTestFinished(() => void delete root.dataset['card']);
  await act(() => browser.viewport(1440, 800));
  const page = mount(
    <Row title="Эфир" cards="channel" isLean>
      {Array.from({ length: 30 }, (_, index) => (
        <ChannelCard key={index} title={`${index}`} href="/" />
      ))}
    </Row>,
  );
  const list = page.host.querySelector('ul') as HTMLElement;
  const last = [...list.querySelectorAll('article')].at(-1)!;
  expect(last.getBoundingClientRect().right).toBeGreaterThan(list.getBoundingClientRect().right);
  page.unmount();
});

it('a row of a long page that is far from the window keeps its height and its place, and none of its cards', async () => {
  await act(() => browser.viewport(1280, 800));
  const page = mount(
    <>
      {lean(24)}
      <div style={{ height: '600vh' }} />
    </>,
  );
  onTestFinished(() => window.scrollTo(0, 0));
  const cards = () => page.host.querySelectorAll('[data-card-target]').length;
  const list = () => page.host.querySelector('ul') as HTMLElement;
  await expect.poll(cards).toBe(firstCards('poster'));
  list().scrollTo({ left: 400, behavior: 'instant' });
  await expect.poll(cards).toBe(24);
  const { scrollLeft } = list();
  const heightPx = page.host.querySelector('section')?.offsetHeight;
  window.scrollTo(0, innerHeight * 4);
  await expect.poll(cards).toBe(0);
  expect(page.host.querySelector('section')?.offsetHeight).toBe(heightPx);
  window.scrollTo(0, 0);
  await expect.poll(cards).toBe(24);
  expect(list().scrollLeft).toBe(scrollLeft);
  page.unmount();
});

it('a row of a long page with the focus keeps its cards, however far it is', async () => {
  await act(() => browser.viewport(1280, 800));
  const page = mount(
    <>
      {lean(24)}
      <div style={{ height: '600vh' }} />
    </>,
  );
  onTestFinished(() => window.scrollTo(0, 0));
  page.host.querySelector<HTMLElement>('[data-card-target]')?.focus();
  window.scrollTo(0, innerHeight * 4);
  await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
  expect(document.activeElement?.closest('[data-card-target]')).not.toBeNull();
  page.unmount();
});

it('STAT-027 a card tells by its row’s name which row it stands in', () => {
  const { host } = mount(
    <Row title="Кино" cards="poster" rowKey="cinema">
      <PosterCard title="Гроза" href="/contents/7" focusKey="content-7" />
    </Row>,
  );
  expect(host.querySelector('[data-row-key="cinema"] [data-focus-key="content-7"]')).not.toBeNull();
});
