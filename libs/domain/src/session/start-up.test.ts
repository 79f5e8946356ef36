import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { STORED } from '../stored-keys.ts';
import { PROBE_FIRST_MS } from './constants.ts';
import { type Credentials, writeCredentials } from './credentials.ts';
import { forbiddenCountry, sessionKind } from './selectors.ts';
import { session } from './session.ts';
import { createFakeBrowser } from './testing/fake-browser.ts';
import { GUEST_NETWORK, httpFailure } from './testing/fake-server.ts';

beforeEach(() => void vi.useFakeTimers({ now: Date.parse('2026-03-01T10:00:00Z') }));
afterEach(() => void vi.useRealTimers());
const soon = (ms = 1000) => vi.advanceTimersByTimeAsync(ms);

/** A browser that was here before, as a registered user with a device. */
function returningViewer(more: Partial<Credentials> = {}) {
  const browser = createFakeBrowser();
  const accessToken = browser.server.logIn();
  const deviceId = browser.server.addDevice(browser.server.userOf(accessToken)!, Date.now());
  const hourMs = 3_600_000;
  const saved = {
    accessToken,
    deviceId,
    signInId: 'before',
    receivedAtMs: Date.now() - hourMs,
    expiresAtMs: Date.now() + hourMs,
  };
  const credentials = { ...saved, ...more };
  writeCredentials(browser.store, credentials);
  return { ...browser, saved: credentials };
}

it('BOOT-001 asks for the network info first, and for nothing before it is started', async () => {
  const { server, openTab } = createFakeBrowser();
  const tab = openTab();
  await soon();
  expect(server.calls).toEqual([]);
  tab.start();
  expect(server.calls).toEqual(['loadNetwork']);
  expect(tab.kind()).toBe('loadingNetwork');
});

it('BOOT-002 ends without a provider when the network belongs to none', async () => {
  const { server, openTab } = createFakeBrowser();
  server.network = { isGuestAllowed: true };
  const tab = openTab();
  tab.start();
  await soon();
  expect(tab.kind()).toBe('noProvider');
  expect(server.calls).toEqual(['loadNetwork']);
});

it('BOOT-004 enters with the saved token and creates nobody', async () => {
  const { server, openTab, saved } = returningViewer();
  const tab = openTab();
  tab.start();
  await soon();
  expect(sessionKind(tab.state())).toBe('loggedIn');
  expect(server.userOf(saved.accessToken)).toMatchObject({ isGuest: false });
  expect(server.count('createUser')).toBe(0);
});

it('lets requests use a saved token while start-up is still on its way', async () => {
  const { server, openTab, saved } = returningViewer();
  const tab = openTab();
  tab.start();
  expect(tab.kind()).toBe('loadingNetwork');
  expect(tab.credentialsPort.token()).toBe(saved.accessToken);
  await soon(server.latencyMs);
  expect(tab.kind()).toBe('restoring');
  expect(tab.credentialsPort.token()).toBe(saved.accessToken);
});

it('SES-024 authenticates the saved device at start', async () => {
  const { server, openTab, saved, stored } = returningViewer();
  const tab = openTab();
  tab.start();
  await soon();
  expect(server.calls).toEqual(['loadNetwork', 'authenticateDevice', 'loadUser']);
  expect(stored()).toMatchObject({ deviceId: saved.deviceId, signInId: saved.signInId });
  expect(stored()?.accessToken).not.toBe(saved.accessToken);
});

it.each([
  ['SES-025 a child profile', { role: 'child' }],
  ['SES-026 token mode', { deviceId: null }],
  ['SES-027 parental business', { isOnParentalPage: true }],
  ['SES-028 a pending transaction', { hasPending: true }],
  ['SES-029 a token younger than 5 min', { receivedAgoMs: 5 * 60_000 - 1_000 }],
] as const)('%s keeps its token at start', async (_, rule) => {
  const { server, openTab, store, saved } = returningViewer({
    ...('deviceId' in rule && { deviceId: null }),
    ...('receivedAgoMs' in rule && { receivedAtMs: Date.now() - rule.receivedAgoMs }),
  });
  if ('role' in rule) store.set(STORED.profileRole, rule.role);
  if ('hasPending' in rule) store.set(STORED.payments, JSON.stringify([{ createdAtMs: Date.now() - 60_000 }]));
  const tab = openTab({ isOnParentalPage: 'isOnParentalPage' in rule });
  tab.start();
  await soon();
  expect(server.calls).toEqual(['loadNetwork', 'loadUser']);
  expect(tab.state()).toMatchObject({ kind: 'loggedIn', credentials: { accessToken: saved.accessToken } });
});

it.each([
  ['none is left', '[]'],
  ['one is older than an hour', JSON.stringify([{ createdAtMs: Date.now() - 3_600_001 }])],
  ['what is stored cannot be read', '{"createdAtMs"'],
  ['what is stored is no record', '[null, 7, {}]'],
])('SES-028 no transaction is pending where %s: the device is authenticated', async (_, payments) => {
  const { server, openTab, store } = returningViewer();
  store.set(STORED.payments, payments);
  openTab().start();
  await soon();
  expect(server.calls).toEqual(['loadNetwork', 'authenticateDevice', 'loadUser']);
});

it('SES-022 renews an expired token by the saved device first, even where the start would keep it', async () => {
  const { server, openTab, store } = returningViewer({ expiresAtMs: Date.now() - 1 });
  store.set(STORED.profileRole, 'child');
  const tab = openTab();
  tab.start();
  await soon();
  expect(server.calls).toEqual(['loadNetwork', 'authenticateDevice', 'loadUser']);
  expect(tab.kind()).toBe('loggedIn');
});

it('SES-020 SES-021 starts anew as a guest when the saved device is refused', async () => {
  const { server, openTab, saved, stored } = returningViewer();
  server.devices.clear();
  const tab = openTab();
  tab.start();
  await soon();
  expect(tab.path()).toEqual(['loadingNetwork', 'restoring', 'loadingNetwork', 'creatingGuest', 'entering', 'guest']);
  expect(stored()?.signInId).not.toBe(saved.signInId);
});

it('SES-020 SES-039 SRCH-015 CHAN-062 whoever comes after a removed device finds nothing of the person, but what belongs to the browser and this visit', async () => {
  const { server, openTab, values } = returningViewer();
  server.devices.clear();
  for (const key of ['search_history', 'reminders', STORED.lastChannels, STORED.profileId, STORED.profileRole])
    values.set(key, 'of the person');
  const kept = [STORED.language, STORED.payments, STORED.clickId, STORED.deviceSerial, 'kept_by_capability'];
  for (const key of kept) values.set(key, 'of the browser');
  openTab().start();
  await soon();
  expect([...values.keys()].sort()).toEqual([...kept, STORED.credentials].sort());
});

it('SES-020 a guest whose device is not known any more keeps what this browser knows of them', async () => {
  const { server, openTab, values, saved, stored } = returningViewer();
  server.devices.clear();
  const kept = ['search_history', STORED.acceptedDocuments, STORED.playerDevice];
  for (const key of kept) values.set(key, 'of the guest');
  openTab().start();
  await soon();
  expect(stored()?.signInId).not.toBe(saved.signInId);
  expect([...values.keys()]).toEqual(expect.arrayContaining(kept));
});

it.each([503, 429, 408])('keeps a saved sign-in when the server is only in trouble (%i)', async (status) => {
  const { server, openTab, saved, stored } = returningViewer();
  server.fail('authenticateDevice', httpFailure(status));
  const tab = openTab();
  tab.start();
  await soon();
  expect(tab.kind()).toBe('loggedIn');
  expect(stored()).toEqual(saved);
});

it('asks the device for another token when the saved one has been revoked', async () => {
  const { server, openTab, saved } = returningViewer({ receivedAtMs: Date.now() });
  server.revoke(saved.accessToken);
  const tab = openTab();
  tab.start();
  await soon();
  expect(tab.path()).toEqual(['loadingNetwork', 'entering', 'restoring', 'entering', 'loggedIn']);
});

it('does not run in circles with a server that refuses the tokens it gives', async () => {
  const { server, openTab } = returningViewer();
  server.fail('loadUser', httpFailure(401), httpFailure(401));
  const tab = openTab();
  tab.start();
  await soon(60_000);
  expect(tab.kind()).toBe('failed');
  expect(server.count('authenticateDevice')).toBe(1);
});

it('BOOT-021 NAV-039 SES-018 enters with the token of the link, which replaces the saved one and is valid for 12 h', async () => {
  const { server, openTab, saved, stored, store } = returningViewer();
  store.set(STORED.loggedOut, 'true');
  const linkToken = server.logIn('from-link');
  const tab = openTab({ linkToken });
  tab.start();
  await soon();
  expect(tab.state()).toMatchObject({ kind: 'loggedIn', user: { username: 'from-link' } });
  expect(stored()).toMatchObject({ accessToken: linkToken, deviceId: null });
  const { receivedAtMs, expiresAtMs } = stored() as Credentials;
  expect(expiresAtMs - receivedAtMs).toBe(12 * 3_600_000);
  expect(stored()?.signInId).not.toBe(saved.signInId);
  expect(store.get(STORED.loggedOut)).toBeNull();
});

it('BOOT-013 BOOT-016 SES-005 opens the sign-in and creates nobody where guests are not allowed', async () => {
  const { server, openTab } = createFakeBrowser();
  server.network = { ...GUEST_NETWORK, isGuestAllowed: false };
  const tab = openTab();
  tab.start();
  await soon();
  expect(tab.kind()).toBe('authOnly');
  expect(server.calls).toEqual(['loadNetwork']);
});

it.each([
  ['loadNetwork', true],
  ['createUser', true],
  ['login', true],
  ['createDevice', true],
  ['authenticateDevice', true],
  ['loadUser', false],
] as const)('BOOT-014 API-078 API-079 a 403 of %s at start: forbidden country is %s', async (call, isForbidden) => {
  const { server, openTab } = createFakeBrowser();
  server.fail(call, { ...httpFailure(403, 'not here'), country: 'XX', ipAddress: '198.51.100.1' });
  const tab = openTab();
  tab.start();
  await soon();
  const region = { message: 'not here', country: 'XX', ipAddress: '198.51.100.1' };
  if (isForbidden) expect(forbiddenCountry(tab.state())).toMatchObject(region);
  else expect(tab.kind()).toBe('failed');
});

it('BOOT-015 takes country and address from the network info when the 403 does not say them', async () => {
  const { server, openTab } = createFakeBrowser();
  server.fail('createUser', httpFailure(403));
  const tab = openTab();
  tab.start();
  await soon();
  expect(forbiddenCountry(tab.state())).toMatchObject({ country: 'KZ', ipAddress: '203.0.113.7' });
});

it('asks nothing more once the country is forbidden', async () => {
  const { server, openTab } = createFakeBrowser();
  server.fail('loadNetwork', httpFailure(403));
  const tab = openTab();
  tab.start();
  await soon();
  server.calls.length = 0;
  tab.interact();
  tab.dispatch(session.actions.retryRequested());
  await soon(3_600_000);
  expect(server.calls).toEqual([]);
  await expect(tab.credentialsPort.renewed(new AbortController().signal)).resolves.toBeNull();
});

it('recovers by itself when the server comes back', async () => {
  const { server, openTab } = createFakeBrowser();
  server.isOffline = true;
  const tab = openTab();
  tab.start();
  await soon(PROBE_FIRST_MS + 2 * server.latencyMs);
  expect(tab.kind()).toBe('failed');
  await soon(20_000);
  server.isOffline = false;
  await soon(20_000);
  expect(tab.kind()).toBe('guest');
});
