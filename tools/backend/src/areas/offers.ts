import { localised } from '../world/localised.ts';
import type { packetsEndpoints } from '@livery/contract/packets/endpoints';
import type { Offer as WireOffer } from '@livery/contract/packets/entities';
import type { Wire } from '@livery/contract/schema';
import { randomUUID } from 'node:crypto';
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
import type { Offer } from '../payments/payments.ts';

const SUBSCRIPTION = localised('Подписка', 'Жазылым', 'Obuna', 'Subscription');

/** What is offered to a viewer, and paid by its way to pay in one step. */
export function offersHandlers(services: Services): Handlers<typeof packetsEndpoints> {
  const { db } = services;

  return {
    async createOffer({ body, viewer, language, clientAddress, idempotency }) {
      requireBuyer(viewer);
      requireServedRegion(clientAddress);
      if (body.objectType !== 'packet' || body.objectId === undefined) {
        throw invalid('body.object_type', 'Only packets are offered: object_type "packet" and its object_id.');
      }
      const { shelf, own, packet } = await findSold(services, viewer, body.objectId);
      const plans = packet.sale.sale === 'open' ? packet.sale.plans : [];
      const { answer } = await changeOwnPayments(
        services,
        { viewer },
        {
          type: 'offer',
          id: randomUUID(),
          idempotency,
          packetId: packet.id,
          purchases: plans.map((plan) => ({ id: plan.id, purchase: purchaseOf(shelf, own, packet, plan) })),
          buttonData: body.buttonData ?? null,
        },
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

  async function writeOffer(offer: Offer, { viewer, language }: Asking): Promise<Wire<typeof WireOffer>> {
    const { own } = await readOwnProvider(db, viewer);
    const packet = (await readShelf(services, viewer.catalogueRevision)).find(offer.packetId);
    if (!packet) throw new ApiError('not_found');
    const offered = new Set(offer.purchases.map(({ id }) => id));
    const sold = wirePeriods(packet, currencyOf(own), viewer.book)
      .flatMap(({ purchases_type }) => purchases_type ?? [])
      .filter(({ id }) => offered.has(Number(id)));
    return {
      offer_id: offer.id,
      purchases: sold.map((one) => ({
        ...one,
        title: packet.name[language],
        library_id: null,
        entity_license_id: null,
      })),
      paysystems: wirePaysystems(own.shortname, language),
      distribution_type: SUBSCRIPTION[language],
      product_title: packet.name[language],
      distribution_info: packet.sale.short[language],
    };
  }
}

function noOffer(): Offer {
  throw new Error('An offer was not made.');
}
