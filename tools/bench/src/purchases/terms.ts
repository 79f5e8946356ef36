import { isPurchase, type PaymentSystem, type PaymentWish, type Terms } from '@livery/domain/payment';
import { PACKET_ID, PRICES, type Server } from './server.ts';

/** What a viewer pays for, and how it is sold. */
export const WAYS = ['balance', 'offer', 'payform', 'refill', 'card'] as const;
export type Way = (typeof WAYS)[number];

const SYSTEMS = (['qrcode', 'short_url', 'linkedcard'] as const).map((payform, index): PaymentSystem => ({
  ...{ id: index + 1, payform, shortname: payform, title: payform, description: null, buttonText: null },
  ...{ howToUse: null, howToUsePacket: null, skipsPin: false, data: null },
}));

export function wishOf(way: Way): PaymentWish {
  if (way === 'refill') return { purpose: 'refill', amountMinor: null };
  if (way === 'card') return { purpose: 'card', amountMinor: 100, neededRefund: true, then: null };
  return { purpose: 'packet', packetId: PACKET_ID, baseId: null, playAfter: null };
}

/** What the server says of a wish. */
export function termsOf(
  wish: PaymentWish,
  { way, server, userId, nowMs }: { readonly way: Way; readonly server: Server; userId: number; nowMs: number },
): Terms {
  const balanceMinor = server.balanceMinor(userId, nowMs);
  const choices = isPurchase(wish)
    ? Object.entries(PRICES).map(([typeId, amountMinor]) => ({
        ...{ typeId: Number(typeId), amountMinor, period: { months: 1 }, trial: null, discountPercent: null },
        ...{ hasMoneyOnBalance: balanceMinor >= amountMinor, libraryId: null, entityLicenseId: null },
      }))
    : [];
  const offerId = way === 'offer' && isPurchase(wish) ? server.makeOffer(userId, nowMs) : null;
  return {
    product: isPurchase(wish)
      ? { id: PACKET_ID, name: 'Standard', agreementId: null, isChange: false, isPaused: false }
      : null,
    ...{ needsBase: false, choices, systems: wish.purpose === 'card' ? SYSTEMS.slice(1, 2) : SYSTEMS },
    offer:
      offerId === null ? null : { id: offerId, distributionType: null, productTitle: null, distributionInfo: null },
    ...{ accountId: 3, balanceMinor, takesBalance: way !== 'offer', hasJustPaid: false },
  };
}
