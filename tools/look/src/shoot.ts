import { mkdir } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { Browser, BrowserContext, Page } from 'playwright';
import type { Request } from './arguments.ts';
import { SCREENS, storyOf, storyScreen, type Screen } from './screens.ts';
import { movingPicture, settle, walkDown, watchRequests } from './settle.ts';
import { openAs, type Viewer } from './viewers.ts';
import { deviceOf, type Window } from './window.ts';

/** One picture to take. */
export interface Shot {
  readonly screen: string;
  readonly brand: string;
  readonly width: Window;
}

/** Where a shot is taken. */
export interface Place {
  readonly origin: string;
  readonly apiOrigin: string;
}

type Settings = Pick<Request, 'scheme' | 'language' | 'viewer' | 'full' | 'against'>;

const REGIONS: Readonly<Record<string, string>> = { ru: 'ru-RU', kk: 'kk-KZ', uz: 'uz-UZ', en: 'en-GB' };

const contextOf = (browser: Browser, { width }: Shot, { scheme, language }: Settings): Promise<BrowserContext> =>
  browser.newContext({
    ...deviceOf(width),
    locale: REGIONS[language] ?? language,
    timezoneId: 'Asia/Almaty',
    colorScheme: scheme,
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
  });

const screenOf = ({ screen, brand, width }: Shot, { scheme, language }: Settings): Screen => {
  const story = storyOf(screen);
  const known = story
    ? storyScreen(story, { brand, scheme, language, ...(width === 'tv' && { density: 'tv' }) })
    : SCREENS[screen];
  if (!known) throw new Error(`There is no screen ${screen}.`);
  return known;
};

/** A story is nobody's. */
const viewerOf = ({ screen: name }: Shot, screen: Screen, { viewer }: Settings): Viewer =>
  storyOf(name) === undefined ? (viewer ?? screen.viewer ?? 'guest') : 'guest';

/** Brings the page to its state; what did not come to rest, in words. */
async function arrange(
  page: Page,
  screen: Screen,
  shot: Shot,
  place: Place,
  { viewer, full }: { readonly viewer: Viewer; readonly full: boolean },
): Promise<string[]> {
  const requests = watchRequests(page);
  const context = page.context();
  const scene = { page, context, brand: shot.brand, ...place, settle: () => settle(page, requests) };
  await openAs(viewer, scene);
  await screen.before?.(scene);
  const path = viewer === 'child' ? (screen.childPath ?? screen.path) : screen.path;
  await page.goto(place.origin + path, { waitUntil: 'commit' });
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
    const screen = screenOf(shot, settings);
    const viewer = viewerOf(shot, screen, settings);
    const unrest = await arrange(page, screen, shot, place, { viewer, full: settings.full });
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
