import type { accountEndpoints } from '@livery/contract/account/endpoints';
import { eq, inArray } from 'drizzle-orm';
import { documents } from '../database/schema/pages.ts';
import { agreementAcceptances } from '../database/schema/viewers.ts';
import { ApiError, invalid } from '../http/api-error.ts';
import type { Handlers } from '../http/call.ts';
import type { Services } from '../http/services.ts';

/** Documents and their acceptance; money, cards and messages come with their capabilities. */
export function accountHandlers({ db, clock, apiOrigin }: Services): Handlers<typeof accountEndpoints> {
  return {
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
