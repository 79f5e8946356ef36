import type { InKind } from '../machine/define-machine.ts';
import type { EffectContext } from '../machine/effects.ts';
import { STORED } from '../stored-keys.ts';
import { type Credentials, credentialsFrom, readCredentials } from './credentials.ts';
import { authenticateDevice } from './device.ts';
import { session } from './machine.ts';
import { forgetPerson, keepCredentials, withCrossTabLock } from './credentials-keeper.ts';
import type { SessionPorts } from './ports.ts';
import { type CallAnswer, isForbidden } from './session-api.ts';
import type { SessionState } from './state.ts';

const { actions } = session;

/**
 * SES-034…SES-039. This browser forgets the person at once: whoever closes the page right after the click has left, too. Then the server is
 * told, by one tab for all.
 */
export const signOut =
  (ports: SessionPorts) =>
  ({ credentials }: InKind<SessionState, 'loggingOut'>, context: EffectContext): Promise<void> => {
    const isFirst = leaveBrowser(ports, credentials);
    return withCrossTabLock(ports, context, async () => {
      // A renewal that was under way in another tab may have stored this person again.
      leaveBrowser(ports, credentials);
      const elsewhere = readCredentials(ports.store);
      if (!isFirst || elsewhere !== null)
        return context.dispatch(actions.identityChangedElsewhere({ saved: elsewhere }));
      const next = await leaveDevice(ports, credentials, context);
      if (next.data) {
        keepCredentials(ports, next.data);
        return context.dispatch(actions.credentialsReceived({ credentials: next.data }));
      }
      ports.store.remove(STORED.deviceSerial);
      context.dispatch(isForbidden(next.error) ? actions.countryForbidden(next.error) : actions.loggedOut());
    });
  };

/** Nothing of the person stays behind; that they have left, does. Returns whether they were still here. BOOT-006, SES-039 */
function leaveBrowser(ports: SessionPorts, credentials: Credentials | null): boolean {
  const { store } = ports;
  if (readCredentials(store)?.signInId !== credentials?.signInId) return false;
  forgetPerson(ports, [STORED.deviceSerial]);
  store.set(STORED.loggedOut, 'true');
  return true;
}

/**
 * Removing the device on the server is the log-out. What the device opens afterwards, usually a guest, is the session to go on with.
 * An error means that there is none.
 */
async function leaveDevice(
  ports: SessionPorts,
  credentials: Credentials | null,
  context: EffectContext,
): Promise<CallAnswer<Credentials>> {
  const { api, clock, log, random } = ports;
  if (credentials === null || credentials.deviceId === null) return NOTHING_LEFT; // SES-036, SES-037
  const { accessToken, deviceId, deviceSecret } = credentials;
  const removal = await context.pause(api.removeDevice(accessToken, deviceId, context.signal));
  if (removal.error) {
    const { status = 0, message } = removal.error;
    log.problem('the device was not removed at logout', { status, message }); // SES-038
    return NOTHING_LEFT;
  }
  const grant = await authenticateDevice(ports, { deviceId, deviceSecret, accessToken, isOfLogin: false }, context); // SES-035
  if (grant.error) return grant;
  return { data: credentialsFrom(grant.data, { deviceId, deviceSecret, signInId: random.uuid(), nowMs: clock.now() }) };
}

const NOTHING_LEFT: CallAnswer<Credentials> = { error: { kind: 'http', status: 404, message: 'no device' } };
