import type { accountEndpoints } from '@livery/contract/account/endpoints';
import { changeOwnPayments, pay, bankDecision } from '../gateway/pay.ts';
import { newTransactionId, requireOwnAccount, requireSiteAddress } from '../gateway/requests.ts';
import type { Handlers } from '../http/call.ts';
import type { Services } from '../http/services.ts';
import { requireBuyer } from '../packets/buy.ts';
import { readPayments } from '../packets/keep-payments.ts';

/** The cards that a viewer's payments may be charged to. */
export function cardsHandlers(services: Services): Handlers<typeof accountEndpoints> {
  const { db, clock } = services;
  return {
    async getCards({ viewer }) {
      const { payments } = await readPayments(db, viewer.userId, clock());
      const cards = [...payments.cards].sort((a, b) => Number(b.isPrimary) - Number(a.isPrimary) || a.id - b.id);
      return { cards: cards.map(({ id, number, isPrimary }) => ({ id, number, is_primary: isPrimary })) };
    },

    async linkCard({ body, viewer, language, idempotency }) {
      requireBuyer(viewer);
      await requireOwnAccount(services, viewer, body.accountId);
      const returnUrl = body.returnUrl === undefined ? null : requireSiteAddress(services, body.returnUrl);
      return pay(services, { viewer, language }, (_world, fault, nowMs) => ({
        type: 'begin',
        id: newTransactionId(),
        idempotency,
        what: {
          kind: 'amount',
          subject: { purpose: 'card', isGivenBack: body.neededRefund },
          amountMinor: body.amountMinor,
        },
        payform: 'short_url',
        returnUrl,
        bank: bankDecision(fault, 'short_url', nowMs),
      }));
    },

    async deleteCard({ params, viewer }) {
      requireBuyer(viewer);
      await changeOwnPayments(services, { viewer }, { type: 'deleteCard', cardId: params.id });
      return null;
    },
  };
}
