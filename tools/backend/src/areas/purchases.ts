import type { packetsEndpoints } from '@livery/contract/packets/endpoints';
import { requireOwnAccount } from '../gateway/requests.ts';
import { ApiError } from '../http/api-error.ts';
import type { Handlers } from '../http/call.ts';
import type { Services } from '../http/services.ts';
import { buyFilm } from '../films/sell-film.ts';
import { buy, changeOwnBook, firstPlan, requireBuyer } from '../packets/buy.ts';
import { currencyOf, readOwnProvider } from '../packets/providers.ts';
import { readShelf } from '../packets/shelf.ts';
import type { Reader } from '../packets/wire-packet.ts';
import { wireFuture, wireSubscription } from '../packets/wire-subscriptions.ts';
import type { Command } from '../sales/book.ts';
import type { Language } from '../world/localised.ts';
import type { Viewer } from '../session/viewer.ts';

/** What a viewer has bought, and every change of it that is paid from the account. */
export function purchasesHandlers(services: Services): Handlers<typeof packetsEndpoints> {
  const { db, media } = services;

  return {
    async getSubscriptions({ viewer, language }) {
      const reader = await readerOf(viewer, language);
      const subscriptions = viewer.isGuest ? [] : viewer.book.subscriptions;
      return { subscriptions: subscriptions.map((one) => wireSubscription(one, reader)) };
    },

    async getFutures({ viewer, language }) {
      const reader = await readerOf(viewer, language);
      return { futures: viewer.book.futures.map((one) => wireFuture(one, reader)) };
    },

    async subscribe({ body, viewer, language, clientAddress, idempotency }) {
      const { find } = await readShelf(services, viewer.catalogueRevision);
      const packet = find(body.packetId);
      return buy(services, { viewer, language, clientAddress, idempotency, packet, choose: firstPlan });
    },

    async purchase({ body, viewer, language, clientAddress, idempotency }) {
      const { findByPlan } = await readShelf(services, viewer.catalogueRevision);
      if (body.accountId !== undefined) await requireOwnAccount(services, viewer, body.accountId);
      const packet = findByPlan(body.purchaseTypeId);
      const asked = { viewer, language, clientAddress, idempotency };
      if (!packet) return buyFilm(services, { ...asked, planId: body.purchaseTypeId });
      return buy(services, {
        ...asked,
        packet,
        choose: ({ sale }) => sale.plans.find(({ id }) => id === body.purchaseTypeId),
      });
    },

    async unsubscribe({ params, viewer }) {
      await disableRenewal(params.id, viewer);
      return null;
    },

    async renewSubscription({ params, body, viewer }) {
      requireBuyer(viewer);
      if (!body.renew) await disableRenewal(params.id, viewer);
      else await changeOwnBook(services, viewer, { type: 'setRenewal', subscriptionId: params.id, isRenewed: true });
      return null;
    },

    async cancelFuture({ params, viewer }) {
      requireBuyer(viewer);
      await changeOwnBook(services, viewer, { type: 'cancelFuture', futureId: params.id });
      return null;
    },

    async cancelPurchase({ params, viewer }) {
      requireBuyer(viewer);
      await requireFree(params.id, viewer);
      await changeOwnBook(services, viewer, { type: 'cancel', subscriptionId: params.id });
      return null;
    },
  };

  async function readerOf(viewer: Viewer, language: Language): Promise<Reader> {
    const shelf = await readShelf(services, viewer.catalogueRevision);
    const { own } = await readOwnProvider(db, viewer);
    return { shelf, book: viewer.book, currency: currencyOf(own), media, language };
  }

  /** Switches the renewal off; what is paused and may be deleted is deleted. CALL-063, SUBS-006 */
  async function disableRenewal(subscriptionId: number, viewer: Viewer): Promise<void> {
    requireBuyer(viewer);
    await requireFree(subscriptionId, viewer);
    await changeOwnBook(services, viewer, ({ subscriptions }): Command => {
      const isDeleted = subscriptions.find(({ id }) => id === subscriptionId)?.pause?.isDeletable === true;
      return isDeleted ? { type: 'cancel', subscriptionId } : { type: 'setRenewal', subscriptionId, isRenewed: false };
    });
  }

  /** Neither a rights holder nor a contract keeps the viewer in it. @throws ApiError packet_blocked, renewal_locked */
  async function requireFree(subscriptionId: number, viewer: Viewer): Promise<void> {
    const { find } = await readShelf(services, viewer.catalogueRevision);
    const own = viewer.book.subscriptions.find(({ id }) => id === subscriptionId);
    const sale = own && find(own.packetId)?.sale;
    if (sale?.sale === 'blocked') throw new ApiError('packet_blocked');
    if (sale?.keepsRenewal) throw new ApiError('renewal_locked');
  }
}
