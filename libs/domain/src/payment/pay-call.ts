import type { Args } from '@livery/contract/endpoint';
import type { accountEndpoints } from '@livery/contract/account/endpoints';
import type { packetsEndpoints } from '@livery/contract/packets/endpoints';
import type { Checkout } from './state.ts';
import { dueNowMinor, topUpMinor, type Choice, type PaymentSystem, type Payform } from './terms.ts';
import { isPurchase, paidPacketId, type PaymentWish } from './wish.ts';

const OF_PACKETS = [
  ...(['subscribe', 'purchase', 'payOffer', 'payByQrCode', 'payByLink'] as const),
  ...(['payByLinkedCard', 'payByProviderAccount'] as const),
] as const;
type Calls = Pick<typeof packetsEndpoints, (typeof OF_PACKETS)[number]> & Pick<typeof accountEndpoints, 'linkCard'>;

/** One call that costs money, as data: it is stored before it is sent, and sent again exactly as it was. */
export type PayCall = {
  readonly [Name in keyof Calls]: { readonly name: Name; readonly args: Args<Calls[Name]> };
}[keyof Calls];

const NAMES: readonly unknown[] = [...OF_PACKETS, 'linkCard'] satisfies (keyof Calls)[];
export const isPayCallName = (name: unknown): name is keyof Calls => NAMES.includes(name);

/** What the viewer gave to a way of paying. */
export interface PayDetails {
  readonly cardId?: number;
  readonly phone?: string;
  /** Off unless the viewer ticks it. PAY-034 */
  readonly savesCard?: boolean;
}

export interface Payment {
  readonly call: PayCall;
  /** The money comes first, then it buys. */
  readonly thenBuy: PayCall | null;
}

type Bought = Pick<Checkout, 'wish' | 'terms' | 'choice'>;

export interface HowPaid extends Pick<Checkout, 'wish' | 'terms' | 'choice' | 'progress'> {
  readonly system: PaymentSystem;
  readonly details: PayDetails;
  /** The page that the bank sends the viewer back to. PAY-079 */
  readonly returnUrl: string;
}

/** What the account's balance buys. CALL-062, CALL-067 */
export function buyCall({ wish, terms, choice }: Bought): PayCall | null {
  if (!isPurchase(wish) || !choice) return null;
  if (choice.typeId === null)
    return wish.purpose === 'packet'
      ? { name: 'subscribe', args: { packetId: paidPacketId(wish), paytype: 'async' } }
      : null;
  return {
    name: 'purchase',
    args: {
      purchaseTypeId: choice.typeId,
      ...(terms.accountId !== null && { accountId: terms.accountId }),
      ...(choice.libraryId !== null && { libraryId: choice.libraryId }),
      ...(choice.entityLicenseId !== null && { entityLicenseId: choice.entityLicenseId }),
    },
  };
}

/** How much a way of paying has to bring. PAY-061, PAY-062 */
export function amountToPay({
  wish,
  terms,
  choice,
  progress,
}: Pick<Checkout, 'wish' | 'terms' | 'choice' | 'progress'>): number {
  if (!isPurchase(wish)) return wish.amountMinor ?? 0;
  const priceMinor = choice ? dueNowMinor(choice) : 0;
  if (progress.shortage?.missingMinor != null && !terms.offer) return progress.shortage.missingMinor;
  // An offer is paid for itself; it does not go through the account.
  if (terms.offer) return priceMinor;
  // Money on the account pays only where the site takes it; what is owed is taken from what comes in everywhere.
  const balanceMinor = terms.balanceMinor ?? 0;
  return topUpMinor(priceMinor, terms.takesBalance ? balanceMinor : Math.min(balanceMinor, 0));
}

/** What of it pays what the account owes: an answer that names more than the price says nothing of a debt. PAY-061, PAY-064 */
export function debtInPayment(checkout: Pick<Checkout, 'wish' | 'terms' | 'choice' | 'progress'>): number {
  const { terms, choice } = checkout;
  if (!choice) return 0;
  const owedMinor = Math.max(0, -(terms.balanceMinor ?? 0));
  return Math.max(0, Math.min(owedMinor, amountToPay(checkout) - dueNowMinor(choice)));
}

/**
 * The call that a way of paying makes; null for a way that makes none: it only tells how to pay, or the host of the site pays. PAY-034
 */
export function paymentBy(how: HowPaid): Payment | null {
  const { system, details, terms, choice, returnUrl } = how;
  if (system.payform === 'info') return null;
  if (terms.offer && choice?.typeId != null) {
    const call: PayCall = {
      name: 'payOffer',
      args: {
        offerId: terms.offer.id,
        purchaseId: choice.typeId,
        paysystemId: system.id,
        returnUrl,
        ...(details.cardId !== undefined && { cardId: details.cardId }),
        ...(details.phone !== undefined && { phone: details.phone }),
        ...(details.savesCard && { isSaveCard: true }),
      },
    };
    return { call, thenBuy: null };
  }
  if (terms.accountId === null) return null;
  const make = BY_PAYFORM[system.payform];
  if (!make) return null;
  const common = { accountId: terms.accountId, paysystemShortname: system.shortname, amountMinor: amountToPay(how) };
  const call = make({ ...how, common });
  // What only brings money in is followed by the purchase.
  return call && { call, thenBuy: namesPacket(call) ? null : buyCall(how) };
}

interface Common {
  readonly accountId: number;
  readonly paysystemShortname: string;
  readonly amountMinor: number;
}
type Make = (how: HowPaid & { readonly common: Common }) => PayCall | null;

const byQrCode: Make = ({ common }) => ({ name: 'payByQrCode', args: common });
/** A packet is named where its whole price is paid: less than that is a top-up for the server, and buys nothing by itself. */
const byProviderAccount: Make = ({ common, wish, choice, details }) => ({
  name: 'payByProviderAccount',
  args: {
    ...common,
    ...(wish.purpose === 'packet' &&
      choice &&
      common.amountMinor === dueNowMinor(choice) && { packetId: paidPacketId(wish) }),
    ...(details.phone !== undefined && { phone: details.phone }),
  },
});

/** Whether the payment buys a packet without another call. */
export const namesPacket = (call: PayCall): boolean =>
  call.name === 'payByProviderAccount' && call.args.packetId !== undefined;

/** Endpoints of the account's payment forms. PAY-034, CALL-075, CALL-076, CALL-077, CALL-078 */
const BY_PAYFORM: { readonly [Form in Payform]?: Make } = {
  linkedcard: ({ common: { accountId, amountMinor }, details: { cardId } }) =>
    cardId === undefined ? null : { name: 'payByLinkedCard', args: { accountId, amountMinor, cardId } },
  short_url: ({ common, details, returnUrl }) => ({
    name: 'payByLink',
    args: { ...common, isSaveCard: details.savesCard ?? false, returnUrl },
  }),
  qrcode: byQrCode,
  qrcode_png: byQrCode,
  provider_account: byProviderAccount,
  phone: byProviderAccount,
};

/** Links a card, and comes back from the bank. CALL-082, PAY-079 */
export function linkCardCall(
  { amountMinor, neededRefund }: Extract<PaymentWish, { purpose: 'card' }>,
  {
    accountId,
    shortname,
    returnUrl,
  }: { readonly accountId: number; readonly shortname: string; readonly returnUrl: string },
): PayCall {
  return { name: 'linkCard', args: { paysystemShortname: shortname, accountId, amountMinor, neededRefund, returnUrl } };
}

/** What of a wish may be paid for only once at a time. */
export function intentOf(wish: PaymentWish, choice: Choice | null): string {
  if (!isPurchase(wish)) return wish.purpose;
  const object = wish.purpose === 'packet' ? paidPacketId(wish) : wish.contentId;
  return `${wish.purpose} ${object} ${choice?.typeId ?? 'as it is'}`;
}
