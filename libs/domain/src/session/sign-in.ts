import type { InKind } from '../machine/define-machine.ts';
import type { Stay } from '../machine/effects.ts';
import { STORED } from '../stored-keys.ts';
import { GUEST_PASSWORD_LENGTH } from './constants.ts';
import { type Credentials, credentialsFrom, readCredentials } from './credentials.ts';
import { authenticateDevice, deviceSerial } from './device.ts';
import { session } from './machine.ts';
import { keepCredentials, type SessionPorts, whileAlone } from './ports.ts';
import { type Answer, type ApiFailure, isForbidden, isRefusal } from './session-api.ts';
import { sha256Hex } from './sha256.ts';
import type { Enrolment, SessionState } from './state.ts';

const { actions } = session;

/** A failure that ends the country's use of the service, or can be tried again. API-078 */
export const tellFailure = ({ tell }: Stay, failure: ApiFailure): void =>
  tell(isForbidden(failure) ? actions.countryForbidden(failure) : actions.stepFailed({ failure }));

/** SES-006…SES-010. A second tab, waiting for its turn, finds the first one's guest. */
export const createGuest =
  (ports: SessionPorts) =>
  ({ progress }: InKind<SessionState, 'creatingGuest'>, stay: Stay): Promise<void> =>
    whileAlone(ports, stay, async () => {
      const elsewhere = readCredentials(ports.store);
      if (elsewhere !== null) return stay.tell(actions.credentialsReceived({ credentials: elsewhere }));

      let enrolment = progress;
      if (enrolment.step === 'account') {
        const account = await logGuestIn(ports, stay);
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
  const user = await pause(api.createUser({ username, password, isGuest: true, appVersion, referId }, signal));
  return user.error ? user : logIn();
}

/** SES-006 */
export const guestPassword = (username: string, salt: string): string =>
  sha256Hex(username + salt).slice(0, GUEST_PASSWORD_LENGTH);

/** SES-011…SES-015. The guest's credentials stay stored until the new ones replace them: a failure half-way loses nothing. */
export const signIn =
  (ports: SessionPorts) =>
  ({ login, progress }: InKind<SessionState, 'signingIn'>, stay: Stay): Promise<void> =>
    whileAlone(ports, stay, async () => {
      const { api, store, log } = ports;
      const device = await createDevice(ports, progress, stay);
      if (device.error) return stay.tell(actions.stepFailed({ failure: device.error }));
      const credentials = await getToken(ports, device.data, stay);
      if (credentials.error) return tellFailure(stay, credentials.error);
      keepCredentials(ports, credentials.data);
      store.remove(STORED.loggedOut);
      if (login.isNewAccount) log.event('register', { method: login.method });
      log.event('login', { method: login.method });

      const documents = acceptedDocuments(store.get(STORED.acceptedDocuments));
      if (documents.length > 0) {
        const { error } = await stay.pause(api.acceptAgreements(credentials.data.accessToken, documents, stay.signal));
        if (error) log.problem('accepted documents were not sent', { message: error.message });
      }
      stay.tell(actions.credentialsReceived({ credentials: credentials.data }));
    });

/** SES-008. Nothing is asked when the device was created before a failure. */
async function createDevice(
  ports: SessionPorts,
  enrolment: Enrolment,
  { pause, signal, tell }: Stay,
): Promise<Answer<EnrolledDevice>> {
  if (enrolment.step === 'authentication') return { data: enrolment };
  const { accessToken } = enrolment;
  const registration = { ...ports.settings.device, serial: deviceSerial(ports) };
  const device = await pause(ports.api.createDevice(accessToken, registration, signal));
  if (device.error) return device;
  tell(actions.deviceCreated({ deviceId: device.data.id }));
  return { data: { accessToken, deviceId: device.data.id } };
}

/** SES-009 */
async function getToken(
  ports: SessionPorts,
  { accessToken, deviceId }: EnrolledDevice,
  stay: Stay,
): Promise<Answer<Credentials>> {
  const { clock, random } = ports;
  const grant = await authenticateDevice(ports, { deviceId, accessToken, isOfLogin: true }, stay);
  if (grant.error) return grant;
  return { data: credentialsFrom(grant.data, { deviceId, signInId: random.uuid(), nowMs: clock.now() }) };
}

type EnrolledDevice = { readonly accessToken: string; readonly deviceId: number };

/** Tolerates whatever is stored. */
function acceptedDocuments(stored: string | null): number[] {
  try {
    const ids: unknown = JSON.parse(stored ?? '[]');
    return Array.isArray(ids) ? ids.filter((id): id is number => Number.isInteger(id)) : [];
  } catch {
    return [];
  }
}
