import { createHash, timingSafeEqual } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { devices, users } from '../database/schema/viewers.ts';
import { ApiError } from '../http/api-error.ts';
import type { Services } from '../http/services.ts';
import type { Viewer } from './viewer.ts';

type Watcher = Pick<Viewer, 'userId' | 'deviceId' | 'isChild'>;

const digest = (text: string) => createHash('sha256').update(text).digest();

/** What a child's token may not do without the PIN, and what nobody may without it. */
export function createGuards({ db, limits }: Pick<Services, 'db' | 'limits'>) {
  async function pinOf(userId: number): Promise<string | null> {
    const [user] = await db.select({ pin: users.parentalCode }).from(users).where(eq(users.id, userId));
    return user?.pin ?? null;
  }

  /** @throws ApiError pin_required, wrong_pin, rate_limited */
  function requirePin(userId: number, pin: string, given: string | undefined): void {
    if (given === undefined) throw new ApiError('pin_required');
    const takeBack = limits.take('wrongPins', userId);
    if (!timingSafeEqual(digest(given), digest(pin))) throw new ApiError('wrong_pin');
    takeBack();
  }

  /** Whether the PIN stands before profiles, which it does until the device's settings say otherwise. */
  async function protectsProfiles(deviceId: number | null): Promise<boolean> {
    if (deviceId === null) return true;
    const [device] = await db
      .select({ settings: devices.parentalSettings })
      .from(devices)
      .where(eq(devices.id, deviceId));
    return device?.settings.profile !== false;
  }

  return {
    /** The PIN in use, where there is one: another one takes its place only by whoever knows it. PIN-038 */
    async requirePinInUse(userId: number, given: string | undefined): Promise<void> {
      const pin = await pinOf(userId);
      if (pin !== null) requirePin(userId, pin, given);
    },

    /** What is for grown-ups to decide: a child needs the PIN, and without one there is no way. @throws ApiError child_profile too */
    async requireGrownUp({ userId, isChild }: Watcher, given: string | undefined): Promise<void> {
      if (!isChild) return;
      const pin = await pinOf(userId);
      if (pin === null) throw new ApiError('child_profile');
      requirePin(userId, pin, given);
    },

    /** Where a PIN stands before grown-ups' profiles, a child needs it to come to one. PROF-025 */
    async requirePinForGrownUps({ userId, deviceId, isChild }: Watcher, given: string | undefined): Promise<void> {
      if (!isChild) return;
      const pin = await pinOf(userId);
      if (pin !== null && (await protectsProfiles(deviceId))) requirePin(userId, pin, given);
    },
  };
}
