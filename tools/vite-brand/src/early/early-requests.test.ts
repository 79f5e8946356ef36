import { runInNewContext } from 'node:vm';
import { earlyPaths, type EarlyHandoff } from '@livery/brand-kit/early';
import { LOCAL_CONFIG } from '@livery/brand-kit/site-config';
import type { Endpoint } from '@livery/contract/endpoint';
import { NetworkInfo } from '@livery/contract/platform/entities';
import { decode, encode } from '@livery/contract/schema';
import { sessionEndpoints } from '@livery/contract/session/endpoints';
import { AccessToken } from '@livery/contract/session/entities';
import { expect, it } from 'vitest';
import { earlyScript } from './classic-script.ts';

const script = await earlyScript();
const API = LOCAL_CONFIG.apiOrigin;
const HOUR_MS = 3_600_000;

const NETWORK = { provider: { id: 1, is_have_purchases: true }, is_guest_allowed: true };
const GRANT = { access_token: 'of-the-guest', expired: Math.floor(Date.now() / 1000) + 3600 };
const ANSWERS: Record<string, unknown> = {
  'GET /v2/users/self/network': NETWORK,
  'POST /v2/users': { id: 7, is_guest: true },
  'POST /v2/auth/login': { access_token: 'of-the-login' },
  'POST /v2/users/self/devices': { id: 55, secret: 'of-55' },
  'POST /v2/auth/device': GRANT,
};

interface Visit {
  address?: string;
  stored?: Record<string, unknown>;
  browserLanguages?: string[];
  worker?: boolean;
  width?: number;
  storageRefused?: boolean;
  /** Ends without an answer. */
  failing?: string;
  /** Answered with this status. */
  refused?: Record<string, number>;
  answers?: Record<string, unknown>;
  locks?: boolean;
  globals?: Record<string, unknown>;
  userAgent?: string;
}

/** The opening picture in the skeleton. */
interface Picture {
  srcset: string;
  sizes: string;
  onerror(): void;
}

/** Runs the built script as a browser would, and tells what it asked for. */
function visit({
  address = '/',
  stored = {},
  browserLanguages = ['ru-RU'],
  worker = false,
  width = 1440,
  storageRefused = false,
  failing,
  refused = {},
  answers = {},
  locks = true,
  globals = {},
  userAgent = 'Mozilla/5.0 (X11; Linux x86_64) Chrome/156.0.0.0',
}: Visit = {}) {
  const asked: {
    method: string;
    url: string;
    language: string | undefined;
    cache: string | undefined;
    body: unknown;
  }[] = [];
  const root = { lang: '', dataset: {} as Record<string, string> };
  const { pathname, search } = new URL(address, 'http://site.test');
  const values = new Map(
    Object.entries(stored).map(([key, value]) => [key, typeof value === 'string' ? value : JSON.stringify(value)]),
  );
  const held: string[] = [];
  const shown: string[] = [];
  const drawn: Picture[] = [];
  const refusing = () => {
    if (storageRefused) throw new Error('refused');
  };
  const keyOf = (key: string) => key.replace('livery.orbit.', '');
  const window: Record<string, unknown> = { innerWidth: width, ...globals };
  const page = {
    brand: 'orbit',
    appVersion: 190,
    languages: ['ru', 'kk', 'ky'],
    defaultLanguage: 'ru',
    localeVersion: '190-x',
    earlyPaths: earlyPaths('orbit'),
    config: LOCAL_CONFIG,
  };
  runInNewContext(script, {
    ...{ Date, URL, URLSearchParams, AbortController, AbortSignal, TextEncoder, crypto },
    window,
    location: { pathname, search, hash: '' },
    history: { state: null, replaceState: (_: unknown, __: string, at: string) => void shown.push(at) },
    navigator: {
      languages: browserLanguages,
      userAgent,
      maxTouchPoints: 0,
      serviceWorker: { controller: worker ? {} : null },
      locks: locks
        ? {
            request: async (name: string, _: unknown, task: () => Promise<void>) => {
              held.push(name);
              await task();
              held.push('free');
            },
          }
        : undefined,
    },
    Image: class {
      remove = () => drawn.splice(0);
    },
    document: {
      documentElement: root,
      querySelector: () => ({ append: (picture: Picture) => drawn.push(picture) }),
      getElementById: () => ({ textContent: JSON.stringify(page) }),
    },
    localStorage: {
      getItem(key: string) {
        refusing();
        return values.get(keyOf(key)) ?? null;
      },
      setItem(key: string, value: string) {
        refusing();
        values.set(keyOf(key), value);
      },
      removeItem: (key: string) => values.delete(keyOf(key)),
    },
    fetch: (url: string | URL, init?: RequestInit) => {
      const { method = 'GET', body, cache } = init ?? {};
      const language = (init?.headers as Record<string, string> | undefined)?.['Accept-Language'];
      asked.push({ method, url: String(url), language, cache, body: body && (JSON.parse(String(body)) as unknown) });
      if (failing !== undefined && String(url).includes(failing))
        return Promise.reject(new TypeError('Failed to fetch'));
      const name = `${method} ${new URL(url, 'http://site.test').pathname}`;
      const answer = { ...ANSWERS, ...answers }[name] ?? { a: 'b' };
      return Promise.resolve(new Response(JSON.stringify(answer), { status: refused[name] ?? 200 }));
    },
  });
  return {
    asked,
    urls: asked.map(({ url }) => url),
    calls: () => asked.map(({ method, url }) => `${method} ${url.replace(LOCAL_CONFIG.apiOrigin, '')}`),
    root,
    values,
    held,
    shown,
    drawn,
    handoff: window['__livery_early'] as EarlyHandoff,
  };
}

/** Turns of the program in which all that follows from the answers is asked: they are there at once, so none takes time. */
const TURNS = 100;
async function settled(): Promise<void> {
  for (let turn = 0; turn < TURNS; turn += 1) await new Promise((resolve) => setImmediate(resolve));
}

const credentials = { accessToken: 'secret', expiresAtMs: Date.now() + HOUR_MS, deviceId: 1 };
it('API-010 BOOT-001 asks for the network info of the brand’s provider at a first visit, and for what else needs no viewer', () => {
  expect(visit().urls).toEqual([
    '/config.json',
    '/locales/ru/translation.json?v=190-x',
    `${API}/v2/users/self/network?provider=orbit`,
    `${API}/v2/platform/configuration`,
  ]);
});

it.each([
  [1440, 'web'],
  [390, 'mobile300'],
])('asks with a stored token for home as a window of %i px shows it', (width, kind) => {
  const { urls } = visit({ stored: { credentials }, width });
  expect(urls.slice(-2)).toEqual([
    `${API}/v2/rowsets/startpage?kind=${kind}&access_token=secret`,
    `${API}/v2/rowsets?access_token=secret`,
  ]);
});

it.each<[string, Visit]>([
  ['the token has expired', { stored: { credentials: { ...credentials, expiresAtMs: Date.now() - 1 } } }],
  ['the link brings a token of its own', { address: '/?access_token=other', stored: { credentials } }],
  ['the page is not home', { address: '/channels', stored: { credentials } }],
  ['what is stored cannot be read', { stored: { credentials: '{' } }],
  ['what is stored is something else', { stored: { credentials: 7 } }],
  ['storage is refused', { storageRefused: true }],
])('asks for nothing of the viewer when %s', async (_, circumstances) => {
  const { calls } = visit(circumstances);
  await settled();
  expect(calls().filter((call) => /rowsets|POST/.test(call))).toEqual([]);
});

it.each(['token', 'access_token', 'device_serial', 'telegram_id', 'access%5Ftoken'])(
  'BOOT-021 NAV-039 takes a link’s %s out of the address before anything is asked, and hands the query over',
  (name) => {
    const { shown, handoff } = visit({ address: `/miniapp?a=1&${name}=secret` });
    expect(shown).toEqual(['/miniapp']);
    expect(handoff.search).toBe(`?a=1&${name}=secret`);
    expect(visit({ address: '/search?q=x' }).shown).toEqual([]);
  },
);

it('lets the service worker answer with the last page, and only it', () => {
  const withWorker = visit({ worker: true, stored: { credentials } });
  expect(withWorker.asked.filter(({ cache }) => cache === 'force-cache').map(({ url }) => url)).toEqual([
    `${API}/v2/rowsets/startpage?kind=web&access_token=secret`,
  ]);
  expect(withWorker.handoff.take(`${API}/v2/rowsets/startpage?kind=web`, 'ru')?.mayBeOld).toBe(true);
  const without = visit({ stored: { credentials } });
  expect(without.asked.every(({ cache }) => cache === undefined)).toBe(true);
});

it('SES-006 SES-007 SES-008 SES-009 makes the guest of a first visit under the session’s lock, with the calls of the contract', async () => {
  const { asked, calls, values, held } = visit();
  await settled();
  expect(calls().slice(4)).toEqual([
    'POST /v2/users',
    'POST /v2/auth/login',
    'GET /v2/rowsets/startpage?kind=web&access_token=of-the-login',
    'GET /v2/rowsets?access_token=of-the-login',
    'POST /v2/users/self/devices?access_token=of-the-login',
    'POST /v2/auth/device?access_token=of-the-login',
    'GET /v2/users/self?access_token=of-the-guest',
  ]);
  expect(held).toEqual(['livery.orbit.session/credentials', 'free']);
  expect(JSON.parse(values.get('credentials') ?? '')).toMatchObject({
    accessToken: 'of-the-guest',
    deviceId: 55,
    deviceSecret: 'of-55',
  });
  expect(values.has('pending_guest')).toBe(false);

  const bodies = asked.flatMap(({ body }) => (body ? [body as Record<string, unknown>] : []));
  const { createGuest, login, createDevice, authenticateDevice } = sessionEndpoints;
  const endpoints: readonly Endpoint[] = [createGuest, login, createDevice, authenticateDevice];
  for (const [index, endpoint] of endpoints.entries()) {
    const read = decode(endpoint.body, bodies[index]);
    expect(read.ok && encode(endpoint.body, read.value)).toEqual(bodies[index]);
  }
  expect(bodies[0]).toMatchObject({ is_guest: true, app_version: 190, api_version: 'v30' });
  expect(bodies[3]).toEqual({ device_id: 55, secret: 'of-55' });
  expect(bodies[2]).toMatchObject({ serial: values.get('device_serial'), application_type: 'web' });
  // What the script reads by hand is what the contract reads.
  expect(decode(NetworkInfo, NETWORK)).toMatchObject({
    value: { isGuestAllowed: true, provider: { hasPurchases: true } },
  });
  expect(decode(AccessToken, GRANT)).toMatchObject({
    value: { accessToken: GRANT.access_token, expiresAtSeconds: GRANT.expired },
  });
});

it('asks for home again with the guest’s own token where an account without a device may not see it', async () => {
  const home = 'GET /v2/rowsets/startpage';
  const { calls, handoff } = visit({ refused: { [home]: 403 } });
  await settled();
  const pages = calls().filter((call) => call.startsWith(home));
  expect(pages).toEqual([`${home}?kind=web&access_token=of-the-login`, `${home}?kind=web&access_token=of-the-guest`]);
  expect(handoff.take(`${API}/v2/rowsets/startpage?kind=web`, 'ru'), 'no refusal is handed over').toBeUndefined();
});

it.each<[string, Visit]>([
  ['a guest is being made already', { stored: { pending_guest: 'somebody' } }],
  ['somebody was here', { stored: { credentials: { ...credentials, expiresAtMs: 0 } } }],
  ['the link has something to say', { address: '/?partner=one' }],
  ['the page stands in an application', { globals: { Android: {} } }],
  ['the browser has no locks', { locks: false }],
  ['storage is refused', { storageRefused: true }],
  ['guests are not allowed', { answers: { 'GET /v2/users/self/network': { ...NETWORK, is_guest_allowed: false } } }],
  ['there is no provider', { answers: { 'GET /v2/users/self/network': { is_guest_allowed: true } } }],
  [
    'the network signs in by itself',
    { answers: { 'GET /v2/users/self/network': { ...NETWORK, auto_auth: 'https://a.test/' } } },
  ],
  [
    'the provider signs in by itself',
    { answers: { 'GET /v2/users/self/network': { ...NETWORK, provider: { auto_auth: 'https://a.test/' } } } },
  ],
  ['the country is forbidden', { refused: { 'GET /v2/users/self/network': 403 } }],
  ['the operator names another server', { answers: { 'GET /config.json': { apiOrigin: 'https://other.test' } } }],
])('leaves the guest to the session when %s', async (_, circumstances) => {
  const { calls, values } = visit(circumstances);
  const before = values.get('credentials');
  await settled();
  expect(calls().filter((call) => call.startsWith('POST'))).toEqual([]);
  expect(values.get('credentials')).toBe(before);
});

it.each(['POST /v2/users', 'POST /v2/auth/login', 'POST /v2/users/self/devices', 'POST /v2/auth/device'])(
  'SES-010 leaves what it has begun to the session when %s fails',
  async (call) => {
    const { values, held } = visit({ refused: { [call]: 500 } });
    await settled();
    expect(values.get('pending_guest')).toMatch(/^[\da-f-]{36}$/);
    expect(values.has('credentials')).toBe(false);
    expect(held).not.toContain('free');
  },
);

it.each([
  ['the stored choice', { stored: { language: 'kk' }, browserLanguages: ['ru'] }, 'kk', 'kk'],
  ['a language of the browser that the brand has', { browserLanguages: ['de-DE', 'kk-KZ'] }, 'kk', 'kk'],
  ['the default of the brand', { browserLanguages: ['de-DE'] }, 'ru', 'ru'],
  ['the mapped language for the server', { browserLanguages: ['ky'] }, 'ky', 'ru'],
])('BRAND-026 API-002 speaks %s', (_, circumstances, language, header) => {
  const { root, asked, handoff } = visit(circumstances);
  expect(root.lang).toBe(language);
  expect(handoff.language).toBe(language);
  expect(asked.find(({ url }) => url.includes('/network'))?.language).toBe(header);
  expect(asked.some(({ url }) => url.startsWith(`/locales/${language}/`))).toBe(true);
});

it('hands each answer over once, whatever the order of the query', async () => {
  const { handoff } = visit({ stored: { credentials } });
  const answer = handoff.take(`${API}/v2/rowsets/startpage?access_token=renewed&kind=web`, 'ru');
  expect(await (await answer?.response)?.json()).toEqual({ a: 'b' });
  expect(handoff.take(`${API}/v2/rowsets/startpage?kind=web`, 'ru')).toBeUndefined();
  expect(handoff.take(`${API}/v2/users/self/network?provider=orbit`, 'kk')).toBeUndefined();
  expect(await handoff.translation).toEqual({ a: 'b' });
});

const home = (rows: unknown) => ({ 'GET /v2/rowsets/startpage': { id: 1, rows } });
const opening = (background: unknown, template = 'promo-bg') => home([{ template, promotions: [{ background }] }]);

it('ROWS-040 draws the picture that home opens with into the skeleton, and leaves the answer to the application', async () => {
  const answers = opening('https://images.test/images/hero/a.jpg');
  const { drawn, handoff } = visit({ stored: { credentials }, answers });
  await settled();
  expect(drawn).toHaveLength(1);
  expect(drawn[0]?.sizes).toBe('100vw');
  expect(drawn[0]?.srcset).toMatch(/hero\/a\.jpg\?[^ ]*w=828[^ ]*webp[^ ]* 828w/);
  const answer = await handoff.take(`${API}/v2/rowsets/startpage?kind=web`, 'ru')?.response;
  expect(await answer?.json()).toEqual(answers['GET /v2/rowsets/startpage']);

  drawn[0]?.onerror();
  expect(drawn).toEqual([]);
});

it.each<[string, Visit]>([
  ['opens with cards', { answers: opening('https://images.test/a.jpg', 'content-v') }],
  ['has no picture', { answers: opening(undefined) }],
  ['has an address that is none', { answers: opening('a picture') }],
  ['has no rows', { answers: home([]) }],
  ['is something else', { answers: home('rows') }],
  ['is refused', { refused: { 'GET /v2/rowsets/startpage': 500 }, answers: opening('https://images.test/a.jpg') }],
])('draws no picture for a home that %s', async (_, circumstances) => {
  const { drawn } = visit({ stored: { credentials }, ...circumstances });
  await settled();
  expect(drawn).toEqual([]);
});

it('forgets what failed, so that it is asked again', async () => {
  const { handoff } = visit({ failing: '4100' });
  await new Promise((resolve) => setImmediate(resolve));
  expect(handoff.take(`${API}/v2/users/self/network?provider=orbit`, 'ru')).toBeUndefined();
});

it('goes on without the configuration file and the texts', async () => {
  const { handoff } = visit({ failing: '.json' });
  expect(await Promise.all([handoff.config, handoff.translation])).toEqual([null, null]);
});

it('tells the skeleton whether home is coming', () => {
  expect(visit().root.dataset['start']).toBe('home');
  expect(visit({ address: '/channels/all/1' }).root.dataset['start']).toBe('page');
});

it('is drawn for ten feet on a television set before anything else has come, and as the brand says elsewhere', () => {
  expect(visit({ userAgent: 'Mozilla/5.0 (Web0S; Linux/SmartTV)' }).root.dataset['density']).toBe('tv');
  expect(visit().root.dataset['density']).toBeUndefined();
});

it('stays small enough to stand in the page', () => {
  expect(script.length).toBeLessThan(13_500);
});
