import { expect, it } from 'vitest';
import { isRejected } from './credentials.ts';
import { retryPoint } from './retry.ts';
import type { Retryable } from './state.ts';
import { GUEST_NETWORK, httpFailure, NETWORK_FAILURE } from './testing/fake-server.ts';

const network = GUEST_NETWORK;
const credentials = { accessToken: 'token', deviceId: 7, signInId: 'here', receivedAtMs: 0, expiresAtMs: 1 };
const login = { accessToken: 'token', method: 'phone', isNewAccount: false };
const withDevice = { step: 'authentication', accessToken: 'token', deviceId: 7 } as const;
const withToken = { step: 'device', accessToken: 'token' } as const;

const steps: Retryable[] = [
  { kind: 'loadingNetwork', saved: credentials },
  { kind: 'restoring', network, credentials },
  { kind: 'creatingGuest', network, progress: { step: 'account' } },
  { kind: 'creatingGuest', network, progress: withToken },
  { kind: 'creatingGuest', network, progress: withDevice },
  { kind: 'signingIn', network, login, progress: withToken },
  { kind: 'signingIn', network, login, progress: withDevice },
  { kind: 'entering', network, credentials, isFresh: true },
];

it.each([NETWORK_FAILURE, httpFailure(500), httpFailure(400)])(
  'SES-010 tries again from the same point after: $message',
  (failure) => {
    for (const step of steps) expect(retryPoint(step, failure)).toBe(step);
  },
);

it('SES-010 leaves a dead token behind', () => {
  const [, , , guest, , login, , entering] = steps.map((step) => retryPoint(step, httpFailure(401)));
  expect(guest).toEqual({ kind: 'creatingGuest', network, progress: { step: 'account' } });
  expect(login).toEqual({ kind: 'loadingNetwork', saved: null });
  expect(entering?.kind === 'restoring' && isRejected(entering.credentials)).toBe(true);
});

it('SES-010 leaves a device behind that is gone, and keeps the account', () => {
  for (const step of steps) {
    const next = retryPoint(step, httpFailure(404));
    if ('progress' in step && step.progress.step === 'authentication')
      expect(next).toEqual({ ...step, progress: withToken });
    else expect(next).toEqual(step);
  }
});
