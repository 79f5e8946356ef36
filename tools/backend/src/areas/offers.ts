import { localised } from '../world/localised.ts';
import type { packetsEndpoints } from '@livery/contract/packets/endpoints';
import type { Offer as WireOffer } from '@livery/contract/packets/entities';
import type { Wire } from '@livery/contract/schema';
import { randomUUID } from 'node:crypto';
import { isButtonData } from '../films/film-buttons.ts';
import { findSoldFilm, wireFilmOffer } from '../films/sell-film.ts';
import { askBySms } from '../gateway/ask-by-sms.ts';
import { bankDecision, changeOwnPayments, pay, readOwnTransaction, type Asking } from '../gateway/pay.ts';
import { findPayform, wirePaysystems } from '../gateway/paysystems.ts';
import { newTransactionId, requireSiteAddress } from '../gateway/requests.ts';
import { ApiError, invalid } from '../http/api-error.ts';
import type { Handlers } from '../http/call.ts';
import { requireServedRegion } from '../http/require-served-region.ts';
import type { Services } from '../http/services.ts';
import { findSold, purchaseOf, requireBuyer } from '../packets/buy.ts';
import { currencyOf, readOwnProvider } from '../packets/providers.ts';
import { readShelf } from '../packets/shelf.ts';
import { wirePeriods } from '../packets/wire-periods.ts';
import type { Offer, OfferedProduct, OfferedPurchase } from '../payments/payments.ts';
import type { ProviderRow } from '../session/read-provider.ts';
import type { Viewer } from '../session/viewer.ts';

const SUBSCRIPTION = localised('Подписка', 'Жазылым', 'Obuna', 'Subscription');

const WHAT_IS_OFFERED = 'Packets and films are offered: object_type "packet" or "content" and its object_id.';
const WHOSE_BUTTON = 'It must be the button_data of a pay button of this film, as its metadata gave it.';

type Offered = OfferedProduct & { readonly purchases: readonly OfferedPurchase[] };

/** What is offered to a viewer, and paid by its way to pay in one step. */
export function offersHandlers(services: Services): Handlers<typeof packetsEndpoints> {
  const { db } = services;
  const OFFERED = { packet: offerPacket, content: offerFilm };
  const isOffered = (type: string | undefined): type is keyof typeof OFFERED =>
    type !== undefined && Object.hasOwn(OFFERED, type);

  return {
    async createOffer({ body, viewer, language, clientAddress, idempotency }) {
      requireBuyer(viewer);
      requireServedRegion(clientAddress);
      const offer = isOffered(body.objectType) ? OFFERED[body.objectType] : null;
      if (!offer || body.objectId === undefined) throw invalid('body.object_type', WHAT_IS_OFFERED);
      const buttonData = body.buttonData ?? null;
      const offered = await offer(viewer, body.objectId, buttonData);
      const { answer } = await changeOwnPayments(
        services,
        { viewer },
        { type: 'offer', id: randomUUID(), idempotency, buttonData, ...offered },
      );
      return writeOffer(answer.offer ?? noOffer(), { viewer, language });
    },

    async getOffer({ params, viewer, language }) {
      requireBuyer(viewer);
      const { answer } = await changeOwnPayments(services, { viewer }, { type: 'readOffer', offerId: params.id });
      return writeOffer(answer.offer ?? noOffer(), { viewer, language });
    },

    async payOffer({ body, viewer, language, idempotency }) {
      requireBuyer(viewer);
      const { own } = await readOwnProvider(db, viewer);
      const payform = findPayform(own.shortname, body.paysystemId);
      if (!payform || payform === 'info') throw invalid('body.paysystem_id', 'The provider has no such way to pay.');
      const returnUrl = requireSiteAddress(services, body.returnUrl);
      const phone = payform === 'phone' ? (body.phone ?? null) : null;
      if (payform === 'phone' && phone === null) throw invalid('body.phone', 'A phone is needed to pay by phone.');
      const transaction = await pay(services, { viewer, language }, (_world, fault, nowMs) => {
        if (fault.isBlocked && payform.startsWith('qrcode')) throw new ApiError('payment_blocked');
        return {
          type: 'begin',
          id: newTransactionId(),
          idempotency,
          what: { kind: 'offer', offerId: body.offerId, purchaseId: body.purchaseId },
          payform,
          cardId: body.cardId ?? null,
          savesCard: body.isSaveCard ?? false,
          returnUrl,
          phone,
          bank: bankDecision(fault, payform, nowMs),
        };
      });
      askBySms(services, transaction, phone, language);
      return transaction;
    },

    async getOfferTransaction({ params, viewer, language }) {
      requireBuyer(viewer);
      if (services.paymentFaults.takeTimeout(viewer.userId)) throw new ApiError('bank_timeout');
      return readOwnTransaction(services, { viewer, language }, params.id);
    },
  };

  /** All plans of a packet, whichever button began it. */
  async function offerPacket(viewer: Viewer, packetId: number): Promise<Offered> {
    const { shelf, own, packet } = await findSold(services, viewer, packetId);
    const plans = packet.sale.sale === 'open' ? packet.sale.plans : [];
    const purchases = plans.map((plan) => ({ id: plan.id, purchase: purchaseOf(shelf, own, packet, plan) }));
    return { packetId, purchases };
  }

  /** A film is offered to whoever pressed one of its pay buttons. PAY-022, DATA-026 */
  async function offerFilm(viewer: Viewer, contentId: number, buttonData: unknown): Promise<Offered> {
    if (!isButtonData(buttonData, contentId)) throw invalid('body.button_data', WHOSE_BUTTON);
    const { plans } = await findSoldFilm(services, viewer, contentId);
    return { contentId, purchases: plans.map(({ plan }) => ({ id: plan.planId, purchase: { film: plan } })) };
  }

  async function writeOffer(offer: Offer, asking: Asking): Promise<Wire<typeof WireOffer>> {
    const { own } = await readOwnProvider(db, asking.viewer);
    const { purchases, ...product } =
      'contentId' in offer
        ? wireFilmOffer(await findSoldFilm(services, asking.viewer, offer.contentId), asking)
        : await writePacket(offer.packetId, own, asking);
    const offered = new Set(offer.purchases.map(({ id }) => id));
    return {
      offer_id: offer.id,
      purchases: (purchases ?? []).filter(({ id }) => offered.has(Number(id))),
      paysystems: wirePaysystems(own.shortname, asking.language),
      ...product,
    };
  }

  async function writePacket(packetId: number, own: ProviderRow, { viewer, language }: Asking) {
    const packet = (await readShelf(services, viewer.catalogueRevision)).find(packetId);
    if (!packet) throw new ApiError('not_found');
    const title = packet.name[language];
    const sold = wirePeriods(packet, currencyOf(own), viewer.book).flatMap(
      ({ purchases_type }) => purchases_type ?? [],
    );
    return {
      purchases: sold.map((one) => ({ ...one, title, library_id: null, entity_license_id: null })),
      distribution_type: SUBSCRIPTION[language],
      product_title: title,
      distribution_info: packet.sale.short[language],
    };
  }
}

function noOffer(): Offer {
  throw new Error('An offer was not made.');
}
