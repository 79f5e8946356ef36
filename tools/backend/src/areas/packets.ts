import type { packetsEndpoints } from '@livery/contract/packets/endpoints';
import { asc, inArray } from 'drizzle-orm';
import { packets } from '../database/schema/catalogue.ts';
import { ApiError } from '../http/api-error.ts';
import type { Handlers } from '../http/call.ts';
import type { Services } from '../http/services.ts';
import { findProvider, wireProvider } from '../session/read-provider.ts';

/** What a provider is and sells by name; prices, periods and buying come with the packets capability. */
export function packetsHandlers({ db, media }: Services): Handlers<typeof packetsEndpoints> {
  return {
    async getProviderInfo({ params, language }) {
      const provider = await findProvider(db, params.id);
      if (!provider) throw new ApiError('not_found');
      const sold = await db
        .select()
        .from(packets)
        .where(inArray(packets.id, provider.packetIds))
        .orderBy(asc(packets.id));
      const named = sold.map(({ id, name, kind, channelIds }) => ({
        kind,
        packet: { id, name: name[language], base: kind === 'base', channels_count: channelIds.length },
      }));
      return {
        provider_data: wireProvider(provider, media, language),
        packets: named.flatMap(({ kind, packet }) => (kind === 'bundle' ? [] : packet)),
        bundles: named.flatMap(({ kind, packet }) =>
          kind === 'bundle' ? { ...packet, bundle: { is_bundle: true } } : [],
        ),
      };
    },
  };
}
