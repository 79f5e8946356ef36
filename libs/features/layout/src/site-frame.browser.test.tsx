import { siteStore } from '@livery/widgets/testing-store';
import type { Answering } from '@livery/api-client/testing';
import type { Brand } from '@livery/brand-kit';
import { validBrand } from '@livery/brand-kit/valid-brand';
import { type Network, type SessionUser } from '@livery/domain/session';
import { selectActiveProfile, activeProfile } from '@livery/domain/profiles';
import { STORED } from '@livery/domain/stored-keys';
import type { Environment } from '@livery/platform/environment';
import { ModalsProvider, type Modals } from '@livery/widgets/modals';
import { FEATURE_CAPABILITIES } from '../../testing/src/feature-capabilities.ts';
import { searchPanel } from '@livery/widgets/search-panel';
import { mountScreen, pass } from '@livery/widgets/testing';
import { lazy, type ReactNode } from 'react';
import { afterEach, beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { HasTarget } from './link-targets.ts';
import { SiteFrame, type FrameParts } from './site-frame.tsx';

const menu = [
  { id: 1, slug: 'startpage', template: 'startpage', title: 'Главная' },
  { id: 2, slug: 'tvchannels', template: 'tvchannels', title: 'ТВ-каналы' },
  { id: 3, slug: 'movies', template: 'group.catalog', title: 'Фильмы' },
  { id: 4, slug: 'night', template: 'group', title: 'Ночное' },
  { id: 1000, slug: 'adult', template: 'group', title: 'Для взрослых' },
  { id: 5, slug: '/my', template: 'group', title: 'Моё' },
  { id: 6, slug: 'tv-app', template: 'outer_link', title: 'На телевизор', link: 'https://tv.example/apps' },
];
const genres = [
  { id: 1, name: 'Драма', row_slug: 'genre-drama', row_id: 101 },
  { id: 2, name: 'Мелодрама', row_slug: null, row_id: null, parent_id: 1 },
  { id: 3, name: 'Комедия', row_slug: 'genre-comedy', row_id: 103 },
];
const ANSWERS: Readonly<Record<string, unknown>> = {
  '/v2/rowsets': { rowsets: menu },
  '/v2/internal_genres': { genres },
  '/v2/users/self/profile': { id: 8, name: 'Айгерим', role: 'adult' },
  '/v2/users/self/profiles': {
    profiles: [
      { id: 8, name: 'Айгерим' },
      { id: 9, name: 'Дети', role: 'child' },
    ],
  },
  '/v2/users/self/balance': { balance: '12450.00' },
  '/v2/packets': {
    packets: [
      { id: 4, name: 'База' },
      { id: 5, name: 'Проба', is_trial: true },
    ],
  },
  '/v2/users/self/subscriptions/current': { subscriptions: [] },
};
const answer: Answering = ({ path }) => ({ json: ANSWERS[path] ?? {} });

const NETWORK: Network = { isGuestAllowed: true, provider: { id: 1, currency: { symbol: '₸' } }, promoDays: 30 };
const VIEWER: SessionUser = { id: 1, isGuest: false, firstName: 'Айгерим Сатова', phone: '+7 700 123' };

interface Site {
  /** Nobody has done anything yet. */
  isAway?: boolean;
  viewer?: 'guest' | 'loggedIn' | 'loadingUser';
  at?: string;
  hasTarget?: HasTarget;
  parts?: Partial<FrameParts>;
  brand?: Partial<Brand>;
  environment?: Partial<Environment>;
  answer?: Answering;
  modals?: Modals;
  children?: ReactNode;
}

const credentials = { accessToken: 'a', deviceId: 1, expiresAtSeconds: 9e9, receivedAtMs: 0 };

/** Behind the effects of the first drawing, also where a test stands the clock still. */
const drawn = () =>
  new Promise<void>((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => resolve();
    port2.postMessage(null);
  });

const NO_PARTS: FrameParts = { header: () => null, overlays: () => null };

/** What waits for a sign of the viewer comes. */
const giveSign = () => dispatchEvent(new Event('pointermove'));

async function openFrame({ viewer = 'guest', at = '/', hasTarget = () => false, parts, children, ...site }: Site = {}) {
  const user = viewer === 'loggedIn' ? VIEWER : { id: 1, isGuest: true };
  const store = siteStore({ session: { kind: viewer, network: NETWORK, user, credentials } });
  const modals: Modals = site.modals ?? { open: () => {}, close: () => {}, prepare: () => {} };
  const mounted = await mountScreen(
    <ModalsProvider modals={modals}>
      <SiteFrame
        pathname={at}
        logo={{ url: 'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg"/>' }}
        parts={{ ...NO_PARTS, ...parts }}
      >
        {children ?? <p>The page</p>}
      </SiteFrame>
    </ModalsProvider>,
    {
      at,
      store,
      siteMap: { reaches: hasTarget },
      capabilities: FEATURE_CAPABILITIES,
      answer: site.answer ?? answer,
      ...(site.brand && { brand: site.brand }),
      ...(site.environment && { environment: site.environment }),
    },
  );
  await drawn();
  if (!site.isAway) giveSign();
  return mounted;
}

/** The foot comes when the viewer is near it, and the window of a test stands in another one: here everything is near. */
function standAtTheFoot() {
  class EverythingIsNear {
    readonly #tell: IntersectionObserverCallback;
    constructor(tell: IntersectionObserverCallback) {
      this.#tell = tell;
    }
    observe() {
      this.#tell([{ isIntersecting: true } as IntersectionObserverEntry], this as unknown as IntersectionObserver);
    }
    disconnect() {}
  }
  vi.stubGlobal('IntersectionObserver', EverythingIsNear);
  onTestFinished(() => void vi.unstubAllGlobals());
}

beforeEach(async () => {
  await page.viewport(1440, 900);
});
afterEach(() => void vi.restoreAllMocks());

const everything: HasTarget = () => true;
const header = page.getByRole('banner');
const nav = page.getByRole('navigation', { name: 'Основное меню' });
const link = (name: string) => header.getByRole('link', { name, exact: true });
const names = async (of: typeof nav) => {
  await expect.element(of.getByRole('link').first()).toBeVisible();
  return of
    .getByRole('link')
    .elements()
    .map((element) => element.textContent?.replace(/ \(.*\)$/, ''));
};

it('NAV-080 NAV-081 NAV-082 NAV-083 the header has the logo that leads home and the pages of the server in their order, outer ones in a new tab', async () => {
  await openFrame();
  expect(await names(nav)).toEqual(['Главная', 'ТВ-каналы', 'Фильмы', 'Ночное', 'Для взрослых', 'На телевизор']);
  const logo = header.getByRole('img', { name: 'Orbit' });
  expect(logo.element().closest('a')?.getAttribute('href')).toBe('/');
  const outer = nav.getByRole('link', { name: /На телевизор/ }).element();
  expect([outer.getAttribute('href'), outer.getAttribute('target'), outer.getAttribute('rel')]).toEqual([
    'https://tv.example/apps',
    '_blank',
    'noopener noreferrer',
  ]);
});

it('NAV-087 a viewer has own pages in the menu, a guest has none', async () => {
  await openFrame({ viewer: 'loggedIn' });
  expect(await names(nav)).toContain('Моё');
});

it('NAV-105 a child sees the page with the id 1000 neither in the header, nor in the footer, nor at the bottom', async () => {
  standAtTheFoot();
  const { store } = await openFrame({ viewer: 'loggedIn' });
  store.dispatch(activeProfile.actions.seen({ id: 2, role: 'child' }));
  await page.viewport(390, 844);
  await expect.element(nav.getByRole('link', { name: 'Моё' })).toBeVisible();
  expect(await names(nav)).toEqual(['Главная', 'ТВ-каналы', 'Фильмы', 'Ночное', 'Моё']);
  await expect.element(page.getByRole('contentinfo').getByRole('link', { name: 'Ночное' })).toBeVisible();
  expect(page.getByRole('contentinfo').getByRole('link', { name: 'Для взрослых' }).elements()).toEqual([]);
  await page.viewport(1440, 900);
  await expect.element(header.getByRole('link', { name: 'Ночное' })).toBeVisible();
  expect(await names(nav)).not.toContain('Для взрослых');
});

it('NAV-088 what does not fit moves into a drop-down, which Escape closes', async () => {
  await page.viewport(1030, 800);
  const rowsets = [...menu, ...menu.map((entry) => ({ ...entry, id: entry.id + 50, title: `Ещё ${entry.title}` }))];
  await openFrame({ answer: () => ({ json: { rowsets } }) });
  const more = nav.getByRole('button', { name: 'Ещё' });
  await more.click();
  await expect.element(nav.getByRole('menuitem', { name: 'Ещё Для взрослых' })).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(more).toHaveFocus();
  expect(nav.getByRole('menuitem').elements()).toEqual([]);
});

it('NAV-089 NAV-098 NAV-100 NAV-102 a guest has every tool that leads somewhere, and none that does not', async () => {
  const { server } = await openFrame({ hasTarget: everything });
  await expect.element(link('Есть промокод')).toHaveAttribute('href', '#promocode_wizard');
  await expect.element(link('Смотреть на телевизоре')).toHaveAttribute('href', '/instructions');
  await expect.element(header.getByRole('button', { name: 'Поиск' })).toBeVisible();
  await expect.element(link('Войти')).toHaveAttribute('href', '#auth');
  expect(header.getByRole('button', { name: 'Профиль и настройки' }).elements()).toEqual([]);
  expect(server.lines).not.toContain('GET /v2/users/self/profile');
});

it('NAV-089 NAV-090 NAV-094 NAV-100 NAV-102 a build without those targets draws no button and asks for no offers', async () => {
  const { server } = await openFrame();
  await expect.element(header.getByRole('button', { name: 'Язык' })).toBeVisible();
  const hrefs = header
    .getByRole('link')
    .elements()
    .map((element) => element.getAttribute('href'));
  expect(hrefs.filter((href) => href?.startsWith('#') || /search|packets|instructions/.test(href ?? ''))).toEqual([]);
  expect(server.lines).toEqual(['GET /v2/rowsets']);
});

it('NAV-090 NAV-093 the trial packet that the server offers is a press away', async () => {
  await openFrame({ viewer: 'loggedIn', hasTarget: everything });
  await expect.element(link('Попробовать бесплатно')).toHaveAttribute('href', '/packets/5');
});

it('CALL-054 NAV-093 a provider that makes offers is asked for what can be bought', async () => {
  const { server } = await openFrame({
    viewer: 'loggedIn',
    hasTarget: everything,
    answer: ({ path }) => {
      if (path === '/v2/platform/configuration') return { json: { is_purchase_offers: true } };
      return {
        json:
          path === '/v2/purchasepackets' ? { packets: [{ id: 6, name: 'Семья', is_trial: true }] } : { rowsets: menu },
      };
    },
  });
  await expect.element(link('Попробовать бесплатно')).toHaveAttribute('href', '/packets/6');
  expect(server.lines).toContain('GET /v2/purchasepackets');
});

it('NAV-091 NAV-092 not where packets are sold', async () => {
  const { server } = await openFrame({ viewer: 'loggedIn', hasTarget: everything, at: '/packets/4' });
  await vi.waitFor(() => expect(server.lines.some((line) => line.includes('/v2/packets'))).toBe(true));
  expect(link('Попробовать бесплатно').elements()).toEqual([]);
});

it('NAV-090 NAV-094 one thing is offered at a time: a guest is told of the days, and the menu keeps its room', async () => {
  const { server } = await openFrame({ hasTarget: everything });
  await expect.element(link('30 дней бесплатно')).toBeVisible();
  expect(link('Попробовать бесплатно').elements()).toEqual([]);
  expect(server.lines.filter((line) => line.includes('/v2/packets'))).toEqual([]);
});

it('AUTH-046 NAV-094 NAV-096 a guest takes up the days on offer: they are remembered and sign-in opens', async () => {
  const { services } = await openFrame({ hasTarget: everything });
  await link('30 дней бесплатно').click();
  expect(services.storage.get(STORED.promoDays)).toBe('30');
  expect(location.hash).toBe('#auth');
});

it('NAV-094 the guest’s offer comes into a place that was kept: nothing of the header moves', async () => {
  await openFrame({ hasTarget: (address) => address === '#auth', isAway: true });
  const places = () =>
    [...document.querySelectorAll<HTMLElement>('header a')]
      .filter(
        (element) => getComputedStyle(element).visibility === 'visible' && element.textContent !== '30 дней бесплатно',
      )
      .map((element) => `${element.textContent} ${Math.round(element.getBoundingClientRect().left)}`);
  await expect.element(nav.getByRole('link').first()).toBeVisible();
  expect(link('30 дней бесплатно').elements()).toEqual([]);
  const before = places();
  giveSign();
  await expect.element(link('30 дней бесплатно')).toBeVisible();
  expect(places()).toEqual(before);
});

it('NAV-097 the languages of the brand open under their button', async () => {
  await openFrame();
  await header.getByRole('button', { name: 'Язык' }).click();
  await expect.element(header.getByRole('menuitemradio', { name: 'English' })).toBeVisible();
  await expect.element(header.getByRole('menuitemradio', { name: 'Русский' })).toHaveAttribute('aria-checked', 'true');
});

it('NAV-101 ACC-003 ACC-004 ACC-009 a viewer has the avatar of the active profile, and under it name, balance, profiles, the form for a promo code and sign-out', async () => {
  const { store } = await openFrame({ viewer: 'loggedIn', hasTarget: everything });
  const avatar = header.getByRole('button', { name: 'Профиль и настройки' });
  await avatar.click();
  const panel = header.getByRole('dialog');
  await expect.element(panel.getByRole('heading', { name: 'Айгерим Сатова' })).toBeVisible();
  await expect.element(panel.getByText(/12\s?450\s₸/)).toBeVisible();
  await expect.element(panel.getByRole('button', { name: 'Айгерим' })).toHaveAttribute('aria-current', 'true');
  expect(link('Войти').elements()).toEqual([]);
  await expect.element(panel.getByRole('link', { name: /промокод/i })).toHaveAttribute('href', '#promocode');
  await panel.getByRole('button', { name: 'Выйти' }).click();
  expect((store.getState() as { session: { kind: string } }).session.kind).toBe('loggingOut');
});

it('ACC-004 PROF-024 PROF-026 a press on a child’s face goes over to it; a refusal is said over the page', async () => {
  const open = vi.fn();
  const replies = [{ status: 429, json: { error: { code: 'too_many', message: 'Слишком часто' } } }];
  const { store } = await openFrame({
    viewer: 'loggedIn',
    hasTarget: everything,
    modals: { open, close: () => {}, prepare: () => {} },
    answer: (request) =>
      request.method === 'POST' ? (replies.pop() ?? { json: { id: 9, role: 'child' } }) : answer(request),
  });
  const choose = async () => {
    await header.getByRole('button', { name: 'Профиль и настройки' }).click();
    await header.getByRole('dialog').getByRole('button', { name: 'Дети' }).click();
  };
  await choose();
  await vi.waitFor(() => expect(open).toHaveBeenCalledWith('message', { heading: 'Ошибка', text: 'Слишком часто' }));
  expect(selectActiveProfile(store.getState()).kind).toBe('unknown');
  await choose();
  await vi.waitFor(() => expect(selectActiveProfile(store.getState())).toMatchObject({ id: 9, role: 'child' }));
});

it('BRAND-009 in a web view nobody signs out', async () => {
  await openFrame({ viewer: 'loggedIn', hasTarget: everything, environment: { host: 'android-app' } });
  await header.getByRole('button', { name: 'Профиль и настройки' }).click();
  await expect.element(header.getByRole('dialog').getByRole('link', { name: 'Помощь' })).toBeVisible();
  expect(header.getByRole('button', { name: 'Выйти' }).elements()).toEqual([]);
});

const messages =
  (list: readonly object[]): Answering =>
  (request) =>
    request.path === '/v2/users/self/messages' ? { json: { messages: list } } : answer(request);
const parts = { header: lazy(() => import('./messages-menu.tsx')) };

it('NAV-099 ACC-041 ACC-042 ACC-043 the messages that were not removed are counted; one opens, and only its button puts it away', async () => {
  const open = vi.fn<Modals['open']>();
  const { server } = await openFrame({
    parts,
    modals: { open, close: () => {}, prepare: () => {} },
    answer: messages([
      { id: 1, title: 'Старое', text: 'Раз', created_at: '2026-11-01T10:00:00Z' },
      { id: 2, title: 'Новое', text: 'Два', created_at: '2026-11-20T10:00:00Z' },
      { id: 3, title: 'Убранное', is_removed: true },
    ]),
  });
  await header.getByRole('button', { name: '2 сообщения' }).click();
  const entries = header.getByRole('dialog').getByRole('listitem');
  await expect.element(entries.first()).toHaveTextContent('НовоеДва20.11.2026, 15:00');
  await entries.first().getByRole('button').click();
  const [id, request] = open.mock.calls[0] as ['confirm', { heading: string; onAnswer: (accepted: boolean) => void }];
  expect([id, request.heading]).toEqual(['confirm', 'Новое']);
  request.onAnswer(false);
  expect(server.lines).not.toContain('DELETE /v2/users/self/messages/2');
  request.onAnswer(true);
  await vi.waitFor(() => expect(server.lines).toContain('DELETE /v2/users/self/messages/2'));
});

it('ACC-040 ACC-044 ACC-050 title, text and time, newest first; a message without a title has one; all go at once', async () => {
  const { server } = await openFrame({
    parts,
    answer: messages([
      { id: 1, title: 'Старое', text: 'Раз', created_at: '2026-11-01T10:00:00Z' },
      { id: 2, text: 'Два', created_at: '2026-11-20T10:00:00Z' },
    ]),
  });
  await header.getByRole('button', { name: '2 сообщения' }).click();
  const entries = header.getByRole('dialog').getByRole('listitem');
  await expect.element(entries.first()).toHaveTextContent('СообщениеДва20.11.2026, 15:00');
  await expect.element(entries.last()).toHaveTextContent('СтароеРаз01.11.2026, 15:00');
  await header.getByRole('button', { name: 'Отметить все прочитанными' }).click();
  await vi.waitFor(() => expect(server.lines).toContain('DELETE /v2/users/self/messages'));
});

it('NAV-099 when the last message was opened and put away there is no bell', async () => {
  let list: readonly object[] = [{ id: 2, title: 'Новое', text: 'Два' }];
  const open = vi.fn<Modals['open']>();
  await openFrame({
    parts,
    modals: { open, close: () => {}, prepare: () => {} },
    answer: (request) => {
      if (request.method === 'DELETE') list = [];
      return messages(list)(request);
    },
  });
  await header.getByRole('button', { name: '1 сообщение' }).click();
  await header.getByRole('dialog').getByRole('listitem').getByRole('button').click();
  (open.mock.calls[0] as unknown as [string, { onAnswer: (accepted: boolean) => void }])[1].onAnswer(true);
  await expect.poll(() => header.getByRole('button', { name: /сообщени|Сообщений/ }).query()).toBeNull();
});

it('NAV-099 when the last message is put away the bell goes, but not from under the focus', async () => {
  let list: readonly object[] = [{ id: 2, title: 'Новое', text: 'Два' }];
  await openFrame({
    parts,
    answer: (request) => {
      if (request.method === 'DELETE') list = [];
      return messages(list)(request);
    },
  });
  await header.getByRole('button', { name: '1 сообщение' }).click();
  await header.getByRole('button', { name: 'Отметить все прочитанными' }).click();
  const bell = header.getByRole('button', { name: 'Сообщений нет' });
  await expect.element(bell).toHaveFocus();
  (bell.element() as HTMLElement).blur();
  await expect.poll(() => bell.query()).toBeNull();
});

it.each([
  [400, 1],
  [403, 1],
  [409, 1],
  [429, 1],
  [500, 1],
  [404, 0],
])(
  'ACC-042 ACC-044 a message that cannot be put away (%i) stays, with a sentence; one that is gone already says nothing',
  async (status, sentences) => {
    const open = vi.fn<Modals['open']>();
    const list = messages([{ id: 2, title: 'Новое', text: 'Два' }]);
    const { server } = await openFrame({
      parts,
      modals: { open, close: () => {}, prepare: () => {} },
      answer: (request) =>
        request.method === 'DELETE' ? { status, json: { error: { code: 'no', message: 'Не вышло' } } } : list(request),
    });
    await header.getByRole('button', { name: '1 сообщение' }).click();
    await header.getByRole('dialog').getByRole('listitem').getByRole('button').click();
    (open.mock.calls[0] as unknown as [string, { onAnswer: (accepted: boolean) => void }])[1].onAnswer(true);
    await vi.waitFor(() => expect(server.lines).toContain('DELETE /v2/users/self/messages/2'));
    await vi.waitFor(() => expect(open.mock.calls.slice(1)).toHaveLength(sentences));
    await expect.element(header.getByRole('button', { name: '1 сообщение' })).toBeVisible();
  },
);

it('NTF-035 NTF-036 the messages are asked again every 150 s, until nobody has been there for half an hour', async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const { server } = await openFrame({ parts, answer: messages([]) });
  const asked = () => server.lines.filter((line) => line === 'GET /v2/users/self/messages').length;
  await vi.waitFor(async () => {
    await pass(100);
    expect(asked()).toBe(1);
  });
  await pass(150_000);
  await vi.waitFor(() => expect(asked()).toBe(2));
  for (let minutes = 0; minutes < 45; minutes += 1) await pass(60_000);
  const last = asked();
  expect(last).toBeLessThanOrEqual(14);
  await pass(300_000);
  expect(asked()).toBe(last);
});

it('NAV-099 without messages there is no bell', async () => {
  const { server } = await openFrame({ parts, answer: messages([]) });
  await vi.waitFor(() => expect(server.lines).toContain('GET /v2/users/self/messages'));
  await expect.element(header.getByRole('button', { name: 'Язык' })).toBeVisible();
  expect(header.getByRole('button', { name: /сообщени/ }).elements()).toEqual([]);
});

async function scrollTo(top: number): Promise<void> {
  window.scrollTo(0, top);
  await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
}

function wearTokens() {
  const { style } = document.documentElement;
  style.setProperty('--color-surface-0', 'rgb(1, 2, 3)');
  style.setProperty('--motion-normal', '0s');
  style.setProperty('--motion-ease', 'linear');
  onTestFinished(() => {
    document.documentElement.removeAttribute('style');
    window.scrollTo(0, 0);
  });
}

it('NAV-103 the product’s header gets its ground beyond 140 px of scroll', async () => {
  wearTokens();
  await openFrame({ children: <div style={{ height: 4000 }} /> });
  await names(nav);
  const ground = () => getComputedStyle(header.element()).backgroundColor;
  await scrollTo(140);
  expect(ground()).toBe('rgba(0, 0, 0, 0)');
  await scrollTo(141);
  await vi.waitFor(() => expect(ground()).toBe('rgb(1, 2, 3)'));
});

it('NAV-104 in landscape the product’s header leaves after 250 px downward and is back at the first pixel upward; in portrait it stays', async () => {
  wearTokens();
  await openFrame({ children: <div style={{ height: 4000 }} /> });
  await names(nav);
  const bottom = () => Math.round(header.element().getBoundingClientRect().bottom);
  await scrollTo(250);
  expect(bottom()).toBe(80);
  await scrollTo(251);
  await vi.waitFor(() => expect(bottom()).toBe(0));
  await scrollTo(250);
  await vi.waitFor(() => expect(bottom()).toBe(80));
  await page.viewport(800, 1200);
  await scrollTo(0);
  await scrollTo(1500);
  expect(header.element().getBoundingClientRect().top).toBe(0);
});

it('NAV-106 ROWS-092 the bottom navigation is there up to 1023 px, and in a mobile browser up to 1281 px', async () => {
  await page.viewport(1023, 800);
  await openFrame();
  await names(nav);
  const isAtBottom = () => getComputedStyle(nav.element()).position === 'fixed';
  expect(isAtBottom()).toBe(true);
  await page.viewport(1024, 800);
  await vi.waitFor(() => expect(isAtBottom()).toBe(false));
});

it('NAV-106 ROWS-092 a mobile browser has it up to 1281 px', async () => {
  await page.viewport(1281, 800);
  await openFrame({ environment: { mobileBrowser: true } });
  await names(nav);
  expect(getComputedStyle(nav.element()).position).toBe('fixed');
  await page.viewport(1282, 800);
  await vi.waitFor(() => expect(getComputedStyle(nav.element()).position).not.toBe('fixed'));
});

it('NAV-107 the phone’s bar has home, channels, a catalogue, search and sign-in, and marks the page that is open', async () => {
  await page.viewport(390, 844);
  await openFrame({ hasTarget: everything, at: '/movies' });
  await expect.element(nav.getByRole('link', { name: 'Фильмы' })).toBeVisible();
  expect(await names(nav)).toEqual(['Главная', 'ТВ-каналы', 'Фильмы', 'Поиск', 'Войти']);
  expect(nav.getByRole('link', { name: 'Фильмы' }).element().getAttribute('aria-current')).toBe('page');
});

it.each([
  ['the header of a desktop', 1440, () => header.getByRole('button', { name: 'Поиск' })],
  ['the header of a phone', 390, () => header.getByRole('button', { name: 'Поиск' })],
  ['the bar of a phone', 390, () => nav.getByRole('link', { name: 'Поиск' })],
])('NAV-100 NAV-107 NAV-108 search opens from %s', async (_, width, control) => {
  await page.viewport(width, 844);
  const { services } = await openFrame({ hasTarget: everything });
  await control().click();
  expect(services.get(searchPanel).get()).toBe(true);
});

it('NAV-109 a catalogue has its parts above the page on a phone, and not on a desktop', async () => {
  await page.viewport(390, 844);
  await openFrame({ at: '/movies/genre-comedy' });
  const bar = page.getByRole('navigation', { name: 'Разделы каталога' });
  expect(await names(bar)).toEqual(['Все', 'Драма', 'Комедия']);
  const hrefs = bar
    .getByRole('link')
    .elements()
    .map((element) => element.getAttribute('href'));
  expect(hrefs).toEqual(['/movies', '/movies/genre-drama', '/movies/genre-comedy']);
  expect(bar.getByRole('link', { name: 'Комедия' }).element().hasAttribute('aria-current')).toBe(true);
  await page.viewport(1440, 900);
  await expect.element(bar).not.toBeInTheDocument();
});

const foot = page.getByRole('contentinfo');
const column = async (title: string) => {
  await expect.element(foot.getByRole('heading', { name: title })).toBeVisible();
  const section = foot.getByRole('heading', { name: title }).element().closest('section');
  return [...(section?.querySelectorAll('li') ?? [])].map((line) => line.textContent?.replace(/ \(.*\)$/, ''));
};

it('NAV-110 NAV-111 NAV-112 NAV-113 the footer has sections, information, support and languages', async () => {
  standAtTheFoot();
  await openFrame({ hasTarget: everything });
  expect(await column('Разделы')).toEqual(['Главная', 'ТВ-каналы', 'Фильмы', 'Ночное', 'Для взрослых', 'На телевизор']);
  expect(await column('Информация')).toEqual([
    'Вопросы и ответы',
    'Новости',
    'Пользовательское соглашение',
    'Политика конфиденциальности',
    'Условия',
  ]);
  expect(await column('Поддержка')).toEqual(['+7 700 000 00 00', 'help@orbit.example']);
  expect(await column('Язык сайта')).toEqual(['Русский', 'English']);
});

it('NAV-089 NAV-090 NAV-094 NAV-096 NAV-098 AUTH-046 on a phone, whose header has no room, a guest finds days, code and devices at the foot', async () => {
  await page.viewport(390, 844);
  standAtTheFoot();
  const { services } = await openFrame({ hasTarget: everything });
  const days = foot.getByRole('link', { name: '30 дней бесплатно' });
  await expect.element(days).toHaveAttribute('href', '#auth');
  expect((await column('Информация')).slice(0, 4)).toEqual([
    '30 дней бесплатно',
    'Есть промокод',
    'Смотреть на телевизоре',
    'Вопросы и ответы',
  ]);
  await expect.element(foot.getByRole('link', { name: 'Есть промокод' })).toHaveAttribute('href', '#promocode_wizard');
  await days.click();
  expect(services.storage.get(STORED.promoDays)).toBe('30');
  expect(location.hash).toBe('#auth');
});

it('NAV-090 NAV-093 on a phone a packet on trial stands there where no days are offered', async () => {
  await page.viewport(390, 844);
  standAtTheFoot();
  await openFrame({ viewer: 'loggedIn', hasTarget: everything });
  const trial = foot.getByRole('link', { name: 'Попробовать бесплатно' });
  await expect.element(trial).toHaveAttribute('href', '/packets/5');
});

it('NAV-113 a brand with one language has devices instead', async () => {
  standAtTheFoot();
  await openFrame({ hasTarget: everything, brand: { languages: ['ru'] } });
  expect(await column('Смотреть на')).toContain('Apple TV');
  expect(header.getByRole('button', { name: 'Язык' }).elements()).toEqual([]);
});

it('NAV-114 NAV-115 stores and networks of the brand, each in a new tab', async () => {
  standAtTheFoot();
  const stores = { android: 'https://a.example/', ios: 'https://i.example/', lg: 'https://l.example/' };
  await openFrame({ brand: { stores, social: [{ name: 'Telegram', url: 'https://t.example/' }] } });
  await expect.element(foot.getByRole('link', { name: 'Telegram' })).toHaveAttribute('href', 'https://t.example/');
  const badges = foot.getByRole('link', { name: /Приложение для/ }).elements();
  expect(badges.map((badge) => badge.getAttribute('href'))).toEqual(Object.values(stores));
  expect(badges.every((badge) => badge.getAttribute('target') === '_blank')).toBe(true);
});

it('inside another application there is neither header nor footer, and the whole menu stands above the page', async () => {
  const pages = { ...validBrand.rules.pages, frame: 'embedded' as const };
  await openFrame({ brand: { rules: { ...validBrand.rules, pages } } });
  expect((await names(nav)).length).toBe(6);
  expect([...header.elements(), ...foot.elements()]).toEqual([]);
});

it('NAV-111 inside another application a guest, who has no menu of their own, is led to the settings, where the pages to read are', async () => {
  await page.viewport(390, 844);
  const pages = { ...validBrand.rules.pages, frame: 'embedded' as const };
  await openFrame({ brand: { rules: { ...validBrand.rules, pages } }, hasTarget: everything });
  await expect.element(page.getByRole('link', { name: 'Настройки' })).toHaveAttribute('href', '/settings');
});

it('on a phone nothing moves in the header when it is known who is there', async () => {
  await page.viewport(390, 844);
  const languagesAt = async (viewer: 'guest' | 'loadingUser') => {
    const { host } = await openFrame({ viewer, hasTarget: () => true });
    const { left } = host.querySelector('header [aria-haspopup=menu]')!.getBoundingClientRect();
    return left;
  };
  expect(await languagesAt('loadingUser')).toBe(await languagesAt('guest'));
});

it('a part of the frame that breaks costs itself: the page, its head and its foot stay', async () => {
  standAtTheFoot();
  const report = vi.spyOn(console, 'error').mockImplementation(() => {});
  const Broken = () => {
    throw new Error('This part is broken.');
  };
  await openFrame({ parts: { overlays: Broken } });
  await expect.element(page.getByText('The page')).toBeVisible();
  await expect.element(link('Войти').or(nav.getByRole('link').first())).toBeVisible();
  await expect.element(page.getByRole('contentinfo')).toBeInTheDocument();
  expect(report).toHaveBeenCalled();
});
