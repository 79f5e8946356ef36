import { validBrand } from '@livery/brand-kit/valid-brand';
import { session, type Network, type SessionApi } from '@livery/domain/session';
import { activeProfile } from '@livery/domain/profiles';
import { STORED } from '@livery/domain/stored-keys';
import RegionPage from '@livery/features/region-page';
import { createValue } from '@livery/value';
import { pass } from '@livery/widgets/testing';
import { useEffect } from 'react';
import { Route, Routes } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { neverAnswers, openSite } from '../testing/open-site.tsx';
import { READING_MS } from './without-provider.tsx';

const NETWORK: Network = { provider: {}, isGuestAllowed: true, country: 'KZ', ipAddress: '203.0.113.7' };
const AUTO_AUTH: Network = { ...NETWORK, autoAuthUrl: 'https://isp.example/auth' };
const answers =
  <Data,>(data: Data) =>
  () =>
    Promise.resolve({ data });
const fails = (status: number) => () =>
  Promise.resolve({ error: { kind: 'http', status, message: 'not here', country: 'XX', ipAddress: '198.51.100.1' } });

const text = (name: string) => page.getByText(name, { exact: false });
const button = (name: string) => page.getByRole('button', { name });

/** The message is a chunk of its own; its time begins when it is drawn. */
async function messageIsThere() {
  await pass(0);
  await vi.dynamicImportSettled();
  await pass(0);
}

describe('on the test’s clock', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => {
    vi.useRealTimers();
    vi.restoreAllMocks();
  });

  it('BOOT-002 BOOT-003 says that there is no provider, and goes back when that was read', async () => {
    const back = vi.spyOn(history, 'back').mockReturnValue();
    vi.spyOn(History.prototype, 'length', 'get').mockReturnValue(2);
    const { host } = await openSite({ calls: { loadNetwork: answers({ isGuestAllowed: true }) } });
    await messageIsThere();
    await pass(READING_MS - 1);
    expect(host.textContent).toContain('Не удалось определить вашего оператора');
    expect(host.textContent).not.toContain('The pages');
    expect(back).not.toHaveBeenCalled();
    await pass(1);
    expect(back).toHaveBeenCalledOnce();
  });

  it('BOOT-003 stays on the message, with a way to reload, when nothing was before', async () => {
    const back = vi.spyOn(history, 'back').mockReturnValue();
    vi.spyOn(History.prototype, 'length', 'get').mockReturnValue(1);
    const { host } = await openSite({ calls: { loadNetwork: answers({ isGuestAllowed: true }) } });
    await messageIsThere();
    await pass(10 * READING_MS);
    expect(back).not.toHaveBeenCalled();
    expect([...host.querySelectorAll('button')].map(({ textContent }) => textContent)).toEqual(['Обновить страницу']);
  });

  it('BOOT-007 says after 500 ms of automatic sign-in that it is under way', async () => {
    const { host } = await openSite({ calls: { loadNetwork: answers(AUTO_AUTH) } });
    await pass(499);
    expect(host.textContent).toContain('The pages');
    await pass(1);
    expect(host.textContent).toContain('Входим в ваш аккаунт');
  });

  it('BOOT-007 says nothing of an automatic sign-in that ended sooner', async () => {
    const { host } = await openSite({
      calls: { loadNetwork: answers(AUTO_AUTH), autoAuthenticate: answers({ accessToken: 'token' }) },
    });
    await pass(60_000);
    expect(host.textContent).toContain('The pages');
  });
});

it('BOOT-012 BRAND-010 a failed automatic sign-in says so with the phone of support, and tries again', async () => {
  const autoAuthenticate = vi.fn<SessionApi['autoAuthenticate']>(neverAnswers).mockImplementationOnce(fails(500));
  await openSite({
    calls: { loadNetwork: answers(AUTO_AUTH), autoAuthenticate },
    settings: { offersAutoAuthRetry: true },
  });
  await expect.element(page.getByRole('dialog', { name: 'Вход не выполнен' })).toBeVisible();
  await expect.element(text('Не удалось узнать вас по вашей сети')).toBeVisible();
  await expect.element(text('+7 700 000 00 00')).toBeVisible();
  expect(autoAuthenticate).toHaveBeenCalledTimes(1);
  await button('Повторить').click();
  await expect.poll(() => autoAuthenticate.mock.calls.length).toBe(2);
});

it('BOOT-008 BOOT-012 NAV-072 whoever leaves the question by going back goes on without', async () => {
  const { store } = await openSite({
    calls: { loadNetwork: answers(AUTO_AUTH), autoAuthenticate: fails(500) },
    settings: { offersAutoAuthRetry: true },
  });
  const question = page.getByRole('dialog', { name: 'Вход не выполнен' });
  await expect.element(question).toBeVisible();
  expect(session.select(store.getState()).kind).toBe('autoAuthFailed');
  location.hash = '';
  await expect.element(question).not.toBeInTheDocument();
  await expect.poll(() => session.select(store.getState()).kind).toBe('creatingGuest');
});

it('BOOT-012 BRAND-001 the telephone is that of the provider whose network it is', async () => {
  const provider = { landing: { supportPhone: '+7 727 111 22 33' } };
  await openSite({
    calls: { loadNetwork: answers({ ...AUTO_AUTH, provider }), autoAuthenticate: fails(500) },
    settings: { offersAutoAuthRetry: true },
  });
  await expect.element(text('+7 727 111 22 33')).toBeVisible();
});

it('BOOT-015 NAV-056 in a forbidden country a page inside of another site stays where it is, under the modal', async () => {
  await openSite({ at: '/content_embed/7', calls: { loadNetwork: fails(403) } });
  await expect.element(page.getByRole('dialog').getByText('Страна: XX')).toBeVisible();
  expect(location.pathname).toBe('/content_embed/7');
});

it('BOOT-015 a forbidden country leads to its page, and over it stands a modal with country and address', async () => {
  const { host } = await openSite({
    at: '/channels',
    calls: { loadNetwork: fails(403) },
    pages: (
      <Routes>
        <Route path="/geo_lock" element={<RegionPage />} />
        <Route path="*" element={null} />
      </Routes>
    ),
  });
  const modal = page.getByRole('dialog');
  await expect.element(modal.getByText('Страна: XX')).toBeVisible();
  await expect.element(modal.getByText('Ваш адрес в сети: 198.51.100.1')).toBeVisible();
  expect(location.pathname).toBe('/geo_lock');
  expect(host.textContent).toContain('В вашем регионе сервис недоступен');
  // The modal says it all: nothing of it is seen again behind.
  const behind = [...host.querySelectorAll('p, button')].filter(({ textContent }) =>
    /Страна|адрес|Повторить/.test(textContent ?? ''),
  );
  expect(behind.filter((element) => !modal.element().contains(element))).toEqual([]);
  expect(host.querySelector('main h1, h1')?.closest('[data-visually-hidden]')).not.toBeNull();
  await userEvent.keyboard('{Escape}');
  expect(modal.element().matches('[data-closing]')).toBe(false);
});

describe('a start without a network', () => {
  const silent = () => Promise.resolve({ error: { kind: 'network', message: 'Failed to fetch' } });
  afterEach(() => void vi.restoreAllMocks());

  it('says so and goes on by itself when the connection is back', async () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    const online = createValue(false);
    const loadNetwork = vi.fn<SessionApi['loadNetwork']>(silent);
    await openSite({
      calls: { loadNetwork },
      network: { online, suspect: () => {} },
    });
    await expect.element(page.getByRole('heading', { name: 'Нет связи' })).toBeVisible();
    await button('Повторить').click();
    await expect.poll(() => loadNetwork.mock.calls.length).toBe(2);
    await expect.element(page.getByRole('heading', { name: 'Нет связи' })).toBeVisible();
    loadNetwork.mockImplementation(answers(NETWORK));
    online.set(true);
    await expect.element(text('The pages')).toBeVisible();
  });

  it('does not blame the viewer’s connection for a server that is silent', async () => {
    await openSite({ calls: { loadNetwork: silent } });
    await expect.element(page.getByRole('heading', { name: 'Пока не получается начать' })).toBeVisible();
  });
});

it('SES-039 whoever signs out lands at home', async () => {
  const { store } = await openSite({
    at: '/lk?tab=cards#auth',
    calls: { loadNetwork: answers({ provider: {}, isGuestAllowed: false }) },
  });
  await expect.poll(() => session.select(store.getState()).kind).toBe('authOnly');
  store.dispatch(session.actions.logoutRequested());
  await expect.poll(() => location.pathname + location.search).toBe('/');
});

it.each([
  ['SES-003 BOOT-013 where nobody is a guest the sign-in stands over the page, and stays', '/channels', 1],
  ['SES-003 NAV-079 a page to read is read without it', '/agreement', 0],
  ['SES-003 AUTH-004 the page of the ways in is the sign-in itself', '/auth_methods', 0],
])('%s', async (_, at, dialogs) => {
  const { store } = await openSite({ at, calls: { loadNetwork: answers({ provider: {}, isGuestAllowed: false }) } });
  await expect.poll(() => session.select(store.getState()).kind).toBe('authOnly');
  const dialog = page.getByRole('dialog');
  await expect.poll(() => dialog.elements().length).toBe(dialogs);
  if (dialogs === 0) return;
  await userEvent.keyboard('{Escape}');
  expect(dialog.element().matches('[data-closing]')).toBe(false);
});

const withWelcome = { rules: { ...validBrand.rules, pages: { ...validBrand.rules.pages, welcome: true } } };

it.each([
  [
    'NAV-002 MISC-008 in a brand that asks for it, a first visit begins with the documents',
    '/',
    withWelcome,
    {},
    '/welcome',
  ],
  ['NAV-002 whoever has accepted them is at home', '/', withWelcome, { [STORED.acceptedDocuments]: '[1]' }, '/'],
  ['NAV-002 a link to another page leads there', '/channels', withWelcome, {}, '/channels'],
  ['NAV-002 in every other brand home is home', '/', {}, {}, '/'],
])('%s', async (_, at, brand, stored, leadsTo) => {
  const guests = { provider: {}, isGuestAllowed: false };
  const { store } = await openSite({ at, brand, stored, calls: { loadNetwork: answers(guests) } });
  await expect.poll(() => session.select(store.getState()).kind).toBe('authOnly');
  await expect.poll(() => location.pathname).toBe(leadsTo);
  // Behind the effects of the last drawing.
  await new Promise((resolve) => requestAnimationFrame(resolve));
  expect(location.pathname).toBe(leadsTo);
});

it.each([
  ['NAV-002 a guest begins with the documents', true, '/welcome'],
  ['NAV-002 whoever has signed in is not asked for them', false, '/'],
])('%s', async (_, isGuest, leadsTo) => {
  const { store } = await openSite({ brand: withWelcome, calls: { loadNetwork: answers(NETWORK) } });
  await expect.poll(() => session.select(store.getState()).kind).toBe('creatingGuest');
  const credentials = { accessToken: 'a', deviceId: 9, signInId: 's', expiresAtMs: 9e15, receivedAtMs: 0 };
  store.dispatch(session.actions.credentialsReceived({ credentials }));
  store.dispatch(session.actions.userLoaded({ user: { id: 1, isGuest } }));
  await expect.poll(() => session.select(store.getState()).kind).toBe(isGuest ? 'guest' : 'loggedIn');
  await expect.poll(() => location.pathname).toBe(leadsTo);
  await new Promise((resolve) => requestAnimationFrame(resolve));
  expect(location.pathname).toBe(leadsTo);
});

it('PROF-026 NAV-056 another profile leaves a page inside of another site where it is, and has it drawn anew', async () => {
  const drawn = vi.fn();
  function Says() {
    useEffect(() => drawn(location.pathname), []);
    return null;
  }
  const { store } = await openSite({
    at: '/channel_embed/7',
    calls: { loadNetwork: answers(NETWORK) },
    pages: <Says />,
  });
  await expect.poll(() => drawn.mock.calls.length).toBe(1);
  store.dispatch(activeProfile.actions.seen({ id: 3, role: 'adult' }));
  store.dispatch(activeProfile.actions.switched({ id: 4, role: 'child' }));
  await expect.poll(() => drawn.mock.calls).toEqual([['/channel_embed/7'], ['/channel_embed/7']]);
});

it('PROF-026 PAY-042 BRAND-020 another profile has the pages drawn anew, and not what stands beside them', async () => {
  const drawn: string[] = [];
  function Says({ name }: { readonly name: string }) {
    useEffect(() => void drawn.push(name), [name]);
    return null;
  }
  const { store } = await openSite({
    calls: { loadNetwork: answers(NETWORK) },
    pages: <Says name="pages" />,
    beside: <Says name="beside" />,
  });
  await expect.poll(() => drawn).toEqual(['pages', 'beside']);
  store.dispatch(activeProfile.actions.seen({ id: 3, role: 'adult' }));
  store.dispatch(activeProfile.actions.switched({ id: 4, role: 'child' }));
  await expect.poll(() => drawn).toEqual(['pages', 'beside', 'pages']);
});
