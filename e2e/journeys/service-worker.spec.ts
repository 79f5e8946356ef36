import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { API_ORIGIN, MEDIA_ORIGIN } from '../origins.ts';
import { expectMovingPicture } from '../video.ts';

/** The page is one that the worker answers for. */
const untilItAnswers = (page: Page) => page.waitForFunction(() => navigator.serviceWorker.controller !== null);

/** Newer than the types of browsers that TypeScript has. */
type RoutedTiming = PerformanceResourceTiming & { readonly workerMatchedSourceType?: string };

/** The addresses for which the worker was asked, and those that went past it. */
const requests = (page: Page) =>
  page.evaluate(() => {
    const entries = performance.getEntriesByType('resource') as RoutedTiming[];
    const named = (isPast: boolean) =>
      entries
        .filter(({ workerMatchedSourceType }) => (workerMatchedSourceType === 'network') === isPast)
        .map(({ name }) => name);
    return { byWorker: named(false), past: named(true) };
  });

test('files of the site come through the service worker; media and answers of the API do not wait for it', async ({
  page,
  open,
}) => {
  await open('web');
  await untilItAnswers(page);
  await open('web', '/watch/10001');
  await expectMovingPicture(page);
  const { byWorker, past } = await requests(page);
  expect(byWorker.filter((address) => address.includes('/assets/')).length).toBeGreaterThan(0);
  expect(byWorker.filter((address) => address.startsWith(MEDIA_ORIGIN))).toEqual([]);
  expect(byWorker.filter((address) => address.startsWith(API_ORIGIN) && !address.includes('/rowsets'))).toEqual([]);
  expect(past.filter((address) => address.startsWith(MEDIA_ORIGIN)).length).toBeGreaterThan(0);
});

test('without a network the site that was seen opens again, and says what is missing', async ({
  page,
  open,
  context,
}) => {
  await open('almatv');
  await untilItAnswers(page);
  await page.reload();
  await expect(page.getByRole('navigation').first()).toBeVisible();
  await context.setOffline(true);
  await page.reload();
  await expect(page.getByText('Нет связи').first()).toBeVisible();
  await context.setOffline(false);
});
