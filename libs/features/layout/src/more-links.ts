import type { PlainKey } from '@livery/i18n';
import { boxIcon, infoIcon, ticketIcon, userIcon, type IconShape } from '@livery/ui-kit/icons';
import { informationLines } from './footer-columns.ts';
import type { FrameFacts } from './frame-facts.ts';
import { HEADER_TOOLS } from './header-tools.ts';
import { INFORMATION_TEXTS } from './information-texts.ts';
import { asksForPackets } from './promo-offers.ts';
import { availableHref, LINK_TARGETS } from './link-targets.ts';

interface MoreLink {
  readonly id: string;
  readonly label: PlainKey;
  readonly icon: IconShape;
  readonly href: string;
}

/**
 * What is reached from the header and the footer where there are any: another profile, what is sold, a promo code, pages to read. A television has neither,
 * and opens no window for an address outside of the site; nor does an application around the site.
 */
export function moreLinks(facts: FrameFacts): readonly MoreLink[] {
  const promocode = HEADER_TOOLS.promocode(facts);
  const profiles = facts.viewer === 'loggedIn' ? availableHref(facts.hasTarget, LINK_TARGETS.profiles) : null;
  const offers: readonly (MoreLink | false | null)[] = [
    profiles !== null && { id: 'profiles', label: 'profiles_title', icon: userIcon, href: profiles },
    asksForPackets(facts) && { id: 'packets', label: 'nav_packets', icon: boxIcon, href: LINK_TARGETS.packets },
    promocode !== null && { id: 'promocode', label: 'header_promocode', icon: ticketIcon, href: promocode },
  ];
  const pages = informationLines(facts)
    .filter(({ href }) => href.startsWith('/'))
    .map(({ id, href }) => ({ id, label: INFORMATION_TEXTS[id], icon: infoIcon, href }));
  return [...offers.filter((link) => link !== false && link !== null), ...pages];
}
