import { act } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { HERO_LOOKS } from '@livery/brand-kit/theme';
import { mount } from '../stories/mount.tsx';
import { WornBrand } from '../stories/wear.tsx';
import type { Promo } from './promo-banner.tsx';
import { PromoSlider } from './promo-slider.tsx';

const root = document.documentElement;
afterEach(async () => {
  delete root.dataset['hero'];
  vi.useRealTimers();
  await page.viewport(1280, 720);
});

const watch = <a href="/watch">Смотреть</a>;
const short: Promo = { id: 'short', title: 'Крыши', facts: [2026], actions: watch };
const long: Promo = {
  id: 'long',
  title: 'Маяк на Каспии',
  kicker: 'Новый сезон',
  facts: [2024, 'Драма'],
  description:
    'Два брата ведут последний караван через перевал, закрытый на тридцать лет. Один ищет отца, второй знает.',
  actions: watch,
};
const promos: readonly Promo[] = [short, long, { id: 'plain', title: 'Орбита 9', kicker: 'Премьера', actions: watch }];

/** Where the button of the story is that can be pressed now. */
const buttonAt = (host: HTMLElement) => {
  const { left, bottom } = host.querySelector('[data-current] [data-part="actions"] a')!.getBoundingClientRect();
  return { left: Math.round(left), bottom: Math.round(bottom) };
};

it.each(HERO_LOOKS.flatMap((look) => [390, 820, 1440].map((width) => [look, width] as const)))(
  'ROWS-040 the button of a story stands where that of the story before stood: %s at %i px',
  async (look, width) => {
    root.dataset['hero'] = look;
    await page.viewport(width, 900);
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const { host, unmount } = mount(
      <>
        <WornBrand css=":root{--header-height:72px;--page-margin:24px}" />
        <PromoSlider promos={promos} />
      </>,
    );
    act(() => vi.advanceTimersByTime(3_000));
    // A story's picture may still be on its way to its place; its button is not.
    const places = promos.map((_, at) => {
      act(() => host.querySelectorAll<HTMLElement>('[data-slide]')[at]?.click());
      return buttonAt(host);
    });
    expect(places).toEqual(promos.map(() => places[0]));
    unmount();
  },
);

it('ROWS-040 while stories change there is a button all the time', async () => {
  root.dataset['hero'] = 'full-bleed-cinema';
  await page.viewport(1440, 900);
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const { host, unmount } = mount(
    <>
      <WornBrand />
      <PromoSlider promos={promos} />
    </>,
  );
  // Drawn once, so that what changes has something to change from.
  const drawn = () =>
    [...host.querySelectorAll('[data-part="slides"] > div')].map((slide) => getComputedStyle(slide).opacity);
  expect(drawn()).toEqual(['1', '0', '0']);
  act(() => vi.advanceTimersByTime(7_000));
  const [left, come] = ['[data-leaving]', '[data-current]'].map((slide) => host.querySelector(slide)!);
  const changes = host.getAnimations({ subtree: true });
  expect(changes.length).toBeGreaterThan(0);
  for (const share of [0, 0.3, 0.6, 0.9]) {
    for (const change of changes) {
      change.pause();
      change.currentTime = Number(change.effect?.getComputedTiming().endTime) * share;
    }
    // The one that leaves is whole until the other one has covered it.
    const { opacity, visibility } = getComputedStyle(left!);
    expect([opacity, visibility]).toEqual(['1', 'visible']);
    expect(getComputedStyle(come!.querySelector('[data-part="actions"]')!).opacity).toBe('1');
  }
  unmount();
});

it.each(HERO_LOOKS.flatMap((look) => [390, 1024, 1366].map((width) => [look, width] as const)))(
  'what stands under the hero stays where it is, however long the stories are: %s at %i px',
  async (look, width) => {
    root.dataset['hero'] = look;
    await page.viewport(width, 768);
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    // Two short ones in a row: neither is as high as the long one, nor is what stands ready beside them. The last stands before the first.
    const stories = [short, short, short, short, long].map((promo, at) => ({ ...promo, id: String(at) }));
    const { host, unmount } = mount(
      <>
        <WornBrand css=":root{--header-height:72px;--page-margin:24px;--hero-height:0px}" />
        <PromoSlider promos={stories} />
      </>,
    );
    const height = () => host.querySelector('section')?.offsetHeight;
    const atFirst = height();
    act(() => vi.advanceTimersByTime(3_000));
    const withNeighbours = height();
    const heights = stories.map((_, at) => {
      act(() => host.querySelectorAll<HTMLElement>('[data-slide]')[at]?.click());
      return height();
    });
    expect(new Set([atFirst, withNeighbours, ...heights]).size).toBe(1);
    unmount();
  },
);
