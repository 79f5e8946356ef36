import { CHROMIUM_ARGS, findChromium } from '@livery/dev/chromium';
import { chromium, type Browser } from 'playwright';
import { answering, start } from './processes.ts';

export interface Site {
  /** Where it is, without a slash at the end. */
  readonly origin: string;
  readonly browser: Browser;
}

const LOCAL = 'http://localhost:4200';

/** Runs what measures a site in a browser: on a built brand with a backend of its own, or at the address of a site that runs already. */
export async function onSite(where: string, measure: (site: Site) => Promise<void>): Promise<void> {
  const isRunning = /^https?:/.test(where);
  const origin = isRunning ? where : LOCAL;
  const servers = isRunning
    ? []
    : [
        start(process.execPath, ['tools/backend/src/main.ts'], { SITE_ORIGINS: LOCAL, LOG_LEVEL: 'error' }),
        start(process.execPath, ['tools/vite-brand/src/serve.ts', where, new URL(LOCAL).port]),
      ];
  const browser = await chromium.launch({ executablePath: findChromium(), args: CHROMIUM_ARGS });
  try {
    if (!isRunning) await answering('http://localhost:4100/health');
    await answering(origin);
    await measure({ origin, browser });
  } finally {
    await browser.close();
    for (const server of servers) await server.stop();
  }
}
