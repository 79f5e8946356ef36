import type { accountEndpoints } from '@livery/contract/account/endpoints';
import { asc, eq, inArray } from 'drizzle-orm';
import { documents } from '../database/schema/pages.ts';
import { accounts, agreementAcceptances } from '../database/schema/viewers.ts';
import { ApiError, invalid } from '../http/api-error.ts';
import type { Handlers } from '../http/call.ts';
import type { Services } from '../http/services.ts';
import { amountText } from '../session/amount-text.ts';
import { cardsHandlers } from './cards.ts';
import { messagesHandlers } from './messages.ts';

/** Balance, cards and messages of a user, documents and their acceptance. */
export function accountHandlers(services: Services): Handlers<typeof accountEndpoints> {
  const { db, clock, apiOrigin } = services;
  return {
    ...messagesHandlers(services),
    ...cardsHandlers(services),

    async getAccounts({ viewer }) {
      const found = await db
        .select()
        .from(accounts)
        .where(eq(accounts.userId, viewer.userId))
        .orderBy(asc(accounts.id));
      return {
        accounts: found.map(({ id, balanceMinor, isPaymentAllowed }) => ({
          id,
          balance: amountText(balanceMinor),
          is_payment_allowed: isPaymentAllowed && !viewer.isChild,
        })),
      };
    },

    async getBalance({ viewer }) {
      const found = await db
        .select({ balanceMinor: accounts.balanceMinor })
        .from(accounts)
        .where(eq(accounts.userId, viewer.userId));
      return { balance: amountText(found.reduce((sum, { balanceMinor }) => sum + balanceMinor, 0)) };
    },

    async getAgreement({ params, language }) {
      const [found] = await db.select().from(documents).where(eq(documents.id, params.id));
      if (!found) throw new ApiError('not_found');
      return {
        id: found.id,
        title: found.title[language],
        text: found.text[language],
        url: `${apiOrigin()}/documents/${found.slug}?language=${language}`,
      };
    },

    async acceptAgreements({ body, viewer }) {
      const ids = [...new Set(body.ids)];
      const known = await db.select({ id: documents.id }).from(documents).where(inArray(documents.id, ids));
      if (known.length !== ids.length) throw invalid('body.ids', 'There is no such document.');
      const acceptedAt = new Date(clock());
      await db
        .insert(agreementAcceptances)
        .values(ids.map((documentId) => ({ userId: viewer.userId, documentId, acceptedAt })))
        .onConflictDoNothing();
      return null;
    },
  };
}
