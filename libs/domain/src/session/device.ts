import { STORED } from '../stored-keys.ts';
import type { EffectContext } from '../machine/effects.ts';
import type { EnrolmentPorts } from './enrolment.ts';
import type { CallAnswer, DeviceKey, DeviceRegistration, OwnDevice, TokenGrant } from './session-api.ts';

/** What a browser is, found from its signs. */
interface Browser extends Pick<DeviceRegistration, 'deviceType' | 'applicationType'> {
  readonly os: { readonly name: string; readonly version: string };
  readonly browser: { readonly name: string; readonly version: string };
}

/** What this browser says of itself when it registers. ENT-001, SES-031 */
export const deviceOf = (
  { deviceType, os, browser, applicationType }: Browser,
  appVersion: number,
): Omit<DeviceRegistration, 'serial'> => ({
  deviceType,
  vendor: browser.name,
  model: browser.version || browser.name,
  version: String(appVersion),
  osName: os.name,
  osVersion: os.version,
  applicationType,
});

/** The link's serial, else this browser's own, made once. SES-032, BOOT-022 */
export function deviceSerial({
  store,
  random,
  settings,
}: Pick<EnrolmentPorts, 'store' | 'random' | 'settings'>): string {
  if (settings.deviceSerial !== null) return settings.deviceSerial;
  const serial = store.get(STORED.deviceSerial) ?? random.uuid();
  store.set(STORED.deviceSerial, serial);
  return serial;
}

/**
 * Authenticates a device. A 400 means that the account has too many: the one whose login is oldest makes room, and the call is repeated
 * once. API-080
 * @param accessToken of the account, to see its devices with. `isOfLogin`: it is good, and the call itself is made with it.
 */
export async function authenticateDevice(
  { api }: Pick<EnrolmentPorts, 'api'>,
  { deviceId, deviceSecret, accessToken, isOfLogin }: DeviceKey & { accessToken: string; isOfLogin: boolean },
  { pause, signal }: Pick<EffectContext, 'pause' | 'signal'>,
): Promise<CallAnswer<TokenGrant>> {
  const authenticate = () =>
    pause(api.authenticateDevice({ deviceId, deviceSecret }, isOfLogin ? accessToken : null, signal));
  const first = await authenticate();
  if (first.error?.status !== 400) return first;
  const devices = await pause(api.listDevices(accessToken, signal));
  const oldest = oldestDevice(devices.data?.filter(({ id }) => id !== deviceId) ?? []);
  if (oldest === null) return first;
  const removal = await pause(api.removeDevice(accessToken, oldest.id, signal));
  return removal.error ? first : authenticate();
}

/** A device that never logged in is older than all others. */
const oldestDevice = (devices: readonly OwnDevice[]): OwnDevice | null =>
  devices.reduce<OwnDevice | null>(
    (oldest, device) => (oldest === null || (device.loginAtMs ?? 0) < (oldest.loginAtMs ?? 0) ? device : oldest),
    null,
  );
