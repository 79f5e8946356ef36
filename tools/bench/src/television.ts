import { CHROMIUM_ARGS, findChromium } from '@livery/dev/chromium';
import { moveClock, testClockOffsetMs } from '@livery/dev/test-clock';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { chromium, type Browser, type Page } from 'playwright';
import { answering, ROOT, start, type Running } from './processes.ts';
import { createWire, type Link, type Wire } from './wire.ts';

/** Six ports in a row; another first one where these are in use. */
const FIRST_PORT = Number(process.env['BENCH_PORT'] ?? 4170);
const [api = 0, media = 0, site = 0, bare = 0, wireApi = 0, wireMedia = 0] = Array.from(
  { length: 6 },
  (_, index) => FIRST_PORT + index,
);
const PORTS = { api, media, site, bare, wireApi, wireMedia };
export const MEDIA = `http://localhost:${PORTS.wireMedia}`;
const VIEWPORT = { width: 1440, height: 900 };

/** Backend, built site and a page with nothing but hls.js, all behind one wire, in one browser. */
export interface Television {
  readonly browser: Browser;
  readonly wire: Wire;
  /** The site as it is built, by path. `before` runs in the page ahead of its own scripts. */
  openSite(path: string, before?: () => void): Promise<Page>;
  /** hls.js and a video element: `play(address)` in the page. */
  openBare(): Promise<Page>;
  close(): Promise<void>;
}

/** @param served where a site is served that uses the wire's ports; without it the built one of the brand is */
export async function openTelevision(brand: string, link: Link, served?: string): Promise<Television> {
  const origin = served ?? `http://localhost:${PORTS.site}`;
  const origins = { PUBLIC_API_ORIGIN: `http://localhost:${PORTS.wireApi}`, PUBLIC_MEDIA_ORIGIN: MEDIA };
  const running: Running[] = [
    // At noon, as in tests: late in the evening programmes of some channels ask for a PIN in place of a picture.
    start(process.execPath, ['--import', './tools/dev/src/moved-clock.ts', 'tools/backend/src/main.ts'], {
      ...origins,
      API_PORT: String(PORTS.api),
      MEDIA_PORT: String(PORTS.media),
      SITE_ORIGINS: origin,
      LOG_LEVEL: 'error',
      DATA_DIR: `${ROOT}node_modules/.cache/livery-bench-television-${FIRST_PORT}`,
    }),
  ];
  if (!served)
    running.push(start(process.execPath, ['tools/vite-brand/src/serve.ts', brand, String(PORTS.site)], origins));
  const wire = createWire(link);
  const bare = createServer((request, response) => {
    const [type, body] = request.url === '/hls.js' ? ['text/javascript', HLS] : ['text/html', BARE_PAGE];
    response.writeHead(200, { 'content-type': type, 'cache-control': 'max-age=3600' }).end(body);
  });
  bare.listen(PORTS.bare, 'localhost');
  let browser: Browser | undefined;
  const close = async () => {
    await browser?.close();
    wire.close();
    bare.close();
    bare.closeAllConnections();
    await Promise.all(running.map((one) => one.stop()));
  };
  try {
    await Promise.all([
      once(bare, 'listening'),
      wire.open(PORTS.wireApi, `http://localhost:${PORTS.api}`),
      wire.open(PORTS.wireMedia, `http://localhost:${PORTS.media}`),
      answering(`http://localhost:${PORTS.api}/health`, 120_000),
      answering(origin),
    ]);
    browser = await chromium.launch({ executablePath: findChromium(), args: CHROMIUM_ARGS });
  } catch (error) {
    await close();
    throw error;
  }
  const started = browser;

  const open = async (address: string, before?: () => void) => {
    const context = await started.newContext({ viewport: VIEWPORT, serviceWorkers: 'block' });
    const page = await context.newPage();
    await page.addInitScript(moveClock, testClockOffsetMs());
    await page.addInitScript(watchPictures);
    if (before) await page.addInitScript(before);
    await page.goto(address);
    return page;
  };
  return {
    browser: started,
    wire,
    openSite: (path, before) => open(origin + path, before),
    openBare: () => open(`http://localhost:${PORTS.bare}/`),
    close,
  };
}

const HLS = readFileSync(`${ROOT}node_modules/hls.js/dist/hls.min.js`);

/** As large as the picture of the site at this width, and as bare as the library's own first example. */
const BARE_PAGE = `<!doctype html><meta charset="utf-8"><title>hls.js</title>
<body style="margin:0;background:#000"><video muted playsinline style="width:1092px;height:614px"></video>
<script src="/hls.js"></script>
<script>
  const video = document.querySelector('video');
  let hls = null;
  window.stop = () => { hls?.destroy(); hls = null; };
  window.play = (address) => {
    hls?.destroy();
    hls = new Hls();
    hls.loadSource(address);
    hls.attachMedia(video);
    void video.play();
  };
</script>`;

/** When a picture of what came was on the screen, and when it first moved on; ms from the viewer's key or click. */
export interface Picture {
  readonly shownMs: number;
  readonly movesMs: number;
}

declare global {
  interface Window {
    /** From the viewer's last key or click to the first pictures of what came then; rejects after half a minute. */
    pictureAfter(act: () => void): Promise<Picture>;
    play(address: string): void;
    stop(): void;
  }
}

/** Runs in every page before its own scripts. */
function watchPictures(): void {
  /** A machine that does other things, too, has taken seven seconds. */
  const PATIENCE_MS = 30_000;
  /** How often an element was given another source. */
  const sources = new WeakMap<Element, number>();
  const isShown = (video: HTMLVideoElement) =>
    video.clientWidth > 0 && getComputedStyle(video).visibility === 'visible';
  const shown = () => [...document.querySelectorAll('video')].find(isShown) ?? null;
  const sourceOf = (video: Element) => sources.get(video) ?? 0;
  const isGivenAnother = ({ target }: Event) => {
    if (target instanceof HTMLVideoElement) sources.set(target, sourceOf(target) + 1);
  };
  for (const type of ['emptied', 'loadstart']) document.addEventListener(type, isGivenAnother, { capture: true });

  /** The end of the frame after the next: what changes places is drawn with that one (seen by screencast). */
  const drawn = (tell: () => void) =>
    requestAnimationFrame(() =>
      requestAnimationFrame(() => {
        const channel = new MessageChannel();
        channel.port1.onmessage = tell;
        channel.port2.postMessage(null);
      }),
    );

  window.pictureAfter = (act) =>
    new Promise((resolve, reject) => {
      const before = shown();
      const sourceBefore = before && sourceOf(before);
      const beganAt = performance.now();
      const sinceMs = () => performance.now() - beganAt;
      let watched: { video: HTMLVideoElement; source: number } | null = null;
      let shownMs: number | null = null;

      /** Pictures of one source on the element that is seen; whatever else moves is not what was asked for. */
      const follow = (video: HTMLVideoElement) => {
        const source = sourceOf(video);
        /** Media time of the picture that is seen, once there is one. */
        let seen: number | null = video !== before && video.readyState >= 2 ? video.currentTime : null;
        watched = { video, source };
        shownMs = null;
        const isCurrent = () => watched?.video === video && watched.source === source;
        if (seen !== null)
          drawn(() => {
            if (isCurrent()) shownMs ??= sinceMs();
          });
        const onFrame = (_now: number, { mediaTime }: { mediaTime: number }) => {
          if (!isCurrent()) return;
          shownMs ??= sinceMs();
          const isSame = seen === null || Math.abs(mediaTime - seen) < 0.01;
          seen ??= mediaTime;
          if (isSame) return void video.requestVideoFrameCallback(onFrame);
          watched = null;
          clearTimeout(timer);
          cancelAnimationFrame(frame);
          resolve({ shownMs, movesMs: sinceMs() });
        };
        video.requestVideoFrameCallback(onFrame);
      };
      const look = () => {
        const video = shown();
        const isAnother = video && (video !== before || sourceOf(video) !== sourceBefore);
        const isKnown = watched?.video === video && watched?.source === (video && sourceOf(video));
        if (isAnother && !isKnown) follow(video);
        frame = requestAnimationFrame(look);
      };
      const timer = setTimeout(() => {
        cancelAnimationFrame(frame);
        const asks = document.querySelector('[role="dialog"], [role="alert"]')?.textContent ?? '';
        reject(new Error(`no picture within half a minute at ${location.pathname} ${asks}`));
      }, PATIENCE_MS);
      act();
      let frame = 0;
      look();
    });
}
