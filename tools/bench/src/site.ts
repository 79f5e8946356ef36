import { siteOrigins } from '@livery/dev/site-origins';
import { CHROMIUM_ARGS, findChromium } from '@livery/dev/chromium';
import { chromium, type Browser } from 'playwright';
import { answering, start } from './processes.ts';

export interface Site {
  /** Where it is, without a slash at the end. */
  readonly origin: string;
  /** Where its backend is. */
  readonly api: string;
  readonly browser: Browser;
}

/** Three ports in a row from this one on, where the usual ones are in use. */
const FIRST_PORT = Number(process.env['BENCH_PORT'] ?? 0);
const PORTS = FIRST_PORT
  ? { site: FIRST_PORT, api: FIRST_PORT + 1, media: FIRST_PORT + 2 }
  : { site: 4200, api: 4100, media: 4101 };
const at = (port: number) => `http://localhost:${port}`;
const LOCAL = at(PORTS.site);
const API = process.env['BENCH_API'] ?? at(PORTS.api);

/** Runs what measures a site in a browser: on a built brand with a backend of its own, or at the address of a site that runs already. */
export async function onSite(where: string, measure: (site: Site) => Promise<void>): Promise<void> {
  const isRunning = /^https?:/.test(where);
  const origin = isRunning ? where : LOCAL;
  const origins = { PUBLIC_API_ORIGIN: at(PORTS.api), PUBLIC_MEDIA_ORIGIN: at(PORTS.media) };
  const servers = isRunning
    ? []
    : [
        start(process.execPath, ['tools/backend/src/main.ts'], {
          ...origins,
          API_PORT: String(PORTS.api),
          MEDIA_PORT: String(PORTS.media),
          SITE_ORIGINS: await siteOrigins([{ brand: where, origin: LOCAL }]),
          LOG_LEVEL: 'error',
        }),
        start(process.execPath, ['tools/vite-brand/src/serve.ts', where, String(PORTS.site)], origins),
      ];
  const browser = await chromium.launch({ executablePath: findChromium(), args: CHROMIUM_ARGS });
  try {
    if (!isRunning) await answering(`${API}/health`);
    await answering(origin);
    await measure({ origin, api: API, browser });
  } finally {
    await browser.close();
    for (const server of servers) await server.stop();
  }
}
