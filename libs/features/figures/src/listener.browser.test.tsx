import { staleAnswers } from '@livery/api-client';
import { platformApi } from '@livery/api-client/platform';
import { PosterCard } from '@livery/ui-kit/cards';
import { Button } from '@livery/ui-kit/actions';
import type { Services } from '@livery/widgets/services';
import type { Value } from '@livery/value';
import { expect, it, onTestFinished, vi } from 'vitest';
import { commands, page, userEvent } from 'vitest/browser';
import { figures } from './figures.ts';
import listener from './listener.ts';
import { namesOf, nextCollector, telling } from './testing/telling.ts';

const CARDS = (
  <div data-row-key="cinema" style={{ width: 160 }}>
    {[1, 2].map((id) => (
      <PosterCard key={id} title={`Film ${id}`} href={`#${id}`} focusKey={`content-${id}`} />
    ))}
    <div style={{ height: 5_000 }} />
    <PosterCard title="Film 3" href="#3" focusKey="content-3" />
    <Button focusKey="back">Back</Button>
    <a href="/row/cinema-9?library_id=3" onClick={(event) => event.preventDefault()}>
      All of it
    </a>
    <button data-focus-key="channel-7">Channel</button>
    <input type="radio" aria-label="Android TV" value="android_tv" />
    <div data-over-card="content-4">
      <span data-press="watch">
        <a href="#4">Watch</a>
      </span>
      <button>Keep</button>
    </div>
    <button data-focus-key="guide-list-31" aria-haspopup="true">
      Two programmes
    </button>
    <ul>
      <li data-press="guide-31">
        <a href="#31">First</a>
      </li>
      <li data-press="guide-32">
        <button>Second</button>
      </li>
    </ul>
    <input type="search" aria-label="Films" />
    <input type="search" aria-label="Channels" data-search="channels" />
  </div>
);

/** Opening a page, each time anew, is told with what is known by then. */
const open = ({ events }: Pick<Services, 'events'>) => {
  for (const pathname of ['/', '/instructions']) events.emit('page', { pathname });
};

async function listening(world: Parameters<typeof telling>[0] = {}) {
  const site = await telling({ screen: CARDS, isHeard: true, ...world });
  const stop = new AbortController();
  onTestFinished(() => stop.abort());
  listener({
    services: site.services,
    events: site.services.events,
    dispatch: site.store.dispatch,
    signal: stop.signal,
  });
  const told = (name: string) => site.arrived().filter((event) => event.name === name);
  return { ...site, told };
}

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

it('STAT-027 a card is shown once a page view, when half of it is in the window', async () => {
  const { told, services } = await listening();
  const ids = () => told('show').map(({ fields }) => fields['id']);
  await expect.poll(ids).toEqual([1, 2]);
  services.events.emit('page', { pathname: '/elsewhere' });
  await expect.poll(ids).toEqual([1, 2, 1, 2]);
  expect(told('show')[0]?.fields).toMatchObject({ kind: 'content', row: 'cinema' });
});

it('STAT-027 STAT-028 a card that is rested on and pressed says so', async () => {
  const { told } = await listening();
  const card = page.getByRole('link', { name: /Film 1/ });
  // It may stand there already, and would come to nothing.
  await commands.takePointerAway();
  await userEvent.hover(card);
  await expect.poll(() => told('focus').map(({ fields }) => fields['id'])).toEqual([1]);
  (card.element() as HTMLElement).click();
  await expect.poll(() => told('click').map(({ fields }) => fields)).toMatchObject([{ id: 1, row: 'cinema' }]);
});

it('STAT-028 a finger that only touches a card does not rest on it, and a card that has gone is not told', async () => {
  const { told } = await listening();
  const card = page.getByRole('link', { name: /Film 1/ }).element();
  const over = (pointerType: string, target: Element) =>
    target.dispatchEvent(new PointerEvent('pointerover', { pointerType, bubbles: true }));
  over('touch', card);
  over('mouse', page.getByRole('link', { name: /Film 2/ }).element());
  await expect.poll(() => told('focus').map(({ fields }) => fields['id'])).toEqual([2]);
  over('mouse', card);
  card.remove();
  over('mouse', page.getByRole('link', { name: /Film 3/ }).element());
  await expect.poll(() => told('focus').map(({ fields }) => fields['id'])).toEqual([2, 3]);
});

it('STAT-027 STAT-028 a card that the keyboard rests on is told, one that a finger touches or that goes meanwhile is not', async () => {
  const { told, services } = await listening();
  open(services);
  await expect.poll(() => told('open_install_devices').length).toBe(1);
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  const film = (id: number) => page.getByRole('link', { name: `Film ${id}` }).element() as HTMLElement;
  film(1).dispatchEvent(new PointerEvent('pointerover', { pointerType: 'touch', bubbles: true }));
  vi.advanceTimersByTime(1_000);
  film(2).focus();
  vi.advanceTimersByTime(500);
  film(1).focus();
  film(1).remove();
  vi.advanceTimersByTime(1_000);
  vi.useRealTimers();
  await expect.poll(() => told('focus').map(({ fields }) => fields['id'])).toEqual([2]);
});

it('STAT-007 the way to a full row says which row is opened', async () => {
  const { told } = await listening();
  press('link', 'All of it');
  await expect.poll(() => told('see_all').map(({ fields }) => fields['row'])).toEqual(['cinema-9']);
});

it('STAT-027 the same card drawn anew is not shown again in the same page view', async () => {
  const { told, host } = await listening();
  const ids = () => told('show').map(({ fields }) => fields['id']);
  await expect.poll(ids).toEqual([1, 2]);
  const card = page.getByRole('link', { name: 'Film 1' }).element();
  card.replaceWith(card.cloneNode(true));
  const other = card.cloneNode(true) as HTMLElement;
  other.dataset['focusKey'] = 'content-8';
  host.querySelector('[data-row-key]')?.prepend(other);
  await expect.poll(ids).toEqual([1, 2, 8]);
});

it('STAT-028 STAT-029 a channel is rested on after 100 ms, a film after 500 ms', async () => {
  const { told, services } = await listening();
  open(services);
  await expect.poll(() => told('open_install_devices').length).toBe(1);
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  const film = page.getByRole('link', { name: /Film 1/ }).element();
  const channel = document.querySelector('[data-focus-key="channel-7"]');
  const restOn = (element: Element | null, ms: number) => {
    element?.dispatchEvent(new PointerEvent('pointerover', { bubbles: true, pointerType: 'mouse' }));
    vi.advanceTimersByTime(ms);
    document.body.dispatchEvent(new PointerEvent('pointerover', { bubbles: true, pointerType: 'mouse' }));
  };
  restOn(channel, 99);
  restOn(film, 499);
  restOn(channel, 100);
  restOn(film, 500);
  vi.useRealTimers();
  await expect.poll(() => told('focus').map(({ fields }) => fields['id'])).toEqual([7, 1]);
});

it('STAT-021 a device that is chosen among the instructions names its event; a choice elsewhere is none', async () => {
  const { arrived } = await listening();
  const before = location.href;
  onTestFinished(() => history.replaceState(null, '', before));
  const choose = () =>
    document.querySelector('input[type="radio"]')?.dispatchEvent(new Event('change', { bubbles: true }));
  choose();
  history.replaceState(null, '', '/instructions');
  choose();
  const devices = () => namesOf(arrived()).filter((name) => name.startsWith('click_'));
  await expect.poll(devices).toEqual(['click_android_tv']);
});

it('STAT-008 a back control is heard by its name', async () => {
  const { told } = await listening();
  press('button', 'Back');
  await expect.poll(() => told('back')).toHaveLength(1);
});

const press = (role: 'link' | 'button', name: string) =>
  (page.getByRole(role, { name, exact: true }).element() as HTMLElement).click();

it('STAT-006 STAT-027 "watch" on the panel over a card plays, and is a press on the card; keeping is neither', async () => {
  const { told } = await listening();
  press('button', 'Keep');
  press('link', 'Watch');
  await expect.poll(() => told('click').map(({ fields }) => fields['id'])).toEqual([4]);
  expect(told('play')).toHaveLength(1);
});

it('STAT-013 a box of the guide that several programmes share chooses none: a press in its list does', async () => {
  const { told } = await listening();
  press('button', 'Two programmes');
  press('button', 'Second');
  press('link', 'First');
  await expect.poll(() => told('select_schedule').map(({ fields }) => fields['programmeId'])).toEqual([32, 31]);
});

it('STAT-027 a card of which the window has less than half is not shown yet, whatever the browser calls it', async () => {
  let see: IntersectionObserverCallback = () => undefined;
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(callback: IntersectionObserverCallback) {
        see = callback;
      }
      observe = vi.fn();
      unobserve = vi.fn();
      disconnect = vi.fn();
    },
  );
  onTestFinished(() => void vi.unstubAllGlobals());
  const { told } = await listening();
  const card = (id: number) => page.getByRole('link', { name: `Film ${id}` }).element();
  const entry = (id: number, intersectionRatio: number) => ({
    target: card(id),
    isIntersecting: true,
    intersectionRatio,
  });
  see([entry(1, 0.2), entry(2, 0.5)] as never, {} as never);
  await expect.poll(() => told('show').map(({ fields }) => fields['id'])).toEqual([2]);
});

it('STAT-031 a search among channels is told when it has rested, without its text', async () => {
  const { told, services } = await listening({ at: '/channels/all' });
  const write = (name: string, text: string) => {
    const field = page.getByRole('searchbox', { name }).element() as HTMLInputElement;
    for (let end = 1; end <= text.length; end += 1) {
      field.value = text.slice(0, end);
      field.dispatchEvent(new InputEvent('input', { bubbles: true }));
    }
  };
  const { clock } = services;
  write('Channels', 'spo');
  write('Channels', 'sport');
  const writtenMs = clock.now();
  // Another field neither tells nor takes the place of what was written among channels.
  write('Films', 'a night');
  await expect.poll(() => told('channel_search').map(({ fields }) => fields['characters'])).toEqual([5]);
  // A clock counts whole milliseconds.
  expect((told('channel_search')[0]?.atMs ?? 0) - writtenMs).toBeGreaterThanOrEqual(499);
  expect(JSON.stringify(told('channel_search'))).not.toContain('sport');
});

it('STAT-010 STAT-012 STAT-014 STAT-015 STAT-016 pages, dialogues and purchases are heard from the site', async () => {
  const { arrived, services } = await listening();
  const { events } = services;
  events.emit('page', { pathname: '/channels/all/first-7' });
  events.emit('modal', { id: 'packets_channels' });
  for (const change of ['bought', 'cancelled', 'renewalOn'] as const)
    events.emit('subscription', { change, packetId: 5 });
  events.emit('command', { event: 'toggle_fullscreen' });
  const wanted = ['open_channel', 'packet_info', 'subscribe', 'unsubscribe', 'enable_renew', 'toggle_fullscreen'];
  await expect.poll(() => namesOf(arrived()).filter((name) => wanted.includes(name))).toEqual(wanted);
  const changes = arrived().filter(({ name }) => wanted.slice(2, 5).includes(name));
  expect(changes.map(({ fields }) => fields['packetId'])).toEqual([5, 5, 5]);
});

it('STAT-010 a channel that another category is chosen beside is not opened again; one that is come back to is', async () => {
  const { told, services } = await listening();
  for (const pathname of [
    '/channels/all/first-7',
    '/channels/news/first-7',
    '/channels/news/8',
    '/',
    '/channels/news/8',
  ])
    services.events.emit('page', { pathname });
  const opened = () => told('open_channel').map(({ fields }) => fields['channel']);
  await expect.poll(opened).toEqual(['first-7', '8', '8']);
});

it.each([
  [true, [], 'guest'],
  [false, [], 'free'],
  [false, [{ id: 1, type: 'promo' }], 'promo'],
  [false, [{ id: 1 }], 'full_payment'],
  [false, [{ id: 1, price: 0 }], 'free'],
])('DATA-062 STAT-035 a viewer, guest %s, with %o is counted as %s', async (isGuest, subscriptions, viewer) => {
  const { told, services } = await listening({ subscriptions });
  services.events.emit('viewer', { user: 1, isGuest, profile: null, changed: false });
  const now = () => (open(services), told('open_install_devices').at(-1)?.fields['viewer']);
  await expect.poll(now).toBe(viewer);
});

it('DATA-062 STAT-035 who begins to pay is counted as a payer from then on, without another visit', async () => {
  const subscriptions: object[] = [];
  const { told, services, store } = await listening({ subscriptions });
  services.events.emit('viewer', { user: 1, isGuest: false, profile: null, changed: false });
  const now = () => (open(services), told('open_install_devices').at(-1)?.fields['viewer']);
  await expect.poll(now).toBe('free');
  subscriptions.push({ id: 1 });
  store.dispatch(staleAnswers(['subscriptions']));
  services.events.emit('subscription', { change: 'bought', packetId: 5 });
  await expect.poll(now).toBe('full_payment');
});

it('DATA-062 STAT-035 where nobody signs in within 10 s, not even as a guest, it is counted as that', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  const { told, services } = await listening({ isWatched: false });
  await vi.advanceTimersByTimeAsync(10_000);
  vi.useRealTimers();
  const now = () => (open(services), told('open_install_devices').at(-1)?.fields['viewer']);
  await expect.poll(now).toBe('not_login');
});

it.each([true, false])(
  'CALL-044 the variants of tests that a viewer, guest %s, has are told with an event',
  async (isGuest) => {
    const { told, services } = await listening({ tests: [{ name: 'hero_trailer', variant: 'trailer' }] });
    services.events.emit('viewer', { user: 1, isGuest, profile: null, changed: false });
    const now = () => (open(services), told('open_install_devices').at(-1)?.fields['variants']);
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
  const now = () => (open(services), page.arrived().at(-1)?.fields['variants']);
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
  open(services);
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
  open(services);
  await expect.poll(() => told('open_install_devices').length).toBe(1);
  services.events.emit('page', { pathname: '/contents/7' });
  expect(namesOf(hidden())).toContain('open_content');
});

it('what a collector did not take stays on the device', async () => {
  const { services, kept } = await listening({ answer: 'offline' });
  services.events.emit('page', { pathname: '/instructions' });
  await expect.poll(async () => (await kept.first(9)).map(({ item }) => item.name)).toContain('open_install_devices');
});
