import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { STORED } from '../stored-keys.ts';
import { writeCredentials } from './credentials.ts';
import { session } from './session.ts';
import { createFakeBrowser, type Tab } from './testing/fake-browser.ts';
import { GUEST_NETWORK, httpFailure, NETWORK_FAILURE } from './testing/fake-server.ts';

beforeEach(() => void vi.useFakeTimers({ now: Date.parse('2026-03-01T10:00:00Z') }));
afterEach(() => void vi.useRealTimers());
const soon = (ms = 1000) => vi.advanceTimersByTimeAsync(ms);

const tokenOf = (tab: Tab) => tab.credentialsPort.token();
const login = (accessToken: string) =>
  session.actions.loginSucceeded({ accessToken, method: 'phone', isNewAccount: false });

async function threeTabs(options: Parameters<typeof createFakeBrowser>[0] = {}) {
  const browser = createFakeBrowser(options);
  const tabs = [browser.openTab(), browser.openTab(), browser.openTab()] as const;
  for (const tab of tabs) tab.start();
  await soon(5_000);
  browser.server.calls.length = 0;
  return { ...browser, tabs, kinds: () => tabs.map((tab) => tab.kind()) };
}

it('SES-004 creates one guest for tabs that are opened at once', async () => {
  const { server, tabs, kinds } = await threeTabs();
  expect(kinds()).toEqual(['guest', 'guest', 'guest']);
  expect(server.createdGuests).toHaveLength(1);
  expect(server.devices.size).toBe(1);
  expect(new Set(tabs.map(tokenOf)).size).toBe(1);
});

it('SES-019 makes one renewal for all tabs', async () => {
  const { server, tabs, kinds } = await threeTabs();
  server.revokeAll();
  for (const tab of tabs) tab.credentialsPort.reportTokenError(tokenOf(tab)!);
  for (const tab of tabs) tab.interact();
  await soon();
  expect(server.count('authenticateDevice')).toBe(1);
  expect(kinds()).toEqual(['guest', 'guest', 'guest']);
  expect(new Set(tabs.map(tokenOf)).size).toBe(1);
});

it('SES-023 spares a waiting tab its own interaction when another has renewed', async () => {
  const { server, tabs } = await threeTabs();
  const [first, second] = tabs;
  const old = tokenOf(first)!;
  server.revokeAll();
  second.credentialsPort.reportTokenError(old);
  const repeated = second.credentialsPort.renewed(new AbortController().signal);
  first.credentialsPort.reportTokenError(old);
  first.interact();
  await soon();
  expect(second.kind()).toBe('guest');
  expect(await repeated).toBe(tokenOf(first));
  expect(server.count('authenticateDevice')).toBe(1);
});

it('SES-011 takes all tabs along when the viewer signs in in one', async () => {
  const { server, tabs, kinds } = await threeTabs();
  tabs[1].dispatch(login(server.logIn('anna')));
  await soon();
  expect(kinds()).toEqual(['loggedIn', 'loggedIn', 'loggedIn']);
  expect(new Set(tabs.map(tokenOf)).size).toBe(1);
  expect(server.count('createDevice')).toBe(1);
});

it('SES-034 makes one logout for all tabs', async () => {
  const { server, tabs, kinds } = await threeTabs();
  tabs[0].dispatch(login(server.logIn('anna')));
  await soon();
  server.calls.length = 0;
  for (const tab of tabs) tab.dispatch(session.actions.logoutRequested());
  await soon();
  expect(server.count('removeDevice')).toBe(1);
  expect(kinds()).toEqual(['guest', 'guest', 'guest']);
  expect(new Set(tabs.map(tokenOf)).size).toBe(1);
});

it('SES-036 follows a logout that has left nothing', async () => {
  const { server, tabs, kinds, store } = await threeTabs();
  tabs[0].dispatch(login(server.logIn('anna')));
  await soon();
  server.fail('removeDevice', httpFailure(404));
  tabs[2].dispatch(session.actions.logoutRequested());
  await soon(5_000);
  expect(kinds()).toEqual(['guest', 'guest', 'guest']);
  expect(server.createdGuests).toHaveLength(2);
  expect(store.get(STORED.loggedOut)).toBe('true');
});

it('lets the last of a sign-out and a renewal in another tab win: nobody comes back', async () => {
  const { server, tabs, stored } = await threeTabs();
  const [leaving, renewing] = tabs;
  leaving.dispatch(login(server.logIn('anna')));
  await soon();
  const anna = stored()!;
  renewing.credentialsPort.reportTokenError(anna.accessToken);
  renewing.interact();
  leaving.dispatch(session.actions.logoutRequested());
  await soon(5_000);
  expect(stored()?.signInId).not.toBe(anna.signInId);
  for (const tab of tabs) expect(tab.state()).toMatchObject({ kind: 'guest', credentials: stored() });
});

it('does not take a token of somebody else for a renewal of its own', async () => {
  const { server, tabs, kinds } = await threeTabs();
  const [first, second] = tabs;
  const guestToken = tokenOf(first)!;
  second.credentialsPort.reportTokenError(guestToken);
  first.dispatch(login(server.logIn('anna')));
  second.interact();
  await soon(5_000);
  expect(kinds()).toEqual(['loggedIn', 'loggedIn', 'loggedIn']);
  expect(second.state()).toMatchObject({ user: { username: 'anna' } });
});

it('SES-034 makes one logout for all tabs that have not heard of each other yet', async () => {
  const { server, tabs, kinds } = await threeTabs({ messageMs: 10_000 });
  tabs[0].dispatch(login(server.logIn('anna')));
  await soon(20_000);
  server.calls.length = 0;
  for (const tab of tabs) tab.dispatch(session.actions.logoutRequested());
  await soon();
  expect(server.count('removeDevice')).toBe(1);
  await soon(20_000);
  expect(kinds()).toEqual(['guest', 'guest', 'guest']);
});

it('SES-036 makes one logout for all tabs when it leaves nothing', async () => {
  const { server, tabs } = await threeTabs({ messageMs: 10_000 });
  tabs[0].dispatch(login(server.logIn('anna')));
  await soon(20_000);
  server.calls.length = 0;
  server.fail('removeDevice', NETWORK_FAILURE);
  for (const tab of tabs) tab.dispatch(session.actions.logoutRequested());
  await soon();
  expect(server.count('removeDevice')).toBe(1);
});

it('forgets the person at once: a page that is closed right after the click has left, whatever others are doing', async () => {
  const { server, tabs, stored } = await threeTabs({ messageMs: 10_000 });
  const [leaving, renewing] = tabs;
  leaving.dispatch(login(server.logIn('anna')));
  await soon(20_000);
  const anna = stored()!;
  renewing.credentialsPort.reportTokenError(anna.accessToken);
  renewing.interact();
  await soon(10);
  leaving.dispatch(session.actions.logoutRequested());
  expect(stored()).toBeNull();
  leaving.close();
  await soon(5_000);
  expect(stored()?.signInId).not.toBe(anna.signInId);
  expect(renewing.kind()).toBe('guest');
});

it('signs out even when another tab has stored the person again in the same moment', async () => {
  const { server, tabs, stored, store } = await threeTabs();
  const [leaving, other] = tabs;
  leaving.dispatch(login(server.logIn('anna')));
  await soon();
  const anna = stored()!;
  other.credentialsPort.reportTokenError(anna.accessToken);
  other.interact();
  leaving.dispatch(session.actions.logoutRequested());
  writeCredentials(store, { ...anna, accessToken: 'renewed' });
  await soon(5_000);
  expect(leaving.kind()).toBe('guest');
  expect(stored()?.signInId).not.toBe(anna.signInId);
});

it('lets a tab whose start has failed forget the person, too', async () => {
  const { server, tabs, openTab } = await threeTabs();
  tabs[0].dispatch(login(server.logIn('anna')));
  await soon();
  server.network = { ...GUEST_NETWORK, isGuestAllowed: false };
  server.fail('loadNetwork', httpFailure(400));
  const failed = openTab();
  failed.start();
  await soon();
  expect(failed.kind()).toBe('failed');
  expect(failed.credentialsPort.token()).toBeNull();
  server.fail('removeDevice', NETWORK_FAILURE);
  tabs[0].dispatch(session.actions.logoutRequested());
  await soon();
  failed.dispatch(session.actions.retryRequested());
  await soon();
  expect(failed.kind()).toBe('authOnly');
});

it('starts a tab with what another one has stored while its network info was on the way', async () => {
  const { server, tabs, stored, openTab } = await threeTabs();
  tabs[0].dispatch(login(server.logIn('anna')));
  await soon(80);
  const late = openTab();
  late.start();
  await soon();
  expect(late.state()).toMatchObject({ kind: 'loggedIn', credentials: stored() });
});

it('leaves a closed tab alone', async () => {
  const { server, tabs } = await threeTabs();
  tabs[0].close();
  const before = tabs[0].state();
  tabs[1].dispatch(login(server.logIn('anna')));
  await soon();
  expect(tabs[0].state()).toBe(before);
});
