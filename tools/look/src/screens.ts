import type { BrowserContext, Page } from 'playwright';
import { Absence } from './refusal.ts';
import type { Viewer } from './viewers.ts';

/** Pages of the demo world that show as much as there is to see. */
const DEMO = { channel: 101, extraChannel: 112, series: 20001, film: 10001, soldFilm: 10158, person: 501, packet: 11 };

/** What a child may see of it. */
const FOR_CHILDREN = { channel: 104, series: 20004, film: 10341 };

/** What a screen may use while it is brought into its state. */
export interface Scene {
  readonly page: Page;
  readonly context: BrowserContext;
  readonly brand: string;
  /** Address of the site itself. */
  readonly origin: string;
  readonly apiOrigin: string;
  /** Waits until nothing changes any more. */
  readonly settle: () => Promise<unknown>;
}

export interface Screen {
  readonly path: string;
  /** The same kind of page where a child may open it. */
  readonly childPath?: string;
  /** What is there when the screen is. */
  readonly ready: string;
  /** Whose page it is unless told otherwise; a guest's where nothing is said. */
  readonly viewer?: Viewer;
  /** Before the page is opened. */
  readonly before?: (scene: Scene) => Promise<unknown>;
  /** After it has come: brings it into the state to look at. */
  readonly act?: (scene: Scene) => Promise<unknown>;
  /** Moving pictures must have begun. */
  readonly hasVideo?: true;
}

/** The documentation network stands for a country without rights. */
const fromAbroad = ({ context, apiOrigin }: Scene) =>
  context.route(`${apiOrigin}/**`, (route) =>
    route.continue({ headers: { ...route.request().headers(), 'x-forwarded-for': '203.0.113.7' } }),
  );

/** What the page paints before its first script: those of its files say nothing. */
const withoutScripts = ({ context, origin }: Scene) =>
  context.route(`${origin}/assets/*.js`, (route) => route.fulfill({ contentType: 'text/javascript', body: '' }));

const withoutServer = ({ context, apiOrigin }: Scene) => context.route(`${apiOrigin}/**`, (route) => route.abort());

async function loseNetwork({ context, page, settle }: Scene): Promise<void> {
  await settle();
  await context.setOffline(true);
  await page.locator('[role="status"] strong, [role="alert"] strong').filter({ visible: true }).first().waitFor();
}

/** The word for language in the languages of the sites. */
const LANGUAGE = /язык|тіл|til|language/i;

async function openLanguages({ page, settle }: Scene): Promise<void> {
  await settle();
  const button = page.locator('header').getByRole('button', { name: LANGUAGE }).filter({ visible: true }).first();
  if ((await button.count()) === 0) throw new Absence('This site shows no menu of languages.');
  await button.click();
  await page.locator('[role="menu"]').first().waitFor();
}

/** The drop-down under a member's face; narrow windows have a page in its place. */
async function openOwn({ page, settle }: Scene): Promise<void> {
  await settle();
  const button = page.locator('header [aria-haspopup="dialog"]').filter({ visible: true }).last();
  if ((await button.count()) === 0) throw new Absence('This site shows no menu of the viewer here.');
  await button.click();
  await page.locator('header [role="dialog"]').first().waitFor();
}

/** The controls hide after a while: a move of the pointer brings them back. */
async function showControls({ page, settle }: Scene): Promise<void> {
  await settle();
  const { width, height } = page.viewportSize() ?? { width: 390, height: 844 };
  await page.mouse.move(width / 3, height / 2);
  await page.mouse.move(width / 3 + 20, height / 2);
}

const CARD = 'main [data-focus-key]';

export const SCREENS: Readonly<Record<string, Screen>> = {
  home: { path: '/', ready: CARD },
  channels: { path: '/channels', ready: 'main a[data-focus-key^="channel-"]' },
  channel: {
    path: `/channels/all/${DEMO.channel}`,
    childPath: `/channels/all/${FOR_CHILDREN.channel}`,
    ready: 'main',
    hasVideo: true,
  },
  content: { path: `/contents/${DEMO.film}`, childPath: `/contents/${FOR_CHILDREN.film}`, ready: 'main h1' },
  series: { path: `/contents/${DEMO.series}`, childPath: `/contents/${FOR_CHILDREN.series}`, ready: 'main h1' },
  watch: {
    path: `/watch/${DEMO.film}`,
    childPath: `/watch/${FOR_CHILDREN.film}`,
    ready: 'video',
    hasVideo: true,
    act: showControls,
  },
  person: { path: `/persons/${DEMO.person}`, ready: 'main h1' },
  rowset: { path: '/movies', ready: CARD },
  row: { path: '/row/this-month', ready: CARD },
  guide: { path: '/channels/guide', ready: 'main' },
  search: { path: '/search?q=кино', ready: CARD },
  news: { path: '/news', ready: 'main h1' },
  instructions: { path: '/instructions', ready: 'main h1' },
  settings: { path: '/settings', ready: 'main h1' },
  'not-found': { path: '/no/such/page', ready: 'h1' },
  region: { path: '/', ready: '[role="dialog"], dialog[open]', before: fromAbroad },
  offline: { path: '/', ready: CARD, act: loseNetwork },
  'boot-failed': { path: '/', ready: '[role="alert"]', before: withoutServer },
  boot: { path: '/', ready: '#root > *, body > *', before: withoutScripts },
  'menu-own': { path: '/', ready: CARD, viewer: 'member', act: openOwn },
  'settings-own': { path: '/settings', ready: 'main h1', viewer: 'member' },
  packets: { path: '/packets', ready: 'main h1', viewer: 'member' },
  packet: { path: `/packets/${DEMO.packet}`, ready: 'main h1', viewer: 'member' },
  provider: { path: '/provider/arna-net', ready: 'main h1' },
  subscriptions: { path: '/settings/subscriptions', ready: 'main h1', viewer: 'member' },
  'not-bought': { path: `/channels/all/${DEMO.extraChannel}`, ready: 'main h2', viewer: 'member' },
  'film-for-sale': { path: `/contents/${DEMO.soldFilm}`, ready: 'main h1', viewer: 'member' },
  purchase: { path: '/packets/21?action=buy', ready: 'dialog[open]', viewer: 'member' },
  'sign-in': { path: '/#auth', ready: 'dialog[open], [role="dialog"]' },
  profiles: { path: '/#profiles', ready: 'dialog[open], [role="dialog"]', viewer: 'member' },
  pin: { path: '/#parental_set', ready: 'dialog[open], [role="dialog"]', viewer: 'member' },
  'menu-language': { path: '/', ready: CARD, act: openLanguages },
};

export const SCREEN_NAMES = Object.keys(SCREENS);

export const storyOf = (name: string): string | undefined =>
  name.startsWith('storybook:') ? name.slice('storybook:'.length) : undefined;

/** A story in a brand's look. */
export function storyScreen(
  story: string,
  look: { brand: string; scheme: string; language: string; density?: 'tv' },
): Screen {
  const globals = Object.entries(look)
    .map(([name, value]) => `${name}:${value}`)
    .join(';');
  return {
    path: `/iframe.html?id=${story}&viewMode=story&globals=${encodeURIComponent(globals)}`,
    ready: '#storybook-root > *, .sb-errordisplay:visible',
  };
}
