import { deferred, type Reply } from '@livery/api-client/testing';
import type { Brand } from '@livery/brand-kit';
import { validBrand } from '@livery/brand-kit/valid-brand';
import { expect, it, vi } from 'vitest';
import { KEEP_ALIVE_MS } from './boot/keep-alive.ts';
import { startSite, type PageWindow } from './testing/site-page.ts';
import { ANNA_STORED, PAGE_CALL, paths, ROW, server, START_PAGE, times } from './testing/start-server.ts';

/** A service worker's container that writes down what it is told. */
function withServiceWorker(window: PageWindow) {
  const posted: unknown[] = [];
  const register = vi.fn(() => Promise.resolve());
  const active = { postMessage: (message: unknown) => posted.push(message) };
  const container = { register, getRegistration: () => Promise.resolve(undefined), ready: Promise.resolve({ active }) };
  Object.defineProperty(window.navigator, 'serviceWorker', { value: container });
  return { posted, register };
}

const WORKER_FILE = {
  '/service-worker.js': () => new Response('', { headers: { 'content-type': 'text/javascript' } }),
};

/** A browser as it is to a frame of a site that it does not trust: what would be kept is refused by throwing, a turn by rejecting. */
function refusesAll(window: PageWindow) {
  const refuse = () => {
    throw new DOMException('Access is denied for this document.', 'SecurityError');
  };
  for (const name of ['localStorage', 'sessionStorage']) Object.defineProperty(window, name, { get: refuse });
  Object.defineProperty(window.navigator, 'serviceWorker', { get: refuse });
  Object.defineProperty(window.navigator, 'locks', { value: { request: async () => refuse() } });
}

it.each(['/', '/channels/all_embed'])(
  'BOOT-051 CONT-008 CHAN-011 %s is drawn for a guest where the browser refuses storage, locks and workers',
  async (at) => {
    const faults: unknown[] = [];
    const site = await startSite({
      at,
      answer: server(),
      prepare(window) {
        refusesAll(window);
        window.addEventListener('unhandledrejection', ({ reason }) => faults.push(reason));
      },
    });
    await site.started;
    await expect.poll(site.text).toContain('Смотреть Orbit 1 rows');
    expect(site.window.probe?.session()).toBe('guest');
    expect(faults).toEqual([]);
  },
);

it('API-010 BOOT-001 BOOT-013 a first visit becomes a guest, sees the home page of the brand with its logo, and asks for the configuration', async () => {
  const site = await startSite({ answer: server() });
  await expect.poll(site.text).toContain('Смотреть Orbit 1 rows');
  expect(site.window.probe?.session()).toBe('guest');
  expect(site.frame.contentDocument?.querySelector('img')?.getAttribute('src')).toBe('data:,logo');
  await expect.poll(() => paths(site.asked)).toContain('/v2/platform/configuration');
  const network = site.server.seen.find(({ path }) => path === '/v2/users/self/network');
  expect(network?.query.get('provider')).toBe(validBrand.providerShortname);
  expect(site.server.seen.every(({ headers }) => headers.get('Accept-Language')?.startsWith('ru'))).toBe(true);
  // Nothing of the rest of the site before the viewer moves.
  expect(site.home).toHaveBeenCalledOnce();
  expect(site.loadCapabilities).not.toHaveBeenCalled();
});

it('BOOT-020 BOOT-021 BOOT-022 BOOT-025 what is secret leaves the address before the first request, and is used; the rest of the address stays', async () => {
  const address: string[] = [];
  const site = await startSite({
    at: '//channels?access_token=anna&ts=12&clickid=c7#row-5',
    answer: (request) => {
      address.push(site.window.location.href);
      return server()(request);
    },
  });
  await expect.poll(() => site.window.probe?.session()).toBe('loggedIn');
  expect(new Set(address.map((href) => href.slice(location.origin.length)))).toEqual(
    new Set(['/channels?ts=12&clickid=c7#row-5']),
  );
  expect(site.server.seen.find(({ path }) => path === '/v2/users/self')?.token).toBe('anna');
  expect(site.storage.get('click_id')).toBe('c7');
});

it.each([
  ['/channels?show_debug', true],
  ['/channels', false],
])('BOOT-026 whether the panel for support is asked for, at %s: %s', async (at, showsDebug) => {
  const site = await startSite({ at, answer: server() });
  await expect.poll(site.text).toContain('Смотреть Orbit');
  expect(site.window.probe?.services.showsDebug).toBe(showsDebug);
});

it.each([
  ['/packets/5?purchased=true&ts=5', '/packets/5?ts=5#pay_transaction'],
  ['/packets/5?purchased=1', '/packets/5?purchased=1'],
])('BOOT-023 PAY-056 PAY-057 of %s the page makes %s: a payment that came back is shown, once', async (at, shown) => {
  const site = await startSite({ at, answer: server() });
  await expect.poll(site.text).toContain('Смотреть Orbit');
  expect(site.window.location.href.slice(location.origin.length)).toBe(shown);
  await expect.poll(() => site.fetchedModals.includes('pay_transaction')).toBe(shown.endsWith('#pay_transaction'));
});

it('BOOT-019 BRAND-005 the rules of the partner whom the address names hold, and the parts of the site are loaded once', async () => {
  const asPartner = vi.fn((brand: Brand, partner: string) => ({ ...brand, name: `${brand.name} of ${partner}` }));
  const site = await startSite({ at: '/channels?partner=beeline', answer: server(), asPartner });
  await expect.poll(site.text).toContain('Orbit of beeline');
  expect(site.loadCapabilities).toHaveBeenCalledOnce();
});

it.each([
  ['/channels#row-5', ['accountStatus', 'payments', 'promo']],
  ['/watch/7#row-5', ['accountStatus', 'payments', 'promo']],
  ['/channels/all_embed#row-5', []],
])('PAY-042 PAY-047 BRAND-020 PACK-006 payments and codes are followed at %s: %o', async (at, follows) => {
  const site = await startSite({ at, answer: server() });
  await expect.poll(site.text).toContain('Смотреть Orbit');
  await site.started;
  await expect.poll(() => [...site.drawnFollows].sort()).toEqual(follows);
});

it('the operator’s configuration names the server, and switches the worker off', async () => {
  const config = { apiOrigin: 'https://operator.example', switches: { serviceWorker: false } };
  let worker: ReturnType<typeof withServiceWorker> | undefined;
  const site = await startSite({
    answer: server(),
    early: { config: Promise.resolve(config) },
    files: WORKER_FILE,
    prepare: (window) => (worker = withServiceWorker(window)),
  });
  await expect.poll(() => times(site.asked, 'https://operator.example/v2/platform/configuration')).toBe(1);
  expect(times(site.asked, 'https://built.example')).toBe(0);
  expect(paths(site.asked)).not.toContain('/service-worker.js');
  expect(worker?.register).not.toHaveBeenCalled();
});

it('BOOT-036 PROF-026 the worker is registered, and told who is watching: the profile of the last visit at once', async () => {
  let worker: ReturnType<typeof withServiceWorker> | undefined;
  await startSite({
    answer: server(),
    stored: ANNA_STORED,
    files: WORKER_FILE,
    prepare: (window) => (worker = withServiceWorker(window)),
  });
  await expect.poll(() => worker?.register.mock.calls).toEqual([['/service-worker.js']]);
  expect(worker?.posted[0]).toEqual({ type: 'viewerChanged', viewer: '9/3/ru' });
});

it('SES-025 PROF-026 the server is asked whose profile is in use, and what it says is kept; a guest has none', async () => {
  const profile = { id: 4, name: 'Дети', role: 'child' };
  const site = await startSite({
    answer: server({ 'GET /v2/users/self/profile': () => ({ json: profile }) }),
    stored: ANNA_STORED,
  });
  await expect.poll(() => site.storage.get('profile_id')).toBe('4');

  site.storage.clear();
  const guest = await startSite({ answer: server() });
  await expect.poll(() => guest.window.probe?.session()).toBe('guest');
  await expect.poll(guest.text).toContain('1 rows');
  expect(paths(guest.asked)).not.toContain('/v2/users/self/profile');
});

it('PROF-026 another tab goes over to another profile: its answers are asked for anew, and none that were begun for the one before', async () => {
  const early = vi.fn(() => undefined);
  let rows = [ROW];
  const answer = server({ 'GET /v2/rowsets/startpage': () => ({ json: { ...START_PAGE.json, rows } }) });
  const site = await startSite({ answer, stored: ANNA_STORED, early: { take: early } });
  await expect.poll(site.text).toContain('1 rows');
  await expect.poll(() => paths(site.asked)).toContain('/v2/users/self/profile');
  await site.started;
  await expect.poll(() => paths(site.asked)).toContain('/v2/platform/configuration');
  early.mockClear();
  rows = [];
  site.storage.set('profile_role', 'child');
  site.storage.set('profile_id', '8');
  await expect.poll(site.text).toContain('0 rows');
  expect(early).not.toHaveBeenCalled();
});

it('an answer that the page’s first script has begun is drawn; one that may be old is asked for again', async () => {
  const taken: string[] = [];
  const take = (url: string) => {
    const isFirst = !taken.includes(url);
    taken.push(url);
    if (!isFirst || !url.startsWith(PAGE_CALL)) return undefined;
    return {
      response: Promise.resolve(Response.json({ ...START_PAGE.json, rows: [ROW, { ...ROW, id: 6 }] })),
      mayBeOld: true,
    };
  };
  const fresh = deferred<Reply>();
  const site = await startSite({
    answer: server({ 'GET /v2/rowsets/startpage': () => fresh.promise }),
    early: { take, language: 'ru' },
  });
  await expect.poll(site.text).toContain('2 rows');
  await expect.poll(() => times(site.asked, PAGE_CALL)).toBe(1);
  fresh.resolve(START_PAGE);
  await expect.poll(site.text).toContain('1 rows');
  expect(paths(taken)).toContain('/v2/users/self/network');
});

it('BRAND-026 the texts and the language of the first script are the site’s; a viewer’s other language goes along with each call', async () => {
  const english = { action_watch: 'Watch now' };
  const files = { '/locales/en/translation.json': () => Response.json(english) };
  const early = { language: 'en', translation: Promise.resolve(english) };
  const site = await startSite({ answer: server(), stored: ANNA_STORED, early, files });
  await expect.poll(site.text).toContain('Watch now');
  expect(paths(site.asked)).not.toContain('/locales/en/translation.json');
  const spoken = () => site.server.seen.at(-1)?.headers.get('Accept-Language');
  expect(spoken()).toMatch(/^en/);
  // The English table of the test lacks nearly every text.
  expect(site.warn).toHaveBeenCalledWith('text', expect.objectContaining({ kind: 'missingText' }));

  await site.window.probe?.setLanguage('ru');
  site.storage.set('profile_id', '8');
  await expect.poll(site.text).toContain('Смотреть');
  await expect.poll(spoken).toMatch(/^ru/);
});

it('the first screen waits for the start page’s answer on home, and on no other page', async () => {
  const held = deferred<Reply>();
  const answer = () => server({ 'GET /v2/rowsets/startpage': () => held.promise });
  const other = await startSite({ at: '/channels', answer: answer() });
  await expect.poll(other.text).toContain('Orbit');
  // The last to start: home waits for 2.5 s only.
  const home = await startSite({ answer: answer() });
  await expect.poll(() => times(home.asked, PAGE_CALL)).toBe(1);
  expect(home.text()).toBe('');
  held.resolve(START_PAGE);
  await expect.poll(home.text).toContain('1 rows');
});

it('the clock of the site is the server’s, and what an answer lacks is written down', async () => {
  const date = new Date('2031-05-04T10:00:00Z');
  const broken = { ...START_PAGE.json, rows: [{ id: 'x' }, ROW] };
  const site = await startSite({
    answer: server({
      'GET /v2/rowsets/startpage': () => ({ json: broken, headers: { Date: date.toUTCString() } }),
    }),
  });
  await expect.poll(site.text).toContain('1 rows');
  expect(Math.abs((site.window.probe?.services.clock.now() ?? 0) - date.getTime())).toBeLessThan(120_000);
  expect(site.warn).toHaveBeenCalledWith('answer', expect.objectContaining({ endpoint: 'getRowset' }));
});

it('BOOT-041 a call that ends without an answer has the network asked', async () => {
  const site = await startSite({
    answer: server({ 'GET /v2/rowsets/startpage': () => Promise.reject(new TypeError('Failed to fetch')) }),
  });
  await expect.poll(() => times(site.asked, 'https://built.example/robots.txt')).toBeGreaterThan(0);
});

it('BOOT-040 an image is asked for every five minutes', async () => {
  let tick = () => {};
  const images: string[] = [];
  await startSite({
    answer: server(),
    prepare(window) {
      const { setInterval } = window;
      window.setInterval = ((run: () => void, ms?: number) =>
        ms === KEEP_ALIVE_MS ? ((tick = run), 0) : setInterval(run, ms)) as typeof setInterval;
      Object.defineProperty(window.Image.prototype, 'src', { set: (address: string) => void images.push(address) });
    },
  }).then(({ started }) => started);
  tick();
  expect(images.map((address) => address.split('?')[0])).toEqual(['/ping.gif']);
});

it('the fonts of the language are fetched while the first answers are on their way', async () => {
  const fetched: string[] = [];
  const site = await startSite({
    answer: () => new Promise(() => {}),
    prepare({ document, FontFace }) {
      document.fonts.add(new FontFace('orbit', 'url(/orbit.woff2)', { weight: '400', unicodeRange: 'U+20-7E' }));
      document.fonts.load = (font) => (fetched.push(font), Promise.resolve([]));
    },
  });
  await expect.poll(() => fetched).toEqual(['400 1em orbit']);
  expect(site.text()).toBe('');
});

it.each([
  ['a pointer', 'pointerover'],
  ['the focus', 'focusin'],
])('MISC-022 where %s comes to a link, the code of its page comes: the press finds it there', async (_, sign) => {
  const menu = { rowsets: [{ id: 9, title: 'Каналы', template: 'tvchannels' }] };
  const site = await startSite({ answer: server({ 'GET /v2/rowsets': () => ({ json: menu }) }) });
  const link = () => site.frame.contentDocument?.querySelector('a[href="/channels"]');
  await expect.poll(link).toBeTruthy();
  await site.started;
  expect(site.fetchedScreens).toEqual([]);
  link()?.dispatchEvent(new site.window.Event(sign, { bubbles: true }));
  await expect.poll(() => site.fetchedScreens).toEqual(['channels/list']);
  link()?.dispatchEvent(new site.window.Event(sign, { bubbles: true }));
  expect(site.fetchedScreens).toEqual(['channels/list']);
  expect(site.window.location.pathname).toBe('/');
});

it.each([
  ['a guest', {}, 'auth'],
  ['who has signed in', ANNA_STORED, 'pincode'],
])(
  '%s who moves is met by what a click may want: the parts of the site, and the likely dialogues',
  async (_who, stored, dialogue) => {
    const site = await startSite({ answer: server(), stored });
    await expect.poll(site.text).toContain('1 rows');
    await site.started;
    expect(site.fetchedModals).toEqual([]);
    // As a hand does, again and again: nobody listens before the start has come to its end.
    const move = () => site.window.dispatchEvent(new Event('pointermove'));
    await expect.poll(() => (move(), site.loadCapabilities.mock.calls.length)).toBeGreaterThan(0);
    await expect.poll(() => site.fetchedModals).toContain(dialogue);
  },
);

it('a part of the site that a deploy has removed has the page loaded anew', async () => {
  const { frame, window, text } = await startSite({ answer: server() });
  await expect.poll(text).toContain('Orbit');
  const loadedAnew = vi.fn();
  frame.addEventListener('load', loadedAnew);
  window.dispatchEvent(new window.Event('vite:preloadError', { cancelable: true }));
  await expect.poll(() => loadedAnew.mock.calls.length).toBeGreaterThan(0);
});

it('a start is made in parts, between which a weak device may paint and answer', async () => {
  const parts: (() => void)[] = [];
  const site = await startSite({
    at: '/channels?click_id=c7',
    answer: server(),
    prepare(window) {
      const { setTimeout } = window;
      window.setTimeout = ((run: () => void, ms?: number) =>
        ms === undefined ? parts.push(run) : setTimeout(run, ms)) as typeof setTimeout;
    },
  });
  const nextPart = async () => {
    await expect.poll(() => parts.length).toBeGreaterThan(0);
    // Whatever does not wait for its part has had the time to come.
    await new Promise((resolve) => requestIdleCallback(resolve, { timeout: 500 }));
    const asked = paths(site.asked);
    const done = {
      clickId: site.storage.get('click_id'),
      network: asked.includes('/v2/users/self/network'),
      texts: asked.includes('/locales/ru/translation.json'),
    };
    parts.shift()?.();
    return done;
  };
  expect(await nextPart()).toEqual({ clickId: null, network: false, texts: false });
  expect(await nextPart()).toEqual({ clickId: 'c7', network: false, texts: false });
  const drawing = parts;
  await expect.poll(() => drawing.length).toBe(2);
  const [draw, goOn] = drawing.splice(0);
  expect(paths(site.asked)).toContain('/v2/users/self/network');
  expect(paths(site.asked)).not.toContain('/locales/ru/translation.json');
  goOn?.();
  await expect.poll(() => paths(site.asked)).toContain('/locales/ru/translation.json');
  expect(site.text()).toBe('');
  draw?.();
  await expect.poll(site.text).toContain('Orbit');
});
