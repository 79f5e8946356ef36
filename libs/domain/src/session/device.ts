import { STORED } from '../stored-keys.ts';
import type { Stay } from '../machine/effects.ts';
import type { SessionPorts } from './ports.ts';
import type { Answer, DeviceRegistration, OwnDevice, TokenGrant } from './session-api.ts';

/** The Android application shows itself by its bridge object. SES-031 */
export const applicationType = (hasAndroidBridge: boolean): DeviceRegistration['applicationType'] =>
  hasAndroidBridge ? 'android-mobile' : 'web';

/** The link's serial, else this browser's own, made once. SES-032, BOOT-022 */
export function deviceSerial({ store, random, settings }: Pick<SessionPorts, 'store' | 'random' | 'settings'>): string {
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
  { api }: SessionPorts,
  { deviceId, accessToken, isOfLogin }: { deviceId: number; accessToken: string; isOfLogin: boolean },
  { pause, signal }: Stay,
): Promise<Answer<TokenGrant>> {
  const authenticate = () => pause(api.authenticateDevice(deviceId, isOfLogin ? accessToken : null, signal));
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
