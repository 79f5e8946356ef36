import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { STORED } from '../stored-keys.ts';
import { sessionKind } from './selectors.ts';
import { session } from './session.ts';
import { createFakeBrowser } from './testing/fake-browser.ts';
import { GUEST_NETWORK, httpFailure, NETWORK_FAILURE } from './testing/fake-server.ts';

beforeEach(() => void vi.useFakeTimers({ now: Date.parse('2026-03-01T10:00:00Z') }));
afterEach(() => void vi.useRealTimers());
const soon = (ms = 1000) => vi.advanceTimersByTimeAsync(ms);

/** Anna, signed in with traces all over the browser. */
async function annaAtHome() {
  const browser = createFakeBrowser();
  const tab = browser.openTab();
  tab.start();
  await soon();
  tab.dispatch(
    session.actions.loginSucceeded({ accessToken: browser.server.logIn('anna'), method: 'phone', isNewAccount: false }),
  );
  await soon();
  for (const [key, value] of Object.entries({
    [STORED.language]: 'kk',
    [STORED.skipApp]: '1',
    [STORED.payments]: '[]',
  })) {
    browser.store.set(key, value);
  }
  browser.server.calls.length = 0;
  const deviceId = browser.stored()!.deviceId!;
  return { ...browser, tab, deviceId, signInId: browser.stored()!.signInId };
}

it('SES-034 SES-035 removes the device and goes on with what it opens then', async () => {
  const { server, tab, deviceId, stored } = await annaAtHome();
  const annaToken = tab.credentialsPort.token();
  tab.dispatch(session.actions.logoutRequested());
  expect(sessionKind(tab.state())).toBe('notLoggedIn');
  expect(tab.credentialsPort.token()).toBeNull();
  await soon();
  expect(server.calls).toEqual(['removeDevice', 'authenticateDevice', 'loadUser']);
  expect(tab.kind()).toBe('guest');
  expect(stored()).toMatchObject({ deviceId });
  expect(stored()?.accessToken).not.toBe(annaToken);
});

it('SES-039 keeps language, skipApp and payments without an outcome, forgets the rest of the person, and remembers the logout', async () => {
  const { tab, values } = await annaAtHome();
  tab.dispatch(session.actions.logoutRequested());
  await soon();
  expect(Object.fromEntries(values)).toEqual({
    [STORED.language]: 'kk',
    [STORED.skipApp]: '1',
    [STORED.payments]: '[]',
    [STORED.loggedOut]: 'true',
    [STORED.credentials]: expect.any(String),
    [STORED.deviceSerial]: expect.any(String),
  });
});

it('SES-036 clears all storage when there is no token', async () => {
  const { server, openTab, store, values } = createFakeBrowser();
  server.network = { ...GUEST_NETWORK, isGuestAllowed: false };
  store.set(STORED.clickId, 'c');
  store.set(STORED.language, 'uz');
  const tab = openTab();
  tab.start();
  await soon();
  tab.dispatch(session.actions.logoutRequested());
  await soon();
  expect(Object.fromEntries(values)).toEqual({ [STORED.language]: 'uz', [STORED.loggedOut]: 'true' });
  expect(tab.kind()).toBe('authOnly');
  expect(server.calls).toEqual(['loadNetwork', 'loadNetwork']);
});

it('SES-037 clears all storage when there is no device id', async () => {
  const { server, openTab, store } = createFakeBrowser();
  const tab = openTab({ linkToken: server.logIn('anna') });
  tab.start();
  await soon();
  store.set(STORED.clickId, 'c');
  tab.dispatch(session.actions.logoutRequested());
  await soon();
  expect(server.count('removeDevice')).toBe(0);
  expect(store.get(STORED.clickId)).toBeNull();
  expect(tab.state()).toMatchObject({ kind: 'guest' });
});

it('SES-038 logs a device that is not found and still clears the storage', async () => {
  const { server, tab, store, deviceId, stored } = await annaAtHome();
  server.devices.delete(deviceId);
  tab.dispatch(session.actions.logoutRequested());
  await soon();
  expect(tab.problems).toHaveLength(1);
  expect(new Set(server.deviceRegistrations.map(({ serial }) => serial)).size).toBe(2);
  expect(store.get(STORED.payments)).toBe('[]');
  expect(stored()?.deviceId).not.toBe(deviceId);
  expect(tab.path().slice(-5)).toEqual(['loggingOut', 'loadingNetwork', 'creatingGuest', 'entering', 'guest']);
});

it.each([NETWORK_FAILURE, httpFailure(401), httpFailure(500)])(
  'signs out here even when the server answers: $message',
  async (failure) => {
    const { server, tab, stored, signInId } = await annaAtHome();
    server.fail('removeDevice', failure);
    tab.dispatch(session.actions.logoutRequested());
    await soon();
    expect(tab.kind()).toBe('guest');
    expect(stored()?.signInId).not.toBe(signInId);
  },
);

it('SES-035 clears the storage and starts anew when the device opens nothing after the logout', async () => {
  const { server, tab, deviceId, stored } = await annaAtHome();
  server.fail('authenticateDevice', httpFailure(404));
  tab.dispatch(session.actions.logoutRequested());
  await soon();
  expect(stored()?.deviceId).not.toBe(deviceId);
  expect(tab.kind()).toBe('guest');
});

it('BOOT-006 does not sign in again by auto-auth after a logout', async () => {
  const { server, openTab } = createFakeBrowser();
  server.network = { ...GUEST_NETWORK, autoAuthUrl: 'https://isp.example/auth' };
  const tab = openTab();
  tab.start();
  await soon();
  expect(tab.kind()).toBe('loggedIn');
  tab.dispatch(session.actions.logoutRequested());
  await soon();
  expect(tab.kind()).toBe('guest');
  expect(server.count('autoAuthenticate')).toBe(1);
});

it('a reload forgets neither the logout, nor this browser’s serial, nor when the token came', async () => {
  const { server, openTab, store } = createFakeBrowser();
  server.network = { ...GUEST_NETWORK, autoAuthUrl: 'https://isp.example/auth' };
  const first = openTab();
  first.start();
  await soon();
  first.dispatch(session.actions.logoutRequested());
  await soon();
  first.close();

  server.calls.length = 0;
  const reloaded = openTab();
  reloaded.start();
  await soon();
  expect(server.calls).toEqual(['loadNetwork', 'loadUser']);
  reloaded.close();

  store.remove(STORED.credentials);
  openTab().start();
  await soon();
  expect(server.count('autoAuthenticate')).toBe(0);
  expect(new Set(server.deviceRegistrations.map(({ serial }) => serial)).size).toBe(1);
});

it('signs out while a renewal is under way, and the renewal brings nobody back', async () => {
  const { server, tab, stored, signInId } = await annaAtHome();
  server.latencyMs = 500;
  tab.credentialsPort.reportTokenError(tab.credentialsPort.token()!);
  tab.interact();
  await soon(100);
  expect(tab.kind()).toBe('renewing');
  tab.dispatch(session.actions.logoutRequested());
  await soon(10_000);
  expect(tab.kind()).toBe('guest');
  expect(stored()?.signInId).not.toBe(signInId);
});

it('shows the region page, and still forgets the person, when the device is answered with 403 after the logout', async () => {
  const { server, tab, stored } = await annaAtHome();
  server.fail('authenticateDevice', httpFailure(403));
  tab.dispatch(session.actions.logoutRequested());
  await soon();
  expect(tab.kind()).toBe('forbidden');
  expect(stored()).toBeNull();
});
