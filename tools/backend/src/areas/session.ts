import type { sessionEndpoints } from '@livery/contract/session/endpoints';
import { and, eq, sql } from 'drizzle-orm';
import { devices, tokens, users } from '../database/schema/viewers.ts';
import { ApiError, invalid } from '../http/api-error.ts';
import type { Handlers } from '../http/call.ts';
import { requireServedRegion } from '../http/require-served-region.ts';
import type { Services } from '../http/services.ts';
import { issueToken } from '../session/access-tokens.ts';
import { createUserChanges } from '../session/change-user.ts';
import { createGuards } from '../session/guards.ts';
import { requireShort, requireSmall } from '../session/require-small.ts';
import { createUser } from '../session/create-user.ts';
import { createDevices } from '../session/devices.ts';
import { countedAddress } from '../session/limits.ts';
import { createPasswords } from '../session/passwords.ts';
import { readProviderOfSite } from '../session/read-provider.ts';
import { readUserChange } from '../session/user-change.ts';
import { hasPin, readDevice, wireDevice } from '../session/wire-device.ts';
import { readUser } from '../session/wire-user.ts';

/** Users, sign-in and devices. */
export function sessionHandlers(services: Services): Handlers<typeof sessionEndpoints> {
  const { db, clock, limits, tokenValiditySeconds } = services;
  const guards = createGuards(services);
  const changeUser = createUserChanges(services);
  const passwords = createPasswords();
  const devicesOfAccounts = createDevices(services);

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
    const [device] = await db.select().from(devices).where(isOwnDevice(userId, deviceId));
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
      const signedIn = await devicesOfAccounts.signIn(body.deviceId, body.secret ?? '', language);
      return {
        access_token: signedIn.accessToken,
        expired: signedIn.expired,
        device: await readDevice(db, body.deviceId),
        user: await readUser(services, signedIn.userId, language),
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
      // Another device of the account would begin with a grown-up's profile.
      if (viewer.isChild && viewer.deviceId !== null) throw new ApiError('child_profile');
      requireSmall(body);
      requireShort({ serial: body.serial });
      limits.take('devicesOfAccount', viewer.userId);
      const { deviceId, secret } = await devicesOfAccounts.register(viewer, body);
      // The token of a login is the device's from now on, and ends with it.
      if (viewer.deviceId === null) {
        await db.update(tokens).set({ deviceId }).where(eq(tokens.hash, viewer.tokenHash));
      }
      return { ...(await readDevice(db, deviceId)), secret };
    },

    async getDevice({ params, viewer }) {
      const device = await findOwnDevice(viewer.userId, params.id);
      return wireDevice(device, { hasPin: await hasPin(db, viewer.userId) });
    },

    async updateDevice({ params, body, viewer }) {
      requireSmall(body);
      if (body.parentalSettings || body.settings) await guards.requireGrownUp(viewer, body.parentalCode);
      // Merged by the statement itself: of two changes at once, both stay.
      await db
        .update(devices)
        .set({
          settings: merged(devices.settings, body.settings),
          parentalSettings: merged(devices.parentalSettings, body.parentalSettings),
          ...(body.notification !== undefined && { notification: body.notification }),
        })
        .where(isOwnDevice(viewer.userId, params.id));
      const device = await findOwnDevice(viewer.userId, params.id);
      return wireDevice(device, { hasPin: await hasPin(db, viewer.userId) });
    },

    async deleteDevice({ params, viewer }) {
      // Removing one's own device is how a viewer signs out (API-036).
      if (params.id === viewer.deviceId) {
        await devicesOfAccounts.signOut(viewer.userId, params.id);
        return null;
      }
      if (viewer.isChild && viewer.deviceId !== null) throw new ApiError('child_profile');
      await devicesOfAccounts.remove(viewer.userId, params.id);
      return null;
    },
  };
}

const isOwnDevice = (userId: number, deviceId: number) => and(eq(devices.id, deviceId), eq(devices.userId, userId));

/** @param change what is left out of it stays as it is */
const merged = (column: typeof devices.settings | typeof devices.parentalSettings, change: object | undefined) =>
  sql`${column} || ${JSON.stringify(change ?? {})}::jsonb`;
