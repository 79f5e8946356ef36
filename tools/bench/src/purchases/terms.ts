import { cardWish, packetWish, type PaymentSystem, type PaymentWish, type Terms } from '@livery/domain/payment';
import type { PressedWay } from './press.ts';
import { DEBT_MINOR, DEBT_SYSTEM, FILM_ID, FORMS, PACKET_ID, pricesOf, type Server } from './server.ts';

const PACKET = packetWish(PACKET_ID);
const FILM: PaymentWish = { purpose: 'content', contentId: FILM_ID, buttonData: {}, playAfter: null };
const REFILL: PaymentWish = { purpose: 'refill', amountMinor: null };
const CARD = cardWish({ amountMinor: 100 });
const DEBT: PaymentWish = { purpose: 'debt', amountMinor: DEBT_MINOR };

/** What a viewer pays for in one history, and how it is sold. */
export interface Way extends PressedWay {
  /** What may lie on the account when it begins: enough for one thing and not for two, less than a price, nothing. */
  readonly balancesMinor: readonly number[];
  readonly isOffer: boolean;
}
const POOR = [0, 500] as const;
const AMOUNTS = { amountsMinor: [1_000, 2_000] } as const;
export const WAYS: readonly Way[] = [
  { ...AMOUNTS, wishes: [PACKET, FILM], balancesMinor: [3_200, 4_000, 1_400], isOffer: false },
  { ...AMOUNTS, wishes: [PACKET, FILM], balancesMinor: POOR, isOffer: false },
  { ...AMOUNTS, wishes: [PACKET, FILM], balancesMinor: POOR, isOffer: true },
  { ...AMOUNTS, wishes: [REFILL, PACKET], balancesMinor: POOR, isOffer: false },
  { ...AMOUNTS, wishes: [CARD, FILM], balancesMinor: POOR, isOffer: false },
  { ...AMOUNTS, wishes: [DEBT, PACKET], balancesMinor: POOR, isOffer: false },
];

const SYSTEMS = FORMS.map((payform, index): PaymentSystem => ({
  ...{ id: index + 1, payform, shortname: payform, title: payform },
  skipsPin: payform === 'provider_account',
}));
function systemsFor({ purpose }: PaymentWish): readonly PaymentSystem[] {
  if (purpose === 'card') return SYSTEMS.filter(({ payform }) => payform === 'short_url');
  const codes = SYSTEMS.filter(({ payform }) => payform === 'qrcode');
  return purpose === 'debt' ? codes.map((code) => ({ ...code, shortname: DEBT_SYSTEM })) : SYSTEMS;
}

/** What the server says of a wish. */
export function termsOf(
  wish: PaymentWish,
  { way, server, userId, nowMs }: { readonly way: Way; readonly server: Server; userId: number; nowMs: number },
): Terms {
  const balanceMinor = server.balanceMinor(userId, nowMs);
  const owned = server.ownedPlans(userId, nowMs);
  const all = Object.entries(pricesOf(wish));
  const prices = all.filter(([typeId]) => !owned.has(Number(typeId)));
  const isBought = all.length > 0;
  const begins = prices.length < all.length ? 'afterWhatRuns' : 'now';
  const offerId = way.isOffer && isBought ? server.makeOffer(userId, wish, nowMs) : null;
  return {
    product: isBought
      ? { id: PACKET_ID, name: 'Standard', agreementId: null, begins, beginsAtMs: null, replaces: null }
      : null,
    bases: null,
    choices: prices.map(([typeId, amountMinor]) => ({
      ...{ typeId: Number(typeId), amountMinor, period: { months: 1 }, trial: null, discountPercent: null },
      ...{ hasMoneyOnBalance: balanceMinor >= amountMinor, libraryId: null, entityLicenseId: null },
    })),
    systems: systemsFor(wish),
    offer: offerId === null ? null : { id: offerId },
    ...{ accountId: 3, balanceMinor, takesBalance: !way.isOffer, hasJustPaid: false },
  };
}
