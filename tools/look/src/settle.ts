import type { Page, Request } from 'playwright';

/** Streams never end; what they bring is no part of a screen's coming. */
const STREAM = /\.(m3u8|mpd|ts|m4s|mp4|vtt)(\?|$)/;
const PATIENCE_MS = 30_000;
/** Frames in a row without any change: about a quarter of a second on an idle machine, longer on a busy one. */
const QUIET_FRAMES = 16;

/** Requests that a page still waits for. */
export function watchRequests(page: Page): { readonly open: () => number } {
  const open = new Set<Request>();
  const end = (request: Request) => void open.delete(request);
  page.on('request', (request) => {
    if (!STREAM.test(request.url()) && request.resourceType() !== 'media') open.add(request);
  });
  // An answer that nobody reads to its end is never reported as finished.
  page.on('response', (response) => end(response.request()));
  page.on('requestfailed', end);
  return { open: () => open.size };
}

/** Runs in the page at every frame: whether fonts, pictures and motion are done and nothing has changed for a while. */
function isQuiet(framesNeeded: number): boolean {
  const scope = window as unknown as { lookFrames?: number };
  if (scope.lookFrames === undefined) {
    scope.lookFrames = 0;
    const changes = { subtree: true, childList: true, attributes: true, attributeFilter: ['class', 'src', 'hidden'] };
    new MutationObserver(() => (scope.lookFrames = 0)).observe(document.documentElement, changes);
  }
  const isSeen = (element: Element) => {
    const { top, bottom, left, right } = element.getBoundingClientRect();
    return bottom > 0 && right > 0 && top < innerHeight && left < innerWidth;
  };
  const isMoving = (animation: Animation) =>
    animation.playState === 'running' && animation.effect?.getComputedTiming().endTime !== Infinity;
  const busy =
    document.fonts.status !== 'loaded' ||
    [...document.images].some((image) => !image.complete && isSeen(image)) ||
    [...document.querySelectorAll('[aria-busy="true"]:not(a, button)')].some(isSeen) ||
    document.getAnimations().some(isMoving);
  scope.lookFrames = busy ? 0 : scope.lookFrames + 1;
  return scope.lookFrames >= framesNeeded;
}

/** Pictures in the window are decoded; the number of those that never came. */
const decodePictures = (page: Page): Promise<number> =>
  page.evaluate(async () => {
    // One that is not complete now is out of sight, and may never be asked for.
    const seen = [...document.images].filter((image) => image.complete && image.checkVisibility() && image.currentSrc);
    await Promise.allSettled(seen.map((image) => image.decode()));
    return seen.filter((image) => image.naturalWidth === 0).length;
  });

/** Waits until a page stands still. What kept it from that, in words; an empty list when nothing did. */
export async function settle(page: Page, requests: { readonly open: () => number }): Promise<string[]> {
  const deadline = Date.now() + PATIENCE_MS;
  do {
    const timeout = Math.max(1, deadline - Date.now());
    const quiet = await page.waitForFunction(isQuiet, QUIET_FRAMES, { polling: 'raf', timeout }).catch(() => undefined);
    if (!quiet) return [`did not come to rest within ${PATIENCE_MS / 1000} s (${requests.open()} requests open)`];
    await page.evaluate(() => void ((window as unknown as { lookFrames: number }).lookFrames = 0));
  } while (requests.open() > 0);
  const broken = await decodePictures(page);
  return broken > 0 ? [`${broken} pictures did not come`] : [];
}

/** The first frame of the page's player has been decoded. */
export const movingPicture = (page: Page): Promise<unknown> =>
  page.waitForFunction(
    () => (document.querySelector('video')?.getVideoPlaybackQuality().totalVideoFrames ?? 0) > 0,
    undefined,
    { polling: 'raf', timeout: PATIENCE_MS },
  );

/** Brings what comes only when it is near the window: once down the page and back. */
export async function walkDown(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    for (let top = 0; top < document.documentElement.scrollHeight; top += innerHeight / 2) {
      scrollTo(0, top);
      await frame();
      await frame();
    }
    scrollTo(0, 0);
  });
}
