import { eq, lt } from 'drizzle-orm';
import { homeChoices, users } from '../database/schema/viewers.ts';
import { ApiError } from '../http/api-error.ts';
import type { Services } from '../http/services.ts';
import { hashToken, newSecret } from './access-tokens.ts';
import { homesOfPhone } from './homes.ts';

/** How long somebody may take to choose a home. */
const CHOICE_MS = 15 * 60 * 1000;

type Needs = Pick<Services, 'db' | 'clock'>;

/** @returns the secret to choose a home with. It alone stands for the code that was right: an address is shared by a whole network. */
export async function beginHomeChoice({ db, clock }: Needs, userId: number): Promise<string> {
  const secret = newSecret();
  await db.delete(homeChoices).where(lt(homeChoices.expiresAt, new Date(clock())));
  await db
    .insert(homeChoices)
    .values({ secretHash: hashToken(secret), userId, expiresAt: new Date(clock() + CHOICE_MS) });
  return secret;
}

/** Whose code was right a moment ago. @throws ApiError code_expired */
export async function findHomeChoice({ db, clock }: Needs, secret: string | undefined) {
  const [choice] = await db
    .select({
      userId: users.id,
      providerId: users.providerId,
      phone: users.phone,
      expiresAt: homeChoices.expiresAt,
    })
    .from(homeChoices)
    .innerJoin(users, eq(users.id, homeChoices.userId))
    .where(eq(homeChoices.secretHash, hashToken(secret ?? '')));
  if (!choice || choice.expiresAt.getTime() < clock()) throw new ApiError('code_expired');
  const { userId, providerId, phone } = choice;
  return { userId, providerId, homes: homesOfPhone(phone ?? '0') };
}

/** A choice is made once, whoever asks at the same time. @throws ApiError code_expired */
export async function endHomeChoice({ db }: Needs, secret: string | undefined): Promise<void> {
  const ended = await db
    .delete(homeChoices)
    .where(eq(homeChoices.secretHash, hashToken(secret ?? '')))
    .returning({ userId: homeChoices.userId });
  if (ended.length === 0) throw new ApiError('code_expired');
}
