import { randomInt } from 'node:crypto';
import type { DeviceRegistration } from '@livery/contract/session/entities';
import { and, count, desc, eq, gt, isNotNull, isNull } from 'drizzle-orm';
import type { Database } from '../database/open-database.ts';
import { deviceRemovals, devices, tokens, users } from '../database/schema/viewers.ts';
import { ApiError } from '../http/api-error.ts';
import type { Services } from '../http/services.ts';
import type { Language } from '../world/localised.ts';
import { hashToken, issueToken, newSecret } from './access-tokens.ts';
import { createUser, guestCredentials } from './create-user.ts';
import type { Viewer } from './viewer.ts';
import { deviceKind } from './wire-device.ts';
import { lockAccount } from './with-account.ts';

/** 48 random bits, all exact in a JSON number: nobody counts the devices of a service. */
const DEVICE_ID_RANGE = 2 ** 48 - 1;
const DAY_MS = 24 * 60 * 60 * 1000;
/** Removing others' devices all day long would make the device limit worth nothing (API-081). */
const REMOVALS_A_DAY = 5;

/**
 * Devices of accounts. Whoever changes whose a device is locks the device first and the account, whose devices are counted, after it:
 * always in this order, so that no two wait for each other.
 */
export function createDevices(services: Services) {
  const { db, clock, tokenValiditySeconds } = services;

  /** @throws ApiError not_found */
  async function lockDevice(transaction: Database, isMeant: ReturnType<typeof and>) {
    const [device] = await transaction.select().from(devices).where(isMeant).for('no key update');
    if (!device) throw new ApiError('not_found');
    return device;
  }

  /** @throws ApiError device_limit */
  async function requirePlace(transaction: Database, userId: number): Promise<void> {
    await lockAccount(transaction, userId);
    const signedIn = await transaction.$count(devices, and(eq(devices.userId, userId), isNotNull(devices.loginAt)));
    const [user] = await transaction.select({ limit: users.deviceLimit }).from(users).where(eq(users.id, userId));
    if (!user || signedIn >= user.limit) throw new ApiError('device_limit');
  }

  /** A partner has sent the guest of this device: whoever signs in there for the first time was sent by the partner, too. */
  async function carryReferral(userId: number, serial: string): Promise<void> {
    const [guest] = await db
      .select({ referId: users.referId })
      .from(devices)
      .innerJoin(users, eq(users.id, devices.userId))
      .where(and(eq(devices.serial, serial), eq(users.isGuest, true), isNotNull(users.referId)))
      .orderBy(desc(users.joinedAt))
      .limit(1);
    if (!guest) return;
    const isUnsent = and(eq(users.id, userId), isNull(users.referId));
    await db.update(users).set({ referId: guest.referId }).where(isUnsent);
  }

  return {
    /** The same device registered again stays the same, or each start would cost one of the account's places. */
    async register(viewer: Viewer, registration: DeviceRegistration): Promise<{ deviceId: number; secret: string }> {
      const { serial, deviceType, ...description } = registration;
      const secret = newSecret();
      const state = {
        deviceType: deviceKind(registration),
        description: { ...description, deviceType },
        secretHash: hashToken(secret),
      };
      const [device] = await db
        .insert(devices)
        .values({
          id: randomInt(1, DEVICE_ID_RANGE),
          userId: viewer.userId,
          providerId: viewer.providerId,
          serial,
          ...state,
        })
        .onConflictDoUpdate({ target: [devices.userId, devices.serial], set: state })
        .returning({ id: devices.id });
      if (!device) throw new Error('A device was not written.');
      if (!viewer.isGuest) await carryReferral(viewer.userId, serial);
      return { deviceId: device.id, secret };
    },

    /** A device that was signed out is nobody's: whoever holds it goes on as a guest. @throws ApiError not_found, device_limit */
    async signIn(deviceId: number, secret: string, language: Language) {
      const isMeant = and(eq(devices.id, deviceId), eq(devices.secretHash, hashToken(secret)));
      return db.transaction(async (transaction) => {
        const device = await lockDevice(transaction, isMeant);
        const guest = { ...guestCredentials(), providerId: device.providerId, language };
        const userId = device.userId ?? (await createUser({ ...services, db: transaction }, guest));
        if (device.loginAt === null || device.userId === null) await requirePlace(transaction, userId);
        await transaction
          .update(devices)
          .set({ userId, loginAt: new Date(clock()) })
          .where(eq(devices.id, deviceId));
        // Written before the device is free again: whoever signs it out then ends this token, too.
        return { userId, ...(await issueToken(transaction, { userId, deviceId }, tokenValiditySeconds, clock())) };
      });
    },

    /** The device stays, as nobody's. @throws ApiError not_found */
    async signOut(userId: number, deviceId: number): Promise<void> {
      await db.transaction(async (transaction) => {
        await lockDevice(transaction, and(eq(devices.id, deviceId), eq(devices.userId, userId)));
        await transaction.delete(tokens).where(eq(tokens.deviceId, deviceId));
        await transaction
          .update(devices)
          .set({
            userId: null,
            profileId: null,
            loginAt: null,
            settings: {},
            parentalSettings: {},
            notification: null,
          })
          .where(eq(devices.id, deviceId));
      });
    },

    /** @throws ApiError not_found, too_many_devices */
    async remove(userId: number, deviceId: number): Promise<void> {
      const now = clock();
      await db.transaction(async (transaction) => {
        await lockDevice(transaction, and(eq(devices.id, deviceId), eq(devices.userId, userId)));
        await lockAccount(transaction, userId);
        const [recent] = await transaction
          .select({ removals: count() })
          .from(deviceRemovals)
          .where(and(eq(deviceRemovals.userId, userId), gt(deviceRemovals.removedAt, new Date(now - DAY_MS))));
        if ((recent?.removals ?? 0) >= REMOVALS_A_DAY) throw new ApiError('too_many_devices');
        await transaction.delete(devices).where(eq(devices.id, deviceId));
        await transaction.insert(deviceRemovals).values({ userId, removedAt: new Date(now) });
      });
    },
  };
}
