import type { Browser, Page } from 'playwright';
import { kB, ms, table, type Bench } from './report.ts';
import { onSite } from './site.ts';
import { throttled } from './throttle.ts';

const SAMPLE_MS = 20_000;
/** What loads once and is kept is in the heap by then. */
const SETTLES_MS = 60_000;
const MEGABIT = 1_000_000;
/** The link carries the two rates by turns of 10 s. */
const byTurns = (low: number, high: number) => () =>
  (Math.floor(performance.now() / 10_000) % 2 === 0 ? high : low) * MEGABIT;
const LINKS = [
  { name: 'steady 12 Mb/s', bitsPerSecond: () => 12 * MEGABIT, target: 'no stall' },
  { name: '1 and 12 Mb/s by turns of 10 s', bitsPerSecond: byTurns(1, 12), target: 'stalled ≤ 0.5 %' },
  // The demo loops need 0.2, 0.4 and 0.9 Mb/s: this is to them what 1 and 12 are to renditions of 0.8, 1.6 and 3.5.
  { name: '0.25 and 3 Mb/s by turns of 10 s', bitsPerSecond: byTurns(0.25, 3), target: 'stalled ≤ 0.5 %' },
];

interface Watched {
  watchedMs: number;
  /** When they began, in seconds of what was watched. */
  stalls: number[];
  stalledMs: number;
  heights: Record<string, number>;
}

/** Counts in the page, from the first frame on: time in which the picture should move and does not. */
function watchPlayback(): void {
  const watched: Watched = { watchedMs: 0, stalls: [], stalledMs: 0, heights: {} };
  let before = { at: performance.now(), media: 0 };
  let stalled = false;
  setInterval(() => {
    const video = document.querySelector('video');
    const now = { at: performance.now(), media: video?.currentTime ?? 0 };
    const passed = now.at - before.at;
    const moved = (now.media - before.media) * 1000;
    const hasBegun = (video?.getVideoPlaybackQuality().totalVideoFrames ?? 0) > 0;
    before = now;
    if (!video || !hasBegun) return;
    watched.watchedMs += passed;
    watched.heights[`${video.videoHeight}p`] = (watched.heights[`${video.videoHeight}p`] ?? 0) + passed;
    // A jump forward is no stall, and is none of the playback's time either.
    const missing = passed - Math.max(0, moved);
    const isStalled = moved < passed / 4;
    if (isStalled) watched.stalledMs += missing;
    if (isStalled && !stalled) watched.stalls.push(Math.round(watched.watchedMs / 1000));
    stalled = isStalled;
  }, 250);
  (window as unknown as { watched: Watched }).watched = watched;
}

const heapBytes = async (page: Page) => {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('HeapProfiler.collectGarbage');
  const { usedSize } = await cdp.send('Runtime.getHeapUsage');
  await cdp.detach();
  return usedSize;
};

/** Bytes a minute, by least squares. */
function slopeOf(samples: readonly { atMs: number; bytes: number }[]): number {
  const mean = (of: (sample: { atMs: number; bytes: number }) => number) =>
    samples.reduce((sum, sample) => sum + of(sample), 0) / samples.length;
  const [atMs, bytes] = [mean((sample) => sample.atMs), mean((sample) => sample.bytes)];
  const up = mean((sample) => (sample.atMs - atMs) * (sample.bytes - bytes));
  return (up / mean((sample) => (sample.atMs - atMs) ** 2)) * 60_000;
}

async function watch(browser: Browser, origin: string, link: (typeof LINKS)[number], durationMs: number) {
  // The stand-in for the link is no origin that the site's policy knows.
  const context = await browser.newContext({
    viewport: { width: 1280, height: 720 },
    serviceWorkers: 'block',
    bypassCSP: true,
  });
  const page = await context.newPage();
  let media: Awaited<ReturnType<typeof throttled>> | undefined;
  await page.route(/\/channels\/\d+\/stream\b/, async (route) => {
    const response = await route.fetch();
    const text = await response.text();
    const target = /https?:\/\/[^/"]+(?=\/live\/)/.exec(text)?.[0];
    if (target) media ??= await throttled(target, link.bitsPerSecond);
    await route.fulfill({ response, body: target && media ? text.replaceAll(target, media.origin) : text });
  });
  await page.addInitScript(watchPlayback);
  await page.goto(`${origin}/channels/all/101`);
  await page.waitForFunction(() => (window as unknown as { watched: Watched }).watched.watchedMs > 0);
  const begin = performance.now();
  const heap: { atMs: number; bytes: number }[] = [];
  while (performance.now() - begin < durationMs) {
    await page.waitForTimeout(Math.min(SAMPLE_MS, durationMs));
    heap.push({ atMs: performance.now() - begin, bytes: await heapBytes(page) });
  }
  const watched = await page.evaluate(() => (window as unknown as { watched: Watched }).watched);
  await context.close();
  await media?.stop();
  const settled = heap.filter(({ atMs }) => atMs >= SETTLES_MS);
  return { ...watched, heap, slope: settled.length > 2 ? slopeOf(settled) : Number.NaN };
}

export const bench: Bench = async ([where = 'web', minutes = '10']) => {
  const rows: (string | number)[][] = [];
  await onSite(where, async ({ browser, origin }) => {
    for (const link of LINKS) {
      const seen = await watch(browser, origin, link, Number(minutes) * 60_000);
      const heights = Object.entries(seen.heights)
        .map(([height, time]) => `${height} ${Math.round((time / seen.watchedMs) * 100)} %`)
        .join(', ');
      rows.push([
        `${link.name} (${link.target})`,
        seen.stalls.length === 0 ? 'none' : `${seen.stalls.length} (at ${seen.stalls.join(', ')} s)`,
        ms(seen.stalledMs),
        `${((seen.stalledMs / seen.watchedMs) * 100).toFixed(2)} %`,
        heights,
        `${kB(seen.heap[0]?.bytes ?? 0)}, ${kB(seen.heap.at(-1)?.bytes ?? 0)}`,
        kB(seen.slope),
      ]);
    }
  });
  table(
    [
      `${minutes} min of live`,
      'stalls',
      'stalled, ms',
      'of the time',
      'renditions',
      'heap after collection, first and last, kB',
      'slope, kB a minute',
    ],
    rows,
  );
};
