import { staleAnswers } from '@livery/api-client';
import { platformApi } from '@livery/api-client/platform';
import { expect, it, onTestFinished, vi } from 'vitest';
import listener from './listener.ts';
import { listening, openPages } from './testing/listening.tsx';
import { namesOf, telling } from './testing/telling.ts';

it.each([
  [true, [], 'guest'],
  [false, [], 'free'],
  [false, [{ id: 1, type: 'promo' }], 'promo'],
  [false, [{ id: 1 }], 'full_payment'],
  [false, [{ id: 1, price: 0 }], 'free'],
])('DATA-062 STAT-035 a viewer, guest %s, with %o is counted as %s', async (isGuest, subscriptions, viewer) => {
  const { told, services } = await listening({ subscriptions });
  services.events.emit('viewer', { user: 1, isGuest, profile: null, changed: false });
  const now = () => (openPages(services), told('open_install_devices').at(-1)?.fields['viewer']);
  await expect.poll(now).toBe(viewer);
});

it('DATA-062 STAT-035 who begins to pay is counted as a payer from then on, without another visit', async () => {
  const subscriptions: object[] = [];
  const { told, services, store } = await listening({ subscriptions });
  services.events.emit('viewer', { user: 1, isGuest: false, profile: null, changed: false });
  const now = () => (openPages(services), told('open_install_devices').at(-1)?.fields['viewer']);
  await expect.poll(now).toBe('free');
  subscriptions.push({ id: 1 });
  store.dispatch(staleAnswers(['subscriptions']));
  services.events.emit('subscription', { change: 'bought', packetId: 5 });
  await expect.poll(now).toBe('full_payment');
});

it('DATA-062 CALL-044 however many changes come at once, as to a listener that comes late, it is asked once', async () => {
  const { told, services, asked } = await listening({
    tests: [],
    isWatched: false,
    before({ events }) {
      events.emit('viewer', { user: 1, isGuest: false, profile: null, changed: false });
      for (const packetId of [5, 6, 7]) events.emit('subscription', { change: 'bought', packetId });
    },
  });
  const now = () => (openPages(services), told('open_install_devices').at(-1)?.fields['viewer']);
  await expect.poll(now).toBe('free');
  expect([asked('/subscriptions/current'), asked('/ab_tests/tests')]).toEqual([1, 1]);
});

it('DATA-062 STAT-035 where nobody signs in within 10 s, not even as a guest, it is counted as that', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  const { told, services } = await listening({ isWatched: false });
  await vi.advanceTimersByTimeAsync(10_000);
  vi.useRealTimers();
  const now = () => (openPages(services), told('open_install_devices').at(-1)?.fields['viewer']);
  await expect.poll(now).toBe('not_login');
});

it('DATA-062 STAT-035 a guest who stays is a guest after 10 s, too', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  const { told, services } = await listening();
  await vi.advanceTimersByTimeAsync(10_000);
  vi.useRealTimers();
  const now = () => (openPages(services), told('open_install_devices').at(-1)?.fields['viewer']);
  await expect.poll(now).toBe('guest');
});

it.each([true, false])(
  'CALL-044 the variants of tests that a viewer, guest %s, has are told with an event',
  async (isGuest) => {
    const { told, services } = await listening({ tests: [{ name: 'hero_trailer', variant: 'trailer' }] });
    services.events.emit('viewer', { user: 1, isGuest, profile: null, changed: false });
    const now = () => (openPages(services), told('open_install_devices').at(-1)?.fields['variants']);
    await expect.poll(now).toBe('hero_trailer=trailer');
  },
);

it('CALL-044 what the page has asked for of tests and settings is not asked again', async () => {
  const page = await telling({ isHeard: true, tests: [{ name: 'hero_trailer', variant: 'trailer' }] });
  const { store, services, asked } = page;
  await store.dispatch(platformApi.endpoints.getConfiguration.initiate() as never);
  await store.dispatch(platformApi.endpoints.getAbTests.initiate() as never);
  vi.setSystemTime(Date.now() + 10_000);
  onTestFinished(() => void vi.useRealTimers());
  const stop = new AbortController();
  onTestFinished(() => stop.abort());
  listener({ services, events: services.events, dispatch: store.dispatch, signal: stop.signal });
  const now = () => (openPages(services), page.arrived().at(-1)?.fields['variants']);
  await expect.poll(now).toBe('hero_trailer=trailer');
  expect([asked('/ab_tests/tests'), asked('/configuration')]).toEqual([1, 1]);
});

it.each([
  ['a guest, whose tests are', true, {}, 'guest'],
  ['a member, whose subscriptions are', false, { subscriptions: 'silent' }, null],
] as const)(
  'CALL-044 DATA-062 of %s not answered, nothing is lost when the page is closed',
  async (_, isGuest, world, viewer) => {
    const { services, told, asked } = await listening({ tests: 'silent', ...world });
    services.events.emit('viewer', { user: 1, isGuest, profile: null, changed: true });
    services.events.emit('page', { pathname: '/instructions' });
    await expect.poll(() => asked('/ab_tests/tests')).toBeGreaterThan(0);
    await expect.poll(() => told('open_install_devices').at(-1)?.fields).toMatchObject({ viewer, variants: null });
  },
);

it('DATA-062 of a viewer who is not known yet nothing is lost when the page is hidden, and then killed', async () => {
  const { services, hidden, asked } = await listening({ tests: 'silent' });
  services.events.emit('page', { pathname: '/instructions' });
  await expect.poll(() => asked('/configuration')).toBeGreaterThan(0);
  await expect.poll(() => namesOf(hidden())).toContain('open_install_devices');
});

it('CALL-044 a server without tests keeps nothing from being counted', async () => {
  const { told, services } = await listening();
  services.events.emit('page', { pathname: '/instructions' });
  await expect.poll(() => told('open_install_devices').at(-1)?.fields).toMatchObject({ variants: null });
});
