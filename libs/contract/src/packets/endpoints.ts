import { defineEndpoints } from '../endpoint.ts';
import { flag, from, id, json, money, nothing, oneOf, optional, text } from '../schema/schema.ts';
import {
  FutureSubscriptions,
  Offer,
  Packet,
  Packets,
  Payforms,
  ProviderInfo,
  PurchasePeriods,
  Subscriptions,
  Transaction,
  Transactions,
} from './entities.ts';

const byId = { id: id() };
/** What a payment or a change of subscription makes stale. */
export const AFTER_PURCHASE = ['packets', 'subscriptions', 'channels', 'contentMeta', 'accounts'] as const;

const payform = { paysystemShortname: text(), amountMinor: from('amount', money()) };
const account = { accountId: id() };

export const packetsEndpoints = defineEndpoints('packets', {
  getPackets: { method: 'GET', path: '/v2/packets', response: Packets, provides: ['packets'] },
  getPacket: { method: 'GET', path: '/v2/packets/:id', params: byId, response: Packet, provides: ['packets'] },
  getPurchasePackets: { method: 'GET', path: '/v2/purchasepackets', response: Packets, provides: ['packets'] },
  getPurchasePacket: {
    method: 'GET',
    path: '/v2/purchasepackets/:id',
    params: byId,
    response: Packet,
    provides: ['packets'],
  },
  /** What sells a channel: in full where the provider has purchases, in short form elsewhere. */
  getChannelPackets: {
    method: 'GET',
    path: '/v2/channels/:id/quick_sales_packets',
    params: byId,
    response: Packets,
    provides: ['packets'],
  },
  getChannelPacketsShort: {
    method: 'GET',
    path: '/v2/channels/:id/purchasepacket_short',
    params: byId,
    response: Packets,
    provides: ['packets'],
  },
  getContentPackets: {
    method: 'GET',
    path: '/v2/contents/:id/quick_sales_packets',
    params: byId,
    response: Packets,
    provides: ['packets'],
  },
  getSubscriptions: {
    method: 'GET',
    path: '/v2/users/self/subscriptions/current',
    response: Subscriptions,
    provides: ['subscriptions'],
  },
  getFutures: {
    method: 'GET',
    path: '/v2/users/self/futures',
    response: FutureSubscriptions,
    provides: ['subscriptions'],
  },
  getPurchasePeriods: {
    method: 'GET',
    path: '/v2/packets/:id/purchaseperiods',
    params: byId,
    response: PurchasePeriods,
    provides: ['packets'],
  },
  /** `id` may be a short name. */
  getProviderInfo: {
    method: 'GET',
    path: '/v2/providers/:id/info',
    params: { id: text() },
    response: ProviderInfo,
    provides: ['packets'],
    // Asked again until all packets are ready.
    cacheSeconds: 0,
  },
  getProviderPacket: {
    method: 'GET',
    path: '/v2/providers/:providerId/packet/:id',
    params: { providerId: id(), id: id() },
    response: Packet,
    provides: ['packets'],
  },
  getBundlePacket: {
    method: 'GET',
    path: '/v2/providers/:providerId/bundles/:bundleId/packets/:id',
    params: { providerId: id(), bundleId: id(), id: id() },
    response: Packet,
    provides: ['packets'],
  },
  subscribe: {
    method: 'POST',
    path: '/v2/users/self/subscriptions',
    idempotent: true,
    query: { paytype: oneOf(['async']) },
    body: { packetId: id() },
    response: Transaction,
    invalidates: AFTER_PURCHASE,
  },
  unsubscribe: {
    method: 'DELETE',
    path: '/v2/users/self/subscriptions/:id',
    params: byId,
    response: nothing(),
    invalidates: AFTER_PURCHASE,
  },
  renewSubscription: {
    method: 'PATCH',
    path: '/v2/users/self/subscriptions/:id',
    params: byId,
    body: { renew: flag() },
    response: nothing(),
    invalidates: AFTER_PURCHASE,
  },
  cancelFuture: {
    method: 'DELETE',
    path: '/v2/users/self/futures/:id',
    params: byId,
    response: nothing(),
    invalidates: AFTER_PURCHASE,
  },
  purchase: {
    method: 'POST',
    path: '/v2/users/self/purchases',
    idempotent: true,
    body: {
      purchaseTypeId: id(),
      accountId: optional(id()),
      libraryId: optional(id()),
      entityLicenseId: optional(id()),
    },
    response: Transaction,
    invalidates: AFTER_PURCHASE,
  },
  cancelPurchase: {
    method: 'DELETE',
    path: '/v2/users/self/purchases/:id',
    params: byId,
    response: nothing(),
    invalidates: AFTER_PURCHASE,
  },
  createOffer: {
    method: 'POST',
    path: '/v2/users/self/purchases_offer',
    idempotent: true,
    body: {
      marker: text(),
      offerVersion: optional(text()),
      objectType: optional(text()),
      objectId: optional(id()),
      buttonData: optional(json()),
    },
    response: Offer,
    invalidates: ['offers'],
  },
  payOffer: {
    method: 'POST',
    path: '/v2/users/self/purchases_offer/transaction',
    idempotent: true,
    body: {
      offerId: text(),
      purchaseId: id(),
      paysystemId: id(),
      returnUrl: text(),
      /** For a linked card, for a phone, for a page that may keep the card: our own addition. */
      cardId: optional(id()),
      phone: optional(text()),
      isSaveCard: optional(flag()),
    },
    response: Transaction,
    invalidates: ['offers'],
  },
  getOffer: {
    method: 'GET',
    path: '/v2/users/self/purchases_offer/:id',
    params: { id: text() },
    response: Offer,
    provides: ['offers'],
  },
  /** Polled. */
  getOfferTransaction: {
    method: 'GET',
    path: '/v2/users/self/purchases_offer/transaction/:id',
    params: { id: text() },
    response: Transaction,
    cacheSeconds: 0,
  },
  getPayforms: {
    method: 'GET',
    path: '/v2/users/self/accounts/:accountId/payforms',
    params: account,
    response: Payforms,
    provides: ['accounts'],
  },
  payByQrCode: {
    method: 'POST',
    path: '/v2/users/self/accounts/:accountId/payforms/qrcode_make_transaction',
    idempotent: true,
    params: account,
    body: payform,
    response: Transaction,
  },
  payByLink: {
    method: 'POST',
    path: '/v2/users/self/accounts/:accountId/payforms/short_url',
    idempotent: true,
    params: account,
    body: { ...payform, isSaveCard: flag(), returnUrl: text() },
    response: Transaction,
  },
  payByLinkedCard: {
    method: 'POST',
    path: '/v2/users/self/accounts/:accountId/payforms/linkedcard',
    idempotent: true,
    params: account,
    body: { amountMinor: payform.amountMinor, cardId: id() },
    response: Transaction,
  },
  payByProviderAccount: {
    method: 'POST',
    path: '/v2/users/self/accounts/:accountId/payforms/ext_billing_balance',
    idempotent: true,
    params: account,
    body: { ...payform, packetId: optional(id()), phone: optional(text()) },
    response: Transaction,
  },
  /** Polled. */
  getTransaction: {
    method: 'GET',
    path: '/v2/users/self/transactions/:id',
    params: { id: text() },
    response: Transaction,
    cacheSeconds: 0,
  },
  /** What was begun last: where an answer was lost, the payment is found here. Our own addition. */
  getTransactions: {
    method: 'GET',
    path: '/v2/users/self/transactions',
    response: Transactions,
    cacheSeconds: 0,
  },
  /** Closes a transaction that is still open, and answers what became of it: it may have been paid meanwhile. Our own addition. */
  cancelTransaction: {
    method: 'DELETE',
    path: '/v2/users/self/transactions/:id',
    params: { id: text() },
    response: Transaction,
  },
});
