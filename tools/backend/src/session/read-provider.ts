import type { Provider } from '@livery/contract/platform/entities';
import type { Wire } from '@livery/contract/schema';
import { eq, or } from 'drizzle-orm';
import type { Database } from '../database/open-database.ts';
import { providers } from '../database/schema/catalogue.ts';
import { ApiError } from '../http/api-error.ts';
import type { MediaAddresses } from '../http/media-addresses.ts';
import type { Language } from '../world/localised.ts';

export type ProviderRow = typeof providers.$inferSelect;

/** Whose viewers come without saying from which site: programs, tests, a site that is not listed. */
const DEFAULT_PROVIDER = 'web';

/** @returns the provider with this id, short name or brand, or null. */
export async function findProvider(db: Database, idOrShortname: string): Promise<ProviderRow | null> {
  const isId = /^\d{1,9}$/.test(idOrShortname);
  const [found] = await db
    .select()
    .from(providers)
    .where(
      isId
        ? eq(providers.id, Number(idOrShortname))
        : or(eq(providers.shortname, idOrShortname), eq(providers.brandId, idOrShortname)),
    );
  return found ?? null;
}

/** The provider of the site that a browser shows, else the default one. */
export async function readProviderOfSite(db: Database, siteProvider: string | undefined): Promise<ProviderRow> {
  const found = await findProvider(db, siteProvider ?? DEFAULT_PROVIDER);
  if (!found) throw new ApiError('not_found');
  return found;
}

export function wireProvider(provider: ProviderRow, media: MediaAddresses, language: Language): Wire<typeof Provider> {
  return {
    id: provider.id,
    name: provider.name[language],
    landing: {
      shortname: provider.shortname,
      logo: media.picture('logo', provider.logoKey),
      support_url: provider.supportUrl,
      support_phone: provider.supportPhone,
      support_email: provider.supportEmail,
      regform_btn_url: provider.regformButtonUrl,
      regform_btn_caption: provider.regformButtonCaption[language],
    },
    currency: provider.currency,
    is_have_purchases: provider.isHavePurchases,
    is_ott: provider.brandId !== null,
    is_additional_without_base: provider.sellsWithoutBase,
  };
}
