import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { STORED } from '../stored-keys.ts';
import { startFailure } from './selectors.ts';
import { session } from './session.ts';
import { createFakeBrowser } from './testing/fake-browser.ts';
import { GUEST_NETWORK, httpFailure, NETWORK_FAILURE } from './testing/fake-server.ts';

beforeEach(() => void vi.useFakeTimers({ now: Date.parse('2026-03-01T10:00:00Z') }));
afterEach(() => void vi.useRealTimers());
const soon = (ms = 1000) => vi.advanceTimersByTimeAsync(ms);

async function startedTab(options: Parameters<ReturnType<typeof createFakeBrowser>['openTab']>[0] = {}) {
  const browser = createFakeBrowser();
  const tab = browser.openTab(options);
  tab.start();
  await soon();
  return { ...browser, tab };
}

it('SES-011 turns a guest into a registered user in the same session', async () => {
  const { server, tab } = await startedTab();
  tab.dispatch(
    session.actions.loginSucceeded({ accessToken: server.logIn('anna'), method: 'phone', isNewAccount: false }),
  );
  await soon();
  expect(tab.path()).toEqual([
    'loadingNetwork',
    'creatingGuest',
    'entering',
    'guest',
    'signingIn',
    'entering',
    'loggedIn',
  ]);
  expect(tab.state()).toMatchObject({ user: { username: 'anna', isGuest: false } });
  expect(server.count('loadNetwork')).toBe(1);
});

it('SES-012 SES-013 drops the guest’s device id and stores the new one', async () => {
  const { server, tab, stored } = await startedTab();
  const guestDevice = stored()?.deviceId;
  tab.dispatch(session.actions.loginSucceeded({ accessToken: server.logIn(), method: 'phone', isNewAccount: false }));
  await soon();
  const device = stored()?.deviceId;
  expect(device).not.toBe(guestDevice);
  expect(server.devices.get(device!)?.user.isGuest).toBe(false);
});

it.each([
  [false, ['login']],
  [true, ['register', 'login']],
])('SES-014 logs the login with its method (new account: %s)', async (isNewAccount, names) => {
  const { server, tab } = await startedTab();
  expect(tab.events).toEqual([]);
  tab.dispatch(session.actions.loginSucceeded({ accessToken: server.logIn(), method: 'email', isNewAccount }));
  await soon();
  expect(tab.events).toEqual(names.map((name) => ({ name, parameters: { method: 'email' } })));
});

it.each([
  ['[3,5]', [[3, 5]]],
  ['[]', []],
  [null, []],
  ['broken', []],
  ['{"3":true}', []],
])('SES-015 sends the accepted documents %s', async (stored, sent) => {
  const { server, tab, store } = await startedTab();
  if (stored !== null) store.set(STORED.acceptedDocuments, stored);
  tab.dispatch(session.actions.loginSucceeded({ accessToken: server.logIn(), method: 'phone', isNewAccount: false }));
  await soon();
  expect(tab.kind()).toBe('loggedIn');
  expect(server.agreements).toEqual(sent);
});

it('lets nobody wait for documents that could not be sent', async () => {
  const { server, tab, store } = await startedTab();
  store.set(STORED.acceptedDocuments, '[3]');
  server.fail('acceptAgreements', httpFailure(500));
  tab.dispatch(session.actions.loginSucceeded({ accessToken: server.logIn(), method: 'phone', isNewAccount: false }));
  await soon();
  expect(tab.kind()).toBe('loggedIn');
  expect(tab.problems).toHaveLength(1);
});

it('SES-003 signs in from the sign-in page of a provider without guests', async () => {
  const { server, openTab } = createFakeBrowser();
  server.network = { ...GUEST_NETWORK, isGuestAllowed: false };
  const tab = openTab();
  tab.start();
  await soon();
  tab.dispatch(session.actions.loginSucceeded({ accessToken: server.logIn(), method: 'phone', isNewAccount: false }));
  await soon();
  expect(tab.kind()).toBe('loggedIn');
});

it('allows auto-auth again after a login', async () => {
  const { server, tab, store } = await startedTab();
  store.set(STORED.loggedOut, 'true');
  tab.dispatch(session.actions.loginSucceeded({ accessToken: server.logIn(), method: 'phone', isNewAccount: false }));
  await soon();
  expect(store.get(STORED.loggedOut)).toBeNull();
});

it('goes on with a login whose device could not be made, without asking for the code again', async () => {
  const { server, tab } = await startedTab();
  server.fail('authenticateDevice', NETWORK_FAILURE);
  tab.dispatch(session.actions.loginSucceeded({ accessToken: server.logIn(), method: 'phone', isNewAccount: false }));
  await soon();
  expect(tab.kind()).toBe('failed');
  await soon(10_000);
  expect(tab.kind()).toBe('loggedIn');
  expect(server.count('createDevice')).toBe(2); // the guest's and the user's
});

it('keeps the guest until the login is complete', async () => {
  const { server, tab, stored, openTab } = await startedTab();
  const guest = stored();
  server.fail('createDevice', httpFailure(403));
  tab.dispatch(session.actions.loginSucceeded({ accessToken: server.logIn(), method: 'phone', isNewAccount: false }));
  await soon();
  expect(startFailure(tab.state())).toMatchObject({ status: 403 });
  expect(stored()).toEqual(guest);
  tab.close();
  const reloaded = openTab();
  reloaded.start();
  await soon();
  expect(reloaded.kind()).toBe('guest');
});

it('API-078 shows the region page when OTP answers a guest with 403', async () => {
  const { tab } = await startedTab();
  tab.dispatch(session.actions.countryForbidden({ message: 'not here', country: 'XX', ipAddress: '198.51.100.1' }));
  expect(tab.state()).toEqual({ kind: 'forbidden', message: 'not here', country: 'XX', ipAddress: '198.51.100.1' });
});
