import type { Wire } from '@livery/contract/schema';
import type { Device, DeviceRegistration } from '@livery/contract/session/entities';
import { eq } from 'drizzle-orm';
import type { Database } from '../database/open-database.ts';
import { ApiError } from '../http/api-error.ts';
import { devices, type DeviceKind, users } from '../database/schema/viewers.ts';

/** Minutes that the settings page offers for remembering an accepted PIN. */
const PARENTAL_DURATIONS_MINUTES = [1, 30, 60];
/** With a PIN, everything asks for it until the viewer decides otherwise. */
const WITH_PIN = { pay: true, profile: true, program: true, vod: true, channel: true, settings: true };
/** Without one, only what is for adults asks for a first PIN: nobody needs one to pay or to see their own settings. */
const WITHOUT_PIN = { ...WITH_PIN, pay: false, profile: false, settings: false };

/** Devices register by what they are and are answered by what runs on them (ENT-003). */
export function deviceKind(registration: DeviceRegistration): DeviceKind {
  if (registration.applicationType === 'android-mobile') return 'android_mobile';
  if (registration.deviceType !== 'tv') return 'web';
  return /tizen|webos/i.test(registration.osName) ? 'webkit' : 'android_tv';
}

export function wireDevice(device: typeof devices.$inferSelect, { hasPin }: { hasPin: boolean }): Wire<typeof Device> {
  const { notification } = device;
  return {
    id: device.id,
    serial: device.serial,
    login_at: device.loginAt?.toISOString() ?? null,
    device_type: device.deviceType,
    vendor: device.description['vendor'] ?? null,
    model: device.description['model'] ?? null,
    settings: device.settings,
    parental_settings: {
      ...(hasPin ? WITH_PIN : WITHOUT_PIN),
      ...device.parentalSettings,
      duration: PARENTAL_DURATIONS_MINUTES,
    },
    notification: notification && { notification_type: notification.notificationType, token: notification.token },
  };
}

/** Whether the account has a PIN; a device that is nobody's has none. */
export async function hasPin(db: Database, userId: number | null): Promise<boolean> {
  if (userId === null) return false;
  const [user] = await db.select({ parentalCode: users.parentalCode }).from(users).where(eq(users.id, userId));
  return (user?.parentalCode ?? null) !== null;
}

/** @throws ApiError not_found */
export async function readDevice(db: Database, deviceId: number): Promise<Wire<typeof Device>> {
  const [device] = await db.select().from(devices).where(eq(devices.id, deviceId));
  if (!device) throw new ApiError('not_found');
  return wireDevice(device, { hasPin: await hasPin(db, device.userId) });
}
