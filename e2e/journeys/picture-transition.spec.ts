import type { Page } from '@playwright/test';
import { expect, test, WITH_MOTION } from '../fixtures.ts';

test.use({ ...WITH_MOTION, viewport: { width: 1440, height: 900 } });

interface Size {
  readonly width: number;
  readonly height: number;
}

/** Writes down how large the moving picture of each transition is at both ends of its way. */
const watchPictures = (page: Page) =>
  page.addInitScript(() => {
    const ways: unknown[] = Object.assign(window, { pictureWays: [] }).pictureWays;
    // The site waits 100 ms for a page to be drawn, which a busy machine may need longer for: here it waits until the page is there.
    const wait = window.setTimeout.bind(window);
    Object.assign(window, {
      setTimeout: (run: () => void, delayMs?: number) => wait(run, delayMs === 100 ? 3_000 : delayMs),
    });
    const start = document.startViewTransition.bind(document);
    const sizeAt = (way: Animation, share: number) => {
      way.currentTime = Number(way.effect?.getComputedTiming().duration) * share;
      const { width, height } = getComputedStyle(document.documentElement, '::view-transition-group(picture)');
      return { width: Math.round(parseFloat(width)), height: Math.round(parseFloat(height)) };
    };
    const measure = () => {
      const way = document
        .getAnimations()
        .find(({ effect }) => (effect as KeyframeEffect).pseudoElement === '::view-transition-group(picture)');
      if (!way) return;
      ways.push({ to: sizeAt(way, 0.999_999), from: sizeAt(way, 0) });
    };
    document.startViewTransition = (update) => {
      const transition = start(update);
      transition.ready.then(measure, () => {});
      return transition;
    };
  });

const lastWay = (page: Page) =>
  page.evaluate(() => (window as unknown as { pictureWays: { from: Size; to: Size }[] }).pictureWays.at(-1));

const near = (size: Size) => ({
  width: expect.closeTo(size.width, -0.6),
  height: expect.closeTo(size.height, -0.6),
});

test('a card’s picture becomes the picture of its page, and goes home to the card on the way back', async ({
  page,
  open,
}) => {
  await watchPictures(page);
  await open('web');
  const cards = page.locator('main a[href^="/contents/"][data-focus-key]').filter({ visible: true });
  const ofPage = page.locator('[data-page-picture]').filter({ visible: true });
  const sizeOf = (picture: typeof ofPage) =>
    picture.first().evaluate((element): Size => {
      const { width, height } = element.getBoundingClientRect();
      return { width, height };
    });

  const focused = (key: string | null) => page.locator(`[data-focus-key="${key}"]:focus`);

  // The first visit fetches the page's code; the picture moves where the page is there at once.
  const first = await cards.nth(2).getAttribute('data-focus-key');
  await cards.nth(2).click();
  await expect(page).toHaveURL(/\/contents\//);
  await expect(ofPage).toBeVisible();
  await page.goBack();
  await expect(focused(first)).toBeVisible();
  const card = cards.nth(3);
  await card.scrollIntoViewIfNeeded();
  const [address, key] = await Promise.all([card.getAttribute('href'), card.getAttribute('data-focus-key')]);
  const small = await sizeOf(card.locator('[data-part="picture"]'));

  await card.click();
  await expect(page).toHaveURL(new URL(address ?? '', page.url()).href);
  // The skeleton's heading has no words yet, and its picture goes when the page's comes.
  const title = page.locator('[data-page-picture] + [data-part="words"] h1');
  await expect(title.filter({ visible: true, hasText: /\S/ })).toBeVisible();
  const large = await sizeOf(ofPage);
  // The skeleton's picture is as wide as the page's; how high that is its words decide.
  await expect.poll(() => lastWay(page)).toMatchObject({ from: near(small), to: { width: Math.round(large.width) } });

  await page.goBack();
  await expect(focused(key)).toBeVisible();
  await expect.poll(() => lastWay(page)).toEqual({ from: near(large), to: near(small) });
});
