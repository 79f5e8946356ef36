import { CHROMIUM_ARGS, findChromium } from '@livery/dev/chromium';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { chromium, type Browser, type Page } from 'playwright';
import { answering, ROOT, start, type Running } from './processes.ts';
import { createWire, type Link, type Wire } from './wire.ts';

const PORTS = { api: 4170, media: 4171, site: 4172, bare: 4173, wireApi: 4174, wireMedia: 4175 };
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
  const site = served ?? `http://localhost:${PORTS.site}`;
  const origins = { PUBLIC_API_ORIGIN: `http://localhost:${PORTS.wireApi}`, PUBLIC_MEDIA_ORIGIN: MEDIA };
  const running: Running[] = [
    start(process.execPath, ['tools/backend/src/main.ts'], {
      ...origins,
      API_PORT: String(PORTS.api),
      MEDIA_PORT: String(PORTS.media),
      SITE_ORIGINS: site,
      LOG_LEVEL: 'error',
      DATA_DIR: `${ROOT}node_modules/.cache/livery-bench-television`,
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
      answering(site),
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
    await page.addInitScript(countFirstFrames);
    if (before) await page.addInitScript(before);
    await page.goto(address);
    return page;
  };
  return {
    browser: started,
    wire,
    openSite: (path, before) => open(site + path, before),
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

declare global {
  interface Window {
    /** From the viewer's last key or click to the first picture of what came then, ms; rejects after ten seconds. */
    firstFrameAfter(act: () => void): Promise<number>;
    play(address: string): void;
    stop(): void;
  }
}

/** Runs in every page before its own scripts. */
function countFirstFrames(): void {
  let found: ((ms: number) => void) | null = null;
  let beganAt = 0;
  let handle = 0;
  let watched: HTMLVideoElement | null = null;
  const begin = ({ target }: Event) => {
    // Another source: what the element showed before it is no picture of it.
    if (!(target instanceof HTMLVideoElement) || !found) return;
    watched?.cancelVideoFrameCallback(handle);
    watched = target;
    handle = target.requestVideoFrameCallback(() => {
      found?.(performance.now() - beganAt);
      found = null;
    });
  };
  for (const type of ['emptied', 'loadstart']) document.addEventListener(type, begin, { capture: true });
  window.firstFrameAfter = (act) =>
    new Promise((resolve, reject) => {
      found = resolve;
      setTimeout(() => reject(new Error('no picture within ten seconds')), 10_000);
      beganAt = performance.now();
      act();
    });
}
