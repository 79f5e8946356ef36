import type { Page } from 'playwright';

/** A busy machine never comes to rest. */
export const QUIET_PATIENCE_MS = 2_500;

/** Until the page has drawn what it draws by itself: twenty frames in a row came in time. */
export const untilQuiet = (page: Page, patienceMs = 10_000) =>
  page.evaluate(async (patience) => {
    const frame = () => new Promise<number>((resolve) => requestAnimationFrame(resolve));
    const begin = performance.now();
    for (let inTime = 0, before = await frame(); inTime < 20 && performance.now() - begin < patience;) {
      const now = await frame();
      inTime = now - before < 40 ? inTime + 1 : 0;
      before = now;
    }
  }, patienceMs);
