import { eq } from 'drizzle-orm';
import type { Database } from '../database/open-database.ts';
import { promoBooks } from '../database/schema/sales.ts';
import { changeBook } from '../packets/keep-book.ts';
import { readPayments } from '../packets/keep-payments.ts';
import { withAccount } from '../session/with-account.ts';
import { applyCode, NEW_PROMO_BOOK, type PromoApplied, type PromoBook, type PromoCode } from './rules.ts';

/** What an account has used, as of now. */
export async function readPromoBook(db: Database, userId: number): Promise<PromoBook> {
  const [kept] = await db.select().from(promoBooks).where(eq(promoBooks.userId, userId));
  return kept?.state ?? NEW_PROMO_BOOK;
}

type Asked = {
  readonly userId: number;
  readonly providerId: number;
  readonly code: PromoCode | undefined;
  readonly key: string | null;
  readonly written: string;
};

/** Uses a code and gives its days in one transaction, while everybody else who asks for the account waits. */
export function applyPromo(db: Database, { userId, providerId, code, ...asked }: Asked, nowMs: number) {
  return withAccount(db, userId, async (transaction): Promise<PromoApplied['refusal']> => {
    const before = await readPromoBook(transaction, userId);
    const { payments } = await readPayments(transaction, userId, nowMs);
    const hasCard = payments.cards.length > 0;
    const { book, refusal, gives } = applyCode(before, code, { providerId, hasCard, nowMs }, asked);
    if (book !== before) {
      await transaction
        .insert(promoBooks)
        .values({ userId, state: book })
        .onConflictDoUpdate({ target: promoBooks.userId, set: { state: book } });
    }
    if (gives && code) {
      const { packetId, isBase, days } = code;
      await changeBook(transaction, userId, { type: 'promo', packetId, isBase, days }, nowMs);
    }
    return refusal;
  });
}
