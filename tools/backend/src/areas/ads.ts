import type { adsEndpoints } from '@livery/contract/ads/endpoints';
import { asc, eq } from 'drizzle-orm';
import { adIdentifiers } from '../database/schema/viewers.ts';
import type { Handlers } from '../http/call.ts';
import type { Services } from '../http/services.ts';
import { requireShort } from '../session/require-small.ts';

/** The identifiers under which advertisers know an account, one for each vendor: the last one counts. CALL-091, CALL-092 */
export function adsHandlers({ db }: Services): Handlers<typeof adsEndpoints> {
  return {
    async getAdIds({ viewer }) {
      const found = await db
        .select({ identifier: adIdentifiers.identifier, vendor: adIdentifiers.vendor })
        .from(adIdentifiers)
        .where(eq(adIdentifiers.userId, viewer.userId))
        .orderBy(asc(adIdentifiers.vendor));
      return { ad_ids: found };
    },

    async saveAdId({ body: { identifier, vendor }, viewer }) {
      requireShort({ identifier, vendor });
      await db
        .insert(adIdentifiers)
        .values({ userId: viewer.userId, vendor, identifier })
        .onConflictDoUpdate({ target: [adIdentifiers.userId, adIdentifiers.vendor], set: { identifier } });
      return null;
    },
  };
}
