import { PAYFORMS, type Payform } from '@livery/brand-kit';
import type { Period } from '@livery/contract/packets/entities';
import type { Product } from './product.ts';

export { PAYFORMS, type Payform };

/** One way to pay that the server offers. */
export interface PaymentSystem {
  readonly id: number;
  readonly payform: Payform;
  /** `paysystem_shortname` of the calls: the form's name, else its own. */
  readonly shortname: string;
  readonly title: string;
  readonly description?: string | undefined;
  readonly buttonText?: string | undefined;
  /** It shows how to pay somewhere else. PAY-033 */
  readonly howToUse?: string | undefined;
  readonly howToUsePacket?: string | undefined;
  readonly skipsPin: boolean;
  /** Belongs to the way of paying: handed on, never read, shown or logged. */
  readonly data?: unknown;
}

/** A way to pay as it is kept: what it is found by, and what the server calls it. What belongs to the way of paying itself is stored nowhere. */
export type SystemRef = Pick<PaymentSystem, 'id' | 'title'> & Partial<Pick<PaymentSystem, 'payform'>>;
export const systemRefOf = ({ id, title }: SystemRef): SystemRef => ({ id, title });

/** How the server names a payment system: the contract's `Paysystem`. */
export interface OfferedSystem {
  readonly id: number;
  readonly payformShortname: string;
  readonly name?: string | undefined;
  readonly title?: string | undefined;
  readonly description?: string | undefined;
  readonly buttonText?: string | undefined;
  readonly howToUse?: string | undefined;
  readonly howToUsePacket?: string | undefined;
  readonly skipParentalControl: boolean;
  readonly data?: unknown;
}

const isPayform = (name: string): name is Payform => (PAYFORMS as readonly string[]).includes(name);

/** What the server offers and the brand takes, in the server's order. A form that nobody knows is left out. */
export function systemsLeft(offered: readonly OfferedSystem[], paths: readonly string[]): readonly PaymentSystem[] {
  return offered.flatMap((one) => {
    const payform = one.payformShortname || (one.name ?? '');
    if (!isPayform(payform) || !paths.includes(payform)) return [];
    const title = one.title ?? one.name ?? '';
    return [{ ...one, payform, shortname: payform, title, skipsPin: one.skipParentalControl }];
  });
}

/** The ways to bring in what is missing: the card first, then a code, then the phone. PAY-063, PAY-065 */
const SHORTAGE_ORDER: readonly Payform[] = ['linkedcard', 'qrcode', 'qrcode_png', 'phone'];
const shortageRank = ({ payform }: PaymentSystem): number =>
  (SHORTAGE_ORDER.indexOf(payform) + 1 || Infinity) as number;

export const inShortageOrder = (systems: readonly PaymentSystem[]): readonly PaymentSystem[] =>
  [...systems].sort((a, b) => shortageRank(a) - shortageRank(b) || 0);

/** How long, and for how much: one thing that the payment buys. PAY-072, PAY-073 */
export interface Choice {
  /** The purchase type; null where a packet is subscribed to as it is. */
  readonly typeId: number | null;
  readonly amountMinor: number;
  readonly period: Period | null;
  /** The first period at a price of its own. */
  readonly trial: { readonly amountMinor: number; readonly period: Period } | null;
  /** Less than the first choice a month, in whole per cent. */
  readonly discountPercent: number | null;
  readonly hasMoneyOnBalance: boolean;
  /** Handed back as the offer or the purchase type named them. */
  readonly libraryId: number | null;
  readonly entityLicenseId: number | null;
}

/** What is paid today. */
export const dueNowMinor = ({ amountMinor, trial }: Choice): number => trial?.amountMinor ?? amountMinor;

/** A base packet that can be bought. */
export interface BasePacket {
  readonly id: number;
  readonly name: string;
  readonly priceMinor?: number | undefined;
  readonly periodHuman?: Period | undefined;
}

/** Everything that the server said about a wish. */
export interface Terms {
  /** Null where nothing is bought: a top-up, a debt, a card. */
  readonly product: Product | null;
  /** The packets of which one is needed before; null where none is. PAY-018 */
  readonly bases: readonly BasePacket[] | null;
  readonly choices: readonly Choice[];
  readonly systems: readonly PaymentSystem[];
  readonly offer: {
    readonly id: string;
    readonly distributionType?: string | undefined;
    readonly productTitle?: string | undefined;
    readonly distributionInfo?: string | undefined;
  } | null;
  readonly accountId: number | null;
  readonly balanceMinor: number | null;
  /** The brand lets the account's balance pay. */
  readonly takesBalance: boolean;
  /** A payment that asks for no PIN has just come about. PAY-035 */
  readonly hasJustPaid: boolean;
}

/** The PIN is asked for unless every way that is left asks by itself. PAY-017, PAY-035, PIN-016 */
export const asksPin = ({
  systems,
  choices,
  takesBalance,
  hasJustPaid,
}: Pick<Terms, 'systems' | 'choices' | 'takesBalance' | 'hasJustPaid'>): boolean =>
  !hasJustPaid &&
  (choices.some((choice) => balancePays(choice, { takesBalance })) ||
    systems.length === 0 ||
    systems.some(({ skipsPin }) => !skipsPin));

/** PAY-023: with money on the account nobody is sent to a bank. */
export const balancePays = (choice: Choice, { takesBalance }: Pick<Terms, 'takesBalance'>): boolean =>
  takesBalance && choice.hasMoneyOnBalance;

/** What a card or a QR code has to bring in. PAY-061, PAY-062 */
export function topUpMinor(priceMinor: number, balanceMinor: number | null): number {
  return balanceMinor !== null && balanceMinor < priceMinor ? priceMinor - balanceMinor : priceMinor;
}
