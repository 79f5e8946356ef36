import { runInNewContext } from 'node:vm';
import { earlyPaths, type EarlyHandoff } from '@livery/brand-kit/early';
import { LOCAL_CONFIG } from '@livery/brand-kit/site-config';
import { expect, it } from 'vitest';
import { earlyScript } from './classic-script.ts';

const script = await earlyScript();
const API = LOCAL_CONFIG.apiOrigin;
const HOUR_MS = 3_600_000;

interface Visit {
  address?: string;
  stored?: Record<string, unknown>;
  browserLanguages?: string[];
  worker?: boolean;
  storageRefused?: boolean;
  failing?: string;
}

/** Runs the built script as a browser would, and tells what it asked for. */
function visit({
  address = '/',
  stored = {},
  browserLanguages = ['ru-RU'],
  worker = false,
  storageRefused = false,
  failing,
}: Visit = {}) {
  const asked: { url: string; language: string | undefined; cache: string | undefined }[] = [];
  const root = { lang: '', dataset: {} as Record<string, string> };
  const { pathname, search } = new URL(address, 'http://site.test');
  const window: Record<string, unknown> = {};
  const page = {
    brand: 'orbit',
    languages: ['ru', 'kk', 'ky'],
    defaultLanguage: 'ru',
    localeVersion: '190-x',
    earlyPaths: earlyPaths('orbit'),
    config: LOCAL_CONFIG,
  };
  runInNewContext(script, {
    URL,
    URLSearchParams,
    Map,
    Promise,
    Date,
    JSON,
    Boolean,
    window,
    location: { pathname, search },
    navigator: { languages: browserLanguages, serviceWorker: { controller: worker ? {} : null } },
    document: {
      documentElement: root,
      getElementById: () => ({ textContent: JSON.stringify(page) }),
    },
    localStorage: {
      getItem(key: string) {
        if (storageRefused) throw new Error('refused');
        const value = stored[key.replace('livery.orbit.', '')];
        return value === undefined ? null : typeof value === 'string' ? value : JSON.stringify(value);
      },
    },
    fetch: (url: string | URL, init?: { headers?: Record<string, string>; cache?: string }) => {
      asked.push({ url: String(url), language: init?.headers?.['Accept-Language'], cache: init?.cache });
      const broken = failing !== undefined && String(url).includes(failing);
      return broken ? Promise.reject(new TypeError('Failed to fetch')) : Promise.resolve(new Response('{"a":"b"}'));
    },
  });
  return {
    asked,

    urls: asked.map(({ url }) => url),
    root,
    handoff: window['__livery_early'] as EarlyHandoff,
  };
}

const credentials = { accessToken: 'secret', expiresAtMs: Date.now() + HOUR_MS, deviceId: 1 };
const remembered = {
  acceptLanguage: 'ru',
  requests: [
    { path: '/v2/rowsets/1?kind=web', mayBeOld: true },
    { path: '/v2/channels/channel_list', mayBeOld: false },
  ],
};

it('BOOT-001 asks for the network info at a first visit, and for what else needs no viewer', () => {
  expect(visit().urls).toEqual([
    '/config.json',
    '/locales/ru/translation.json?v=190-x',
    `${API}/v2/users/self/network?provider=orbit`,
    `${API}/v2/platform/configuration`,
  ]);
});

it('asks with a stored token for what the last visit of home showed', () => {
  const { urls } = visit({ stored: { credentials, early_requests: remembered } });
  expect(urls.slice(-2)).toEqual([
    `${API}/v2/rowsets/1?kind=web&access_token=secret`,
    `${API}/v2/channels/channel_list?access_token=secret`,
  ]);
});

it.each<[string, Visit]>([
  [
    'the token has expired',
    { stored: { credentials: { ...credentials, expiresAtMs: Date.now() - 1 }, early_requests: remembered } },
  ],
  [
    'the link brings a token of its own',
    { address: '/?access_token=other', stored: { credentials, early_requests: remembered } },
  ],
  ['the page is not home', { address: '/channels', stored: { credentials, early_requests: remembered } }],
  ['the language has changed', { stored: { credentials, language: 'kk', early_requests: remembered } }],
  ['what is stored cannot be read', { stored: { credentials: '{', early_requests: '[' } }],
  [
    'what is stored is something else',
    { stored: { credentials, early_requests: { acceptLanguage: 'ru', requests: 7 } } },
  ],
  ['storage is refused', { storageRefused: true }],
])('asks for nothing of the viewer when %s', (_, circumstances) => {
  expect(visit(circumstances).urls.filter((url) => /rowsets|channel_list/.test(url))).toEqual([]);
});

it('never asks another origin, whatever was stored', () => {
  const elsewhere = {
    acceptLanguage: 'ru',
    requests: [
      { path: 'https://evil.test/x', mayBeOld: false },
      { path: '//evil.test/y', mayBeOld: false },
    ],
  };
  expect(visit({ stored: { credentials, early_requests: elsewhere } }).urls.join(' ')).not.toContain('evil');
});

it('lets the service worker answer with the last rowset, and only it', () => {
  const withWorker = visit({ worker: true, stored: { credentials, early_requests: remembered } });
  expect(withWorker.asked.filter(({ cache }) => cache === 'force-cache').map(({ url }) => url)).toEqual([
    `${API}/v2/rowsets/1?kind=web&access_token=secret`,
  ]);
  expect(withWorker.handoff.take(`${API}/v2/rowsets/1?kind=web`, 'ru')?.mayBeOld).toBe(true);
  const without = visit({ stored: { credentials, early_requests: remembered } });
  expect(without.asked.every(({ cache }) => cache === undefined)).toBe(true);
});

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
  const { handoff } = visit({ stored: { credentials, early_requests: remembered } });
  const answer = handoff.take(`${API}/v2/rowsets/1?access_token=renewed&kind=web`, 'ru');
  expect(await (await answer?.response)?.json()).toEqual({ a: 'b' });
  expect(handoff.take(`${API}/v2/rowsets/1?kind=web`, 'ru')).toBeUndefined();
  expect(handoff.take(`${API}/v2/users/self/network?provider=orbit`, 'kk')).toBeUndefined();
  expect(await handoff.translation).toEqual({ a: 'b' });
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

it('stays small enough to stand in the page', () => {
  expect(script.length).toBeLessThan(4_000);
});
