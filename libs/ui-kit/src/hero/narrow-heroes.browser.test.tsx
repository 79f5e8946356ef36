import { HERO_LOOKS } from '@livery/brand-kit/theme';
import { afterEach, expect, it, onTestFinished } from 'vitest';
import { page } from 'vitest/browser';
import { Button } from '../actions/button.tsx';
import { playIcon } from '../icons/shapes.ts';
import { mount } from '../stories/mount.tsx';
import { WornBrand } from '../stories/wear.tsx';
import { Heading } from '../text/heading.tsx';
import { GlobalStyle } from '../theme/global-style.ts';
import { Backdrop } from './backdrop.tsx';
import { PromoSlider } from './promo-slider.tsx';

const root = document.documentElement;
afterEach(async () => {
  delete root.dataset['hero'];
  await page.viewport(1280, 720);
});

const promos = ['Тихий перевал', 'Орбита 9', 'Маяк на Каспии', 'Город без сна', 'Арена 1', 'Сад деда Асана'].map(
  (title, index) => ({
    id: String(index),
    title,
    description:
      'Два брата ведут последний караван через перевал, закрытый на тридцать лет. Один ищет отца, второй знает, где он.',
  }),
);

/** The subject of a picture stands from here on, in parts of the window. */
const SUBJECT_FROM = 0.64;

it.each([768, 820, 1023])('the words of a story end before its subject begins in a window of %i px', async (width) => {
  root.dataset['hero'] = 'full-bleed-cinema';
  await page.viewport(width, 1100);
  const { host, unmount } = mount(
    <>
      <GlobalStyle />
      <PromoSlider promos={promos} />
      <Backdrop title="Маяк на Каспии">
        <Heading level={1}>Маяк на Каспии</Heading>
        <div data-part="story">{promos[0]?.description}</div>
      </Backdrop>
    </>,
  );
  const words = host.querySelectorAll('[data-part="title"] > *, [data-part="description"], [data-part="story"]');
  expect(words.length).toBeGreaterThan(2);
  for (const word of words) expect(word.getBoundingClientRect().right).toBeLessThanOrEqual(width * SUBJECT_FROM);
  unmount();
});

it.each([768, 820, 1023])(
  'CONT-018 what can be done with a film stands in one line of a window of %i px, as wide as the page',
  async (width) => {
    root.dataset['hero'] = 'full-bleed-cinema';
    await page.viewport(width, 1100);
    const { host, unmount } = mount(
      <>
        <GlobalStyle />
        <Backdrop title="Маяк на Каспии">
          <div data-row-actions style={{ display: 'flex', flexWrap: 'wrap', gap: 12 }}>
            {[164, 120, 190].map((button) => (
              <span key={button} style={{ flex: 'none', width: button, height: 48 }} />
            ))}
          </div>
        </Backdrop>
      </>,
    );
    onTestFinished(unmount);
    const buttons = [...host.querySelectorAll('[data-row-actions] > span')].map((part) => part.getBoundingClientRect());
    expect(new Set(buttons.map(({ top }) => top)).size).toBe(1);
    expect(buttons.at(-1)!.right).toBeLessThanOrEqual(width);
  },
);

it.each([320, 390, 767])('numbered tabs share a window of %i px, and the mark is as wide as its tab', async (width) => {
  root.dataset['hero'] = 'split-statement';
  await page.viewport(width, 844);
  const { host, unmount } = mount(
    <>
      <GlobalStyle />
      <PromoSlider promos={promos} />
    </>,
  );
  const pager = host.querySelector('[data-part="pager"] ol') as HTMLElement;
  const tabs = [...pager.querySelectorAll('button')].map((tab) => tab.getBoundingClientRect());
  const share = pager.clientWidth / promos.length;
  for (const tab of tabs) expect(Math.abs(tab.width - share)).toBeLessThan(3);
  expect(pager.getBoundingClientRect().top).toBeGreaterThanOrEqual(
    (pager.parentElement?.getBoundingClientRect().top ?? 0) - 0.5,
  );
  unmount();
});

it.each([320, 390, 820, 1100, 1440])('two sides of long names stay whole in a window of %i px', async (width) => {
  root.dataset['hero'] = 'scoreboard';
  await page.viewport(width, 900);
  const { host, unmount } = mount(
    <div style={{ '--font-display': 'Arial Narrow, sans-serif', '--page-margin': '16px' } as React.CSSProperties}>
      <GlobalStyle />
      <PromoSlider promos={[{ id: 'a', title: 'Медный Ветер — Хлопкороб' }]} side={<p>Дальше</p>} />
    </div>,
  );
  const title = host.querySelector('[data-part="title"]') as HTMLElement;
  const letters = Number(getComputedStyle(title).getPropertyValue('--longest'));
  const heading = title.firstElementChild as HTMLElement;
  expect(letters).toBe('Медный Ветер'.length);
  // The narrow face of the brands that write so is less than half as wide as high.
  expect(Number.parseFloat(getComputedStyle(heading).fontSize) * 0.47 * letters).toBeLessThanOrEqual(width);
  unmount();
});

it('the buttons below a name that is too wide end with a window of 390 px', async () => {
  root.dataset['hero'] = 'scoreboard';
  await page.viewport(390, 844);
  const { host, unmount } = mount(
    <div style={{ '--font-display': 'sans-serif', '--page-margin': '16px' } as React.CSSProperties}>
      <GlobalStyle />
      <PromoSlider promos={[{ id: 'a', title: 'Щшжмюыщшжмюы — Алмалы', actions: <a href="/">Смотреть</a> }]} />
    </div>,
  );
  const actions = host.querySelector('[data-part="actions"]') as HTMLElement;
  expect(actions.getBoundingClientRect().right).toBeLessThanOrEqual(390);
  unmount();
});

/** Whether two boxes lie upon one another. */
const overlaps = (one: DOMRect, other: DOMRect) =>
  one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;

it.each(HERO_LOOKS.flatMap((look) => [320, 390, 768, 820, 1024, 1100].map((width) => [look, width] as const)))(
  'ROWS-043 ROWS-045 the pager of the stories lies on none of their buttons: %s at %i px',
  async (look, width) => {
    root.dataset['hero'] = look;
    await page.viewport(width, 1100);
    const actions = (
      <>
        <Button kind="primary" icon={playIcon}>
          Смотреть
        </Button>
        <Button kind="secondary">Подробнее</Button>
      </>
    );
    const { host, unmount } = mount(
      <>
        <WornBrand css=":root{--header-height:72px}" />
        <PromoSlider promos={promos.map((promo) => ({ ...promo, actions }))} />
      </>,
    );
    onTestFinished(unmount);
    const boxes = (selector: string) =>
      [...host.querySelectorAll(selector)].map((part) => part.getBoundingClientRect());
    const [buttons, pages] = [
      boxes('[data-current] [data-part="actions"] button'),
      boxes('[data-part="pager"] button'),
    ];
    expect(buttons).toHaveLength(2);
    expect(pages.length).toBeGreaterThanOrEqual(promos.length);
    expect(buttons.flatMap((button) => pages.filter((one) => overlaps(button, one)))).toEqual([]);
  },
);
