import type { Rowset } from '@livery/contract/catalogue/entities';
import { afterEach, expect, it } from 'vitest';
import { preloadHero } from './preload-hero.ts';

const links = () => [...document.head.querySelectorAll<HTMLLinkElement>('link[rel="preload"]')];
afterEach(() => links().forEach((link) => link.remove()));

const page = (template: string, background?: string) =>
  ({ rows: [{ template, promotions: [{ background }] }] }) as unknown as Rowset;

it('has the first picture of a page fetched in the widths and the format that the page will draw it in', () => {
  preloadHero(page('promo-bg', 'https://images.test/images/hero/a.jpg'));
  const [link] = links();
  expect(link?.as).toBe('image');
  expect(link?.imageSizes).toBe('100vw');
  expect(link?.imageSrcset).toMatch(/hero\/a\.jpg\?[^ ]*w=828[^ ]*webp[^ ]* 828w/);
});

it('has nothing fetched for a page that opens with cards, or without a picture', () => {
  preloadHero(page('content-v', 'https://images.test/images/hero/a.jpg'));
  preloadHero(page('promo-bg'));
  preloadHero({ rows: [] });
  expect(links()).toEqual([]);
});
