import type { InKind } from '../machine/define-machine.ts';
import type { Stay } from '../machine/effects.ts';
import { STORED } from '../stored-keys.ts';
import { API_VERSION_WITH_PURCHASES, GUEST_PASSWORD_LENGTH } from './constants.ts';
import { readCredentials } from './credentials.ts';
import { keepCredentials, whileAlone } from './credentials-keeper.ts';
import { createDevice, getToken } from './enrolment.ts';
import { session } from './machine.ts';
import type { SessionPorts } from './ports.ts';
import { type Answer, isForbidden, isRefusal, type Network } from './session-api.ts';
import { sha256Hex } from './sha256.ts';
import type { SessionState } from './state.ts';
import { tellFailure } from './tell-failure.ts';

const { actions } = session;

/** SES-006…SES-010. A second tab, waiting for its turn, finds the first one's guest. */
export const createGuest =
  (ports: SessionPorts) =>
  ({ network, progress }: InKind<SessionState, 'creatingGuest'>, stay: Stay): Promise<void> =>
    whileAlone(ports, stay, async () => {
      const elsewhere = readCredentials(ports.store);
      if (elsewhere !== null) return stay.tell(actions.credentialsReceived({ credentials: elsewhere }));

      let enrolment = progress;
      if (enrolment.step === 'account') {
        const account = await logGuestIn(ports, network, stay);
        if (account.error) return tellFailure(stay, account.error);
        stay.tell(actions.guestLoggedIn(account.data));
        enrolment = { step: 'device', accessToken: account.data.accessToken };
      }
      const device = await createDevice(ports, enrolment, stay);
      if (device.error) return tellFailure(stay, device.error);
      const credentials = await getToken(ports, device.data, stay);
      if (credentials.error) return tellFailure(stay, credentials.error);
      keepCredentials(ports, credentials.data);
      stay.tell(actions.credentialsReceived({ credentials: credentials.data }));
    });

/**
 * Creates the guest's account and logs it in. The username is stored before it is sent: when the answer was lost, by a broken connection or
 * a closed tab, the account may exist, and only a refused login proves that it does not. So there is never a second one. SES-006, SES-007, SES-010
 */
async function logGuestIn(
  { api, store, random, settings }: SessionPorts,
  { provider }: Network,
  { pause, signal }: Stay,
): Promise<Answer<{ accessToken: string }>> {
  const begun = store.get(STORED.pendingGuest);
  const username = begun ?? random.uuid();
  store.set(STORED.pendingGuest, username);
  const { appVersion, referId } = settings;
  const password = guestPassword(username, settings.guestPasswordSalt);
  const logIn = () => pause(api.login({ login: username, password }, signal));

  if (begun !== null) {
    const login = await logIn();
    if (login.data || !isRefusal(login.error) || isForbidden(login.error)) return login;
  }
  const account = { username, password, isGuest: true, appVersion, referId } as const;
  const ofPurchases = provider?.hasPurchases && ({ apiVersion: API_VERSION_WITH_PURCHASES } as const);
  const user = await pause(api.createUser({ ...account, ...ofPurchases }, signal));
  return user.error ? user : logIn();
}

/** SES-006 */
export const guestPassword = (username: string, salt: string): string =>
  sha256Hex(username + salt).slice(0, GUEST_PASSWORD_LENGTH);
