import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { STORED } from '../stored-keys.ts';
import { guestPassword } from './enrolment.ts';
import { sessionKind, startFailure } from './selectors.ts';
import { session } from './session.ts';
import { sha256Hex } from './sha256.ts';
import { createFakeBrowser } from './testing/fake-browser.ts';
import { TEST_SESSION_SETTINGS } from './testing/session-settings.ts';
import { httpFailure } from './testing/fake-server.ts';

beforeEach(() => void vi.useFakeTimers({ now: Date.parse('2026-03-01T10:00:00Z') }));
afterEach(() => void vi.useRealTimers());
const soon = (ms = 1000) => vi.advanceTimersByTimeAsync(ms);

const GUEST_STEPS = ['createUser', 'login', 'createDevice', 'authenticateDevice'] as const;

async function startedTab(options: Parameters<ReturnType<typeof createFakeBrowser>['openTab']>[0] = {}) {
  const browser = createFakeBrowser();
  const tab = browser.openTab(options);
  tab.start();
  await soon();
  return { ...browser, tab };
}

it('SES-004 SES-006 SES-007 SES-008 SES-009 creates a guest in four steps and keeps its token', async () => {
  const { server, tab, stored, values } = await startedTab({ settings: { referId: 'partner-7' } });
  expect(server.calls).toEqual(['loadNetwork', ...GUEST_STEPS, 'loadUser']);
  expect(sessionKind(tab.state())).toBe('guest');
  expect(server.createdGuests).toEqual([
    {
      username: 'uuid-1',
      password: guestPassword('uuid-1', 'salt'),
      isGuest: true,
      appVersion: 190,
      referId: 'partner-7',
    },
  ]);
  expect(server.deviceRegistrations).toEqual([
    { ...TEST_SESSION_SETTINGS.device, serial: expect.stringMatching(/^uuid-/) },
  ]);
  expect(stored()).toMatchObject({
    accessToken: tab.credentialsPort.token(),
    deviceId: [...server.devices.keys()][0],
    expiresAtMs: expect.any(Number),
  });
  expect(values.has(STORED.pendingGuest)).toBe(false);
});

it.each([
  [true, { apiVersion: 'v30' }],
  [false, {}],
])('BOOT-033 BRAND-008 names the API version where the provider has purchases (%s)', async (hasPurchases, named) => {
  const browser = createFakeBrowser();
  browser.server.network = { ...browser.server.network, provider: { hasPurchases } };
  browser.openTab().start();
  await soon();
  const account = { username: 'uuid-1', password: expect.any(String), isGuest: true, appVersion: 190, referId: null };
  expect(browser.server.createdGuests).toEqual([{ ...account, ...named }]);
});

it('SES-006 derives the password from the username', () => {
  expect(guestPassword('name', 'salt')).toBe(sha256Hex('namesalt').slice(0, 30));
  expect(guestPassword('name', 'salt')).not.toBe(guestPassword('name', 'other'));
});

it.each(GUEST_STEPS)('SES-010 tries again from a failed %s without a second user', async (step) => {
  const { server, openTab } = createFakeBrowser();
  server.fail(step, httpFailure(422), httpFailure(422));
  const tab = openTab();
  tab.start();
  for (const _ of [1, 2]) {
    await soon();
    expect(startFailure(tab.state())).not.toBeNull();
    tab.dispatch(session.actions.retryRequested());
  }
  await soon();
  expect(tab.kind()).toBe('guest');
  expect(server.createdGuests).toHaveLength(1);
  expect(server.devices.size).toBe(1);
});

it.each(GUEST_STEPS)('SES-010 has one user when the answer to %s gets lost', async (step) => {
  const { server, openTab } = createFakeBrowser();
  server.losesAnswerOf(step);
  const tab = openTab();
  tab.start();
  await soon(10_000);
  expect(tab.kind()).toBe('guest');
  expect(server.createdGuests).toHaveLength(1);
});

it.each(GUEST_STEPS)('SES-010 has one user when the page is closed during %s and opened again', async (step) => {
  const browser = createFakeBrowser();
  browser.server.losesAnswerOf(step);
  const first = browser.openTab();
  first.start();
  await vi.advanceTimersByTimeAsync(browser.server.latencyMs * (2 + GUEST_STEPS.indexOf(step)));
  first.close();
  const second = browser.openTab();
  second.start();
  await soon(10_000);
  expect(second.kind()).toBe('guest');
  expect(browser.server.createdGuests).toHaveLength(1);
});
