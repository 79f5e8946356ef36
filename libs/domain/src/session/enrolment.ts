import type { EffectContext } from '../machine/effects.ts';
import { STORED } from '../stored-keys.ts';
import { API_VERSION_WITH_PURCHASES, GUEST_PASSWORD_LENGTH } from './constants.ts';
import { type Credentials, credentialsFrom } from './credentials.ts';
import { authenticateDevice, deviceSerial } from './device.ts';
import type { SessionPorts, SessionSettings } from './ports.ts';
import { type CallAnswer, isForbidden, isRefusal, type SessionApi } from './session-api.ts';
import { sha256Hex } from './sha256.ts';
import type { Enrolment } from './state.ts';

type EnrolledDevice = Extract<Enrolment, { step: 'authentication' }>;

/** What an account's way to a token of its own needs. No machine: the first script of a page goes the same way before there is one. */
export interface EnrolmentPorts extends Pick<SessionPorts, 'store' | 'random' | 'clock'> {
  readonly api: Pick<
    SessionApi,
    'createUser' | 'login' | 'createDevice' | 'listDevices' | 'removeDevice' | 'authenticateDevice'
  >;
  readonly settings: Pick<SessionSettings, 'appVersion' | 'guestPasswordSalt' | 'referId' | 'device' | 'deviceSerial'>;
}

/** What an enrolment runs in: every request waits through `pause`; each step that is done is handed on, so that a failure can go on from there. */
export interface EnrolmentContext extends Pick<EffectContext, 'pause' | 'signal'> {
  reached(step: Enrolment): void;
}

/** What of the network info a guest's account depends on. */
interface GuestNetwork {
  readonly provider?: { readonly hasPurchases?: boolean | undefined } | undefined;
}

/** A new guest's credentials, from wherever an earlier try has come to. SES-006…SES-010 */
export async function enrolGuest(
  ports: EnrolmentPorts,
  network: GuestNetwork,
  progress: { readonly step: 'account' } | Enrolment,
  context: EnrolmentContext,
): Promise<CallAnswer<Credentials>> {
  const account = progress.step === 'account' ? await logGuestIn(ports, network, context) : { data: progress };
  if (account.error) return account;
  const device = await createDevice(ports, account.data, context);
  return device.error ? device : getToken(ports, device.data, context);
}

/** SES-008. Nothing is asked when the device was created before a failure. */
export async function createDevice(
  ports: EnrolmentPorts,
  progress: Enrolment,
  { pause, signal, reached }: EnrolmentContext,
): Promise<CallAnswer<EnrolledDevice>> {
  if (progress.step === 'authentication') return { data: progress };
  const { accessToken } = progress;
  const registration = { ...ports.settings.device, serial: deviceSerial(ports) };
  const device = await pause(ports.api.createDevice(accessToken, registration, signal));
  if (device.error) return device;
  const { id: deviceId, secret: deviceSecret } = device.data;
  const enrolled = { step: 'authentication', accessToken, deviceId, deviceSecret } as const;
  reached(enrolled);
  return { data: enrolled };
}

/** SES-009 */
export async function getToken(
  ports: EnrolmentPorts,
  { accessToken, deviceId, deviceSecret }: EnrolledDevice,
  context: Pick<EnrolmentContext, 'pause' | 'signal'>,
): Promise<CallAnswer<Credentials>> {
  const { clock, random } = ports;
  const grant = await authenticateDevice(ports, { deviceId, deviceSecret, accessToken, isOfLogin: true }, context);
  if (grant.error) return grant;
  return { data: credentialsFrom(grant.data, { deviceId, deviceSecret, signInId: random.uuid(), nowMs: clock.now() }) };
}

/**
 * Creates the guest's account and logs it in. The username is stored before it is sent: when the answer was lost, by a broken connection or
 * a closed tab, the account may exist, and only a refused login proves that it does not. So there is never a second one. SES-006, SES-007, SES-010
 */
async function logGuestIn(
  { api, store, random, settings }: EnrolmentPorts,
  { provider }: GuestNetwork,
  { pause, signal, reached }: EnrolmentContext,
): Promise<CallAnswer<Enrolment>> {
  const begun = store.get(STORED.pendingGuest);
  const username = begun ?? random.uuid();
  store.set(STORED.pendingGuest, username);
  const { appVersion, referId } = settings;
  const password = guestPassword(username, settings.guestPasswordSalt);
  const logIn = async (): Promise<CallAnswer<Enrolment>> => {
    const login = await pause(api.login({ login: username, password }, signal));
    if (login.error) return login;
    const loggedIn = { step: 'device', accessToken: login.data.accessToken } as const;
    reached(loggedIn);
    return { data: loggedIn };
  };

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

export { GUEST_PASSWORD_SALT } from './constants.ts';
export { keepCredentials, withCrossTabLock } from './credentials-keeper.ts';
