import type { Period, SubPacket } from '@livery/contract/packets/entities';
import { isEmptyPeriod } from './period.ts';

type Sold = Pick<
  SubPacket,
  | 'id'
  | 'priceMinor'
  | 'totalPriceMinor'
  | 'trialPriceMinor'
  | 'trialAmountMinor'
  | 'isUsedTrial'
  | 'periodHuman'
  | 'trialPeriodHuman'
  | 'userPurchase'
>;

/** Made by the site for providers that show channels for nothing. PACK-059 */
export const FREE_PACKET_ID = 0;

/** What a packet costs, as the facts of one sentence. PACK-043 */
export type PacketPrice =
  /** It comes with a promotion: nobody pays for it. PACK-042 */
  | { readonly kind: 'promo' }
  | { readonly kind: 'free' }
  /** The server names no price, which is not the same as nothing to pay. */
  | { readonly kind: 'unnamed' }
  | { readonly kind: 'regular'; readonly regular: RegularPrice }
  | {
      readonly kind: 'trial';
      readonly trialMinor: number;
      readonly trialPeriod: Period;
      readonly regular: RegularPrice;
    };

export interface RegularPrice {
  readonly amountMinor: number;
  readonly period: Period | undefined;
  /** What it would cost without the reduction. */
  readonly insteadOfMinor: number | null;
}

/** PACK-041 */
export const hasTrial = ({ trialPeriodHuman, isUsedTrial }: Pick<Sold, 'trialPeriodHuman' | 'isUsedTrial'>): boolean =>
  !isUsedTrial && !isEmptyPeriod(trialPeriodHuman);

/** Costs nothing, and nobody has paid for it. PACK-042 */
export const isPromoPacket = ({
  id,
  priceMinor,
  userPurchase,
}: Pick<Sold, 'id' | 'priceMinor' | 'userPurchase'>): boolean =>
  id !== FREE_PACKET_ID && priceMinor === 0 && !userPurchase?.purchaseType?.amountMinor;

export function packetPrice(packet: Sold): PacketPrice {
  const { id, priceMinor, totalPriceMinor, periodHuman, trialPeriodHuman } = packet;
  if (id === FREE_PACKET_ID) return { kind: 'free' };
  if (isPromoPacket(packet)) return { kind: 'promo' };
  const amountMinor = priceMinor || totalPriceMinor;
  if (amountMinor === undefined) return { kind: 'unnamed' };
  const regular: RegularPrice = {
    amountMinor,
    period: periodHuman,
    insteadOfMinor: totalPriceMinor !== undefined && totalPriceMinor > amountMinor ? totalPriceMinor : null,
  };
  if (!trialPeriodHuman || !hasTrial(packet)) return { kind: 'regular', regular };
  const trialMinor = packet.trialPriceMinor ?? packet.trialAmountMinor ?? 0;
  return { kind: 'trial', trialMinor, trialPeriod: trialPeriodHuman, regular };
}
