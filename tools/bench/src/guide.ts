import type { CDPSession, Page } from 'playwright';
import { withManyChannels } from './many-channels.ts';
import { installProbe, type Frames } from './page-probe.ts';
import { median, ms, table, type Bench } from './report.ts';
import { onSite, type Site } from './site.ts';

const CHANNELS = 500;
const MOUNTS = 7;
/** On a busy machine a page of so many channels takes its time. */
const PATIENCE_MS = 120_000;
const ROUNDS = 3;
const WINDOWS = [
  { width: 1280, height: 720 },
  { width: 1920, height: 1080 },
  // A phone has no hours side by side: there the guide is a list.
  { width: 820, height: 1180 },
];

/** What is scrolled: by how much, how fast (px/s), and by what; a finger flings that way. At 60 frames a second 9,600 px/s are 160 px a frame, 42,000 are 700. */
const SCROLLS = [
  { name: 'down and up by wheel, 160 px a frame', y: -15_000, speed: 9_600, source: 'mouse' },
  { name: 'down and up by a fling of the wheel, 700 px a frame', y: -29_000, speed: 42_000, source: 'mouse' },
  { name: 'down and up by flings of the finger', y: -12_000, speed: 12_000, source: 'touch' },
  { name: 'sideways and back by wheel, 160 px a frame', x: -6_000, speed: 9_600, source: 'mouse' },
  { name: 'sideways and back by flings of the finger', x: 6_000, speed: 12_000, source: 'touch' },
] as const;

async function openGuide({ browser, origin }: Site, viewport: { width: number; height: number }) {
  const context = await browser.newContext({ viewport, serviceWorkers: 'block', locale: 'ru-RU', hasTouch: true });
  const page = await context.newPage();
  page.setDefaultTimeout(PATIENCE_MS);
  await withManyChannels(page, CHANNELS);
  await installProbe(page);
  await page.goto(`${origin}/channels`);
  const link = page.locator('main a[href="/channels/guide"]');
  await link.waitFor();
  return { page, link, close: () => context.close() };
}

/** From the press to the end of the frame that shows programmes. */
async function mount(site: Site): Promise<number[]> {
  const { page, link, close } = await openGuide(site, WINDOWS[0]!);
  const times: number[] = [];
  for (let round = 0; round < MOUNTS; round += 1) {
    await page.evaluate(() =>
      window.bench.waitAfter('click', () => document.querySelectorAll('[role=gridcell]').length > 10),
    );
    await link.click();
    times.push(await page.evaluate(() => window.bench.waited()));
    await programmesCame(page);
    await page.goBack();
    await link.waitFor();
    await page.waitForTimeout(300);
  }
  await close();
  return times;
}

/** Every line in sight has its programmes. */
const programmesCame = (page: Page) =>
  page.waitForFunction(() => {
    const lines = [...document.querySelectorAll('[role=grid] [role=row]')];
    return lines.length > 0 && lines.every((line) => line.querySelector('[role=gridcell]'));
  });

type Scroll = (typeof SCROLLS)[number];

async function scroll(cdp: CDPSession, size: { width: number; height: number }, how: Scroll): Promise<void> {
  const at = { x: Math.round(size.width * 0.6), y: Math.round(size.height * 0.6) };
  if (how.source === 'touch') return swipe(cdp, at, how);
  await cdp.send('Input.synthesizeScrollGesture', {
    ...at,
    xDistance: 'x' in how ? how.x : 0,
    yDistance: 'y' in how ? how.y : 0,
    speed: how.speed,
    gestureSourceType: how.source,
    preventFling: true,
  });
}

const SWIPES = 5;
const MOVES = 10;

/** A finger that flings and flings again. */
async function swipe(cdp: CDPSession, at: { x: number; y: number }, how: Scroll): Promise<void> {
  const [x, y] = ['x' in how ? Math.sign(how.x) : 0, 'y' in how ? Math.sign(how.y) : 0];
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: { x: number; y: number }[]) =>
    cdp.send('Input.dispatchTouchEvent', { type, touchPoints });
  for (let round = 0; round < SWIPES; round += 1) {
    await touch('touchStart', [at]);
    for (let step = 1; step <= MOVES; step += 1) {
      await new Promise((resolve) => setTimeout(resolve, 8));
      await touch('touchMove', [{ x: at.x + x * step * 25, y: at.y + y * step * 25 }]);
    }
    await touch('touchEnd', []);
    await new Promise((resolve) => setTimeout(resolve, 400));
  }
}

export const bench: Bench = async ([where = 'web']) => {
  await onSite(where, async (site) => {
    const mounts = await mount(site);
    const nodes: string[] = [];
    const rows: (string | number)[][] = [];
    for (const size of WINDOWS) {
      const { page, link, close } = await openGuide(site, size);
      const cdp = await page.context().newCDPSession(page);
      await link.click();
      await programmesCame(page);
      let most = 0;
      for (const how of SCROLLS) {
        const seen: Frames[] = [];
        const watch = async (points: boolean) => {
          await page.evaluate((points) => window.bench.watchFrames('[role=grid]', '[role=gridcell]', points), points);
          await scroll(cdp, size, how);
          await page.waitForTimeout(400);
          await scroll(cdp, size, reversed(how));
          await page.waitForTimeout(400);
          return page.evaluate(() => window.bench.frames());
        };
        // Looking at points takes time of its own, so frames are timed without.
        const points = await watch(true);
        if (size === WINDOWS[0]) for (let round = 0; round < ROUNDS; round += 1) seen.push(await watch(false));
        most = Math.max(most, points.nodes);
        if (size === WINDOWS[0]) rows.push(rowOf(how.name, seen, points));
      }
      nodes.push(`${most} (${size.width} × ${size.height})`);
      await close();
    }
    table(
      [`guide, ${CHANNELS} channels × 24 h`, 'measured', 'target'],
      [
        ['mount: press to programmes, first time (with chunk and schedules), ms', ms(mounts[0]!), ''],
        [`mount: press to programmes, median of ${MOUNTS - 1} later ones, ms`, ms(median(mounts.slice(1))), '≤ 100'],
        ['most nodes while scrolling', nodes.join(', '), '≤ 500'],
      ],
    );
    table(
      [
        `scrolled at 1280 × 720, medians of ${ROUNDS}`,
        'frame p50, ms',
        'frame p95, ms (≤ 20)',
        'over 33 ms',
        'blank samples (0)',
      ],
      rows,
    );
  });
};

const reversed = (how: (typeof SCROLLS)[number]) =>
  ({ ...how, ...('x' in how ? { x: -how.x } : { y: -how.y }) }) as (typeof SCROLLS)[number];

const rowOf = (name: string, seen: readonly Frames[], points: Frames) => [
  name,
  ms(median(seen.map(({ p50Ms }) => p50Ms))),
  ms(median(seen.map(({ p95Ms }) => p95Ms))),
  `${median(seen.map(({ long }) => long))} of ${median(seen.map(({ count }) => count))}`,
  `${points.blank} of ${points.samples}`,
];
