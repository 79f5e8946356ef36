import { configureApi } from '@livery/api-client';
import { testSettings } from '@livery/api-client/testing';
import { QuickCredentials } from '@livery/api-client/testing/faults';
import { session } from '@livery/domain/session';
import { createSiteMap, placesOf } from '@livery/widgets/site-map';
import { mountScreen } from '@livery/widgets/testing';
import { loadOnce } from '@livery/value/load-once';
import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { runCapabilities, type CapabilityWorld } from './boot/run-capabilities.ts';
import { ModalHost } from './modals/modal-host.tsx';
import { Pages } from './routes/pages.tsx';
import { loadScreens } from './routes/screens.ts';
import { createStore } from './store.ts';
import { EVERY_CAPABILITY, WHOLE_SITE } from './testing/every-capability.ts';
import probe from './testing/probe/capability.ts';
import probeTexts from './testing/probe/texts.json';

/** The probe has a gate, and all of them belong to somebody: it takes that of packets. */
const LIST = [...EVERY_CAPABILITY.filter(({ name }) => name !== 'packets'), probe];
const LOGO = { url: 'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg"/>' };
const USER = { id: 7, isGuest: false } as never;

/** A member's site with the probe beside everything else, run as the start of a site runs it. */
async function openSite(at: string) {
  const { store, startListening } = createStore();
  const credentials = { accessToken: 'a', deviceId: 9, signInId: 's', expiresAtMs: 9e15, receivedAtMs: 0 } as never;
  store.dispatch(session.actions.started({ saved: credentials }));
  store.dispatch(
    session.actions.networkLoaded({ network: { provider: {}, isGuestAllowed: true }, circumstances: {} } as never),
  );
  store.dispatch(session.actions.credentialsReceived({ credentials }));
  store.dispatch(session.actions.userLoaded({ user: USER } as never));

  let begin: (world: CapabilityWorld) => void = () => {};
  const world = new Promise<CapabilityWorld>((resolve) => (begin = resolve));
  const list = runCapabilities(LIST, world);
  const siteMap = createSiteMap(placesOf(LIST));
  const capabilities = loadOnce(() => Promise.resolve(list));
  await capabilities();
  const first = EVERY_CAPABILITY.find(({ name }) => name === 'catalogue') ?? probe;
  const screens = await loadScreens({ siteMap, first, capabilities }, '/');
  const life = new AbortController();
  const mounted = await mountScreen(
    <ModalHost>
      <Pages screens={screens} logo={LOGO} />
    </ModalHost>,
    {
      at,
      store,
      capabilities: list,
      siteMap,
      texts: { probe: { probe_title: probeTexts.probe_title.ru } },
      answer: ({ path }) =>
        path === '/v2/users/self'
          ? { json: { id: 7, is_guest: false, parental_status: 'notset' } }
          : { json: { rowsets: [], rows: [], channels: [], profiles: [], messages: [] } },
    },
  );
  configureApi(testSettings(mounted.server, { credentials: new QuickCredentials() }));
  const { services, i18n } = mounted;
  begin({ i18n, store, startListening, services, signal: life.signal });
  return { ...mounted, end: () => life.abort() };
}

const title = page.getByRole('heading', { name: 'Проба', level: 1 });

it('a capability brings a page with its text, its state and its gate, and a key that leads there', async () => {
  const { services } = await openSite('/faq');
  await expect
    .poll(async () => {
      await userEvent.keyboard('p');
      return location.pathname;
    })
    .toBe('/probe');
  await expect.element(title).toBeVisible();
  await page.getByRole('button', { name: 'Count' }).click();
  await expect.element(page.getByText('1', { exact: true })).toBeVisible();
  expect(services.storage.get('probe_seen')).toBe('true');
  await page.getByRole('button', { name: 'Buy' }).click();
  await expect.element(page.getByText('1 not bought')).toBeVisible();
});

it('a capability brings a modal, which its address opens', async () => {
  await openSite('/faq#probe');
  await expect.element(page.getByRole('dialog', { name: 'Проба' })).toBeVisible();
});

it('a capability brings a page of the settings and a line of the menu', async () => {
  await openSite('/settings/probe');
  await expect.element(page.getByText('The settings of the probe')).toBeVisible();
  await page.getByRole('banner').getByRole('button', { name: 'Профиль и настройки' }).click();
  await expect.element(page.getByRole('dialog').getByRole('link', { name: 'Проба' })).toHaveAttribute('href', '/probe');
});

it('a capability hears who is watching, until the site ends', async () => {
  const { services, end } = await openSite('/faq');
  const viewer = { user: 7, isGuest: false, profile: null, changed: false };
  services.events.emit('viewer', viewer);
  await expect.poll(() => services.storage.get('probe_draft')).toBe('7');
  end();
  services.events.emit('viewer', { ...viewer, user: 8 });
  expect(services.storage.get('probe_draft')).toBe('7');
});

it('SES-039 what a capability stores for the browser is kept at log-out, the rest is not', () => {
  const { keptAtLogout } = placesOf(LIST);
  expect([keptAtLogout.includes('probe_seen'), keptAtLogout.includes('probe_draft')]).toEqual([true, false]);
});

it('without its folder nothing of it is there', () => {
  const { reaches, isModal, keptAtLogout } = WHOLE_SITE;
  expect([reaches('/probe'), isModal('probe'), keptAtLogout.includes('probe_seen')]).toEqual([false, false, false]);
  expect(createSiteMap(placesOf(LIST)).reaches('/probe')).toBe(true);
});

it('two capabilities that claim the same are refused with both names', () => {
  const twin = { ...probe, name: 'twin' };
  expect(() => placesOf([probe, twin])).toThrow('The capabilities probe and twin both have the path /probe.');
  expect(() => placesOf([probe, { name: 'twin', menu: probe.menu ?? {} }])).toThrow('both have the menu probe');
});
