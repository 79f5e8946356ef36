import type { profilesEndpoints } from '@livery/contract/profiles/endpoints';
import type { Profile } from '@livery/contract/profiles/entities';
import type { Wire } from '@livery/contract/schema';
import { asc, eq } from 'drizzle-orm';
import { avatars } from '../database/schema/pages.ts';
import { profiles } from '../database/schema/viewers.ts';
import { ApiError } from '../http/api-error.ts';
import type { Handlers } from '../http/call.ts';
import type { Services } from '../http/services.ts';

/** Profiles can be read; making, changing and switching them comes with the profiles capability. */
export function profilesHandlers({ db, media }: Services): Handlers<typeof profilesEndpoints> {
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
