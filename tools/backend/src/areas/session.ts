import { randomInt } from 'node:crypto';
import type { sessionEndpoints } from '@livery/contract/session/endpoints';
import { and, count, eq, gt, isNotNull, sql } from 'drizzle-orm';
import { deviceRemovals, devices, tokens, users } from '../database/schema/viewers.ts';
import { ApiError, invalid } from '../http/api-error.ts';
import type { Handlers } from '../http/call.ts';
import { requireServedRegion } from '../http/require-served-region.ts';
import type { Services } from '../http/services.ts';
import { hashToken, issueToken, newSecret } from '../session/access-tokens.ts';
import { createUserChanges } from '../session/change-user.ts';
import { createGuards } from '../session/guards.ts';
import { requireShort, requireSmall } from '../session/require-small.ts';
import { createUser, guestCredentials } from '../session/create-user.ts';
import { countedAddress } from '../session/limits.ts';
import { createPasswords } from '../session/passwords.ts';
import { readProviderOfSite } from '../session/read-provider.ts';
import { readUserChange } from '../session/user-change.ts';
import { deviceKind, hasPin, readDevice, wireDevice } from '../session/wire-device.ts';
import { readUser } from '../session/wire-user.ts';

/** 48 random bits, all exact in a JSON number: nobody counts the devices of a service. */
const DEVICE_ID_RANGE = 2 ** 48 - 1;
const DAY_MS = 24 * 60 * 60 * 1000;
/** Removing others' devices all day long would make the device limit worth nothing (API-081). */
const REMOVALS_A_DAY = 5;

/** Users, sign-in and devices. */
export function sessionHandlers(services: Services): Handlers<typeof sessionEndpoints> {
  const { db, clock, limits, tokenValiditySeconds } = services;
  const guards = createGuards(services);
  const changeUser = createUserChanges(services);
  const passwords = createPasswords();

  const tokenFor = async (owner: { userId: number; deviceId: number | null }) => {
    const { accessToken, expired } = await issueToken(db, owner, tokenValiditySeconds, clock());
    return { access_token: accessToken, expired };
  };

  function countAccount(clientAddress: string): void {
    const address = countedAddress(clientAddress);
    if (address !== null) limits.take('accountsOfAddress', address);
  }

  /** Counted before it is looked at: many at once are no more than one after another. @returns how to take a right one back. */
  function countPassword(login: string, clientAddress: string): () => void {
    const address = countedAddress(clientAddress);
    const ofAddress = address === null ? undefined : limits.take('wrongPasswordsOfAddress', address);
    const ofAccount = limits.take('wrongPasswordsOfAccount', login);
    return () => {
      ofAddress?.();
      ofAccount();
    };
  }

  const findOwnDevice = async (userId: number, deviceId: number) => {
    const [device] = await db
      .select()
      .from(devices)
      .where(and(eq(devices.id, deviceId), eq(devices.userId, userId)));
    if (!device) throw new ApiError('not_found');
    return device;
  };

  return {
    async createGuest({ body, clientAddress, siteProvider, language }) {
      requireServedRegion(clientAddress);
      if (body.username === '' || body.password === '') {
        throw invalid('body.username', 'Username and password may not be empty.');
      }
      requireShort({ username: body.username, refer_id: body.referId });
      countAccount(clientAddress);
      const provider = await readProviderOfSite(db, siteProvider);
      const userId = await createUser(services, {
        username: body.username,
        passwordHash: await passwords.hash(body.username, body.password),
        isGuest: body.isGuest,
        providerId: provider.id,
        referId: body.referId,
        language,
      });
      return readUser(services, userId, language);
    },

    async registerByPhone({ body, clientAddress, siteProvider, language }) {
      requireServedRegion(clientAddress);
      const { phone } = readUserChange({ phone: body.phone });
      if (body.username === '' || !phone) {
        throw invalid('body.username', 'Username and phone may not be empty.');
      }
      requireShort({ username: body.username });
      countAccount(clientAddress);
      const provider = await readProviderOfSite(db, siteProvider);
      const user = { username: body.username, phone, isGuest: false, providerId: provider.id, language };
      return readUser(services, await createUser(services, user), language);
    },

    async login({ body, clientAddress, language }) {
      requireServedRegion(clientAddress);
      const takeBack = countPassword(body.login, clientAddress);
      const [user] = await db
        .select({ id: users.id, passwordHash: users.passwordHash })
        .from(users)
        .where(eq(users.username, body.login));
      const isRight = await passwords.isRight(body.login, body.password, user?.passwordHash ?? null);
      if (!user || !isRight) throw new ApiError('wrong_credentials');
      takeBack();
      const token = await tokenFor({ userId: user.id, deviceId: null });
      return { ...token, user: await readUser(services, user.id, language) };
    },

    async authenticateDevice({ body, clientAddress, language }) {
      requireServedRegion(clientAddress);
      const [device] = await db
        .select()
        .from(devices)
        .where(and(eq(devices.id, body.deviceId), eq(devices.secretHash, hashToken(body.secret ?? ''))));
      if (!device) throw new ApiError('not_found');
      // A device that was signed out is nobody's: whoever holds it goes on as a guest.
      const userId =
        device.userId ??
        (await createUser(services, { ...guestCredentials(), providerId: device.providerId, language }));

      if (device.loginAt === null || device.userId === null) {
        const signedIn = db.$count(devices, and(eq(devices.userId, userId), isNotNull(devices.loginAt)));
        const [user] = await db
          .select({ devices: signedIn, limit: users.deviceLimit })
          .from(users)
          .where(eq(users.id, userId));
        if (!user || user.devices >= user.limit) throw new ApiError('device_limit');
      }
      await db
        .update(devices)
        .set({ userId, loginAt: new Date(clock()) })
        .where(eq(devices.id, device.id));
      return {
        ...(await tokenFor({ userId, deviceId: device.id })),
        device: await readDevice(db, device.id),
        user: await readUser(services, userId, language),
      };
    },

    async getUser({ viewer, language }) {
      return readUser(services, viewer.userId, language);
    },

    async updateUser({ body, viewer, language }) {
      await changeUser(viewer, body, language);
      return readUser(services, viewer.userId, language);
    },

    async updateUserById({ params, body, viewer, language }) {
      if (params.id !== viewer.userId) throw new ApiError('not_yours');
      await changeUser(viewer, body, language);
      return readUser(services, viewer.userId, language);
    },

    async getDevices({ viewer }) {
      const found = await db
        .select()
        .from(devices)
        .where(eq(devices.userId, viewer.userId))
        .orderBy(sql`${devices.loginAt} desc nulls last`, devices.id);
      const pin = { hasPin: await hasPin(db, viewer.userId) };
      return { devices: found.map((device) => wireDevice(device, pin)) };
    },

    async createDevice({ body, viewer }) {
      const { serial, deviceType, ...description } = body;
      // Another device of the account would begin with a grown-up's profile.
      if (viewer.isChild && viewer.deviceId !== null) throw new ApiError('child_profile');
      requireSmall(body);
      requireShort({ serial: body.serial });
      limits.take('devicesOfAccount', viewer.userId);
      const secret = newSecret();
      const secretHash = hashToken(secret);
      const known = await db
        .select()
        .from(devices)
        .where(and(eq(devices.userId, viewer.userId), eq(devices.serial, serial)));
      // The same device registered again stays the same, or each start would cost one of the account's places.
      const [device] = known[0]
        ? await db
            .update(devices)
            .set({ deviceType: deviceKind(body), description, secretHash })
            .where(eq(devices.id, known[0].id))
            .returning()
        : await db
            .insert(devices)
            .values({
              id: randomInt(1, DEVICE_ID_RANGE),
              userId: viewer.userId,
              providerId: viewer.providerId,
              serial,
              secretHash,
              deviceType: deviceKind(body),
              description: { ...description, deviceType },
            })
            .returning();
      if (!device) throw new Error('A device was not written.');
      // The token of a login is the device's from now on, and ends with it.
      if (viewer.deviceId === null) {
        await db.update(tokens).set({ deviceId: device.id }).where(eq(tokens.hash, viewer.tokenHash));
      }
      return { ...(await readDevice(db, device.id)), secret };
    },

    async getDevice({ params, viewer }) {
      const device = await findOwnDevice(viewer.userId, params.id);
      return wireDevice(device, { hasPin: await hasPin(db, viewer.userId) });
    },

    async updateDevice({ params, body, viewer }) {
      requireSmall(body);
      const device = await findOwnDevice(viewer.userId, params.id);
      if (body.parentalSettings || body.settings) await guards.requireGrownUp(viewer, body.parentalCode);
      await db
        .update(devices)
        .set({
          settings: { ...device.settings, ...body.settings },
          parentalSettings: { ...device.parentalSettings, ...body.parentalSettings },
          ...(body.notification !== undefined && { notification: body.notification }),
        })
        .where(eq(devices.id, device.id));
      return readDevice(db, device.id);
    },

    async deleteDevice({ params, viewer }) {
      const device = await findOwnDevice(viewer.userId, params.id);
      if (device.id === viewer.deviceId) {
        // Removing one's own device is how a viewer signs out (API-036).
        await db.transaction(async (transaction) => {
          await transaction.delete(tokens).where(eq(tokens.deviceId, device.id));
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
            .where(eq(devices.id, device.id));
        });
        return null;
      }
      if (viewer.isChild && viewer.deviceId !== null) throw new ApiError('child_profile');
      const [recent] = await db
        .select({ removals: count() })
        .from(deviceRemovals)
        .where(and(eq(deviceRemovals.userId, viewer.userId), gt(deviceRemovals.removedAt, new Date(clock() - DAY_MS))));
      if ((recent?.removals ?? 0) >= REMOVALS_A_DAY) throw new ApiError('too_many_devices');
      await db.transaction(async (transaction) => {
        await transaction.delete(devices).where(eq(devices.id, device.id));
        await transaction.insert(deviceRemovals).values({ userId: viewer.userId, removedAt: new Date(clock()) });
      });
      return null;
    },
  };
}
