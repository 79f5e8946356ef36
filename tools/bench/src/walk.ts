import type { CDPSession, Page } from 'playwright';
import { table, type Bench } from './report.ts';
import { onSite } from './site.ts';

const NAVIGATIONS = 200;
/** Code is compiled and caches are full by then. */
const WARM_UP = 40;
/** The answers that a page of a walk keeps for a while are let go by then. */
const SETTLE_MS = 65_000;
const REST_MS = 150;

/** One round: pages that lie apart, each reached by the site's own history. */
const WAY = ['/', '/contents/1', '/persons/1', '/row/popular', '/search'];

async function left(page: Page, devtools: CDPSession) {
  await page.waitForTimeout(SETTLE_MS);
  // Twice: what the first one finalises, the second one takes away.
  for (let time = 0; time < 2; time += 1) await devtools.send('HeapProfiler.collectGarbage');
  const { usedSize } = await devtools.send('Runtime.getHeapUsage');
  const { nodes } = await devtools.send('Memory.getDOMCounters');
  return { heapBytes: usedSize, nodes };
}

/** Goes there as a link of the site does. */
const goTo = (page: Page, path: string) =>
  page.evaluate((to) => {
    history.pushState({ key: String(performance.now()), idx: history.length }, '', to);
    dispatchEvent(new PopStateEvent('popstate', { state: history.state as unknown }));
  }, path);

/** Addresses of a film, a person and a row that this site has. */
async function wayOf(page: Page): Promise<string[]> {
  const film = await page.locator('main a[href^="/contents/"]').first().getAttribute('href');
  const row = await page.locator('main a[href^="/row/"]').first().getAttribute('href');
  await goTo(page, film ?? WAY[1]!);
  const person = await page.locator('main a[href^="/persons/"]').first().getAttribute('href');
  return ['/', film, person, row, '/search'].filter((path) => path !== null);
}

async function walk(page: Page, way: readonly string[], navigations: number) {
  for (let at = 0; at < navigations; at += 1) {
    await goTo(page, way[at % way.length]!);
    await page.waitForTimeout(REST_MS);
  }
  await goTo(page, '/');
}

/** Between home, a film, a person, a row and the search: what 200 navigations leave behind. */
export const bench: Bench = async ([where = 'web']) => {
  await onSite(where, async ({ browser, origin }) => {
    const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, serviceWorkers: 'block' });
    const page = await context.newPage();
    await page.goto(origin);
    await page.locator('main [data-card-target]').first().waitFor();
    const way = await wayOf(page);
    const devtools = await context.newCDPSession(page);
    await walk(page, way, WARM_UP);
    const before = await left(page, devtools);
    await walk(page, way, NAVIGATIONS);
    const after = await left(page, devtools);
    const mB = (bytes: number) => (bytes / 1e6).toFixed(1);
    table(
      ['200 navigations', 'after warm-up', 'afterwards', 'more'],
      [
        ['heap, MB (≤ 3 more)', mB(before.heapBytes), mB(after.heapBytes), mB(after.heapBytes - before.heapBytes)],
        ['nodes', before.nodes, after.nodes, after.nodes - before.nodes],
      ],
    );
    await context.close();
  });
};
