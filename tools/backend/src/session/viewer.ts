import { and, eq, gt, sql } from 'drizzle-orm';
import type { Database } from '../database/open-database.ts';
import { CATALOGUE_REVISION, facts } from '../database/schema/pages.ts';
import { contentHistories, devices, profiles, tokens, users } from '../database/schema/viewers.ts';
import { hashToken } from './access-tokens.ts';

/** Who stands behind a token, as far as answers depend on it. */
export type Viewer = {
  userId: number;
  isGuest: boolean;
  providerId: number;
  /** Missing between login and the authentication of a device. */
  deviceId: number | null;
  profileId: number;
  isChild: boolean;
  promoEndsAt: Date;
  /** Whether anything was begun to watch: spares all others a look for it. */
  hasHistory: boolean;
  /** Of the token that the call came with. */
  tokenHash: string;
  /** Names the state of the catalogue that the answer is made from; read here, so that it costs no query of its own. */
  catalogueRevision: string;
};

/** Finds viewers by token: one prepared query, as every call needs it. */
export function prepareFindViewer(db: Database): (token: string, nowMs: number) => Promise<Viewer | null> {
  const query = db
    .select({
      userId: users.id,
      isGuest: users.isGuest,
      providerId: users.providerId,
      promoEndsAt: users.promoEndsAt,
      deviceId: tokens.deviceId,
      tokenHash: tokens.hash,
      profileId: profiles.id,
      role: profiles.role,
      hasHistory: sql<boolean>`exists (select 1 from ${contentHistories} h where h.profile_id = ${profiles.id})`,
      catalogueRevision: sql<string>`(select f.value from ${facts} f where f.name = ${sql.raw(`'${CATALOGUE_REVISION}'`)})`,
    })
    .from(tokens)
    .innerJoin(users, eq(users.id, tokens.userId))
    .leftJoin(devices, eq(devices.id, tokens.deviceId))
    .innerJoin(
      profiles,
      eq(
        profiles.id,
        sql`coalesce(${devices.profileId}, (select min(p.id) from profiles p where p.user_id = ${users.id}))`,
      ),
    )
    .where(and(eq(tokens.hash, sql.placeholder('hash')), gt(tokens.expiresAt, sql.placeholder('now'))))
    .prepare('find_viewer');
  return async (token, nowMs) => {
    const [found] = await query.execute({ hash: hashToken(token), now: new Date(nowMs) });
    if (!found) return null;
    const { role, ...viewer } = found;
    return { ...viewer, isChild: role === 'child' };
  };
}
