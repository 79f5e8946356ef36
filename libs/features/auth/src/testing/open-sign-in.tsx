import { UNCHECKED } from '@livery/widgets/testing-store';
import { api, configureApi } from '@livery/api-client';
import { testSettings, type Answering, type Reply } from '@livery/api-client/testing';
import { QuickCredentials } from '@livery/api-client/testing/faults';
import type { Brand } from '@livery/brand-kit';
import { validBrand } from '@livery/brand-kit/valid-brand';
import { session, type Network } from '@livery/domain/session';
import type { SignInWays } from '@livery/domain/sign-in';
import { capability } from '@livery/widgets/capability';
import { ModalsProvider, type ModalRequests, type Modals } from '@livery/widgets/modals';
import { mountScreen } from '@livery/widgets/testing';
import { combineSlices, configureStore, type Middleware } from '@reduxjs/toolkit';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { vi } from 'vitest';
import SignInDialog from '../sign-in-dialog.tsx';

export const WAYS = {
  phone: () => import('../ways/phone.ts'),
  email: () => import('../ways/email.ts'),
  password: () => import('../ways/password.ts'),
  telegram: () => import('../ways/telegram.ts'),
  address: () => import('../ways/address.ts'),
  identifier: () => import('../ways/identifier.ts'),
};
export const PHONE = {
  action: 'phone',
  title: 'По номеру',
  subtitle: 'Код в SMS',
  property: { phone: { mask: '+7 (___) ___-__-__' } },
};
export const PASSWORD = { action: 'password', title: 'По паролю' };

export { refused } from '@livery/api-client/testing/faults';

/** What the server says by path: a value to answer with, a reply with a status, or a function that decides each time. */
export type Answers = Readonly<Record<string, unknown>>;
export type World = Parameters<typeof mountScreen>[1] & { sessionNetwork?: Partial<Network> };

/** A site that takes these ways in. */
export const withMethods = (signInMethods: SignInWays) => [capability('auth', { signInMethods })];

export const withAuthRules = (auth: Partial<Brand['rules']['auth']>) => ({
  brand: { rules: { ...validBrand.rules, auth: { ...validBrand.rules.auth, ...auth } } },
});

/** A screen of signing in over a server that says what the test says; other calls succeed. */
export async function openSignInScreen(screen: ReactNode, answers: Answers, { sessionNetwork, ...world }: World = {}) {
  const modals = { open: vi.fn<Modals['open']>(), close: vi.fn(), prepare: vi.fn() };
  const answer: Answering = async (request) => {
    const known = answers[request.path] ?? {};
    const said: unknown = typeof known === 'function' ? await known() : known;
    return typeof said === 'object' && said !== null && ('status' in said || 'text' in said)
      ? (said as Reply)
      : { json: said };
  };
  const logins: unknown[] = [];
  const mounted = await mountScreen(
    <ModalsProvider modals={modals}>
      {screen}
      <Address />
    </ModalsProvider>,
    { answer, capabilities: withMethods(WAYS), store: storeThatTells(logins, sessionNetwork), ...world },
  );
  configureApi(testSettings(mounted.server, { credentials: new QuickCredentials() }));
  return { ...mounted, modals, logins };
}

export async function openDialog(answers: Answers, world: World = {}, request: ModalRequests['auth'] = {}) {
  const onClose = vi.fn();
  const opened = await openSignInScreen(<SignInDialog request={request} open onClose={onClose} />, answers, world);
  return { ...opened, onClose };
}

const Address = () => {
  const { pathname, search } = useLocation();
  return <output data-testid="address">{pathname + search}</output>;
};

/** A store of a page where nobody is a guest, that writes down the logins that reach the session. */
function storeThatTells(logins: unknown[], network: Partial<Network> = {}) {
  const noteLogins: Middleware = () => (next) => (action) => {
    if (session.actions.loginSucceeded.match(action)) logins.push(action.payload);
    return next(action);
  };
  return configureStore({
    reducer: combineSlices(api, session),
    middleware: (defaults) => defaults(UNCHECKED).concat(noteLogins, api.middleware),
    preloadedState: {
      session: { kind: 'authOnly', network: { provider: {}, isGuestAllowed: false, ...network } },
    },
  });
}

const { actions } = session;
type UserLoaded = Parameters<typeof actions.userLoaded>[0];
type CredentialsReceived = Parameters<typeof actions.credentialsReceived>[0];
type SessionStore = Awaited<ReturnType<typeof openSignInScreen>>['store'];

/** What the session does after the server has accepted a login, up to the device. */
export function failDevice({ dispatch }: SessionStore): void {
  dispatch(actions.stepFailed({ failure: { kind: 'http', status: 500, message: 'Устройство не записано' } }));
}

/** And to its end. */
export function finishSignIn({ dispatch }: SessionStore): void {
  const credentials: CredentialsReceived['credentials'] = {
    accessToken: 'token',
    expiresAtMs: Date.now() + 3_600_000,
    receivedAtMs: Date.now(),
    deviceId: 5,
    signInId: 'a',
    isRejected: false,
  } as never;
  const user: UserLoaded['user'] = { id: 1, isGuest: false } as never;
  dispatch(actions.deviceCreated({ deviceId: 5 }));
  dispatch(actions.credentialsReceived({ credentials }));
  dispatch(actions.userLoaded({ user }));
}
