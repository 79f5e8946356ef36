import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { deviceOf, deviceSerial } from './device.ts';
import { session } from './session.ts';
import { createFakeBrowser } from './testing/fake-browser.ts';
import { TEST_SESSION_SETTINGS } from './testing/session-settings.ts';
import { httpFailure } from './testing/fake-server.ts';

beforeEach(() => void vi.useFakeTimers({ now: Date.parse('2026-03-01T10:00:00Z') }));
afterEach(() => void vi.useRealTimers());
const soon = (ms = 1000) => vi.advanceTimersByTimeAsync(ms);

it('registers as what the browser is', () => {
  const browser = {
    deviceType: 'phone',
    os: { name: 'Android', version: '15' },
    browser: { name: 'Chrome', version: '' },
    applicationType: 'android-mobile',
  } as const;
  expect(deviceOf(browser, 190)).toEqual({
    deviceType: 'phone',
    vendor: 'Chrome',
    model: 'Chrome',
    version: '190',
    osName: 'Android',
    osVersion: '15',
    applicationType: 'android-mobile',
  });
});

it('SES-032 makes a serial once and keeps it', () => {
  const { store } = createFakeBrowser();
  let made = 0;
  const ports = { store, settings: TEST_SESSION_SETTINGS, random: { uuid: () => `uuid-${(made += 1)}` } };
  expect([deviceSerial(ports), deviceSerial(ports)]).toEqual(['uuid-1', 'uuid-1']);
});

it('SES-032 BOOT-022 takes the serial of the link where there is one', () => {
  const { store } = createFakeBrowser();
  const ports = {
    store,
    settings: { ...TEST_SESSION_SETTINGS, deviceSerial: 'stb-1' },
    random: { uuid: () => 'uuid' },
  };
  expect(deviceSerial(ports)).toBe('stb-1');
});

/** Somebody with three devices elsewhere signs in here; the fourth is one too many. */
async function signInWithManyDevices(...refusals: ReturnType<typeof httpFailure>[]) {
  const browser = createFakeBrowser();
  const { server } = browser;
  const tab = browser.openTab();
  tab.start();
  await soon();
  const accessToken = server.logIn();
  const user = server.userOf(accessToken)!;
  const day = 86_400_000;
  const ids = [Date.now() - day, Date.now() - 3 * day, Date.now() - 2 * day].map((at) => server.addDevice(user, at));
  const before = new Map(server.devices);
  server.calls.length = 0;
  server.fail('authenticateDevice', ...refusals);
  tab.dispatch(session.actions.loginSucceeded({ accessToken, method: 'phone', isNewAccount: false }));
  await soon();
  const removed = [...before.keys()].filter(
    (id) => server.devices.get(id)?.user !== user && before.get(id)?.user === user,
  );
  return { server, tab, ids, user, removed };
}

it('API-080 removes the device with the oldest login after a 400, and repeats the call once', async () => {
  const { server, tab, ids, user } = await signInWithManyDevices(httpFailure(400));
  expect(server.calls).toEqual([
    'createDevice',
    'authenticateDevice',
    'listDevices',
    'removeDevice',
    'authenticateDevice',
    'loadUser',
  ]);
  expect(ids.filter((id) => server.devices.get(id)?.user !== user)).toEqual([ids[1]]);
  expect(tab.kind()).toBe('loggedIn');
});

it('API-080 gives a second 400 to the general handler', async () => {
  const { server, tab } = await signInWithManyDevices(httpFailure(400), httpFailure(400, 'still too many'));
  expect(server.count('authenticateDevice')).toBe(2);
  expect(tab.state()).toMatchObject({ kind: 'failed', failure: { message: 'still too many' } });
});

it('API-080 keeps the first answer when no device can be removed', async () => {
  const browser = createFakeBrowser();
  browser.server.fail('authenticateDevice', httpFailure(400, 'too many'));
  const tab = browser.openTab();
  tab.start();
  await soon();
  expect(tab.state()).toMatchObject({ kind: 'failed', failure: { message: 'too many' } });
  expect(browser.server.count('removeDevice')).toBe(0);
});
