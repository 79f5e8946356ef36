import type { InKind } from '../machine/define-machine.ts';
import type { Stay } from '../machine/effects.ts';
import { KEPT_AT_LOGOUT, STORED } from '../stored-keys.ts';
import { type Credentials, credentialsFrom, readCredentials } from './credentials.ts';
import { authenticateDevice } from './device.ts';
import { session } from './machine.ts';
import { CREDENTIALS_CHANGED, keepCredentials, type SessionPorts, whileAlone } from './ports.ts';
import { type Answer, isForbidden } from './session-api.ts';
import type { SessionState } from './state.ts';

const { actions } = session;

/** SES-034…SES-039 */
export const signOut =
  (ports: SessionPorts) =>
  ({ credentials }: InKind<SessionState, 'loggingOut'>, stay: Stay): Promise<void> =>
    whileAlone(ports, stay, async () => {
      const stored = readCredentials(ports.store);
      if (stored !== null && stored.signInId !== credentials?.signInId) {
        // Another tab has signed out before us, and these are the guest's: once is enough.
        return stay.tell(actions.identityChangedElsewhere({ saved: stored }));
      }
      const next = await leaveDevice(ports, stored, stay);
      forgetPerson(ports, next.data ? [STORED.deviceSerial] : []);
      if (next.data) {
        keepCredentials(ports, next.data);
        return stay.tell(actions.credentialsReceived({ credentials: next.data }));
      }
      ports.crossTab.announce(CREDENTIALS_CHANGED);
      stay.tell(isForbidden(next.error) ? actions.countryForbidden(next.error) : actions.loggedOut());
    });

/**
 * Removing the device on the server is the log-out. What the device opens afterwards, usually a guest, is the session to go on with.
 * An error means that there is none.
 */
async function leaveDevice(ports: SessionPorts, stored: Credentials | null, stay: Stay): Promise<Answer<Credentials>> {
  const { api, clock, log, random } = ports;
  if (stored === null || stored.deviceId === null) return NOTHING_LEFT; // SES-036, SES-037
  const { accessToken, deviceId } = stored;
  const removal = await stay.pause(api.removeDevice(accessToken, deviceId, stay.signal));
  if (removal.error) {
    const { status = 0, message } = removal.error;
    log.problem('the device was not removed at logout', { status, message }); // SES-038
    return NOTHING_LEFT;
  }
  const grant = await authenticateDevice(ports, { deviceId, accessToken, isOfLogin: false }, stay); // SES-035
  if (grant.error) return grant;
  return { data: credentialsFrom(grant.data, { deviceId, signInId: random.uuid(), nowMs: clock.now() }) };
}

const NOTHING_LEFT: Answer<Credentials> = { error: { kind: 'http', status: 404, message: 'no device' } };

/** Nothing of the person stays behind in this browser; that they left, does. BOOT-006, SES-039 */
function forgetPerson({ store }: SessionPorts, alsoKept: readonly string[]): void {
  store.clear([...KEPT_AT_LOGOUT, ...alsoKept]);
  store.set(STORED.loggedOut, 'true');
}
