import type { packetsEndpoints } from '@livery/contract/packets/endpoints';
import { and, asc, eq, inArray } from 'drizzle-orm';
import { packets } from '../database/schema/catalogue.ts';
import { accounts, users } from '../database/schema/viewers.ts';
import { ApiError } from '../http/api-error.ts';
import type { Handlers } from '../http/call.ts';
import type { Services } from '../http/services.ts';
import { localised } from '../seed/localised.ts';
import { findProvider, wireProvider } from '../session/read-provider.ts';

/** The packet whose channels and films a new viewer's days without payment open. */
const PROMO_PACKET_ID = 11;

/** The ways to pay that there are; what each of them does comes with payment. */
const PAYSYSTEMS = [
  {
    id: 1,
    payform: 'linkedcard',
    name: localised('Привязанная карта', 'Байланған карта', 'Ulangan karta', 'Linked card'),
  },
  {
    id: 2,
    payform: 'short_url',
    name: localised('Банковская карта', 'Банк картасы', 'Bank kartasi', 'Bank card'),
  },
  { id: 3, payform: 'qrcode', name: localised('QR-код', 'QR-код', 'QR-kod', 'QR code') },
];

/** What a provider is and sells by name, and what a viewer has; prices, periods and buying come with the packets capability. */
export function packetsHandlers({ db, media, clock }: Services): Handlers<typeof packetsEndpoints> {
  return {
    async getSubscriptions({ viewer, language }) {
      if (viewer.isGuest || viewer.promoEndsAt.getTime() <= clock()) return { subscriptions: [] };
      const [user] = await db.select({ joinedAt: users.joinedAt }).from(users).where(eq(users.id, viewer.userId));
      const [promo] = await db.select().from(packets).where(eq(packets.id, PROMO_PACKET_ID));
      return {
        subscriptions: [
          {
            id: viewer.userId,
            packet: promo ? { id: promo.id, name: promo.name[language], base: true } : null,
            base: true,
            price: '0.00',
            renew: false,
            start_at: user?.joinedAt.toISOString() ?? null,
            end_at: viewer.promoEndsAt.toISOString(),
            type: 'promo',
          },
        ],
      };
    },

    async getPayforms({ params, viewer, language }) {
      const [account] = await db
        .select()
        .from(accounts)
        .where(and(eq(accounts.id, params.accountId), eq(accounts.userId, viewer.userId)));
      if (!account) throw new ApiError('not_found');
      if (!account.isPaymentAllowed || viewer.isChild) return { payforms: [] };
      return {
        payforms: PAYSYSTEMS.map(({ id, payform, name }) => ({ id, payform_shortname: payform, name: name[language] })),
      };
    },

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
