import { shownPackets } from '@livery/domain/packets';
import type { FrameFacts } from './frame-facts.ts';
import type { OfferFacts } from './promo-offers.ts';
import { availableHref, LINK_TARGETS } from './link-targets.ts';

/** Where packets are sold, the header does not sell them too. NAV-091, NAV-092 */
const SELLS_PACKETS = /^\/(packets(\/|$)|provider\/)/;

/** The packet offered on trial: the first one that the server marks. NAV-090, NAV-093 */
export function trialPacketId(
  { pathname, brand, network, hasTarget }: FrameFacts,
  { packets = [] }: OfferFacts,
): number | null {
  const trial = shownPackets(packets, network?.provider?.id ?? 0).find(({ isTrial }) => isTrial);
  const isOffered = trial && brand.features.packets && !SELLS_PACKETS.test(pathname);
  return isOffered && availableHref(hasTarget, `${LINK_TARGETS.packets}/${trial.id}`) ? trial.id : null;
}
