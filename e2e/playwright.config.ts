import { defineConfig, devices } from '@playwright/test';
import { CHROMIUM_ARGS, findChromium } from '@livery/dev/chromium';
import { LANES, originsOf, ROOT } from './origins.ts';

const lanes = Array.from({ length: LANES }, (_, lane) => originsOf(lane));

/** Journeys on the production builds, in lanes that share nothing but the machine. */
export default defineConfig({
  testDir: './journeys',
  outputDir: '../test-results',
  fullyParallel: false,
  workers: LANES,
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
    trace: 'retain-on-failure',
  },
  webServer: lanes.flatMap(({ api, media, sites }) =>
    Object.entries(sites).map(([brand, url]) => ({
      command: `node tools/vite-brand/src/serve.ts ${brand} ${new URL(url).port}`,
      env: { PUBLIC_API_ORIGIN: api, PUBLIC_MEDIA_ORIGIN: media },
      cwd: ROOT,
      url,
      reuseExistingServer: !process.env['CI'],
    })),
  ),
});
