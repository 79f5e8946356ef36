import type { InKind } from '../machine/define-machine.ts';
import { YOUNG_TOKEN_MS } from './constants.ts';
import { type Credentials, isExpired } from './credentials.ts';
import type { Network } from './session-api.ts';
import type { SessionState } from './state.ts';

/** What start-up has to know beside network info and saved credentials. */
export interface Circumstances {
  readonly nowMs: number;
  readonly hasLoggedOut: boolean;
  readonly isTelegramApp: boolean;
  readonly isChildProfile: boolean;
  readonly isParentalPage: boolean;
  readonly isTransactionPending: boolean;
}

type FirstStep = InKind<
  SessionState,
  'noProvider' | 'entering' | 'restoring' | 'autoAuthenticating' | 'creatingGuest' | 'authOnly'
>;

/** What follows the network info. BOOT-002, BOOT-004, BOOT-005, BOOT-013 */
export function firstStep(network: Network, saved: Credentials | null, circumstances: Circumstances): FirstStep {
  if (network.provider === undefined) return { kind: 'noProvider' };
  if (saved !== null) {
    return mustReauthenticate(saved, circumstances)
      ? { kind: 'restoring', network, credentials: saved }
      : { kind: 'entering', network, credentials: saved, isFresh: false };
  }
  const url = autoAuthUrl(network);
  if (url !== null && !circumstances.hasLoggedOut) {
    // Inside Telegram the account is Telegram's: an anonymous one would only hide it.
    const fallback = network.isGuestAllowed && !circumstances.isTelegramApp ? 'guest' : 'authOnly';
    return { kind: 'autoAuthenticating', network, url, fallback, isSlow: false };
  }
  return withoutCredentials(network, network.isGuestAllowed ? 'guest' : 'authOnly');
}

/** SES-005, BOOT-008, BOOT-009 */
export function withoutCredentials(
  network: Network,
  as: 'guest' | 'authOnly',
): InKind<SessionState, 'creatingGuest' | 'authOnly'> {
  return as === 'guest'
    ? { kind: 'creatingGuest', network, progress: { step: 'account' } }
    : { kind: 'authOnly', network };
}

/** The network info goes before the provider. BOOT-017 */
export const autoAuthUrl = ({ autoAuthUrl: own, provider }: Network): string | null =>
  own ?? provider?.autoAuthUrl ?? null;

/** An expired token is always renewed; a good one at each start, unless a rule spares it. SES-019, SES-024 */
export const mustReauthenticate = (saved: Credentials, circumstances: Circumstances): boolean =>
  isExpired(saved, circumstances.nowMs) || !SKIP_RULES.some((skips) => skips(saved, circumstances));

const SKIP_RULES: readonly ((saved: Credentials, circumstances: Circumstances) => boolean)[] = [
  (_, { isChildProfile }) => isChildProfile, // SES-025
  ({ deviceId }) => deviceId === null, // SES-026
  (_, { isParentalPage }) => isParentalPage, // SES-027
  (_, { isTransactionPending }) => isTransactionPending, // SES-028
  ({ receivedAtMs }, { nowMs }) => nowMs - receivedAtMs < YOUNG_TOKEN_MS, // SES-029
];

const PARENTAL_MODALS = ['pincode', 'parental', 'parental_set', 'parental_start'];

/** Whether the application starts on parental business. SES-027 */
export const isParentalPage = ({ pathname, hash }: { pathname: string; hash: string }): boolean =>
  pathname === '/lk_parental' || PARENTAL_MODALS.includes(hash.replace(/^#/, ''));
