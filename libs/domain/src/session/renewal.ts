import type { InKind } from '../machine/define-machine.ts';
import type { EffectContext } from '../machine/effects.ts';
import { type Credentials, credentialsFrom, isExpired, readCredentials } from './credentials.ts';
import { authenticateDevice } from './device.ts';
import { session } from './machine.ts';
import { dropCredentials, forgetPerson, keepCredentials, withCrossTabLock } from './credentials-keeper.ts';
import type { SessionPorts } from './ports.ts';
import { type CallAnswer, type ApiFailure, isForbidden, isRefusal } from './session-api.ts';
import type { SessionState } from './state.ts';
import { STORED } from '../stored-keys.ts';

const { actions } = session;

/** Start-up with a saved device: it gets a new token before the viewer's name is asked. SES-024 */
export const restore =
  (ports: SessionPorts) =>
  ({ credentials }: InKind<SessionState, 'restoring'>, context: EffectContext): Promise<void> =>
    withCrossTabLock(ports, context, async () => {
      const renewed = await renewOnce(ports, credentials, context);
      if (renewed.data) return context.dispatch(actions.credentialsReceived({ credentials: renewed.data }));
      if (isForbidden(renewed.error)) return context.dispatch(actions.countryForbidden(renewed.error));
      if (isOfDevice(renewed.error)) return loseDevice(ports, context);
      // The server is in trouble, the token is not: the viewer need not wait for both.
      if (!isExpired(credentials, ports.clock.now()))
        return context.dispatch(actions.credentialsReceived({ credentials }));
      context.dispatch(actions.stepFailed({ failure: renewed.error }));
    });

/** Token refresh of a running session: the token was refused (401) or has ended, and the device gets a new one. SES-019…SES-021 */
export const renew =
  (ports: SessionPorts) =>
  ({ credentials }: InKind<SessionState, 'renewing'>, context: EffectContext): Promise<void> =>
    withCrossTabLock(ports, context, async () => {
      const renewed = await renewOnce(ports, credentials, context);
      if (renewed.data?.signInId === credentials.signInId) {
        return context.dispatch(actions.credentialsRenewed({ credentials: renewed.data }));
      }
      if (renewed.data) return context.dispatch(actions.identityChangedElsewhere({ saved: renewed.data }));
      if (isForbidden(renewed.error)) return context.dispatch(actions.countryForbidden(renewed.error));
      if (isOfDevice(renewed.error)) return loseDevice(ports, context);
      context.dispatch(actions.renewalPostponed());
    });

/** SES-023 */
export const awaitInteraction =
  ({ nextInteraction }: SessionPorts) =>
  async (_: unknown, { signal, pause, dispatch }: EffectContext): Promise<void> => {
    await pause(nextInteraction(signal));
    dispatch(actions.renewalAllowed());
  };

/** One renewal for all tabs: whoever comes second takes what the first has stored. */
async function renewOnce(
  ports: SessionPorts,
  own: Credentials,
  context: EffectContext,
): Promise<CallAnswer<Credentials>> {
  const { store, clock } = ports;
  const stored = readCredentials(store);
  if (stored === null) return { error: NOTHING_TO_RENEW };
  if (stored.accessToken !== own.accessToken && !isExpired(stored, clock.now())) return { data: stored };
  const { deviceId, deviceSecret, signInId, accessToken } = stored;
  if (deviceId === null) return { error: NOTHING_TO_RENEW };
  const grant = await authenticateDevice(ports, { deviceId, deviceSecret, accessToken, isOfLogin: false }, context);
  if (grant.error) return grant;
  // Whoever signed out meanwhile is not brought back.
  if (readCredentials(store)?.signInId !== signInId) return { error: NOTHING_TO_RENEW };
  const renewed = credentialsFrom(grant.data, { deviceId, deviceSecret, signInId, nowMs: clock.now() });
  keepCredentials(ports, renewed);
  return { data: renewed };
}

/** Token mode has no device, and another tab may have signed out: as if the server had refused. */
const NOTHING_TO_RENEW: ApiFailure = { kind: 'http', status: 401, message: 'no device to authenticate' };

/** Whether it says something of the device: a server that is too slow, or asked too often, has not looked at it. */
const isOfDevice = (failure: ApiFailure): boolean =>
  isRefusal(failure) && failure.status !== 408 && failure.status !== 429;

/** Of this visit and this browser, whoever they belonged to. */
const KEPT_WITHOUT_DEVICE = [STORED.deviceSerial, STORED.loggedOut, STORED.clickId];

/** Whoever comes after a member whose device was removed finds nothing of them, as after a log-out. A guest is the same person still. SES-020 */
function loseDevice(ports: SessionPorts, context: EffectContext): void {
  const wasMember = ports.store.get(STORED.profileId) !== null;
  if (wasMember) forgetPerson(ports, KEPT_WITHOUT_DEVICE);
  else dropCredentials(ports);
  context.dispatch(actions.deviceRefused());
}
