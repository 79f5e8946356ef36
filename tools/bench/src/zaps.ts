import type { CDPSession, Page } from 'playwright';
import { median, table, type Bench } from './report.ts';
import { openTelevision } from './television.ts';

const ZAPS = 5_000;
/** Code is compiled and caches are full by then. */
const WARM_UP = 60;
/** Up and down among channels that are open to everybody at every hour: before this one is one whose films at night are for adults. */
const FIRST = '/channels/all/104';
const WAY = [...Array<string>(6).fill('PageDown'), ...Array<string>(6).fill('PageUp')];
/** What stays for a moment after a change has gone by then: answers of the API that nobody looks at are kept for a minute. */
const SETTLE_MS = 65_000;
/** 5,000 changes with their looks take some 45 minutes. */
const MOST_MINUTES = 60;
/** A bench that runs for so long says from time to time that it does. */
const SAID_EVERY = 500;
/** At both ends of the way one looks for a while: the next channel stands by then, and changes places with this one. */
const LOOK = { every: 6, ms: 1_000 };

interface Left {
  readonly heapBytes: number;
  /** Of the page's documents, in the page or kept by something. */
  readonly nodes: number;
  readonly mediaElements: number;
  readonly detachedMediaElements: number;
  readonly workers: number;
  readonly timers: number;
}

async function left(page: Page, devtools: CDPSession): Promise<Left> {
  await page.waitForTimeout(SETTLE_MS);
  // Twice: what the first one finalises, the second one takes away.
  for (let time = 0; time < 2; time++) await devtools.send('HeapProfiler.collectGarbage');
  const { usedSize } = await devtools.send('Runtime.getHeapUsage');
  const { nodes } = await devtools.send('Memory.getDOMCounters');
  const { result } = await devtools.send('Runtime.evaluate', { expression: 'HTMLMediaElement.prototype' });
  const { objects } = await devtools.send('Runtime.queryObjects', { prototypeObjectId: result.objectId ?? '' });
  const { result: counts } = await devtools.send('Runtime.callFunctionOn', {
    objectId: objects.objectId ?? '',
    // The prototypes of video and audio are among them.
    functionDeclaration: `function () {
      const elements = this.filter((one) => !Object.hasOwn(one, 'constructor'));
      return [elements.length, elements.filter((one) => !one.isConnected).length];
    }`,
    returnByValue: true,
  });
  await devtools.send('Runtime.releaseObject', { objectId: objects.objectId ?? '' });
  const [mediaElements = NaN, detachedMediaElements = NaN] = counts.value as number[];
  return {
    heapBytes: usedSize,
    nodes,
    mediaElements,
    detachedMediaElements,
    workers: page.workers().length,
    timers: await page.evaluate(() => window.timersLeft()),
  };
}

declare global {
  interface Window {
    timersLeft(): number;
  }
}

/** Runs in the page before its own scripts: counts timers that are still to come. */
function countTimers(): void {
  const alive = new Set<number>();
  const { setTimeout: later, setInterval: again, clearTimeout: notLater, clearInterval: notAgain } = window;
  window.setTimeout = ((run: () => void, ms?: number, ...rest: unknown[]) => {
    const id: number = later(
      (...given: []) => {
        alive.delete(id);
        run(...given);
      },
      ms,
      ...rest,
    );
    alive.add(id);
    return id;
  }) as typeof setTimeout;
  window.setInterval = ((run: () => void, ms?: number, ...rest: unknown[]) => {
    const id: number = again(run, ms, ...rest);
    alive.add(id);
    return id;
  }) as typeof setInterval;
  window.clearTimeout = (id) => {
    alive.delete(Number(id));
    notLater(id);
  };
  window.clearInterval = (id) => {
    alive.delete(Number(id));
    notAgain(id);
  };
  window.timersLeft = () => alive.size;
}

interface Zapped {
  /** Times to the pictures; NaN where none came. */
  readonly times: number[];
  /** Changes in which one element took the place of the other. */
  places: number;
}

/** Changes the channel `count` times, each after the picture of the one before. */
async function zap(page: Page, count: number, beganMs: number): Promise<Zapped> {
  const times: number[] = [];
  const zapped: Zapped = { times, places: 0 };
  while (times.length < count && performance.now() - beganMs < MOST_MINUTES * 60_000) {
    const keys = WAY.slice(0, count - times.length);
    const round = await page.evaluate(
      async ({ names, look }) => {
        const found: number[] = [];
        let places = 0;
        for (const [index, key] of names.entries()) {
          if (index % look.every === 0) await new Promise((resume) => setTimeout(resume, look.ms));
          const before = document.querySelector('video');
          const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true });
          const picture = window.pictureAfter(() => document.body.dispatchEvent(event));
          found.push(await picture.then(({ shownMs }) => shownMs).catch(() => NaN));
          if (document.querySelector('video') !== before) places += 1;
        }
        return { found, places };
      },
      { names: keys, look: LOOK },
    );
    times.push(...round.found);
    zapped.places += round.places;
    const isDue = Math.floor(times.length / SAID_EVERY) > Math.floor((times.length - round.found.length) / SAID_EVERY);
    if (isDue) console.error(`${times.length} of ${count} after ${Math.round((performance.now() - beganMs) / 1000)} s`);
  }
  return zapped;
}

export const bench: Bench = async ([brand = 'web', count = String(ZAPS), served]) => {
  const television = await openTelevision(brand, { latencyMs: 0, bitsPerSecond: Infinity }, served);
  try {
    const page = await television.openSite(FIRST, countTimers);
    await page.waitForFunction(() => (document.querySelector('video')?.currentTime ?? 0) > 0);
    const devtools = await page.context().newCDPSession(page);
    const beganMs = performance.now();
    await zap(page, WARM_UP, beganMs);
    const before = await left(page, devtools);
    const { times, places } = await zap(page, Number(count), beganMs);
    const after = await left(page, devtools);
    const shown = times.filter((ms) => !Number.isNaN(ms));
    const grownMB = (after.heapBytes - before.heapBytes) / 1e6;
    table(
      [`${times.length} zaps, local origin`, `after ${WARM_UP}`, `after ${times.length}`, 'target'],
      [
        ['heap after collection, MB', (before.heapBytes / 1e6).toFixed(1), (after.heapBytes / 1e6).toFixed(1), ''],
        ['its growth, MB', '', grownMB.toFixed(1), '≤ 7'],
        [`the same for ${ZAPS}, in proportion`, '', ((grownMB * ZAPS) / times.length).toFixed(1), '≤ 7'],
        ['nodes', before.nodes, after.nodes, 'as before'],
        ['media elements', before.mediaElements, after.mediaElements, ''],
        ['of them detached', before.detachedMediaElements, after.detachedMediaElements, '0'],
        ['workers', before.workers, after.workers, 'as before'],
        ['timers to come', before.timers, after.timers, 'as before'],
        ['elements that changed places', '', places, ''],
        ['without a picture', '', times.length - shown.length, '0'],
        ['first frame, ms (median)', '', Math.round(median(shown)), ''],
      ],
    );
  } finally {
    await television.close();
  }
};
