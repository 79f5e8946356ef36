import { defineConfig, devices } from '@playwright/test';
import { CHROMIUM_ARGS, findChromium } from '@livery/dev/chromium';
import { testClockOffsetMs } from '@livery/dev/test-clock';
import { LANES, locationEnvironment, originsOf, ROOT } from './origins.ts';

// Chosen here, once for all workers of the run.
testClockOffsetMs();

const lanes = Array.from({ length: LANES }, (_, lane) => originsOf(lane));

/** Journeys on the production builds, in lanes that share nothing but the machine: while one waits for a picture, the other works. */
export default defineConfig({
  testDir: './journeys',
  globalSetup: './database.ts',
  outputDir: '../test-results',
  fullyParallel: true,
  // On a machine of others a journey may meet a moment that its viewer would not: in CI it may begin once more.
  retries: process.env['CI'] ? 1 : 0,
  workers: LANES,
  timeout: 90_000,
  expect: { timeout: 15_000 },
  forbidOnly: Boolean(process.env['CI']),
  reporter: [['list'], ['json', { outputFile: `${ROOT}reports/journeys.json` }]],
  use: {
    ...devices['Desktop Chrome'],
    viewport: { width: 1440, height: 900 },
    locale: 'ru-RU',
    timezoneId: 'Asia/Almaty',
    // Frames of motion are a quarter of the work: a journey that is about motion asks for it (`WITH_MOTION`).
    contextOptions: { reducedMotion: 'reduce' },
    // A page of a journey lives too short to win back what its scripts cost to optimize: a tenth of all the work.
    launchOptions: {
      executablePath: findChromium(),
      args: [...CHROMIUM_ARGS, '--js-flags=--no-turbofan --no-maglev'],
    },
    serviceWorkers: 'allow',
    // A trace takes a picture of each frame: as much work as the journeys themselves. Ask for one by `--trace on`.
    trace: 'off',
    screenshot: 'only-on-failure',
  },
  webServer: lanes.map((origins) => ({
    // What answers crawlers reads the clock too.
    command: `node --import ./tools/dev/src/moved-clock.ts tools/vite-brand/src/serve.ts ${Object.entries(origins.sites)
      .map(([brand, url]) => `${brand} ${new URL(url).port}`)
      .join(' ')}`,
    cwd: ROOT,
    env: locationEnvironment(origins),
    // The last one answers when all do.
    url: Object.values(origins.sites).at(-1) ?? '',
    reuseExistingServer: false,
  })),
});
