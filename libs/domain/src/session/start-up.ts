import type { InKind } from '../machine/define-machine.ts';
import type { Stay } from '../machine/effects.ts';
import { STORED } from '../stored-keys.ts';
import {
  AUTO_AUTH_FALLBACK_DELAY_MS,
  AUTO_AUTH_MESSAGE_DELAY_MS,
  PROBE_FIRST_MS,
  PROBE_LONGEST_MS,
} from './constants.ts';
import { credentialsFrom, readCredentials } from './credentials.ts';
import { deviceSerial } from './device.ts';
import { session } from './machine.ts';
import { keepCredentials, type SessionPorts, whileAlone } from './ports.ts';
import { isRefusal, isTokenError } from './session-api.ts';
import { tellFailure } from './sign-in.ts';
import type { Circumstances } from './start.ts';
import type { SessionState } from './state.ts';

const { actions } = session;

/** BOOT-001 */
export const loadNetwork =
  (ports: SessionPorts) =>
  async (_: unknown, stay: Stay): Promise<void> => {
    const network = await stay.pause(ports.api.loadNetwork(stay.signal));
    if (network.error) return tellFailure(stay, network.error);
    stay.tell(actions.networkLoaded({ network: network.data, circumstances: circumstancesOf(ports) }));
  };

const circumstancesOf = ({ store, clock, settings, isOnParentalPage }: SessionPorts): Circumstances => ({
  nowMs: clock.now(),
  hasLoggedOut: store.get(STORED.loggedOut) !== null,
  isTelegramApp: settings.isTelegramApp,
  isChildProfile: store.get(STORED.profileRole) === 'child',
  isParentalPage: isOnParentalPage(),
  isTransactionPending: store.get(STORED.transactionId) !== null,
});

/** The provider's own sign-in. Its token comes without a device: token mode. BOOT-005, BOOT-007, API-073 */
export const autoAuthenticate =
  (ports: SessionPorts) =>
  ({ url }: InKind<SessionState, 'autoAuthenticating'>, stay: Stay): Promise<void> => {
    stay.tellAfter(AUTO_AUTH_MESSAGE_DELAY_MS, actions.autoAuthTookLong());
    return whileAlone(ports, stay, async () => {
      const { api, store, clock, random, settings } = ports;
      const elsewhere = readCredentials(store);
      if (elsewhere !== null) return stay.tell(actions.credentialsReceived({ credentials: elsewhere }));
      const { vendor: manufacturer, model, osName: os } = settings.device;
      const device = { manufacturer, model, os, serial: deviceSerial(ports) };
      const grant = await stay.pause(api.autoAuthenticate(url, device, stay.signal));
      if (grant.error) return stay.tell(actions.autoAuthRefused({ offersRetry: settings.offersAutoAuthRetry }));
      const origin = { deviceId: null, signInId: random.uuid(), nowMs: clock.now() };
      const credentials = credentialsFrom(grant.data, origin);
      keepCredentials(ports, credentials);
      stay.tell(actions.credentialsReceived({ credentials }));
    });
  };

/** Where the brand offers a retry, the viewer decides; elsewhere the session goes on by itself. BOOT-011, BOOT-012 */
export async function fallBack(
  { offersRetry }: InKind<SessionState, 'autoAuthFailed'>,
  { delay, tell }: Stay,
): Promise<void> {
  if (offersRetry) return;
  await delay(AUTO_AUTH_FALLBACK_DELAY_MS);
  tell(actions.autoAuthGivenUp());
}

/** The last step of every way in. */
export const loadUser =
  ({ api }: SessionPorts) =>
  async ({ credentials, isFresh }: InKind<SessionState, 'entering'>, { pause, signal, tell }: Stay): Promise<void> => {
    const { accessToken } = credentials;
    const user = await pause(api.loadUser(accessToken, signal));
    if (user.data) return tell(actions.userLoaded({ user: user.data }));
    const isOver = isTokenError(user.error) && !isFresh;
    tell(isOver ? actions.tokenRejected({ accessToken }) : actions.stepFailed({ failure: user.error }));
  };

/** Nobody has to press a button for a server that was away: it is asked until it answers, then the failed step is repeated. */
export const probe =
  ({ api }: SessionPorts) =>
  async ({ failure }: InKind<SessionState, 'failed'>, { delay, pause, signal, tell }: Stay): Promise<void> => {
    if (isRefusal(failure)) return;
    for (let waitMs = PROBE_FIRST_MS; ; waitMs = Math.min(waitMs * 2, PROBE_LONGEST_MS)) {
      await delay(waitMs);
      const answer = await pause(api.loadNetwork(signal));
      if (answer.data || isRefusal(answer.error)) return tell(actions.retryRequested());
    }
  };
