import { randomBytes, randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { brokenUniqueIndex } from '../database/database-error.ts';
import { avatars } from '../database/schema/pages.ts';
import { accounts, messages, profiles, users } from '../database/schema/viewers.ts';
import { ApiError } from '../http/api-error.ts';
import type { Services } from '../http/services.ts';
import { beginBook } from '../packets/keep-book.ts';
import { beginPayments } from '../packets/keep-payments.ts';
import type { Language } from '../world/localised.ts';
import { FIRST_MESSAGES } from '../seed/first-messages.ts';
import { localised } from '../world/localised.ts';

/** Days of this packet that a new viewer has for nothing. */
export const PROMO_DAYS = 30;
const PROMO_PACKET_ID = 11;
/** Devices that one account may have signed in (SES-033). */
const DEVICE_LIMIT = 5;

const FIRST_AVATAR = sql`(select min(${avatars.id}) from ${avatars})`;
const FIRST_PROFILE = localised('Профиль 1', 'Профиль 1', 'Profil 1', 'Profile 1');

/** A guest has nothing to pay with; whoever registers has something to try the pages of an account with. The second card pays 1 000 at most. */
const GUEST_MONEY = { balanceMinor: 0, cards: [] };
const DEMO_MONEY = {
  balanceMinor: 1_245_000,
  cards: [
    { type: 'giveCard', number: '4400 43** **** 1121', limitMinor: 50_000_000 },
    { type: 'giveCard', number: '5169 49** **** 7730', limitMinor: 100_000 },
  ],
} as const;

export type NewUser = {
  username: string;
  passwordHash?: string;
  phone?: string;
  isGuest: boolean;
  providerId: number;
  referId?: string | undefined;
  language: Language;
};

/** A guest that the server makes by itself: nobody ever signs in with this name, the device is the only way in. */
export const guestCredentials = () => ({
  username: `${randomUUID()}-${randomBytes(4).toString('hex')}`,
  isGuest: true,
});

/**
 * Creates a user with a first profile.
 * @throws ApiError username_taken, phone_taken
 */
export async function createUser({ db, clock }: Services, user: NewUser): Promise<number> {
  const { language, ...columns } = user;
  const joinedAt = new Date(clock());
  try {
    return await db.transaction(async (transaction) => {
      const [created] = await transaction
        .insert(users)
        .values({ ...columns, deviceLimit: DEVICE_LIMIT, joinedAt })
        .returning({ id: users.id });
      if (!created) throw new Error('A user was not written.');
      await transaction
        .insert(profiles)
        .values({ userId: created.id, name: FIRST_PROFILE[language], role: 'adult', avatarId: FIRST_AVATAR });
      const { balanceMinor, cards } = columns.isGuest ? GUEST_MONEY : DEMO_MONEY;
      await transaction
        .insert(accounts)
        .values({ userId: created.id, balanceMinor: 0, isPaymentAllowed: !columns.isGuest });
      await beginBook(transaction, created.id, joinedAt.getTime(), [
        { type: 'promo', packetId: PROMO_PACKET_ID, isBase: true, days: PROMO_DAYS },
        ...(balanceMinor > 0 ? [{ type: 'topUp', amountMinor: balanceMinor } as const] : []),
      ]);
      await beginPayments(transaction, created.id, joinedAt.getTime(), cards);
      if (!columns.isGuest) {
        await transaction.insert(messages).values(
          FIRST_MESSAGES.map(({ title, text }, index) => ({
            userId: created.id,
            title: title?.[language] ?? '',
            text: text[language],
            createdAt: new Date(joinedAt.getTime() - (FIRST_MESSAGES.length - index) * 1000),
          })),
        );
      }
      return created.id;
    });
  } catch (error) {
    const index = brokenUniqueIndex(error);
    if (index === null) throw error;
    throw new ApiError(index.includes('phone') ? 'phone_taken' : 'username_taken');
  }
}
