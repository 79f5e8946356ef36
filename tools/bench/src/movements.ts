import type { Page } from 'playwright';
import type { Prepare } from './member.ts';
import { QUIET_PATIENCE_MS, untilQuiet } from './quiet.ts';

export type Width = 390 | 1440;

/** One movement: what the viewer does, and what is there when it is done. */
export interface Step {
  readonly name: string;
  readonly act: (page: Page) => Promise<unknown>;
  readonly until: (page: Page) => Promise<unknown>;
}

export interface Movement {
  readonly at: string;
  /** What is there when the page is. */
  readonly ready: string;
  readonly member?: Prepare;
  readonly widths?: readonly Width[];
  readonly steps: readonly Step[];
}

const CARD = 'main a[href^="/contents/"][data-focus-key^="content-"]';
const CHANNEL = 'main a[data-focus-key^="channel-"]';

const seen = (page: Page, selector: string, at = 0) => page.locator(selector).filter({ visible: true }).nth(at);
const press =
  (selector: string, at = 0) =>
  (page: Page) =>
    seen(page, selector, at).click();
const there = (selector: string) => (page: Page) => seen(page, selector).waitFor();
const gone = (selector: string) => (page: Page) =>
  page.waitForFunction((what) => ![...document.querySelectorAll(what)].some((one) => one.checkVisibility()), selector);
const back = (page: Page) => page.evaluate(() => history.back());
const escape = (page: Page) => page.keyboard.press('Escape');
/** The first closes the list of suggestions. */
const twiceEscape = async (page: Page) => {
  await escape(page);
  await escape(page);
};
const toHash = (hash: string) => (page: Page) => page.evaluate((to) => void (location.hash = to), hash);

const twoWatch: Prepare = (call) => call('POST', '/v2/users/self/profiles', { name: 'Тима', role: 'child' });
const plain: Prepare = () => Promise.resolve();

/** Every movement of the product, by what a viewer does. Words of one site are not among the selectors: six of them are measured. */
export const MOVEMENTS: readonly Movement[] = [
  {
    at: '/',
    ready: CARD,
    steps: [
      { name: 'card → film', act: press(CARD, 1), until: there('[data-focus-key="watch"]') },
      { name: 'film → player', act: press('[data-focus-key="watch"]'), until: there('video') },
      { name: 'player → film', act: back, until: there('[data-focus-key="watch"]') },
      { name: 'film → card', act: back, until: there(CARD) },
    ],
  },
  {
    at: '/channels',
    ready: CHANNEL,
    steps: [
      {
        name: 'channel card → channel',
        act: press(CHANNEL, 1),
        until: there('[data-page="channel"] video, [data-where="page"]'),
      },
      { name: 'channel → card', act: back, until: there(CHANNEL) },
    ],
  },
  {
    at: '/',
    ready: CARD,
    steps: [
      { name: 'dialogue opens', act: toHash('auth'), until: there('dialog') },
      { name: 'dialogue closes', act: escape, until: gone('dialog') },
    ],
  },
  {
    at: '/',
    ready: CARD,
    steps: [
      { name: 'menu opens', act: press('header [aria-haspopup="menu"]'), until: there('[role="menu"]') },
      { name: 'menu closes', act: escape, until: gone('[role="menu"]') },
    ],
  },
  {
    at: '/',
    ready: CARD,
    // A phone has no such key.
    widths: [1440],
    steps: [
      { name: 'search opens', act: (page) => page.keyboard.press('/'), until: there('dialog input') },
      { name: 'search closes', act: twiceEscape, until: gone('dialog') },
    ],
  },
  {
    at: '/',
    ready: CARD,
    widths: [1440],
    steps: [
      {
        name: 'panel of a card opens',
        async act(page) {
          const card = seen(page, CARD, 2);
          await card.scrollIntoViewIfNeeded();
          await untilQuiet(page, QUIET_PATIENCE_MS);
          // A card that comes under a pointer at rest opens nothing.
          await card.hover({ position: { x: 20, y: 20 } });
          await card.hover({ position: { x: 40, y: 40 } });
        },
        until: there('article [popover]'),
      },
      { name: 'panel of a card closes', act: (page) => page.mouse.move(700, 5), until: gone('article [popover]') },
    ],
  },
  {
    at: '/',
    ready: 'button[data-slide]',
    steps: [
      {
        name: 'another story of the hero',
        act: press('button[data-slide]:not([aria-current])'),
        until: there('button[data-slide][aria-current]'),
      },
    ],
  },
  {
    at: '/',
    ready: CARD,
    member: twoWatch,
    steps: [
      { name: 'who is watching opens', act: toHash('profiles'), until: there('dialog li button') },
      { name: 'a profile is chosen', act: press('dialog li button:not([aria-current])'), until: gone('dialog') },
    ],
  },
  {
    at: '/settings/language',
    ready: 'main h1',
    member: plain,
    widths: [1440],
    steps: [
      {
        name: 'another page of the settings',
        act: press('nav a[href^="/settings/"]:not([aria-current])'),
        until: there('main h1'),
      },
    ],
  },
];
