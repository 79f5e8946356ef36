import type { Credentials } from './credentials.ts';
import type { ApiFailure, DeviceKey, Network, SessionUser } from './session-api.ts';

/** Everything that a session can be. To viewers it is one of three: not logged in, guest, logged in (`sessionKind`). SES-002 */
export type SessionState =
  | { readonly kind: 'notStarted' }
  /** A saved token works already while the network info is on its way. */
  | { readonly kind: 'loadingNetwork'; readonly saved: Credentials | null }
  | { readonly kind: 'noProvider' }
  /** The saved device is being authenticated before anything else. */
  | { readonly kind: 'restoring'; readonly network: Network; readonly credentials: Credentials }
  | ({ readonly kind: 'autoAuthenticating'; readonly isSlow: boolean } & AutoAuth)
  /** Either the brand's retry dialog is open, or the session goes on in a moment. */
  | ({ readonly kind: 'autoAuthFailed'; readonly offersRetry: boolean } & AutoAuth)
  | { readonly kind: 'creatingGuest'; readonly network: Network; readonly progress: { step: 'account' } | Enrolment }
  /** Guests are not allowed: the viewer has to sign in. SES-003 */
  | { readonly kind: 'authOnly'; readonly network: Network }
  | { readonly kind: 'signingIn'; readonly network: Network; readonly login: Login; readonly progress: Enrolment }
  /** There is a token; whose it is, is being asked. `isFresh`: the server gave it a moment ago. */
  | {
      readonly kind: 'entering';
      readonly network: Network;
      readonly credentials: Credentials;
      readonly isFresh: boolean;
    }
  | ({ readonly kind: 'guest' } & Identity)
  | ({ readonly kind: 'loggedIn' } & Identity)
  /** The server has rejected the token; it is renewed at the next interaction. SES-023 */
  | ({ readonly kind: 'renewalDue' } & Identity)
  | ({ readonly kind: 'renewing' } & Identity)
  | { readonly kind: 'loggingOut'; readonly network: Network; readonly credentials: Credentials | null }
  | {
      readonly kind: 'forbidden';
      readonly message: string;
      readonly country: string | null;
      readonly ipAddress: string | null;
    }
  | { readonly kind: 'failed'; readonly failure: ApiFailure; readonly retryFrom: Retryable };

export interface Identity {
  readonly network: Network;
  readonly user: SessionUser;
  readonly credentials: Credentials;
}

interface AutoAuth {
  readonly network: Network;
  readonly url: string;
  /** What follows when it fails. BOOT-008, BOOT-009, BOOT-010 */
  readonly fallback: 'guest' | 'authOnly';
}

/** An account on its way to a token of its own: it is logged in; then its device exists; then that device is authenticated. */
export type Enrolment =
  | { readonly step: 'device'; readonly accessToken: string }
  | ({ readonly step: 'authentication'; readonly accessToken: string } & DeviceKey);

/** A login that the server has accepted. */
export interface Login {
  readonly accessToken: string;
  /** `phone`, `email`, `password`, … for analytics. */
  readonly method: string;
  readonly isNewAccount: boolean;
}

/** Steps that can be tried again from where they stood. */
export type Retryable = Extract<
  SessionState,
  { kind: 'loadingNetwork' | 'restoring' | 'creatingGuest' | 'signingIn' | 'entering' }
>;

/** The credentials that a state stands on. Those of an account that is still on its way are not among them. */
export function credentialsOf(state: SessionState): Credentials | null {
  switch (state.kind) {
    case 'loadingNetwork':
      return state.saved;
    case 'failed':
      return credentialsOf(state.retryFrom);
    case 'restoring':
    case 'entering':
    case 'guest':
    case 'loggedIn':
    case 'renewalDue':
    case 'renewing':
    case 'loggingOut':
      return state.credentials;
    default:
      return null;
  }
}
