import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import react from '@vitejs/plugin-react';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import type { BrowserCommand } from 'vitest/node';
import { ON_EACH_DATABASE, testsOnDatabase } from './tools/backend/test/tests-on-database.ts';
import { CHROMIUM_ARGS, findChromium } from './tools/dev/src/chromium.ts';
import { keepModules } from './tools/dev/src/keep-modules.ts';
import { testClockOffsetMs } from './tools/dev/src/test-clock.ts';

/** Tests that ask a database: those of the backend, and the site's rules of paying against it. */
const ofBackend = (names: readonly string[]) => names.map((name) => `tools/backend/test/${name}`);
const ON_DATABASE = [
  ...ofBackend(testsOnDatabase()),
  'tools/bench/src/purchases/postgres/purchases-on-database.test.ts',
];
const NODE_TESTS = ['{libs,libs/features,tools}/*/{src,test}/**/*.test.ts', 'brands/*.test.ts'];

/** What `TEST_DATABASE` asks of the project `node`: by itself it runs everything, on the embedded database. */
const BY_DATABASE: Readonly<Record<string, { include: string[]; exclude: string[]; globalSetup?: string[] }>> = {
  none: { include: NODE_TESTS, exclude: ON_DATABASE },
  embedded: { include: ON_DATABASE, exclude: [] },
  each: { include: ofBackend(ON_EACH_DATABASE), exclude: [] },
  postgres: { include: ON_DATABASE, exclude: [], globalSetup: ['tools/backend/test/one-postgres.ts'] },
};
const ofNode = BY_DATABASE[process.env['TEST_DATABASE'] ?? ''] ?? { include: NODE_TESTS, exclude: [] };

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** A loaded machine may be late with a picture: in CI a test in a browser may begin once more. The end of `npm test` names those that had to. */
const ONCE_MORE_IN_CI = process.env['CI'] ? 1 : 0;

/** Off the page: what a test draws is not under the mouse that another one has moved. */
const takePointerAway: BrowserCommand<[]> = ({ page }) => page.mouse.move(-1, -1);

/** The same world at any hour: each run of tests begins at noon of a Thursday. */
const CLOCK = here('tools/dev/src/moved-clock-of-tests.ts');
/** A failing file says so within a minute, not within an hour; a late one is waited for. */
const WAITS = here('tools/dev/src/waits-of-tests.ts');
/** Warnings of React without the stacks that cost a third of a page's time. */
const REACT_OF_TESTS = here('tools/dev/src/react-of-tests.ts');
const AT_NOON = { setupFiles: [CLOCK], provide: { clockOffsetMs: testClockOffsetMs() } };

const browser = () => ({
  enabled: true,
  headless: true,
  screenshotFailures: false,
  provider: playwright({ launchOptions: { executablePath: findChromium(), args: CHROMIUM_ARGS } }),
  instances: [{ browser: 'chromium' as const }],
  commands: { takePointerAway },
});

/** Found before the first test, so that Vite does not reload the page in the middle of one. */
const REACT = [
  'react',
  'react-dom',
  'react-dom/client',
  'react/jsx-runtime',
  'react/jsx-dev-runtime',
  'styled-components',
  'react-redux',
  'react-router-dom',
  '@reduxjs/toolkit',
  '@reduxjs/toolkit/query/react',
  'i18next',
  'lean-qr/nano',
];

const SHAKA = ['shaka-player/dist/shaka-player.hls-es2021.js', 'shaka-player/dist/shaka-player.dash-es2021.js'];

/** Real media by the wall clock: it waits for most of its time, and nothing else in a browser runs beside it. */
const PLAYBACK = [
  'libs/player-core/src/**/*.browser.test.ts',
  'libs/features/spots/src/real-creatives.browser.test.ts',
];

const inBrowser = (name: string, files: { include: string[]; exclude?: string[] }) => ({
  plugins: [react(), keepModules()],
  optimizeDeps: { include: [...REACT, 'dompurify', 'hls.js', 'hls.js/light', ...SHAKA, '@dailymotion/vast-client'] },
  test: {
    ...files,
    ...AT_NOON,
    name,
    globalSetup: ['tools/dev/src/media-origin.ts'],
    setupFiles: [REACT_OF_TESTS, CLOCK, WAITS, here('libs/widgets/src/testing/pointer-away.ts')],
    testTimeout: 60_000,
    retry: ONCE_MORE_IN_CI,
    // What does not come within this does not come: a failing file says so within a minute, not within an hour.
    expect: { poll: { timeout: 10_000 } },
    browser: browser(),
  },
});

export default defineConfig({
  test: {
    reporters: process.env['CI'] ? ['default', 'json'] : ['default'],
    // Noon of a Thursday in Almaty: a test that stops the clock means no particular hour, and must not fail at the end of one.
    fakeTimers: { now: Date.parse('2026-03-05T12:00:00+05:00') },
    projects: [
      {
        test: {
          ...AT_NOON,
          name: 'node',
          environment: 'node',
          ...ofNode,
          exclude: [...ofNode.exclude, '**/*.{browser,reference}.test.*', '**/node_modules/**'],
          // Rules and values: no file leaves anything behind, and a world of its own for each would cost half of the time.
          isolate: false,
          testTimeout: 20_000,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          ...AT_NOON,
          name: 'reference',
          environment: 'node',
          include: ['libs/**/src/**/*.reference.test.ts'],
          globalSetup: ['tools/dev/src/reference-backend.ts'],
          testTimeout: 20_000,
        },
      },
      inBrowser('playback', { include: PLAYBACK }),
      inBrowser('browser', {
        include: ['libs/**/src/**/*.browser.test.{ts,tsx}', '.storybook/*.browser.test.tsx'],
        exclude: [...PLAYBACK, '**/node_modules/**'],
      }),
      ...(existsSync(here('.storybook/main.ts'))
        ? [
            {
              extends: true as const,
              optimizeDeps: { include: REACT },
              plugins: [storybookTest({ configDir: here('.storybook') }), keepModules()],
              // A long page is asked for its contrast once for each brand and scheme. Stories share a page in Storybook too; a new one for each file took a third of the time.
              test: {
                ...AT_NOON,
                name: 'storybook',
                isolate: false,
                testTimeout: 60_000,
                retry: ONCE_MORE_IN_CI,
                browser: browser(),
              },
            },
          ]
        : []),
    ],
  },
});
