import fc from 'fast-check';
import { expect, it } from 'vitest';
import { STORED } from '../stored-keys.ts';
import { TOKEN_VALIDITY_MS } from './constants.ts';
import {
  type Credentials,
  credentialsFrom,
  isExpired,
  isOutdated,
  isRejected,
  readCredentials,
  rejected,
  writeCredentials,
} from './credentials.ts';
import { createFakeBrowser } from './testing/fake-browser.ts';

const NOW = Date.parse('2026-03-01T10:00:00Z');
const origin = { deviceId: 7, signInId: 'here', nowMs: NOW };
const granted = (expiresAtSeconds?: number): Credentials =>
  credentialsFrom({ accessToken: 'token', ...(expiresAtSeconds !== undefined && { expiresAtSeconds }) }, origin);

it('SES-018 gives a token without an expiry 12 h from its receipt', () => {
  expect(granted().expiresAtMs).toBe(NOW + 12 * 3_600_000);
});

it('SES-030 keeps the expiry that the server gives', () => {
  expect(granted(NOW / 1000 + 90).expiresAtMs).toBe(NOW + 90_000);
});

it('SES-018 takes an expiry that is no time in the future for none', () => {
  expect([granted(NOW / 1000), granted(0), granted(-5)].map(({ expiresAtMs }) => expiresAtMs)).toEqual(
    Array(3).fill(NOW + TOKEN_VALIDITY_MS),
  );
});

it('SES-016 counts a rejected token as expired, however long it was good for', () => {
  expect(isExpired(granted(), NOW)).toBe(false);
  expect(isExpired(rejected(granted()), NOW)).toBe(true);
  expect([isRejected(granted()), isRejected(rejected(granted()))]).toEqual([false, true]);
});

it('SES-017 counts a token as expired from the stored expiry on', () => {
  const { expiresAtMs } = granted();
  expect([isExpired(granted(), expiresAtMs - 1), isExpired(granted(), expiresAtMs)]).toEqual([false, true]);
});

it('calls a token outdated in its last minute, or in the last tenth of a short life', () => {
  const hour = granted(NOW / 1000 + 3600);
  expect([isOutdated(hour, NOW + 3_539_999), isOutdated(hour, NOW + 3_540_000)]).toEqual([false, true]);
  const brief = granted(NOW / 1000 + 20);
  expect([isOutdated(brief, NOW + 17_999), isOutdated(brief, NOW + 18_000)]).toEqual([false, true]);
});

it('BOOT-049 keeps token, expiry and device over a reload', () => {
  const { store } = createFakeBrowser();
  writeCredentials(store, granted());
  expect(readCredentials(store)).toEqual(granted());
});

it('BOOT-049 takes whatever cannot be understood for nothing', () => {
  const { store } = createFakeBrowser();
  const broken = fc.oneof(
    fc.string(),
    fc.json(),
    fc.constantFrom(...Object.keys(granted())).map((key) => JSON.stringify({ ...granted(), [key]: undefined })),
    fc
      .tuple(
        fc.constantFrom('accessToken', 'receivedAtMs', 'expiresAtMs', 'signInId'),
        fc.constantFrom(null, '', {}, []),
      )
      .filter(([key, value]) => !(key === 'signInId' && value === ''))
      .map(([key, value]) => JSON.stringify({ ...granted(), [key]: value })),
  );
  fc.assert(
    fc.property(broken, (text) => {
      store.set(STORED.credentials, text);
      expect(readCredentials(store)).toBeNull();
    }),
  );
});
