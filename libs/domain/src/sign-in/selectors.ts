import { RESEND_AFTER_MS } from './constants.ts';
import type { SignInState } from './state.ts';

/** Whole seconds until a code may be asked for again; 0 when it may. AUTH-014, AUTH-016 */
export function secondsToResend({ sentAtMs }: { readonly sentAtMs: number }, nowMs: number): number {
  return Math.min(RESEND_AFTER_MS / 1000, Math.max(0, Math.ceil((sentAtMs + RESEND_AFTER_MS - nowMs) / 1000)));
}

/** The server is being asked: the form stands still, and its button says so. */
export const isBusy = ({ kind }: SignInState): boolean => BUSY.has(kind);
const BUSY: ReadonlySet<SignInState['kind']> = new Set([
  'checkingPassword',
  'sendingCode',
  'resendingCode',
  'checkingCode',
  'loadingCities',
  'settingCity',
  'settingHome',
  'accepted',
]);

/** The viewer may not use the service from where they are. API-078 */
export function forbiddenCountryOf(state: SignInState) {
  if (!('problem' in state) || state.problem?.kind !== 'server') return null;
  const { status, message, country = null, ipAddress = null } = state.problem.failure;
  return status === 403 ? { message, country, ipAddress } : null;
}
