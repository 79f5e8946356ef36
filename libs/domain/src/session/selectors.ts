import type { InKind } from '../machine/define-machine.ts';
import { isExpired } from './credentials.ts';
import { session } from './machine.ts';
import type { ApiFailure, Network, SessionUser } from './session-api.ts';
import { credentialsOf, type SessionState } from './state.ts';

export type SessionKind = 'notLoggedIn' | 'guest' | 'loggedIn';

/** The session as the rest of the product knows it. A renewal in between changes nothing for anybody. SES-002 */
export function sessionKind(state: SessionState): SessionKind {
  const user = sessionUser(state);
  if (user === null) return 'notLoggedIn';
  return user.isGuest ? 'guest' : 'loggedIn';
}

export const sessionUser = (state: SessionState): SessionUser | null => ('user' in state ? state.user : null);

/** The signed-in viewer, by id, also while the token is renewed; null for a guest. SES-002 */
export const memberId = (state: SessionState): number | null =>
  sessionKind(state) === 'loggedIn' ? (sessionUser(state)?.id ?? null) : null;

export const sessionNetwork = (state: SessionState): Network | null => ('network' in state ? state.network : null);

/** The device that this browser is on the server; null for a visit with somebody's token. */
export const sessionDeviceId = (state: SessionState): number | null => credentialsOf(state)?.deviceId ?? null;

/** The token to send, in every state that goes on with one which is still good. */
export function usableToken(state: SessionState, nowMs: number): string | null {
  if (state.kind === 'loggingOut' || state.kind === 'failed') return null;
  const credentials = credentialsOf(state);
  return credentials !== null && !isExpired(credentials, nowMs) ? credentials.accessToken : null;
}

/** It is decided who the viewer is, or that somebody has to act: nothing changes by itself any more. */
export const isSettled = ({ kind }: SessionState): boolean => SETTLED.has(kind);
const SETTLED: ReadonlySet<SessionState['kind']> = new Set([
  'guest',
  'loggedIn',
  'renewalDue',
  'renewing',
  'authOnly',
  'noProvider',
  'forbidden',
  'failed',
]);

/** Whether a request that needs a token must give up: none will come until the viewer does something. */
export const endsWithoutToken = ({ kind }: SessionState): boolean =>
  kind === 'authOnly' || kind === 'noProvider' || kind === 'forbidden';

/** SES-003 */
export const isAuthOnly = ({ kind }: SessionState): boolean => kind === 'authOnly';

/** The viewer has asked to leave; the next session is on its way. SES-039 */
export const isSigningOut = ({ kind }: SessionState): boolean => kind === 'loggingOut';

/** BOOT-002 */
export const isWithoutProvider = ({ kind }: SessionState): boolean => kind === 'noProvider';

/** BOOT-015 */
export const forbiddenCountry = (state: SessionState): InKind<SessionState, 'forbidden'> | null =>
  state.kind === 'forbidden' ? state : null;

/** What went wrong at start or sign-in; shown with a button for `retryRequested`. SES-010 */
export const startFailure = (state: SessionState): ApiFailure | null =>
  state.kind === 'failed' ? state.failure : null;

/** `slow`: time for the loading message. `failed`: time for the retry dialog; only in brands that have it. BOOT-007, BOOT-012 */
export function autoAuthProgress(state: SessionState): 'none' | 'quick' | 'slow' | 'failed' {
  if (state.kind === 'autoAuthFailed') return state.offersRetry ? 'failed' : 'quick';
  if (state.kind !== 'autoAuthenticating') return 'none';
  return state.isSlow ? 'slow' : 'quick';
}

/** The session out of the store's state: `useSelector(selectSession)`, then any of the functions above. */
export const selectSession = session.select;
