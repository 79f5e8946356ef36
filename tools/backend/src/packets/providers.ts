import { eq, or } from 'drizzle-orm';
import type { Database } from '../database/open-database.ts';
import { providers } from '../database/schema/catalogue.ts';
import { ApiError } from '../http/api-error.ts';
import type { Services } from '../http/services.ts';
import type { Currency } from '../world/sales.ts';
import type { ProviderRow } from '../session/read-provider.ts';
import type { Viewer } from '../session/viewer.ts';
import type { PacketRow, Shelf } from './shelf.ts';

const CURRENCIES: readonly Currency[] = ['KZT', 'KGS', 'UZS'];

export const currencyOf = ({ currency }: ProviderRow): Currency =>
  CURRENCIES.find((code) => code === currency.ISO_CODE) ?? 'KZT';

export type OwnProvider = { readonly own: ProviderRow; readonly shared: readonly ProviderRow[] };

/** The provider of a viewer, and those that everybody may buy from (PROV-011). */
export async function readOwnProvider(db: Database, { providerId }: Viewer): Promise<OwnProvider> {
  const found = await db
    .select()
    .from(providers)
    .where(or(eq(providers.id, providerId), eq(providers.isShared, true)));
  const own = found.find(({ id }) => id === providerId);
  if (!own) throw new ApiError('not_found');
  return { own, shared: found.filter(({ isShared }) => isShared) };
}

/** How a provider sells: by offers first, else by purchase types of packets. The one place that decides it. PAY-019 */
export const sellsByOffers = (
  { sellsByOffers: names }: Pick<Services, 'sellsByOffers'>,
  { shortname }: ProviderRow,
): boolean => names.includes(shortname);

export const sellsTo = (own: ProviderRow, shared: readonly ProviderRow[], { id }: Pick<PacketRow, 'id'>): boolean =>
  [own, ...shared].some(({ packetIds }) => packetIds.includes(id));

export const soldBy = (shelf: Shelf, own: ProviderRow, shared: readonly ProviderRow[] = []): readonly PacketRow[] =>
  shelf.all.filter((packet) => sellsTo(own, shared, packet));
