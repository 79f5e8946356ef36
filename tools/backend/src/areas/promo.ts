import type { promoEndpoints } from '@livery/contract/promo/endpoints';
import type { PromoData, PromoKey } from '@livery/contract/promo/entities';
import type { Wire } from '@livery/contract/schema';
import { ApiError, type ErrorCode } from '../http/api-error.ts';
import type { Handlers } from '../http/call.ts';
import { requireServedRegion } from '../http/require-served-region.ts';
import type { Services } from '../http/services.ts';
import { requireBuyer } from '../packets/buy.ts';
import { currencyOf, readOwnProvider } from '../packets/providers.ts';
import { isBaseKind, readShelf } from '../packets/shelf.ts';
import { applyPromo, readPromoBook } from '../promo/keep-promo-book.ts';
import { checkCode, sameCode, type PromoApplied, type PromoCode } from '../promo/rules.ts';
import { localised, type Language } from '../world/localised.ts';
import { PROMO_CODES, type SeedPromoCode } from '../seed/promo-codes.ts';
import type { Viewer } from '../session/viewer.ts';

type Refusal = NonNullable<PromoApplied['refusal']>;

const CODES: Readonly<Record<Refusal, ErrorCode>> = {
  unknown: 'promo_unknown',
  used: 'promo_used',
  expired: 'promo_expired',
  notForYou: 'promo_not_for_you',
  cardNeeded: 'promo_not_for_you',
  keyReused: 'idempotency_key_reused',
};
const CARD_NEEDED = localised(
  'Для этого промокода нужна привязанная карта',
  'Бұл промокод үшін байланған карта керек',
  'Bu promokod uchun ulangan karta kerak',
  'This promo code needs a linked card',
);

const findCode = (written: string) => PROMO_CODES.find(({ code }) => sameCode(code, written));

/** Promo codes: what they give, whether they fit, and their use. */
export function promoHandlers(services: Services): Handlers<typeof promoEndpoints> {
  const { db, clock } = services;

  return {
    async checkPromoKey({ body, viewer, language, clientAddress }) {
      requireServedRegion(clientAddress);
      const seed = findCode(body.key);
      const book = await readPromoBook(db, viewer.userId);
      const facts = { providerId: viewer.providerId, nowMs: clock() };
      const refusal = checkCode(book, seed && (await ruleOf(seed, viewer)), facts, body.ignoreConditions);
      if (refusal || !seed) throw await refused(refusal ?? 'unknown', seed, viewer);
      return wireKey(seed, language);
    },

    async applyPromoKey({ body, viewer, language, clientAddress, idempotency }) {
      requireBuyer(viewer);
      requireServedRegion(clientAddress);
      const { userId, providerId } = viewer;
      const seed = findCode(body.key);
      const code = seed && (await ruleOf(seed, viewer));
      const asked = { userId, providerId, code, key: idempotency?.key ?? null, written: body.key };
      const refusal = await applyPromo(db, asked, clock());
      if (refusal || !seed) throw await refused(refusal ?? 'unknown', seed, viewer);
      return wireKey(seed, language);
    },

    async getPromoInfo({ params, language }) {
      const seed = findCode(params.code);
      if (!seed) throw new ApiError('promo_unknown');
      return wireData(seed, language);
    },
  };

  /** The code as the rules know it. */
  async function ruleOf(seed: SeedPromoCode, { catalogueRevision }: Viewer): Promise<PromoCode> {
    const packet = (await readShelf(services, catalogueRevision)).find(seed.packetId);
    const { code, packetId, days, isPaid, isUsedUp, providerIds, endsAt } = seed;
    const isBase = packet !== undefined && isBaseKind(packet);
    const endsAtMs = endsAt === null ? null : Date.parse(endsAt);
    return { code, packetId, isBase, days, isPaid, isUsedUp, endsAtMs, providerIds };
  }

  async function refused(refusal: Refusal, seed: SeedPromoCode | undefined, viewer: Viewer): Promise<ApiError> {
    if (refusal === 'cardNeeded') return new ApiError(CODES[refusal], { message: CARD_NEEDED });
    const forcedPacket = await forcedBy(refusal === 'notForYou' ? seed?.forcedPacketId : null, viewer);
    return new ApiError(CODES[refusal], forcedPacket ? { forcedPacket } : {});
  }

  /** The packet that gives the same for money. PROMO-010 */
  async function forcedBy(packetId: number | null | undefined, viewer: Viewer) {
    const packet = packetId ? (await readShelf(services, viewer.catalogueRevision)).find(packetId) : undefined;
    if (!packet) return null;
    const currency = currencyOf((await readOwnProvider(db, viewer)).own);
    return { id: packet.id, name: packet.name, priceMinor: packet.sale.plans[0]?.prices[currency] };
  }
}

const wireKey = (seed: SeedPromoCode, language: Language): Wire<typeof PromoKey> => ({
  key: seed.code,
  is_need_confirm: seed.needsConfirmation,
  description: seed.text[language],
  promo_data: wireData(seed, language),
});

/** Every provider of the demo serves any network, so both groups of fields say the same. */
const wireData = (seed: SeedPromoCode, language: Language): Wire<typeof PromoData> => ({
  is_paid: seed.isPaid,
  needed_refund: seed.neededRefund,
  days: seed.days,
  ott_days: seed.days,
  packet_ids: [seed.packetId],
  ott_packet_ids: [seed.packetId],
  packets_after_trial: [],
  ott_packets_after_trial: [],
  confirmation_title: seed.title[language],
  confirmation_text: seed.text[language],
  ...(seed.description && { confirmation_desc: seed.description[language] }),
});
