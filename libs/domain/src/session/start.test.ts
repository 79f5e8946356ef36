import { expect, it } from 'vitest';
import type { Credentials } from './credentials.ts';
import type { Network } from './session-api.ts';
import { autoAuthUrl, type Circumstances, firstStep, isParentalPage, mustReauthenticate } from './start.ts';

const NOW = Date.parse('2026-03-01T10:00:00Z');
const circumstances: Circumstances = {
  nowMs: NOW,
  hasLoggedOut: false,
  isTelegramApp: false,
  isChildProfile: false,
  isParentalPage: false,
  isTransactionPending: false,
};
const saved: Credentials = {
  accessToken: 'token',
  deviceId: 7,
  signInId: 'before',
  receivedAtMs: NOW - 300_000,
  expiresAtMs: NOW + 3_600_000,
};
const network: Network = { provider: {}, isGuestAllowed: true };
const url = 'https://isp.example/auth';

it('SES-024 SES-029 renews a token that is 5 min old, and no younger one', () => {
  expect(mustReauthenticate(saved, circumstances)).toBe(true);
  expect(mustReauthenticate({ ...saved, receivedAtMs: NOW - 299_999 }, circumstances)).toBe(false);
});

it.each([
  ['SES-025', { isChildProfile: true }],
  ['SES-027', { isParentalPage: true }],
  ['SES-028', { isTransactionPending: true }],
])('%s alone spares the renewal at start, but not that of an expired token', (_, rule) => {
  expect(mustReauthenticate(saved, { ...circumstances, ...rule })).toBe(false);
  expect(mustReauthenticate({ ...saved, expiresAtMs: NOW }, { ...circumstances, ...rule })).toBe(true);
});

it('SES-027 knows parental business by path and modal', () => {
  const places = [
    { pathname: '/lk_parental', hash: '' },
    { pathname: '/', hash: '#parental_set' },
    { pathname: '/', hash: '#auth' },
    { pathname: '/lk', hash: '' },
  ];
  expect(places.map(isParentalPage)).toEqual([true, true, false, false]);
});

it('BOOT-017 takes the address of auto-auth from the network info, else from the provider', () => {
  expect(autoAuthUrl({ ...network, autoAuthUrl: url, provider: { autoAuthUrl: 'https://other.example' } })).toBe(url);
  expect(autoAuthUrl({ ...network, provider: { autoAuthUrl: url } })).toBe(url);
  expect(autoAuthUrl(network)).toBeNull();
});

it('BOOT-004 BOOT-005 BOOT-013 goes by saved token, auto-auth, guest, sign-in, in this order', () => {
  const withAutoAuth = { ...network, autoAuthUrl: url };
  const kinds = [
    firstStep(withAutoAuth, saved, circumstances),
    firstStep(withAutoAuth, null, circumstances),
    firstStep(withAutoAuth, null, { ...circumstances, hasLoggedOut: true }),
    firstStep(network, null, circumstances),
    firstStep({ ...network, isGuestAllowed: false }, null, circumstances),
  ].map(({ kind }) => kind);
  expect(kinds).toEqual(['restoring', 'autoAuthenticating', 'creatingGuest', 'creatingGuest', 'authOnly']);
});

it('BOOT-002 needs a provider even for somebody who is known', () => {
  expect(firstStep({ isGuestAllowed: true }, saved, circumstances)).toEqual({ kind: 'noProvider' });
});
