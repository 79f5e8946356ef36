import type { FrameFacts } from './frame-facts.ts';
import { availableHref, LINK_TARGETS } from './link-targets.ts';

/** The tools at the end of the header that need nothing but the frame's facts, each with its condition: where it leads, or null. */
export const HEADER_TOOLS = {
  /** NAV-100 */
  search: ({ brand, hasTarget }: FrameFacts) =>
    brand.features.search ? availableHref(hasTarget, LINK_TARGETS.search) : null,
  /** NAV-098 */
  instructions: ({ hasTarget, host }: FrameFacts) =>
    host === 'smart-tv' ? null : availableHref(hasTarget, LINK_TARGETS.instructions),
  /** NAV-089 */
  promocode: ({ hasPromo, isChild, hasTarget }: FrameFacts) =>
    hasPromo && !isChild ? availableHref(hasTarget, LINK_TARGETS.promocode) : null,
  /** NAV-102 */
  signIn: ({ viewer, hasTarget }: FrameFacts) =>
    viewer === 'guest' || viewer === 'notLoggedIn' ? availableHref(hasTarget, LINK_TARGETS.signIn) : null,
} satisfies Record<string, (facts: FrameFacts) => string | null>;

/** NAV-097 */
export const showsLanguages = ({ brand }: FrameFacts): boolean => brand.languages.length > 1;
/** NAV-101 */
export const showsAvatar = ({ viewer }: FrameFacts): boolean => viewer === 'loggedIn';
/** Tools that capabilities bring: whoever has a token may have messages, for one. NAV-099 */
export const mayHaveOwnTools = ({ viewer }: FrameFacts): boolean => viewer === 'guest' || viewer === 'loggedIn';
