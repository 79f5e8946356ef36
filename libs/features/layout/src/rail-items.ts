import { type BottomItem, tool } from './bottom-items.ts';
import type { FrameFacts } from './frame-facts.ts';
import { HEADER_TOOLS, showsAvatar } from './header-tools.ts';
import type { SiteMenuItem } from './menu.ts';
import { availableHref, LINK_TARGETS } from './link-targets.ts';

/** So many stand below each other on a screen that is read from ten feet. */
const MOST_PAGES = 8;

/**
 * A television's way through the site: search, the server's pages in their order, and the viewer's own, or the settings and sign-in. An address outside of the
 * site is none: a set has one window.
 */
export function railItems(menu: readonly SiteMenuItem[], facts: FrameFacts): readonly BottomItem[] {
  const signIn = HEADER_TOOLS.signIn(facts);
  return [
    ...tool('search', HEADER_TOOLS.search(facts)),
    ...menu.filter(({ kind }) => kind !== 'link').slice(0, MOST_PAGES),
    ...tool('profile', showsAvatar(facts) ? availableHref(facts.hasTarget, LINK_TARGETS.settings) : null),
    ...tool('settings', signIn && availableHref(facts.hasTarget, LINK_TARGETS.settings)),
    ...tool('signIn', signIn),
  ];
}
