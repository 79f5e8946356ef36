import { withLongHome } from './long-home.ts';
import { installProbe } from './page-probe.ts';
import { median, ms, table, type Bench } from './report.ts';
import { onSite } from './site.ts';

const HOME = { rows: 60, cards: 24 };
const ROUNDS = 3;
const STEP_PX = 600;
const SCROLLS = [
  { speed: 3_000, distance: 20_000 },
  { speed: 12_000, distance: 30_000 },
  { speed: 20_000, distance: -50_000 },
] as const;
const CARD = 'main [data-card-target]';

/** A home of many rows in a built site: the most elements at any moment, and the long tasks of a scroll down and up. */
export const bench: Bench = async ([where = 'web']) => {
  await onSite(where, async ({ browser, origin }) => {
    const rows: (string | number)[][] = [];
    for (const width of [1440, 390]) {
      const context = await browser.newContext({
        viewport: { width, height: 900 },
        serviceWorkers: 'block',
        locale: 'ru-RU',
        reducedMotion: 'reduce',
      });
      const page = await context.newPage();
      await withLongHome(page, HOME);
      await installProbe(page);
      await page.goto(origin);
      await page.locator(CARD).first().waitFor();
      await page.waitForTimeout(2_000);
      let mostNodes = 0;
      const countNodes = async () => {
        mostNodes = Math.max(mostNodes, await page.evaluate(() => document.querySelectorAll('body *').length));
      };
      const longTasks: number[] = [];
      const p95: number[] = [];
      const cdp = await context.newCDPSession(page);
      for (let round = 0; round < ROUNDS; round += 1)
        for (const { speed, distance } of SCROLLS) {
          await page.evaluate((card) => window.bench.watchFrames('main', card), CARD);
          await cdp.send('Input.synthesizeScrollGesture', {
            x: Math.round(width / 2),
            y: 450,
            yDistance: -distance,
            speed,
            gestureSourceType: 'mouse',
            preventFling: true,
          });
          await page.waitForTimeout(300);
          const frames = await page.evaluate(() => window.bench.frames());
          longTasks.push(...frames.longTasks);
          p95.push(frames.p95Ms);
          await countNodes();
        }
      // Step by step: what has been drawn must go again.
      await page.evaluate(() => window.scrollTo(0, 0));
      const height = await page.evaluate(() => document.body.scrollHeight);
      for (let at = 0; at < height; at += STEP_PX) {
        await page.evaluate((top) => window.scrollTo(0, top), at);
        await page.waitForTimeout(60);
        await countNodes();
      }
      rows.push([
        `${width} px`,
        mostNodes,
        ms(median(p95)),
        `${longTasks.length}, ${Math.round(Math.max(0, ...longTasks))}`,
      ]);
      await context.close();
    }
    table(
      [
        `home of ${HOME.rows} rows of ${HOME.cards} cards`,
        'elements at most: ≤ 1,500',
        'frame p95 of a scroll, ms',
        'long tasks over 50 ms: number, longest (none)',
      ],
      rows,
    );
  });
};
