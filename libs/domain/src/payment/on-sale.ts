import type { Args } from '@livery/contract/endpoint';
import type { packetsEndpoints } from '@livery/contract/packets/endpoints';
import type { OfferPurchase, Packet, PurchasePeriod, PurchaseType } from '@livery/contract/packets/entities';
import { periodOffers } from '../packets/discount.ts';
import { hasTrial } from '../packets/price.ts';
import { soldByProvider } from '../packets/provider-packets.ts';
import { runningTypeId, type Product } from './product.ts';
import { dueNowMinor, type BasePacket, type Choice } from './terms.ts';
import type { ContentWish } from './wish.ts';

/** The offers of pay buttons have a version of their own. PAY-022 */
const BUTTON_OFFER = 'tv303';

/** What an offer for a film is asked for by, beside the brand's marker: by its pay button, where that carries data. PAY-022 */
export const filmOffer = ({ contentId, buttonData }: ContentWish): Omit<Args<OfferCall>, 'marker'> => ({
  objectType: 'content',
  objectId: contentId,
  ...(buttonData !== null && { offerVersion: BUTTON_OFFER, buttonData }),
});
type OfferCall = (typeof packetsEndpoints)['createOffer'];

/** The base packets that can be bought: beside one that is paused the server sells none. PAY-018, CALL-052, CALL-054 */
export const basesOnSale = (packets: readonly Packet[], providerId: number): readonly BasePacket[] =>
  soldByProvider({ packets, bundles: [] }, providerId).base.filter(
    ({ isAvailable, subscription }) => isAvailable && subscription?.actions?.canSubscribe !== false,
  );

/** Every purchase type with its discount. PACK-044, PAY-072, PAY-073 */
export const periodChoices = (periods: readonly PurchasePeriod[], nowMs: number): readonly Choice[] =>
  periodOffers(periods, nowMs).map(({ type, discountPercent }) => choiceOf(type, discountPercent));

/** The same of an offer, whose purchases each name their own period. PAY-019 */
export const offerChoices = (purchases: readonly OfferPurchase[], nowMs: number): readonly Choice[] =>
  periodChoices([{ purchaseTypes: purchases.map((one) => ({ ...one, amountMinor: one.amountMinor ?? 0 })) }], nowMs);

/** A packet that is subscribed to as it is, at its own price. CALL-062 */
export function packetAsChoice(packet: Packet, balanceMinor: number | null): Choice {
  const type = {
    ...packet,
    amountMinor: packet.priceMinor ?? packet.totalPriceMinor ?? 0,
    hasTrial: hasTrial(packet),
    trialAmountMinor: packet.trialPriceMinor ?? packet.trialAmountMinor,
    hasMoneyOnBalance: false,
  };
  const choice = { ...choiceOf(type, null), typeId: null };
  return { ...choice, hasMoneyOnBalance: (balanceMinor ?? 0) >= dueNowMinor(choice) };
}

function choiceOf(type: PurchaseType, discountPercent: number | null): Choice {
  const { trialPeriodHuman: period } = type;
  return {
    typeId: type.id,
    amountMinor: type.amountMinor,
    period: type.periodHuman ?? null,
    trial: type.hasTrial && period ? { amountMinor: type.trialAmountMinor ?? 0, period } : null,
    discountPercent,
    hasMoneyOnBalance: type.hasMoneyOnBalance,
    libraryId: type.libraryId ?? null,
    entityLicenseId: type.entityLicenseId ?? null,
  };
}

/** Neither the period that runs nor the one that comes next is sold once more. PAY-054, SUBS-020 */
export function choicesLeft(
  choices: readonly Choice[],
  product: Product,
  packet: Pick<Packet, 'userPurchase' | 'nextUserPurchase'>,
): readonly Choice[] {
  const taken = [runningTypeId(product, packet), packet.nextUserPurchase?.purchaseType?.id];
  return choices.filter(({ typeId }) => typeId === null || !taken.includes(typeId));
}
