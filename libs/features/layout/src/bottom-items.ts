import type { FrameFacts } from './frame-facts.ts';
import { HEADER_TOOLS, showsAvatar } from './header-tools.ts';
import type { SiteMenuItem } from './menu.ts';
import { availableHref, LINK_TARGETS } from './link-targets.ts';

/** As many as a thumb tells apart; while nobody knows who is there, the last place is kept for the viewer's own or sign-in. */
const MOST_ITEMS = 5;

export type BottomItem = Pick<SiteMenuItem, 'id' | 'href'> & {
  readonly kind: SiteMenuItem['kind'] | 'search' | 'profile' | 'settings' | 'signIn';
  readonly slug: string;
  /** Pages have the server's word for it, tools a text of ours. */
  readonly label: string | null;
};

export const tool = (kind: 'search' | 'profile' | 'settings' | 'signIn', href: string | null): readonly BottomItem[] =>
  href === null ? [] : [{ id: kind, href, kind, slug: '', label: null }];

export const keepsViewerPlace = ({ viewer }: FrameFacts): boolean => viewer === 'unknown';

/**
 * The phone's five: home, channels, a catalogue, search, and the viewer's own or sign-in (NAV-107). Where one of them does not exist the
 * next pages of the menu stand in its place, in the server's order.
 */
export function bottomItems(menu: readonly SiteMenuItem[], facts: FrameFacts): readonly BottomItem[] {
  const tools = [
    ...tool('search', HEADER_TOOLS.search(facts)),
    ...tool('profile', showsAvatar(facts) ? availableHref(facts.hasTarget, LINK_TARGETS.settings) : null),
    ...tool('signIn', HEADER_TOOLS.signIn(facts)),
  ];
  const first = (['home', 'channels', 'catalogue'] as const).flatMap(
    (kind) =>
      // Films or series before any other page: the guide is one of them for the menu.
      menu.find((item) => item.kind === kind && (kind !== 'catalogue' || item.hasParts)) ??
      menu.find((item) => item.kind === kind) ??
      [],
  );
  const others = menu.filter((item) => !first.includes(item) && item.kind !== 'link');
  const kept = keepsViewerPlace(facts) ? 1 : 0;
  return [...[...first, ...others].slice(0, MOST_ITEMS - tools.length - kept), ...tools];
}
