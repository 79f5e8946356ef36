import type { Value } from '@livery/value';
import { expect, it, onTestFinished, vi } from 'vitest';
import { consent } from '@livery/widgets/consent';
import { figures } from './figures.ts';
import listener from './listener.ts';
import { listening, openPages } from './testing/listening.tsx';
import { namesOf, nextCollector, telling } from './testing/telling.ts';

it('STAT-005 a collector that cannot be reached is not shown to the viewer: what is told stays kept, and nothing is said', async () => {
  const { services, kept, host } = await listening({ answer: 'offline' });
  const online = services.network.online as Value<boolean>;
  services.events.emit('page', { pathname: '/channels/all/c1' });
  const waiting = async () => (await kept.first(100)).length;
  await expect.poll(waiting).toBeGreaterThan(0);
  const posted = vi.spyOn(globalThis, 'fetch');
  online.set(false);
  online.set(true);
  await expect.poll(() => posted.mock.calls.length).toBeGreaterThan(0);
  await Promise.allSettled(posted.mock.results.map(({ value }) => value as Promise<unknown>));
  expect(await waiting()).toBeGreaterThan(0);
  const said = [...document.querySelectorAll('[role="status"], [role="alert"], dialog')].map((one) => one.textContent);
  expect(said.filter((text) => text !== '')).toEqual([]);
  expect(host.textContent).toContain('Film 1');
});

it('BOOT-035 STAT-033 STAT-035 the Android application around the site hears each event, with all of its fields', async () => {
  const logEvent = vi.fn<(name: string, parameters: string) => void>();
  vi.stubGlobal('Android', { logEvent });
  onTestFinished(() => void vi.unstubAllGlobals());
  const environment = { host: 'android-app', applicationType: 'android-mobile' } as const;
  const { services } = await listening({ metricsUrl: null, environment });
  services.events.emit('page', { pathname: '/contents/7' });
  await expect.poll(() => logEvent.mock.calls.map(([name]) => name)).toContain('open_content');
  const [, parameters = '{}'] = logEvent.mock.calls.find(([name]) => name === 'open_content') ?? [];
  expect(JSON.parse(parameters)).toMatchObject({
    ...{ contentId: 7, version: 190, viewer: 'guest', application: 'android-mobile' },
    ...{ language: document.documentElement.lang, provider: services.brand.providerShortname },
  });
  expect(document.documentElement.lang).not.toBe('');
});

it('STAT-034 without an address nothing is sent and nothing is kept', async () => {
  const { services, kept, answered } = await listening({ metricsUrl: null, tests: [] });
  const [sent, posted] = [vi.spyOn(navigator, 'sendBeacon'), vi.spyOn(globalThis, 'fetch')];
  // Who watches, and where events go, is known then: with an address it would be kept.
  await answered('/configuration', '/ab_tests/tests');
  services.events.emit('page', { pathname: '/instructions' });
  dispatchEvent(new Event('pagehide'));
  expect(await kept.first(9)).toEqual([]);
  expect([...sent.mock.calls, ...posted.mock.calls]).toEqual([]);
});

it('STAT-034 where the operator has switched counting off nobody is told, no application around the site either', async () => {
  const logEvent = vi.fn<(name: string, parameters: string) => void>();
  vi.stubGlobal('Android', { logEvent });
  onTestFinished(() => void vi.unstubAllGlobals());
  const metricsUrl = nextCollector();
  const { services, arrived, asked, answered } = await listening({
    metricsUrl,
    environment: { host: 'android-app' },
    switches: { analytics: false },
  });
  await answered('/ab_tests/tests');
  services.events.emit('page', { pathname: '/instructions' });
  expect([arrived(), logEvent.mock.calls, asked('/configuration')]).toEqual([[], [], 0]);
  // Nor does anything wait in the page for somebody to tell.
  services.get(figures).open(metricsUrl);
  expect([arrived(), logEvent.mock.calls]).toEqual([[], []]);
});

it('nothing is told before consent; what was told before it goes out then', async () => {
  const { services, arrived, kept } = await listening({ consent: 'asked' });
  services.events.emit('page', { pathname: '/instructions' });
  expect(arrived()).toEqual([]);
  expect(await kept.first(9)).toEqual([]);
  const { consent } = await import('@livery/widgets/consent');
  services.get(consent).set('given');
  await expect.poll(() => namesOf(arrived())).toContain('open_install_devices');
});

it('a refusal drops what was told, and keeps', async () => {
  const { services, arrived, kept } = await listening({ consent: 'asked' });
  services.events.emit('page', { pathname: '/instructions' });
  const { consent } = await import('@livery/widgets/consent');
  services.get(consent).set('refused');
  services.events.emit('page', { pathname: '/contents/7' });
  expect(services.storage.get('figures_answer')).toBe('refused');
  expect(arrived()).toEqual([]);
  expect(await kept.first(9)).toEqual([]);
});

it('a consent that is taken back lets go of what was kept', async () => {
  const { services, kept } = await listening({
    consent: 'asked',
    answer: 'offline',
    stored: { figures_answer: 'given' },
  });
  services.events.emit('page', { pathname: '/instructions' });
  await expect.poll(async () => (await kept.first(9)).length).toBeGreaterThan(0);
  const { consent } = await import('@livery/widgets/consent');
  services.get(consent).set('refused');
  await expect.poll(() => kept.first(9)).toEqual([]);
});

/** Events wait for each other so long before they go out together. */
const GATHER_MS = 5_000;

/** Nothing is sent because that time has passed. */
async function unhurried() {
  const site = await telling({ isHeard: true });
  const left = { id: 'left', name: 'left_over', atMs: Date.now(), fields: {} };
  const listen = () => {
    const stop = new AbortController();
    onTestFinished(() => stop.abort());
    const { services, store } = site;
    listener({ services, events: services.events, dispatch: store.dispatch, signal: stop.signal });
    services.events.emit('viewer', { user: 1, isGuest: true, profile: null, changed: false });
  };
  const later = globalThis.setTimeout;
  const never = (run: () => void, ms = 0) => later(run, ms === GATHER_MS ? 1_000_000_000 : ms);
  vi.stubGlobal('setTimeout', never);
  onTestFinished(() => void vi.unstubAllGlobals());
  const names = () => namesOf(site.arrived());
  return { ...site, left, listen, names };
}

it('what an earlier visit could not send goes out with the next one', async () => {
  const { kept, left, listen, names } = await unhurried();
  await kept.add(left);
  listen();
  await expect.poll(names).toContain('left_over');
});

it('what was told without a network goes out when there is one again', async () => {
  const { kept, left, listen, names, services } = await unhurried();
  listen();
  openPages(services);
  await expect.poll(names).toContain('open_install_devices');
  await kept.add(left);
  const online = services.network.online as Value<boolean>;
  online.set(false);
  expect(names()).not.toContain('left_over');
  online.set(true);
  await expect.poll(names).toContain('left_over');
});

it('a page that is hidden sends at once what it has told', async () => {
  const { told, hidden, services } = await listening();
  openPages(services);
  await expect.poll(() => told('open_install_devices').length).toBe(1);
  services.events.emit('page', { pathname: '/contents/7' });
  expect(namesOf(hidden())).toContain('open_content');
});

it('what a collector did not take stays on the device', async () => {
  const { services, kept } = await listening({ answer: 'offline' });
  services.events.emit('page', { pathname: '/instructions' });
  await expect.poll(async () => (await kept.first(9)).map(({ item }) => item.name)).toContain('open_install_devices');
});

it('what was told and has not left does not leave with the page either when the consent is taken back', async () => {
  const { services, kept, answered } = await listening({ consent: 'asked', tests: [] });
  services.get(consent).set('given');
  await answered('/configuration', '/ab_tests/tests');
  const sent = vi.spyOn(navigator, 'sendBeacon');
  services.events.emit('page', { pathname: '/instructions' });
  await expect.poll(async () => (await kept.first(9)).length).toBeGreaterThan(0);
  services.get(consent).set('refused');
  dispatchEvent(new Event('pagehide'));
  expect(sent).not.toHaveBeenCalled();
});

it('what waited for an answer is gone with a refusal, also where the viewer agrees later', async () => {
  const { services, told, answered } = await listening({ consent: 'asked', tests: [] });
  services.events.emit('page', { pathname: '/instructions' });
  await answered('/configuration', '/ab_tests/tests');
  services.get(consent).set('refused');
  services.get(consent).set('given');
  services.events.emit('page', { pathname: '/contents/7' });
  await expect.poll(() => told('open_content')).toHaveLength(1);
  expect(told('open_install_devices')).toEqual([]);
});
