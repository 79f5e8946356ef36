import { existsSync } from 'node:fs';
import { chromium } from 'playwright';

/** Chromium runs as root in containers, and videos start without a click in tests. */
export const CHROMIUM_ARGS = [
  '--no-sandbox',
  '--disable-dev-shm-usage',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-quic',
  '--autoplay-policy=no-user-gesture-required',
];

const INSTALLED = [
  // The same browser without windows of its own, which take a quarter of a journey's time.
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/**
 * The browser for tests: an installed Chromium, else Playwright's own.
 * @throws Error with one sentence that says how to get one.
 */
export function findChromium(
  named = process.env['CHROMIUM_PATH'],
  places: readonly string[] = [...INSTALLED, chromium.executablePath()],
): string {
  if (named && !existsSync(named)) throw new Error(`CHROMIUM_PATH is "${named}", but there is no such file.`);
  const found = named || places.find((path) => existsSync(path));
  if (found) return found;
  throw new Error(
    'No Chromium was found: install one (Debian: apt-get install chromium; elsewhere: npx playwright install chromium) or name it in CHROMIUM_PATH.',
  );
}
