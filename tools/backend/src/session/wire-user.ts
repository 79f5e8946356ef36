import type { Wire } from '@livery/contract/schema';
import type { User } from '@livery/contract/session/entities';
import { and, eq } from 'drizzle-orm';
import { providers } from '../database/schema/catalogue.ts';
import { profiles, users } from '../database/schema/viewers.ts';
import type { Services } from '../http/services.ts';
import type { Language } from '../world/localised.ts';
import { wireParental } from './wire-parental.ts';
import { wireProvider } from './read-provider.ts';

/** Where the service is at home; the sites show times of the viewer's own clock. */
const TIMEZONE = 'Asia/Almaty';

/** A user as the contract shows it: with the PIN, which the client compares by itself (ENT-013). */
export async function readUser(
  { db, media }: Services,
  userId: number,
  language: Language,
): Promise<Wire<typeof User>> {
  const [found] = await db
    .select()
    .from(users)
    .innerJoin(providers, eq(providers.id, users.providerId))
    .where(eq(users.id, userId));
  if (!found) throw new Error(`User ${userId} is gone.`);
  const { users: user, providers: provider } = found;
  const children = and(eq(profiles.userId, userId), eq(profiles.role, 'child'));
  const hasChildren = user.parentalCode === null && !user.isGuest && (await db.$count(profiles, children)) > 0;
  return {
    id: user.id,
    username: user.username,
    phone: user.phone,
    email: user.email,
    first_name: user.firstName,
    is_guest: user.isGuest,
    date_joined: user.joinedAt.toISOString(),
    timezone: TIMEZONE,
    provider: wireProvider(provider, media, language),
    ...wireParental(user, { hasChildren }, media, language),
    refer_id: user.referId,
    device_limit: user.deviceLimit,
    settings: user.settings,
  };
}
