import type { profilesEndpoints } from '@livery/contract/profiles/endpoints';
import type { Profile } from '@livery/contract/profiles/entities';
import type { Wire } from '@livery/contract/schema';
import { and, asc, eq, isNotNull, isNull, lte, or } from 'drizzle-orm';
import { avatars } from '../database/schema/pages.ts';
import { devices, profiles, users } from '../database/schema/viewers.ts';
import { ApiError, invalid } from '../http/api-error.ts';
import type { Handlers } from '../http/call.ts';
import type { Services } from '../http/services.ts';
import { localised } from '../world/localised.ts';
import { createGuards } from '../session/guards.ts';
import type { Viewer } from '../session/viewer.ts';
import { withAccount } from '../session/with-account.ts';

/** PROF-005 */
const MOST_PROFILES = 5;
/** PROF-012 */
const LONGEST_NAME = 30;
/** A little less than the minute that a site counts (PIN-025). */
const PIN_AGAIN_AFTER_MS = 58_000;
const PIN_MESSAGE = localised('PIN-код родителя: ', 'Ата-ана PIN-коды: ', 'Ota-ona PIN-kodi: ', 'Your parental PIN: ');

/** Profiles of a user, pictures for them, and the PIN by message. */
export function profilesHandlers(services: Services): Handlers<typeof profilesEndpoints> {
  const { db, media, outbox, clock } = services;
  const guards = createGuards(services);
  const selectProfiles = () =>
    db
      .select({
        id: profiles.id,
        name: profiles.name,
        role: profiles.role,
        avatarId: profiles.avatarId,
        artworkKey: avatars.artworkKey,
      })
      .from(profiles)
      .leftJoin(avatars, eq(avatars.id, profiles.avatarId))
      .$dynamic();
  type Found = Awaited<ReturnType<typeof selectProfiles>>[number];

  const wireProfile = ({ id, name, role, avatarId, artworkKey }: Found): Wire<typeof Profile> => ({
    id,
    name,
    role,
    icon_avatar_id: avatarId,
    icon: artworkKey === null ? null : media.picture('avatar', artworkKey),
    profile: { role, type: role },
  });

  /** One of the viewer's own. @throws ApiError not_found */
  const readProfile = async (userId: number, id: number) => {
    const [found] = await selectProfiles().where(and(eq(profiles.id, id), eq(profiles.userId, userId)));
    if (!found) throw new ApiError('not_found');
    return found;
  };

  /** Why the PIN cannot be sent. */
  const refusal = async (userId: number) => {
    const [user] = await db
      .select({ phone: users.phone, parentalCode: users.parentalCode })
      .from(users)
      .where(eq(users.id, userId));
    return new ApiError(user?.phone && user.parentalCode !== null ? 'code_too_soon' : 'no_phone');
  };

  const requireAvatar = async (id: number | undefined) => {
    if (id === undefined) return;
    const [found] = await db.select({ id: avatars.id }).from(avatars).where(eq(avatars.id, id));
    if (!found) throw invalid('body.icon_avatar_id', 'There is no such picture.');
  };

  return {
    async getProfiles({ viewer }) {
      const found = await selectProfiles().where(eq(profiles.userId, viewer.userId)).orderBy(asc(profiles.id));
      return { profiles: found.map(wireProfile) };
    },

    async getActiveProfile({ viewer }) {
      const [profile] = await selectProfiles().where(eq(profiles.id, viewer.profileId));
      if (!profile) throw new ApiError('not_found');
      return wireProfile(profile);
    },

    async createProfile({ body, viewer }) {
      refuseChild(viewer);
      const name = readName(body.name);
      await requireAvatar(body.iconAvatarId);
      const { userId } = viewer;
      const [created] = await withAccount(db, userId, async (transaction) => {
        if ((await transaction.$count(profiles, eq(profiles.userId, userId))) >= MOST_PROFILES) {
          throw new ApiError('too_many_profiles');
        }
        return transaction
          .insert(profiles)
          .values({ userId, name, role: body.role, avatarId: body.iconAvatarId ?? null })
          .returning({ id: profiles.id });
      });
      if (!created) throw new Error('A profile was not written.');
      return wireProfile(await readProfile(userId, created.id));
    },

    async updateProfile({ params, body, viewer }) {
      refuseChild(viewer);
      await readProfile(viewer.userId, params.id);
      await requireAvatar(body.iconAvatarId);
      const change = {
        ...(body.name !== undefined && { name: readName(body.name) }),
        ...(body.role !== undefined && { role: body.role }),
        ...(body.iconAvatarId !== undefined && { avatarId: body.iconAvatarId }),
      };
      if (Object.keys(change).length > 0) await db.update(profiles).set(change).where(eq(profiles.id, params.id));
      return wireProfile(await readProfile(viewer.userId, params.id));
    },

    async switchProfile({ body, viewer }) {
      const profile = await readProfile(viewer.userId, body.id);
      if (viewer.deviceId === null) throw new ApiError('authentication_failed');
      if (profile.role === 'adult') await guards.requirePinForGrownUps(viewer, body.parentalCode);
      // The device may have been signed out meanwhile: it is nobody's then, and takes no profile along.
      const [switched] = await db
        .update(devices)
        .set({ profileId: profile.id })
        .where(and(eq(devices.id, viewer.deviceId), eq(devices.userId, viewer.userId)))
        .returning({ id: devices.id });
      if (!switched) throw new ApiError('authentication_failed');
      return wireProfile(profile);
    },

    async deleteProfile({ params, viewer }) {
      refuseChild(viewer);
      const { userId, profileId } = viewer;
      await readProfile(userId, params.id);
      if (params.id === profileId) throw new ApiError('active_profile');
      await withAccount(db, userId, async (transaction) => {
        // Two devices that remove each other's profile at once would leave none.
        if ((await transaction.$count(profiles, eq(profiles.id, profileId))) === 0)
          throw new ApiError('active_profile');
        await transaction.delete(profiles).where(and(eq(profiles.id, params.id), eq(profiles.userId, userId)));
      });
      return null;
    },

    async sendParentalCode({ viewer, language }) {
      const nowMs = clock();
      const maySend = or(
        isNull(users.parentalCodeSentAt),
        lte(users.parentalCodeSentAt, new Date(nowMs - PIN_AGAIN_AFTER_MS)),
      );
      const [sent] = await db
        .update(users)
        .set({ parentalCodeSentAt: new Date(nowMs) })
        .where(and(eq(users.id, viewer.userId), isNotNull(users.phone), isNotNull(users.parentalCode), maySend))
        .returning({ phone: users.phone, parentalCode: users.parentalCode });
      if (!sent) throw await refusal(viewer.userId);
      outbox.send({ to: `+${sent.phone}`, text: `${PIN_MESSAGE[language]}${sent.parentalCode}`, sentAtMs: nowMs });
      return null;
    },

    async getAvatarCategories({ language }) {
      const found = await db.select().from(avatars).orderBy(asc(avatars.categoryPosition), asc(avatars.id));
      const categories = new Map<number, { title: string; avatars: { id: number; src: string }[] }>();
      for (const { id, artworkKey, categoryPosition, categoryTitle } of found) {
        const category = categories.get(categoryPosition) ?? { title: categoryTitle[language], avatars: [] };
        category.avatars.push({ id, src: media.picture('avatar', artworkKey) });
        categories.set(categoryPosition, category);
      }
      return { avatar_categories: [...categories.values()] };
    },
  };
}

/** Who may watch what is for grown-ups to decide. */
function refuseChild({ isChild }: Viewer): void {
  if (isChild) throw new ApiError('child_profile');
}

function readName(text: string): string {
  const name = text.trim();
  const letters = [...name].length;
  if (letters === 0 || letters > LONGEST_NAME) throw invalid('body.name', `It must have 1 to ${LONGEST_NAME} letters.`);
  return name;
}
