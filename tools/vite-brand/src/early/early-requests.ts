/**
 * The first script of every page, inlined with its hash in the policy. It runs before the bundle arrives, so it is small and trusts
 * nothing: whatever fails here is simply asked again later. What it hands over is described in `@livery/brand-kit/early`.
 */
import {
  EARLY_HANDOFF,
  EARLY_KEYS,
  requestKey,
  type EarlyAnswer,
  type EarlyCredentials,
  type EarlyHandoff,
  type RememberedRequest,
  type RememberedRequests,
} from '@livery/brand-kit/early';
import { PAGE_DATA_ID, readPageData } from '@livery/brand-kit/page-data';
import { chooseLanguage, serverLanguage, type Language } from '@livery/i18n/languages';

const page = readPageData(document.getElementById(PAGE_DATA_ID)?.textContent ?? '{}');
const { apiOrigin } = page.config;

function stored<Value>(key: string): Value | null {
  try {
    return JSON.parse(localStorage.getItem(`livery.${page.brand}.${key}`) ?? 'null') as Value | null;
  } catch {
    return null;
  }
}

function storedLanguage(): string | null {
  try {
    return localStorage.getItem(`livery.${page.brand}.${EARLY_KEYS.language}`);
  } catch {
    return null;
  }
}

const language = chooseLanguage({
  enabled: page.languages as Language[],
  fallback: page.defaultLanguage as Language,
  stored: storedLanguage(),
  browser: navigator.languages,
});
const acceptLanguage = serverLanguage(language);
const root = document.documentElement;
root.lang = language;
// The skeleton of the home page must not flash over another page.
root.dataset['start'] = location.pathname === '/' ? 'home' : 'page';

const answers = new Map<string, EarlyAnswer>();

function ask(path: string, token: string | null, mayBeOld: boolean): void {
  const url = new URL(path, apiOrigin);
  const key = requestKey(url.href);
  if (url.origin !== apiOrigin || answers.has(key)) return;
  if (token !== null) url.searchParams.set('access_token', token);
  const response = fetch(url, {
    headers: { 'Accept-Language': acceptLanguage },
    // A sign for the service worker that its last answer will do; without a worker it would mean the browser's own old copies.
    ...(mayBeOld && { cache: 'force-cache' as const }),
  });
  response.catch(() => answers.delete(key));
  answers.set(key, { response, mayBeOld });
}

/** A good token of this browser's own; a link that brings another one makes it meaningless. */
function usableToken(): string | null {
  const credentials = stored<Partial<EarlyCredentials>>(EARLY_KEYS.credentials);
  const query = new URLSearchParams(location.search);
  if (query.has('access_token') || query.has('token')) return null;
  const { accessToken, expiresAtMs } = credentials ?? {};
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

for (const path of page.earlyPaths) ask(path, null, false);

const token = usableToken();
const remembered = stored<Partial<RememberedRequests>>(EARLY_KEYS.requests);
if (token !== null && location.pathname === '/' && remembered?.acceptLanguage === acceptLanguage) {
  const controlled = Boolean(navigator.serviceWorker?.controller);
  const requests = Array.isArray(remembered.requests) ? remembered.requests : [];
  for (const { path, mayBeOld } of requests as RememberedRequest[])
    if (typeof path === 'string') ask(path, token, mayBeOld === true && controlled);
}
