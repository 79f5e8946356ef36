import type { Page } from 'playwright';
import { withManyChannels } from './many-channels.ts';
import { installProbe, type Frames } from './page-probe.ts';
import { median, ms, table, type Bench } from './report.ts';
import { onSite, type Site } from './site.ts';

const CHANNELS = 5_000;
const MOUNTS = 7;
/** On a busy machine a page of so many channels takes its time. */
const PATIENCE_MS = 120_000;
const ROUNDS = 3;
/** A wide window draws what is in sight, one of 1280 px and less draws all. CHAN-021, CHAN-022 */
const WIDTHS = [1440, 1280];
/** Names in both layouts, of which each key is searched: what is found changes with most. */
const QUERIES = ['алатау', 'fkfnfe', 'arena', 'фкутф', '4321'];

const LINE = 'ul > li > [data-focus-key^="channel-"]';
const LIST = `:has(> ${LINE})`;

async function openChannel({ browser, origin }: Site, width: number): Promise<Page> {
  const context = await browser.newContext({
    viewport: { width, height: 900 },
    serviceWorkers: 'block',
    locale: 'ru-RU',
  });
  const page = await context.newPage();
  page.setDefaultTimeout(PATIENCE_MS);
  await withManyChannels(page, CHANNELS);
  await installProbe(page);
  await page.goto(`${origin}/channels/all/101`);
  await page.getByRole('tab').first().waitFor();
  return page;
}

/** The list is mounted by its tab: from the press to the end of the frame that shows channels. */
async function mount(page: Page): Promise<number[]> {
  const [list, schedule] = [page.getByRole('tab', { name: 'Каналы' }), page.getByRole('tab', { name: 'Программа' })];
  const times: number[] = [];
  for (let round = 0; round < MOUNTS; round += 1) {
    await schedule.click();
    await page.waitForTimeout(500);
    await page.evaluate(() =>
      window.bench.waitAfter('click', () => document.querySelectorAll('li > [data-focus-key^="channel-"]').length > 5),
    );
    await list.click();
    times.push(await page.evaluate(() => window.bench.waited()));
    await page.waitForTimeout(500);
  }
  return times;
}

interface Scroll {
  readonly distance: number;
  readonly speed: number;
}
const SCROLLS: readonly Scroll[] = [
  { distance: 30_000, speed: 9_600 },
  { distance: -90_000, speed: 42_000 },
];

/** Looking at points takes more of the page's time than the scroll itself: frames are timed without. */
async function scroll(page: Page, { distance, speed }: Scroll, points: boolean): Promise<Frames> {
  await page.evaluate(({ list, line, points }) => window.bench.watchFrames(list, line, points), {
    list: LIST,
    line: LINE,
    points,
  });
  const cdp = await page.context().newCDPSession(page);
  const box = (await page.locator(LIST).boundingBox())!;
  await cdp.send('Input.synthesizeScrollGesture', {
    x: Math.round(box.x + box.width / 2),
    y: Math.round(box.y + box.height / 2),
    yDistance: -distance,
    speed,
    gestureSourceType: 'mouse',
    preventFling: true,
  });
  await page.waitForTimeout(400);
  await cdp.detach();
  return page.evaluate(() => window.bench.frames());
}

/** From each key to the end of the frame in which the list is the answer. */
async function search(page: Page): Promise<number[]> {
  const field = page.getByRole('searchbox');
  const times: number[] = [];
  for (const query of QUERIES) {
    for (let length = 1; length <= query.length; length += 1) {
      const letter = query[length - 1]!;
      await page.evaluate((line) => window.bench.waitForAnswer(line), LINE);
      await field.focus();
      await page.keyboard.insertText(letter);
      times.push(await page.evaluate(() => window.bench.waited()));
    }
    await field.fill('');
    await page.waitForTimeout(300);
  }
  // A key that changes nothing of what is found has no answer to wait for.
  return times.filter((time) => !Number.isNaN(time));
}

export const bench: Bench = async ([where = 'web']) => {
  await onSite(where, async (site) => {
    const rows: (string | number)[][] = [];
    for (const width of WIDTHS) {
      const page = await openChannel(site, width);
      const mounts = await mount(page);
      const lines = await page.locator(LINE).count();
      const scrolls: Frames[] = [];
      const looks: Frames[] = [];
      for (const one of SCROLLS) looks.push(await scroll(page, one, true));
      for (let round = 0; round < ROUNDS; round += 1)
        for (const one of SCROLLS) scrolls.push(await scroll(page, one, false));
      const answers = await search(page);
      const longTasks = scrolls.flatMap((one) => one.longTasks);
      rows.push([
        `${width} px, ${lines} lines in the page`,
        `${ms(median(mounts))} (${ms(Math.max(...mounts))})`,
        ms(median(scrolls.map(({ p95Ms }) => p95Ms))),
        `${longTasks.length}, ${Math.round(Math.max(0, ...longTasks))}`,
        `${looks.reduce((sum, { blank }) => sum + blank, 0)} of ${looks.reduce((sum, { samples }) => sum + samples, 0)}`,
        `${ms(median(answers))} (${ms(Math.max(...answers))})`,
      ]);
      await page.context().close();
    }
    table(
      [
        `list of ${CHANNELS} channels`,
        'mount, median (longest), ms: ≤ 50',
        'frame p95 of a scroll, ms',
        'long tasks over 50 ms: number, longest (none)',
        'blank samples',
        'search, median (longest), ms: ≤ 50',
      ],
      rows,
    );
  });
};
