import type { PacketSubscription, Period, SubPacket, UserPacket } from '@livery/contract/packets/entities';
import { isPromoPacket } from '../packets/price.ts';
import { isPacketPaused } from './paused.ts';

type Owned = Pick<
  UserPacket,
  | 'id'
  | 'type'
  | 'isPaused'
  | 'allowDeletePaused'
  | 'isRenewed'
  | 'message'
  | 'priceMinor'
  | 'startAtMs'
  | 'endAtMs'
  | 'nextPayAtMs'
>;

export type SubscriptionActions = NonNullable<PacketSubscription['actions']>;

/** A packet, what the viewer has of it, and what is planned. */
export interface SubscriptionFacts {
  readonly packet: SubPacket;
  readonly owned: Owned | null;
  readonly future: Owned | null;
}

/** What a packet is to this viewer. One of them holds, the first that fits. */
export type SubscriptionState =
  | { readonly kind: 'promo'; readonly untilMs: number | null }
  | { readonly kind: 'contained'; readonly parentName: string }
  | { readonly kind: 'paused'; readonly message: string | null; readonly isDeletable: boolean }
  | { readonly kind: 'future'; readonly fromMs: number | null }
  | { readonly kind: 'renewing'; readonly nextPayAtMs: number | null; readonly nextPriceMinor: number | null }
  | { readonly kind: 'ending'; readonly untilMs: number | null }
  | { readonly kind: 'none' };

interface Row {
  readonly fits: (facts: SubscriptionFacts) => boolean;
  readonly state: (facts: SubscriptionFacts) => SubscriptionState;
}

const ROWS: readonly Row[] = [
  {
    fits: ({ packet, owned }) => owned?.type === 'promo' || (owned === null && isPromoPacket(packet)),
    state: ({ owned }) => ({ kind: 'promo', untilMs: owned?.endAtMs ?? null }),
  },
  {
    fits: ({ packet }) => Boolean(packet.parentName),
    state: ({ packet }) => ({ kind: 'contained', parentName: packet.parentName ?? '' }),
  },
  {
    fits: ({ packet, owned }) => isPacketPaused(packet, owned),
    state: ({ owned }) => ({
      kind: 'paused',
      message: owned?.message || null,
      isDeletable: owned?.allowDeletePaused === true,
    }),
  },
  {
    fits: ({ future }) => future !== null,
    state: ({ future }) => ({ kind: 'future', fromMs: future?.startAtMs ?? null }),
  },
  {
    fits: ({ owned }) => owned?.isRenewed === true,
    state: ({ packet: { subscription, nextUserPurchase }, owned }) => ({
      kind: 'renewing',
      nextPayAtMs: subscription?.nextPayAtMs ?? owned?.nextPayAtMs ?? null,
      // What is planned is what comes.
      nextPriceMinor:
        nextUserPurchase?.purchaseType?.amountMinor ?? subscription?.nextPriceMinor ?? owned?.priceMinor ?? null,
    }),
  },
  {
    fits: ({ owned }) => owned !== null,
    state: ({ packet: { subscription }, owned }) => ({
      kind: 'ending',
      untilMs: subscription?.endAtMs ?? owned?.endAtMs ?? null,
    }),
  },
];

/** The purchase that the server has planned to follow what runs. */
export interface NextPurchase {
  /** Of another packet; null where it is the same one. */
  readonly packetName: string | null;
  readonly period: Period | null;
  readonly priceMinor: number | null;
  readonly fromMs: number | null;
}

/** What comes after what the viewer has; null where nothing is planned, and where nothing runs: what is only planned says when it comes. SUBS-035 */
export function nextPurchase({ packet, owned }: SubscriptionFacts): NextPurchase | null {
  const { nextUserPurchase: next, subscription } = packet;
  if (!next || !owned) return null;
  const { packet: other, purchaseType } = next;
  return {
    packetName: (other && other.id !== packet.id && other.name) || null,
    period: purchaseType?.periodHuman ?? subscription?.nextPeriodHuman ?? null,
    priceMinor: purchaseType?.amountMinor ?? subscription?.nextPriceMinor ?? null,
    fromMs:
      next.startAtMs ??
      subscription?.nextPayAtMs ??
      subscription?.endAtMs ??
      owned.nextPayAtMs ??
      owned.endAtMs ??
      null,
  };
}

/** SUBS-001…SUBS-013 */
export const subscriptionState = (facts: SubscriptionFacts): SubscriptionState =>
  ROWS.find(({ fits }) => fits(facts))?.state(facts) ?? { kind: 'none' };

/** Whether the viewer has it now, and it is not paused. */
export function isOwned(facts: SubscriptionFacts): boolean {
  const { kind } = subscriptionState(facts);
  return kind === 'contained' || (facts.owned !== null && kind !== 'paused');
}
