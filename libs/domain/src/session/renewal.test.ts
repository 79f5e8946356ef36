import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { STORED } from '../stored-keys.ts';
import { TOKEN_VALIDITY_MS } from './constants.ts';
import { sessionKind } from './selectors.ts';
import { session } from './session.ts';
import { createFakeBrowser } from './testing/fake-browser.ts';
import { httpFailure, NETWORK_FAILURE } from './testing/fake-server.ts';

beforeEach(() => void vi.useFakeTimers({ now: Date.parse('2026-03-01T10:00:00Z') }));
afterEach(() => void vi.useRealTimers());
const soon = (ms = 1000) => vi.advanceTimersByTimeAsync(ms);

/** A guest, settled, whose server writes down its calls from now on. */
async function settledGuest() {
  const browser = createFakeBrowser();
  const tab = browser.openTab();
  tab.start();
  await soon();
  browser.server.calls.length = 0;
  const token = tab.credentialsPort.token()!;
  /** What the api-client does with a request that failed for its token. */
  const repeat = () => {
    tab.credentialsPort.reportTokenError(token);
    return tab.credentialsPort.renewed(new AbortController().signal);
  };
  return { ...browser, tab, token, repeat };
}

it('SES-016 SES-023 API-076 only sets a flag for a rejected token, and renews it at the next interaction', async () => {
  const { server, tab, repeat, token } = await settledGuest();
  server.revoke(token);
  const repeated = repeat();
  await soon(600_000);
  expect(tab.kind()).toBe('renewalDue');
  expect(tab.credentialsPort.token()).toBeNull();
  expect(server.calls).toEqual([]);
  expect(sessionKind(tab.state())).toBe('guest');

  tab.interact();
  await soon();
  expect(server.calls).toEqual(['authenticateDevice']);
  expect(tab.kind()).toBe('guest');
  expect(await repeated).toBe(tab.credentialsPort.token());
  expect(await repeated).not.toBe(token);
});

it('SES-016 a token whose renewal was put off is not offered any more once the server refuses it', async () => {
  const { server, tab, token } = await settledGuest();
  server.fail('authenticateDevice', httpFailure(503));
  const { expiresAtMs } = (tab.state() as { credentials: { expiresAtMs: number } }).credentials;
  await soon(expiresAtMs - Date.now() - 60_000);
  expect(tab.credentialsPort.token()).toBe(token);
  await soon();
  expect(tab.kind()).toBe('renewalDue');
  expect(tab.credentialsPort.token()).toBe(token);
  tab.credentialsPort.reportTokenError(token);
  expect(tab.credentialsPort.token()).toBeNull();
  expect(tab.kind()).toBe('renewalDue');
});

it('SES-017 SES-019 renews an expired token before it is used, without waiting for the viewer', async () => {
  const { server, tab, token } = await settledGuest();
  await soon(server.tokenSeconds! * 1000);
  expect(tab.credentialsPort.token()).toBeNull();
  await Promise.all([tab.credentialsPort.ready(), soon()]);
  expect(server.calls).toEqual(['authenticateDevice']);
  expect(tab.credentialsPort.token()).not.toBe(token);
});

it('SES-017 uses a token until the moment of its expiry and renews it a minute before, unnoticed', async () => {
  const { server, tab, token } = await settledGuest();
  const expiresAtMs = (tab.state() as { credentials: { expiresAtMs: number } }).credentials.expiresAtMs;
  await soon(expiresAtMs - Date.now() - 60_001);
  expect(tab.credentialsPort.token()).toBe(token);
  await soon(0);
  expect(server.calls).toEqual([]);
  await soon(1);
  expect(tab.credentialsPort.token()).toBe(token);
  await soon(0);
  expect(tab.kind()).toBe('renewing');
  expect(tab.credentialsPort.token()).toBe(token);
  await tab.credentialsPort.ready();
  await soon();
  expect(server.calls).toEqual(['authenticateDevice']);
  expect(tab.credentialsPort.token()).not.toBe(token);
});

it('SES-018 takes a token without an expiry for 12 h', async () => {
  const { server, openTab, stored } = createFakeBrowser();
  server.tokenSeconds = null;
  const tab = openTab();
  tab.start();
  await soon();
  await soon(stored()!.receivedAtMs + TOKEN_VALIDITY_MS - 1 - Date.now());
  expect(tab.credentialsPort.token()).not.toBeNull();
  await soon(1);
  expect(tab.credentialsPort.token()).toBeNull();
});

it('SES-019 makes one renewal for many failed requests, and each of them gets the new token', async () => {
  const { server, tab, repeat, token } = await settledGuest();
  server.revoke(token);
  const repeated = Array.from({ length: 20 }, repeat);
  tab.interact();
  await soon();
  expect(server.count('authenticateDevice')).toBe(1);
  expect(new Set(await Promise.all(repeated))).toEqual(new Set([tab.credentialsPort.token()]));
});

it('API-076 takes a late report about an older token for what it is', async () => {
  const { server, tab, repeat, token } = await settledGuest();
  void repeat();
  tab.interact();
  await soon();
  expect(await repeat()).toBe(tab.credentialsPort.token());
  expect(tab.kind()).toBe('guest');
  expect(server.count('authenticateDevice')).toBe(1);
  expect(token).not.toBe(tab.credentialsPort.token());
});

it('gives up waiting for a renewal when the request is given up', async () => {
  const { tab, token } = await settledGuest();
  tab.credentialsPort.reportTokenError(token);
  const controller = new AbortController();
  const renewed = tab.credentialsPort.renewed(controller.signal);
  controller.abort();
  expect(await renewed).toBeNull();
  tab.interact();
  await soon();
  expect(tab.credentialsPort.token()).not.toBeNull();
  expect(await tab.credentialsPort.renewed(AbortSignal.abort())).toBeNull();
});

it('API-082 treats a missing device like a rejected token', async () => {
  const { server, tab, stored } = await settledGuest();
  server.devices.clear();
  const before = stored()!;
  tab.dispatch(session.actions.deviceMissing());
  await soon();
  expect(server.calls).toEqual([]);
  tab.interact();
  await soon();
  expect(server.calls[0]).toBe('authenticateDevice');
  expect(tab.kind()).toBe('guest');
  expect(stored()!.signInId).not.toBe(before.signInId);
});

it('SES-020 SES-021 clears the credentials and starts anew when the device is refused', async () => {
  const { server, tab, repeat, token, values, stored } = await settledGuest();
  values.set(STORED.language, 'kk');
  server.devices.clear();
  server.revoke(token);
  const before = stored()!;
  const repeated = repeat();
  tab.interact();
  await soon(server.latencyMs + 1);
  expect(stored()).toBeNull();
  expect(tab.kind()).toBe('loadingNetwork');
  await soon();
  expect(tab.kind()).toBe('guest');
  expect(stored()!.deviceId).not.toBe(before.deviceId);
  expect(await repeated).toBe(stored()!.accessToken);
  expect(values.get(STORED.language)).toBe('kk');
});

it.each([NETWORK_FAILURE, httpFailure(500)])('keeps the sign-in when the renewal meets $message', async (failure) => {
  const { server, tab, repeat, stored } = await settledGuest();
  const before = stored();
  server.fail('authenticateDevice', failure);
  void repeat();
  tab.interact();
  await soon();
  expect(tab.kind()).toBe('renewalDue');
  expect(stored()).toEqual(before);
  tab.interact();
  await soon();
  expect(tab.kind()).toBe('guest');
});

it('API-078 shows the region page when the renewal is answered with 403', async () => {
  const { server, tab, repeat } = await settledGuest();
  server.fail('authenticateDevice', httpFailure(403, 'not here'));
  const repeated = repeat();
  tab.interact();
  await soon();
  expect(tab.state()).toMatchObject({ kind: 'forbidden', message: 'not here', country: 'KZ' });
  expect(await repeated).toBeNull();
});

it('has nothing to renew in token mode: the token’s end is the session’s', async () => {
  const { server, openTab } = createFakeBrowser();
  const tab = openTab({ linkToken: server.logIn() });
  tab.start();
  await soon();
  tab.credentialsPort.reportTokenError(tab.credentialsPort.token()!);
  tab.interact();
  await soon();
  expect(server.count('authenticateDevice')).toBe(1); // the new guest's
  expect(tab.kind()).toBe('guest');
});

it('loses no login that succeeds while a renewal is due', async () => {
  const { server, tab, token } = await settledGuest();
  tab.credentialsPort.reportTokenError(token);
  tab.dispatch(
    session.actions.loginSucceeded({ accessToken: server.logIn('anna'), method: 'phone', isNewAccount: false }),
  );
  await soon();
  expect(tab.state()).toMatchObject({ kind: 'loggedIn', user: { username: 'anna' } });
});
