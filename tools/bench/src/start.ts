import { CHROMIUM_ARGS, findChromium } from '@livery/dev/chromium';
import { rmSync } from 'node:fs';
import { chromium } from 'playwright';
import { answering, ROOT, start } from './processes.ts';
import { seconds, table, type Bench } from './report.ts';

const DATA = `${ROOT}node_modules/.cache/livery-bench-start`;

/** One start of the whole, as a person would: the command, the site, a channel page, the first frame. */
async function once(brand: string) {
  const begin = performance.now();
  const since = () => performance.now() - begin;
  const livery = start(process.execPath, ['tools/dev/start.mjs', brand], { DATA_DIR: DATA });
  const browser = await chromium.launch({ executablePath: findChromium(), args: CHROMIUM_ARGS });
  try {
    await answering('http://localhost:4100/health');
    const backendMs = since();
    await answering('http://localhost:4200/');
    const page = await browser.newPage();
    await page.goto('http://localhost:4200/channels/all/101', { waitUntil: 'commit' });
    await page.waitForFunction(
      () => (document.querySelector('video')?.getVideoPlaybackQuality().totalVideoFrames ?? 0) > 0,
      undefined,
      {
        polling: 'raf',
        timeout: 60_000,
      },
    );
    return { backendMs, frameMs: since() };
  } finally {
    await browser.close();
    await livery.stop();
  }
}

export const bench: Bench = async () => {
  rmSync(DATA, { recursive: true, force: true });
  const first = await once('web');
  const again = await once('web');
  table(
    ['npm start, packages installed', 'backend ready, s', 'first frame on a channel page, s'],
    [
      ['first start (database made and seeded)', seconds(first.backendMs), seconds(first.frameMs)],
      ['database already made', `${seconds(again.backendMs)} (target ≤ 4)`, `${seconds(again.frameMs)} (target ≤ 15)`],
    ],
  );
  rmSync(DATA, { recursive: true, force: true });
};
