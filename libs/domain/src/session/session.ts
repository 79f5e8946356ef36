import { startEffects } from '../machine/effects.ts';
import type { StartListening } from '../machine/listening.ts';
import { sessionEffects } from './effects.ts';
import { session } from './machine.ts';
import { followOtherTabs } from './other-tabs.ts';
import type { SessionPorts } from './ports.ts';

/**
 * Brings the session to life; nothing is asked before `session.actions.started` is dispatched with `savedCredentials(…)`.
 * Returns a function that stops it.
 */
export function runSession(startListening: StartListening, ports: SessionPorts): () => void {
  const stops = [startEffects(session, startListening, sessionEffects(ports)), followOtherTabs(startListening, ports)];
  return () => stops.forEach((stop) => stop());
}

// The door of the session: everything that other libraries may use stands here.
export { session };
export type { SessionState } from './state.ts';
export {
  autoAuthProgress,
  endsWithoutToken,
  forbiddenCountry,
  isAuthOnly,
  isSettled,
  isSigningOut,
  isWithoutProvider,
  memberId,
  selectSession,
  sessionDeviceId,
  sessionKind,
  type SessionKind,
  sessionNetwork,
  sessionUser,
  startFailure,
  usableToken,
} from './selectors.ts';
export { createCredentialsPort, type CredentialsPort } from './credentials-port.ts';
export { savedCredentials } from './credentials-keeper.ts';
export type { SessionPorts, SessionSettings } from './ports.ts';
export type { CallAnswer, ApiFailure, DeviceRegistration, Network, SessionApi, SessionUser } from './session-api.ts';
export { GUEST_PASSWORD_SALT } from './constants.ts';
export { deviceOf } from './device.ts';
export { isParentalPage } from './start.ts';
export { readStartQuery, rememberClickId, type StartQuery, withoutReturn, withoutSecrets } from './start-query.ts';
