import type { Offer, Packet, UserPacket } from '@livery/contract/packets/entities';
import { isPacketPaused, runningBase } from '../subscription/paused.ts';
import type { ContentWish } from './wish.ts';

/**
 * When what is paid for begins: at once, when what runs is over, or when a pause is over. What is paused is paid for as it is: it takes the place of
 * nothing, and there is nothing to watch until it goes on. PAY-054, SUBS-018, SUBS-027
 */
export const BEGINS = ['now', 'afterWhatRuns', 'afterPause'] as const;
export type Begins = (typeof BEGINS)[number];

/** What is bought, as the sheet needs it: a packet, or a film by itself. */
export interface Product {
  readonly id: number;
  readonly name: string;
  readonly agreementId: number | null;
  readonly begins: Begins;
  /** When what runs is over, where the server says so. */
  readonly beginsAtMs: number | null;
  /** The name of the base packet that this one takes the place of. SUBS-018 */
  readonly replaces: string | null;
}

/** A packet that a viewer buys who has these subscriptions already. */
export function productOf(
  packet: Pick<Packet, 'id' | 'name' | 'agreement' | 'isBase' | 'isPaused'>,
  subscriptions: readonly UserPacket[],
): Product {
  const ofPacket = subscriptions.filter((one) => one.packet?.id === packet.id);
  // Promo days of a packet end by themselves; what is bought beside them begins at once.
  const bought = subscriptions.filter(({ type }) => type !== 'promo');
  const own = bought.find((one) => ofPacket.includes(one));
  const before = own ?? (packet.isBase ? runningBase(bought) : undefined);
  const isPaused = ofPacket.some((one) => isPacketPaused(packet, one));
  return {
    id: packet.id,
    name: packet.name,
    agreementId: packet.agreement?.id ?? null,
    begins: isPaused ? 'afterPause' : before ? 'afterWhatRuns' : 'now',
    beginsAtMs: (!isPaused && before?.endAtMs) || null,
    replaces: (!own && before?.packet?.name) || null,
  };
}

/** A film by itself, under the title of its offer. PAY-022 */
export const filmProduct = (
  { contentId }: Pick<ContentWish, 'contentId'>,
  { productTitle }: Pick<Offer, 'productTitle'>,
): Product => ({
  id: contentId,
  name: productTitle ?? '',
  agreementId: null,
  begins: 'now',
  beginsAtMs: null,
  replaces: null,
});

/** What is paid for goes on with the period that runs, or begins anew: the one that runs is not sold again, but what is paused is paid for as it is. */
export const runningTypeId = ({ begins }: Product, { userPurchase }: Pick<Packet, 'userPurchase'>): number | null =>
  begins === 'afterPause' ? null : (userPurchase?.purchaseType?.id ?? null);
