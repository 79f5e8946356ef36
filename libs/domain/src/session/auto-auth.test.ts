import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { STORED } from '../stored-keys.ts';
import { AUTO_AUTH_FALLBACK_DELAY_MS, AUTO_AUTH_MESSAGE_DELAY_MS } from './constants.ts';
import { autoAuthProgress } from './selectors.ts';
import { session } from './session.ts';
import { createFakeBrowser } from './testing/fake-browser.ts';
import { GUEST_NETWORK, httpFailure, NETWORK_FAILURE } from './testing/fake-server.ts';

beforeEach(() => void vi.useFakeTimers({ now: Date.parse('2026-03-01T10:00:00Z') }));
afterEach(() => void vi.useRealTimers());
const soon = (ms = 1000) => vi.advanceTimersByTimeAsync(ms);

const AUTO_AUTH = { ...GUEST_NETWORK, autoAuthUrl: 'https://isp.example/auth' };

it('BOOT-005 API-073 runs auto-auth when nobody is saved', async () => {
  const { server, openTab, stored } = createFakeBrowser();
  server.network = AUTO_AUTH;
  const tab = openTab();
  tab.start();
  await soon();
  expect(tab.state()).toMatchObject({ kind: 'loggedIn', user: { username: 'subscriber' } });
  expect(server.autoAuthRequests).toEqual([
    {
      url: AUTO_AUTH.autoAuthUrl,
      device: { manufacturer: 'Vendor', model: 'Model', os: 'Linux', serial: expect.any(String) },
    },
  ]);
  expect(stored()?.deviceId).toBeNull();
});

it('NAV-040 tells auto-auth whose messenger the mini-app runs in', async () => {
  const { server, openTab } = createFakeBrowser();
  server.network = AUTO_AUTH;
  const tab = openTab({ settings: { isTelegramApp: true, telegramId: '123456789' } });
  tab.start();
  await soon();
  expect(server.autoAuthRequests).toMatchObject([{ device: { telegramId: '123456789' } }]);
});

it('BOOT-006 does not run auto-auth for somebody who has logged out', async () => {
  const { server, openTab, store } = createFakeBrowser();
  server.network = AUTO_AUTH;
  store.set(STORED.loggedOut, 'true');
  const tab = openTab();
  tab.start();
  await soon();
  expect(tab.kind()).toBe('guest');
  expect(server.count('autoAuthenticate')).toBe(0);
});

it('BOOT-007 calls auto-auth slow from 500 ms on, without asking twice', async () => {
  const { server, openTab } = createFakeBrowser();
  server.network = AUTO_AUTH;
  server.latencyMs = 2_000;
  const tab = openTab();
  tab.start();
  await soon(server.latencyMs);
  await soon(AUTO_AUTH_MESSAGE_DELAY_MS - 1);
  expect(autoAuthProgress(tab.state())).toBe('quick');
  await soon(1);
  expect(autoAuthProgress(tab.state())).toBe('slow');
  await soon(5_000);
  expect(tab.kind()).toBe('loggedIn');
  expect(server.count('autoAuthenticate')).toBe(1);
});

it('BOOT-007 never calls auto-auth slow when it ends within 500 ms', async () => {
  const { server, openTab } = createFakeBrowser();
  server.network = AUTO_AUTH;
  const tab = openTab();
  tab.start();
  await soon(5_000);
  expect(tab.history.map(autoAuthProgress)).not.toContain('slow');
});

it.each([
  ['BOOT-008 BOOT-011 creates a guest where guests are allowed', {}, true, 'creatingGuest'],
  ['BOOT-009 leads to the sign-in where guests are not allowed', {}, false, 'authOnly'],
  ['BOOT-010 leads to the sign-in inside Telegram', { isTelegramApp: true }, true, 'authOnly'],
] as const)('%s, after a failed auto-auth', async (_, settings, isGuestAllowed, expected) => {
  const { server, openTab } = createFakeBrowser();
  server.network = { ...AUTO_AUTH, isGuestAllowed };
  server.fail('autoAuthenticate', NETWORK_FAILURE);
  const tab = openTab({ settings });
  tab.start();
  await soon(2 * server.latencyMs);
  expect(tab.kind()).toBe('autoAuthFailed');
  expect(autoAuthProgress(tab.state())).toBe('quick');
  await soon(AUTO_AUTH_FALLBACK_DELAY_MS - 1);
  expect(tab.kind()).toBe('autoAuthFailed');
  await soon(1);
  expect(tab.kind()).toBe(expected);
});

it('BOOT-012 waits for the viewer in a brand with the retry dialog, and runs auto-auth again', async () => {
  const { server, openTab } = createFakeBrowser();
  server.network = AUTO_AUTH;
  server.fail('autoAuthenticate', httpFailure(500), httpFailure(500));
  const tab = openTab({ settings: { offersAutoAuthRetry: true } });
  tab.start();
  await soon(60_000);
  expect(autoAuthProgress(tab.state())).toBe('failed');
  tab.dispatch(session.actions.retryRequested());
  await soon();
  expect(autoAuthProgress(tab.state())).toBe('failed');
  tab.dispatch(session.actions.retryRequested());
  await soon();
  expect(tab.kind()).toBe('loggedIn');
});

it('BOOT-012 goes on without auto-auth when the retry dialog is closed', async () => {
  const { server, openTab } = createFakeBrowser();
  server.network = AUTO_AUTH;
  server.fail('autoAuthenticate', httpFailure(500));
  const tab = openTab({ settings: { offersAutoAuthRetry: true } });
  tab.start();
  await soon();
  tab.dispatch(session.actions.autoAuthGivenUp());
  await soon();
  expect(tab.kind()).toBe('guest');
});
