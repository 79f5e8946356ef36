import type { packetsEndpoints } from '@livery/contract/packets/endpoints';
import { askBySms } from '../gateway/ask-by-sms.ts';
import { bankDecision, changeOwnPayments, pay, readOwnTransaction, type Asking } from '../gateway/pay.ts';
import { wirePaysystems } from '../gateway/paysystems.ts';
import {
  accountMayPay,
  newTransactionId,
  requireOwnAccount,
  requirePayform,
  requireSiteAddress,
} from '../gateway/requests.ts';
import { wireTransaction } from '../gateway/wire-transaction.ts';
import { ApiError, invalid } from '../http/api-error.ts';
import type { AnyCall, Handlers } from '../http/call.ts';
import type { Services } from '../http/services.ts';
import { purchaseOf, requireBuyer } from '../packets/buy.ts';
import { readPayments } from '../packets/keep-payments.ts';
import { readOwnProvider, sellsTo } from '../packets/providers.ts';
import { readShelf } from '../packets/shelf.ts';
import { quote, type Begin, type Purchase, type World } from '../payments/payments.ts';
import type { Viewer } from '../session/viewer.ts';

/** Transactions that a list has at most. */
const LISTED = 20;
/** The paysystem that a debt is paid by (BRAND-020). */
const DEBT_PAYSYSTEM = 'kaspi';

type Paying = Pick<AnyCall, 'viewer' | 'language' | 'idempotency'>;
type Payment = Pick<Begin, 'payform'> & Partial<Pick<Begin, 'cardId' | 'savesCard' | 'returnUrl' | 'phone'>>;

/** Ways to pay: each tops the account up, but for a debt and for a packet that the provider puts on its bill. */
export function paymentsHandlers(services: Services): Handlers<typeof packetsEndpoints> {
  const { db, clock, apiOrigin } = services;

  return {
    async getPayforms({ params, viewer, language }) {
      const mayPay = await accountMayPay(services, viewer, params.accountId);
      if (!mayPay || viewer.isChild) return { payforms: [] };
      const { own } = await readOwnProvider(db, viewer);
      return { payforms: wirePaysystems(own.shortname, language) };
    },

    async payByQrCode({ params, body, ...call }) {
      const provider = await requirePayer(call.viewer, params.accountId);
      const isDebt = body.paysystemShortname === DEBT_PAYSYSTEM;
      const payform = isDebt ? 'qrcode' : requirePayform(provider, body.paysystemShortname, ['qrcode', 'qrcode_png']);
      return begin(call, { payform }, () => ({
        kind: 'amount',
        subject: { purpose: isDebt ? 'debt' : 'refill' },
        amountMinor: body.amountMinor,
      }));
    },

    async payByLink({ params, body, ...call }) {
      const provider = await requirePayer(call.viewer, params.accountId);
      const payform = requirePayform(provider, body.paysystemShortname, ['short_url']);
      const returnUrl = requireSiteAddress(services, body.returnUrl);
      return begin(call, { payform, savesCard: body.isSaveCard, returnUrl }, () => refill(body.amountMinor));
    },

    async payByLinkedCard({ params, body, ...call }) {
      await requirePayer(call.viewer, params.accountId);
      return begin(call, { payform: 'linkedcard', cardId: body.cardId }, () => refill(body.amountMinor));
    },

    async payByProviderAccount({ params, body, ...call }) {
      const provider = await requirePayer(call.viewer, params.accountId);
      const payform = requirePayform(provider, body.paysystemShortname, ['provider_account', 'phone']);
      const phone = body.phone ?? null;
      if (payform === 'phone' && phone === null) throw invalid('body.phone', 'A phone is needed to pay by phone.');
      const offered = body.packetId === undefined ? [] : await readPurchases(call.viewer, body.packetId);
      const transaction = await begin(call, { payform, phone }, ({ book }, nowMs) => {
        const bought = offered.find((purchase) => {
          const quoted = quote(book, purchase, nowMs);
          return 'amountMinor' in quoted && quoted.amountMinor === body.amountMinor;
        });
        return bought ? { kind: 'purchase', purchase: bought } : refill(body.amountMinor);
      });
      if (payform === 'phone') askBySms(services, transaction, phone, call.language);
      return transaction;
    },

    async getTransaction({ params, viewer, language }) {
      requireBuyer(viewer);
      if (services.paymentFaults.takeTimeout(viewer.userId)) throw new ApiError('bank_timeout');
      return readOwnTransaction(services, { viewer, language }, params.id);
    },

    async getTransactions({ viewer, language }) {
      // A guest has paid nothing.
      if (viewer.isGuest) return { transactions: [] };
      requireBuyer(viewer);
      const { payments, clockOffsetMs } = await readPayments(db, viewer.userId, clock());
      const reader = { language, apiOrigin: apiOrigin(), clockOffsetMs };
      return { transactions: payments.transactions.slice(0, LISTED).map((one) => wireTransaction(one, reader)) };
    },

    async cancelTransaction({ params, viewer, language }) {
      requireBuyer(viewer);
      await changeOwnPayments(services, { viewer }, { type: 'cancel', transactionId: params.id });
      return readOwnTransaction(services, { viewer, language }, params.id);
    },
  };

  /** A grown-up member pays for an own account. Answers with the short name of the provider. */
  async function requirePayer(viewer: Viewer, accountId: number): Promise<string> {
    requireBuyer(viewer);
    await requireOwnAccount(services, viewer, accountId);
    return (await readOwnProvider(db, viewer)).own.shortname;
  }

  function begin(
    { viewer, language, idempotency }: Paying,
    payment: Payment,
    whatOf: (world: World, nowMs: number) => Begin['what'],
  ) {
    const asking: Asking = { viewer, language };
    return pay(services, asking, (world, fault, nowMs) => {
      const { payform } = payment;
      if (fault.isBlocked && payform.startsWith('qrcode')) throw new ApiError('payment_blocked');
      const bank = bankDecision(fault, payform, nowMs);
      return { type: 'begin', id: newTransactionId(), idempotency, what: whatOf(world, nowMs), ...payment, bank };
    });
  }

  async function readPurchases(viewer: Viewer, packetId: number): Promise<readonly Purchase[]> {
    const shelf = await readShelf(services, viewer.catalogueRevision);
    const { own, shared } = await readOwnProvider(db, viewer);
    const packet = shelf.find(packetId);
    if (!packet || !sellsTo(own, shared, packet) || packet.sale.sale !== 'open') return [];
    return packet.sale.plans.map((plan) => purchaseOf(shelf, own, packet, plan));
  }
}

const refill = (amountMinor: number): Begin['what'] => ({
  kind: 'amount',
  subject: { purpose: 'refill' },
  amountMinor,
});
