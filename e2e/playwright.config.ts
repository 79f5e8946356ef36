import { defineConfig, devices } from '@playwright/test';
import { CHROMIUM_ARGS, findChromium } from '@livery/dev/chromium';
import { LOCATION_ENVIRONMENT, ROOT, SITES } from './origins.ts';

/** Journeys on the production builds. One worker: two at once on two cores take as long, and each waits for the other. */
export default defineConfig({
  testDir: './journeys',
  outputDir: '../test-results',
  fullyParallel: false,
  workers: 1,
  // What runs on a shared machine by the wall clock may stumble once; `npm test` says which did.
  retries: process.env['CI'] ? 1 : 0,
  timeout: 90_000,
  expect: { timeout: 15_000 },
  forbidOnly: Boolean(process.env['CI']),
  reporter: [['list'], ['json', { outputFile: `${ROOT}reports/journeys.json` }]],
  use: {
    ...devices['Desktop Chrome'],
    viewport: { width: 1440, height: 900 },
    locale: 'ru-RU',
    timezoneId: 'Asia/Almaty',
    launchOptions: { executablePath: findChromium(), args: CHROMIUM_ARGS },
    serviceWorkers: 'allow',
    // A trace takes a picture of each frame: as much work as the journeys themselves. Only what is tried again has one.
    trace: process.env['CI'] ? 'on-first-retry' : 'retain-on-failure',
  },
  webServer: Object.entries(SITES).map(([brand, url]) => ({
    command: `node tools/vite-brand/src/serve.ts ${brand} ${new URL(url).port}`,
    cwd: ROOT,
    env: LOCATION_ENVIRONMENT,
    url,
    reuseExistingServer: false,
  })),
});
