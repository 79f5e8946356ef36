import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import '@livery/dev/moved-clock';
import { siteOrigins } from '@livery/dev/site-origins';
import { moveClock, testClockOffsetMs } from '@livery/dev/test-clock';
import { takeGlassAway } from '@livery/dev/without-glass';
import { test as base, expect, type Page } from '@playwright/test';
import { databaseOf } from './database.ts';
import { API_ORIGIN, LANE, locationEnvironment, originsOf, ROOT, siteOf, SITES } from './origins.ts';

/** The reference backend of a run, which a journey may stop and start under an open page. */
export interface BackendControl {
  start(): Promise<void>;
  stop(): Promise<void>;
  /** Ends the validity of an access token, as an operator can. */
  expireToken(accessToken: string): Promise<void>;
}

const OPERATOR_KEY = 'journeys-only';

function backendControl(): BackendControl {
  let child: ChildProcess | undefined;
  return {
    async start() {
      child = spawn(process.execPath, ['--import', './tools/dev/src/moved-clock.ts', 'tools/backend/src/main.ts'], {
        cwd: ROOT,
        env: {
          ...process.env,
          ...locationEnvironment(originsOf(LANE)),
          ...databaseOf(LANE),
          DATA_DIR: `${ROOT}node_modules/.cache/livery-journeys-${LANE}`,
          SITE_ORIGINS: await siteOrigins(Object.entries(SITES).map(([brand, origin]) => ({ brand, origin }))),
          OPERATOR_KEY,
          LOG_LEVEL: 'warn',
        },
        stdio: ['ignore', 'inherit', 'inherit'],
      });
      const backend = child;
      const state = () =>
        backend.exitCode === null
          ? fetch(`${API_ORIGIN}/health`).then(
              ({ ok }) => (ok ? 'answers' : 'is ill'),
              () => 'is silent',
            )
          : 'ended: its own sentence stands above';
      await expect.poll(state, { timeout: 90_000, message: 'the backend' }).toMatch(/^answers$|^ended/);
      expect(await state(), 'the backend').toBe('answers');
    },
    async stop() {
      if (!child || child.exitCode !== null) return;
      child.kill('SIGTERM');
      await once(child, 'exit');
    },
    async expireToken(accessToken) {
      const response = await fetch(`${API_ORIGIN}/operator/tokens/expire`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-operator-key': OPERATOR_KEY },
        body: JSON.stringify({ access_token: accessToken }),
      });
      expect(response.status).toBeLessThan(300);
    },
  };
}

/** What no page may do in any journey: break its own security policy or throw. */
async function watchForFaults(page: Page, faults: string[]): Promise<void> {
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) =>
      console.error(
        `CSP: ${event.violatedDirective} refused ${event.blockedURI} ${event.sourceFile}:${event.lineNumber}`,
      ),
    );
  });
  page.on('console', (message) => {
    if (message.type() === 'error' && /CSP|Content Security Policy/.test(message.text())) faults.push(message.text());
  });
  page.on('pageerror', (error) => faults.push(`${error.name}: ${error.message}`));
}

export const test = base.extend<
  { faults: string[]; open: (brand: string, path?: string) => Promise<void> },
  { backend: BackendControl }
>({
  backend: [
    // Playwright wants the braces of a fixture that needs no other.
    // eslint-disable-next-line no-empty-pattern
    async ({}, provide) => {
      const backend = backendControl();
      try {
        await backend.start();
        await provide(backend);
      } finally {
        // Also one that did not come up in time: it would hold the ports and the database of the next.
        await backend.stop();
      }
    },
    { scope: 'worker', auto: true, timeout: 120_000 },
  ],
  // Pages, the backend and the journeys themselves read one clock, which begins at noon.
  context: async ({ context }, provide) => {
    await context.addInitScript(moveClock, testClockOffsetMs());
    await context.addInitScript(takeGlassAway);
    await provide(context);
  },
  faults: [
    async ({ page }, provide) => {
      const faults: string[] = [];
      await watchForFaults(page, faults);
      await provide(faults);
      // What a journey changed on its way may still be under way when it ends: that is no fault of the page.
      if (!page.isClosed()) await page.unrouteAll({ behavior: 'ignoreErrors' });
      expect(faults, 'errors and policy violations of the page').toEqual([]);
    },
    { auto: true },
  ],
  open: async ({ page }, provide) => {
    await provide(async (brand, path = '/') => void (await page.goto(siteOf(brand) + path)));
  },
});
/** For journeys of viewers who see things move. */
export const WITH_MOTION = { contextOptions: { reducedMotion: 'no-preference' } } as const;

export { expect };
