import type { FrameFacts } from './frame-facts.ts';
import { reached, TARGETS } from './reach.ts';

/** The tools at the end of the header that need nothing but the frame's facts, each with its condition: where it leads, or null. */
export const HEADER_TOOLS = {
  /** NAV-100 */
  search: ({ brand, reach }: FrameFacts) => (brand.features.search ? reached(reach, TARGETS.search) : null),
  /** NAV-098 */
  instructions: ({ reach, host }: FrameFacts) => (host === 'smart-tv' ? null : reached(reach, TARGETS.instructions)),
  /** NAV-089 */
  promocode: ({ hasPromo, isChild, reach }: FrameFacts) =>
    hasPromo && !isChild ? reached(reach, TARGETS.promocode) : null,
  /** NAV-102 */
  signIn: ({ viewer, reach }: FrameFacts) =>
    viewer === 'guest' || viewer === 'notLoggedIn' ? reached(reach, TARGETS.signIn) : null,
} satisfies Record<string, (facts: FrameFacts) => string | null>;

/** NAV-097 */
export const showsLanguages = ({ brand }: FrameFacts): boolean => brand.languages.length > 1;
/** NAV-101 */
export const showsAvatar = ({ viewer }: FrameFacts): boolean => viewer === 'loggedIn';
/** Tools that capabilities bring: whoever has a token may have messages, for one. NAV-099 */
export const mayHaveOwnTools = ({ viewer }: FrameFacts): boolean => viewer === 'guest' || viewer === 'loggedIn';
