import { mkdir } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { Browser, BrowserContext, Page } from 'playwright';
import type { Request } from './arguments.ts';
import { SCREENS, storyOf, storyScreen, type Screen } from './screens.ts';
import { movingPicture, settle, walkDown, watchRequests } from './settle.ts';

/** One picture to take. */
export interface Shot {
  readonly screen: string;
  readonly brand: string;
  readonly width: number;
}

/** Where a shot is taken. */
export interface Place {
  readonly origin: string;
  readonly apiOrigin: string;
}

type Settings = Pick<Request, 'scheme' | 'density' | 'language' | 'full' | 'against'>;

const HEIGHTS = [
  [600, 844],
  [1_100, 1_180],
  [1_600, 900],
] as const;
const TALLEST = 1_080;
const heightOf = (width: number) => HEIGHTS.find(([below]) => width < below)?.[1] ?? TALLEST;

const REGIONS: Readonly<Record<string, string>> = { ru: 'ru-RU', kk: 'kk-KZ', uz: 'uz-UZ', en: 'en-GB' };

/** By this a site knows a television set. */
const TV_AGENT =
  'Mozilla/5.0 (Web0S; Linux/SmartTV) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/120.0.0.0 Safari/537.36 WebAppManager';

const contextOf = (
  browser: Browser,
  { width }: Shot,
  { scheme, density, language }: Settings,
): Promise<BrowserContext> =>
  browser.newContext({
    ...(density === 'tv' && { userAgent: TV_AGENT }),
    viewport: { width, height: heightOf(width) },
    hasTouch: width < 1_100,
    isMobile: width < 600,
    locale: REGIONS[language] ?? language,
    timezoneId: 'Asia/Almaty',
    colorScheme: scheme,
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
  });

const screenOf = ({ screen, brand }: Shot, settings: Settings): Screen => {
  const story = storyOf(screen);
  const known = story ? storyScreen(story, brand, settings) : SCREENS[screen];
  if (!known) throw new Error(`There is no screen ${screen}.`);
  return known;
};

/** Brings the page to its state; what did not come to rest, in words. */
async function arrange(page: Page, screen: Screen, shot: Shot, place: Place, full: boolean): Promise<string[]> {
  const requests = watchRequests(page);
  const context = page.context();
  const scene = { page, context, brand: shot.brand, ...place, settle: () => settle(page, requests) };
  await screen.before?.(scene);
  await page.goto(place.origin + screen.path, { waitUntil: 'commit' });
  await page.locator(screen.ready).first().waitFor({ state: 'attached' });
  if (screen.hasVideo) await movingPicture(page);
  if (full) await walkDown(page);
  await screen.act?.(scene);
  return settle(page, requests);
}

/** Where two looks are compared, what a channel happens to show is no difference. */
const WITHOUT_VIDEO = 'video { visibility: hidden !important }';

/** Whatever a page waits for by then will not come: its window is closed, and the shot fails. */
const LONGEST_MS = 90_000;

/** Takes one picture into a file. What is to be said about it, in words; an empty list when all is well. */
export async function shoot(
  browser: Browser,
  shot: Shot,
  place: Place,
  settings: Settings,
  file: string,
): Promise<string[]> {
  const context = await contextOf(browser, shot, settings);
  const patience = setTimeout(() => void context.close(), LONGEST_MS);
  try {
    const page = await context.newPage();
    const faults: string[] = [];
    page.on('pageerror', (error) => faults.push(`${error.name}: ${error.message}`));
    const unrest = await arrange(page, screenOf(shot, settings), shot, place, settings.full);
    await mkdir(dirname(file), { recursive: true });
    await page.screenshot({
      path: file,
      fullPage: settings.full,
      animations: 'disabled',
      ...(settings.against && { style: WITHOUT_VIDEO }),
    });
    return [...unrest, ...faults];
  } finally {
    clearTimeout(patience);
    await context.close();
  }
}
