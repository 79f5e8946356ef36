import type { Browser, BrowserContext, Page } from 'playwright';
import { workOf, type Work } from './main-thread.ts';
import { credentialsOf, type Prepare } from './member.ts';
import { installMotionProbe, type Seen } from './motion-probe.ts';
import { MOVEMENTS, type Movement, type Step, type Width } from './movements.ts';
import { QUIET_PATIENCE_MS, untilQuiet } from './quiet.ts';
import { median, table, type Bench } from './report.ts';
import { onSite, type Site } from './site.ts';

const MOST = { movementMs: 420, frameMs: 50, shift: 0.001 } as const;
const ROUNDS = Number(process.env['BENCH_ROUNDS'] ?? 3);
const STEP_PATIENCE_MS = 15_000;
const WINDOWS: Readonly<Record<Width, object>> = {
  390: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
  1440: { viewport: { width: 1440, height: 900 } },
};
const WIDTHS = [390, 1440] as const satisfies readonly Width[];

interface Measured extends Seen, Work {}

/** A page as the movement needs it, in a window of its own. */
async function openPage(site: Site, brand: string, width: Width, motion: 'reduce' | 'no-preference', member?: Prepare) {
  const context = await site.browser.newContext({
    ...WINDOWS[width],
    locale: 'ru-RU',
    serviceWorkers: 'block',
    reducedMotion: motion,
  });
  if (member) {
    const credentials = await credentialsOf(site, member);
    await context.addInitScript(([key, value]) => localStorage.setItem(key, value), [
      `livery.${brand}.credentials`,
      credentials,
    ] as const);
  }
  const page = await context.newPage();
  page.setDefaultTimeout(STEP_PATIENCE_MS);
  await installMotionProbe(page);
  return { context, page };
}

async function measure(browser: Browser, page: Page, step: Step): Promise<Measured> {
  await untilQuiet(page, QUIET_PATIENCE_MS);
  let seen: Seen | undefined;
  const work = await workOf(browser, page, async () => {
    await page.evaluate(() => window.motion.begin());
    await step.act(page);
    await step.until(page);
    seen = await page.evaluate(() => window.motion.rest());
  });
  if (!seen) throw new Error(`${step.name} was not seen`);
  return { ...seen, ...work };
}

/** All steps of a movement, one after the other, in one page. */
async function walk(
  site: Site,
  page: Page,
  { at, ready, steps }: Movement,
  rounds: number,
  take: (step: Step, seen: Measured) => void,
) {
  await page.goto(site.origin + at, { waitUntil: 'commit' });
  await page.locator(ready).filter({ visible: true }).first().waitFor();
  // The viewer's first activity, far from anything: what waits for it comes now.
  await page.mouse.move(700, 5);
  await page.mouse.move(702, 6);
  await page.waitForTimeout(1_500);
  for (let round = 0; round < rounds; round += 1)
    for (const step of steps) take(step, await measure(site.browser, page, step));
}

/** What a movement needs is not on this site or in this window: it is left out, with a word. */
async function ifThere(name: string, context: BrowserContext, run: () => Promise<void>): Promise<void> {
  try {
    await run();
  } catch (error) {
    console.error(`  ${name}: ${error instanceof Error ? error.message.split('\n')[0] : String(error)}`);
  } finally {
    await context.close();
  }
}

const over = (value: number, most: number, text: string) => (value > most ? `**${text}**` : text);

function row(name: string, runs: readonly Measured[]): string[] {
  const of = (read: (one: Measured) => number) => runs.map(read);
  const longest = median(of(({ longestMs }) => longestMs));
  const task = median(of((one) => one.longestTaskMs));
  const frame = median(of(({ frames }) => Math.max(0, ...frames)));
  const shift = Math.max(...of((one) => one.shift));
  return [
    name,
    over(longest, MOST.movementMs, String(Math.round(longest))),
    over(task, MOST.frameMs, String(Math.round(task))),
    String(Math.round(median(of(({ workMs }) => workMs)))),
    String(Math.round(frame)),
    String(median(of(({ frames }) => frames.filter((ms) => ms > MOST.frameMs).length))),
    over(shift, MOST.shift, shift.toFixed(4)),
  ];
}

/** Why: what took the longest task, the longest frames and what moved of itself. */
function tellCauses(name: string, runs: readonly Measured[]): void {
  const worst = [...runs].sort((a, b) => b.longestTaskMs - a.longestTaskMs)[0];
  if (!worst) return;
  const lines = [
    ...(worst.longestMs > MOST.movementMs ? worst.moved.filter((line) => parseInt(line, 10) > MOST.movementMs) : []),
    ...(worst.longestTaskMs > MOST.frameMs ? worst.longest : []),
    ...worst.longFrames.slice(0, 3),
    ...runs.flatMap(({ shifted }) => shifted).slice(0, 4),
  ];
  if (lines.length > 0) console.log([`${name}:`, ...lines.map((line) => `  ${line}`)].join('\n'));
}

async function measureWidth(site: Site, brand: string, width: Width): Promise<void> {
  const results: [string, Measured[]][] = [];
  for (const movement of MOVEMENTS.filter(({ widths }) => !widths || widths.includes(width))) {
    const runs = new Map<string, Measured[]>();
    const { context, page } = await openPage(site, brand, width, 'no-preference', movement.member);
    await ifThere(`${brand}, ${width} px, ${movement.at}`, context, () =>
      walk(site, page, movement, ROUNDS, (step, seen) => runs.set(step.name, [...(runs.get(step.name) ?? []), seen])),
    );
    results.push(...runs);
  }
  table(
    [
      `${brand}, ${width} px`,
      `longest animation, ms (≤ ${MOST.movementMs})`,
      `longest task, ms of the processor (≤ ${MOST.frameMs})`,
      'work, ms of the processor',
      'longest frame, ms',
      `frames over ${MOST.frameMs} ms`,
      `shifts (≤ ${MOST.shift})`,
    ],
    results.map(([name, runs]) => row(name, runs)),
  );
  for (const [name, runs] of results) tellCauses(name, runs);
  console.log('');
}

/** With reduced motion nothing moves: every animation that was seen is a fault. */
async function measureStillness(site: Site, brand: string): Promise<void> {
  const faults: string[] = [];
  let steps = 0;
  for (const width of WIDTHS)
    for (const movement of MOVEMENTS.filter(({ widths }) => !widths || widths.includes(width))) {
      const { context, page } = await openPage(site, brand, width, 'reduce', movement.member);
      await ifThere(`${brand}, ${width} px, still, ${movement.at}`, context, () =>
        walk(site, page, movement, 1, (step, { moved }) => {
          steps += 1;
          faults.push(...moved.map((line) => `${width} px, ${step.name}: ${line}`));
        }),
      );
    }
  console.log(`${brand}, reduced motion: ${faults.length} animations in ${steps} movements (none)`);
  for (const fault of new Set(faults)) console.log(`  ${fault}`);
  console.log('');
}

/**
 * Every movement of the product on a phone and a desktop: how long it is, what its frames cost, and what moves that nobody moved. `still` measures reduced motion alone.
 */
export const bench: Bench = async (args) => {
  const brands = args.filter((word) => word !== 'still');
  for (const brand of brands.length > 0 ? brands : ['web'])
    await onSite(brand, async (site) => {
      if (!args.includes('still')) for (const width of WIDTHS) await measureWidth(site, brand, width);
      await measureStillness(site, brand);
    });
};
