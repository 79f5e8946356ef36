/**
 * The first script of every page, inlined with its hash in the policy. It runs before the bundle arrives, so it is small and trusts
 * nothing: whatever fails here is simply asked again later. What it hands over is described in `@livery/brand-kit/early`.
 */
import {
  EARLY_HANDOFF,
  EARLY_KEYS,
  homeRequests,
  requestKey,
  type EarlyAnswer,
  type EarlyCredentials,
  type EarlyHandoff,
} from '@livery/brand-kit/early';
import { PAGE_DATA_ID, readPageData } from '@livery/brand-kit/page-data';
import { chooseLanguage, serverLanguage, type Language } from '@livery/i18n/languages';
import { detectEnvironment } from '@livery/platform/environment';
import { rowsetKind } from '@livery/platform/viewport';
import { makeFirstGuest } from './first-guest.ts';
import { drawOpeningPicture } from './skeleton-picture.ts';

const { pathname, search, hash } = location;
const query = new URLSearchParams(search);
// Before the first request: browsers name the whole address to the site itself when they ask for a font, whatever the page's policy says. The application
// puts back what is no secret.
if (['token', 'access_token', 'device_serial', 'telegram_id'].some((name) => query.has(name))) {
  // What a messenger adds behind the hash tells of its user.
  history.replaceState(history.state, '', pathname === '/miniapp' ? pathname : pathname + hash);
}

const page = readPageData(document.getElementById(PAGE_DATA_ID)?.textContent ?? '{}');
const { apiOrigin } = page.config;

function kept(key: string): string | null {
  try {
    return localStorage.getItem(`livery.${page.brand}.${key}`);
  } catch {
    return null;
  }
}

function stored<Value>(key: string): Value | null {
  try {
    return JSON.parse(kept(key) ?? 'null') as Value | null;
  } catch {
    return null;
  }
}

const language = chooseLanguage({
  enabled: page.languages as Language[],
  fallback: page.defaultLanguage as Language,
  stored: kept(EARLY_KEYS.language),
  browser: navigator.languages,
});
const acceptLanguage = serverLanguage(language);
const root = document.documentElement;
root.lang = language;
// The skeleton of the home page must not flash over another page.
root.dataset['start'] = pathname === '/' ? 'home' : 'page';

const answers = new Map<string, EarlyAnswer>();

function ask(path: string, token: string | null = null, mayBeOld = false): Promise<Response> {
  const url = new URL(path, apiOrigin);
  const key = requestKey(url.href);
  if (token !== null) url.searchParams.set('access_token', token);
  const response = fetch(url, {
    headers: { 'Accept-Language': acceptLanguage },
    // A sign for the service worker that its last answer will do; without a worker it would mean the browser's own old copies.
    ...(mayBeOld && { cache: 'force-cache' as const }),
  });
  const forget = () => void answers.delete(key);
  // A refused token is the session's business; a refused network is what the application has to tell the viewer.
  response.then(({ ok }) => ok || token === null || forget(), forget);
  answers.set(key, { response, mayBeOld });
  return response;
}

/** A good token of this browser's own. */
function storedToken(): string | null {
  const { accessToken, expiresAtMs } = stored<Partial<EarlyCredentials>>(EARLY_KEYS.credentials) ?? {};
  return typeof accessToken === 'string' && typeof expiresAtMs === 'number' && expiresAtMs > Date.now()
    ? accessToken
    : null;
}

const readJson = async (address: string): Promise<unknown> => {
  const response = await fetch(address);
  return response.ok ? response.json() : null;
};

const handoff: EarlyHandoff = {
  language,
  search,
  config: readJson('/config.json').catch(() => null),
  translation: readJson(`/locales/${language}/translation.json?v=${page.localeVersion}`).catch(() => null),
  take(url, wantedLanguage) {
    if (wantedLanguage !== acceptLanguage) return undefined;
    const key = requestKey(url);
    const answer = answers.get(key);
    answers.delete(key);
    return answer;
  },
};
(window as unknown as Record<string, unknown>)[EARLY_HANDOFF] = handoff;

const [network] = page.earlyPaths.map((path) => ask(path));

const environment = detectEnvironment({
  userAgent: navigator.userAgent,
  brandHost: 'site',
  partner: null,
  window: window as never,
  touchPoints: navigator.maxTouchPoints,
});
// Before the first paint: what is read from ten feet is drawn so from the beginning.
if (environment.deviceType === 'tv') root.dataset['density'] = 'tv';

/** Gives the answer of the page; null on pages that are not home. */
function askForHome(token: string): Promise<Response> | null {
  if (pathname !== '/') return null;
  const isControlled = Boolean(navigator.serviceWorker?.controller);
  const kind = rowsetKind({ widthPx: window.innerWidth, mobileBrowser: environment.mobileBrowser });
  const [page] = homeRequests(kind).map(({ path, mayBeOld }) => ask(path, token, mayBeOld && isControlled));
  // A page without its picture yet is no failure.
  if (page) drawOpeningPicture(page).catch(() => {});
  return page ?? null;
}

/** The guest must be one of the server that the application will speak to. */
async function firstGuest(): Promise<void> {
  const config = (await handoff.config) as { apiOrigin?: unknown } | null;
  if (!network || (config?.apiOrigin ?? apiOrigin) !== apiOrigin) return;
  const { brand, appVersion } = page;
  let home = null as Promise<Response> | null;
  // What home shows hangs on the account, not on its device.
  const onSignedIn = (accountToken: string) => void (home = askForHome(accountToken));
  const token = await makeFirstGuest({
    brand,
    appVersion,
    apiOrigin,
    acceptLanguage,
    environment,
    network,
    onSignedIn,
  });
  if (token === null) return;
  void ask('/v2/users/self', token);
  const isAnswered = await home?.then(
    ({ ok }) => ok,
    () => false,
  );
  if (!isAnswered) askForHome(token);
}

const token = storedToken();
// A link that brings a token, a partner or a device has its own start, and so has a page inside of an application.
const isPlainVisit = search === '' && environment.host === 'browser';
if (token !== null) {
  if (!/[?&](access_)?token=/.test(search)) askForHome(token);
} else if (isPlainVisit) firstGuest().catch(() => {});
