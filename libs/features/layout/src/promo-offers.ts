import { offeredPromoDays } from '@livery/domain/packets';
import type { FrameFacts } from './frame-facts.ts';
import { availableHref, LINK_TARGETS } from './link-targets.ts';

/** What the server says of offers to this viewer; `undefined` while it is not known. */
export interface OfferFacts {
  readonly packets: readonly { readonly id: number; readonly isTrial: boolean }[] | undefined;
  readonly hasPurchases: boolean | undefined;
}

/** Days that a guest without purchases watches for nothing after signing in. NAV-094, NAV-095 */
export function promoDays({ viewer, network, hasTarget }: FrameFacts, { hasPurchases }: OfferFacts): number | null {
  const days = offeredPromoDays(network?.promoDays);
  const isOffered = viewer === 'guest' && hasPurchases === false;
  return isOffered && availableHref(hasTarget, LINK_TARGETS.signIn) ? days : null;
}

/** Whether the server has to be asked at all: not when no answer could draw a button. */
export const asksForPackets = ({ brand, viewer, isChild, hasTarget }: FrameFacts): boolean =>
  brand.features.packets &&
  viewer !== 'unknown' &&
  !isChild &&
  availableHref(hasTarget, `${LINK_TARGETS.packets}/1`) !== null;
export const asksForPurchases = (facts: FrameFacts): boolean =>
  promoDays(facts, { packets: undefined, hasPurchases: false }) !== null;
