import { useT } from '@livery/i18n/react';
import { BottomNav } from '@livery/ui-kit/frame';
import { bottomIcon } from './bottom-icon.ts';
import { bottomItems, keepsViewerPlace } from './bottom-items.ts';
import type { FrameFacts } from './frame-facts.ts';
import type { SiteMenuItem } from './menu.ts';

export const TOOL_TEXTS = {
  search: 'nav_search',
  profile: 'nav_profile',
  settings: 'nav_settings',
  signIn: 'action_sign_in',
} as const;

/** NAV-107 */
export default function BottomLine({
  facts,
  menu,
  currentId,
  onSearch,
}: {
  facts: FrameFacts;
  menu: readonly SiteMenuItem[];
  currentId: string | undefined;
  onSearch: () => void;
}) {
  const t = useT();
  return (
    <BottomNav
      currentId={currentId}
      keepsLast={keepsViewerPlace(facts)}
      items={bottomItems(menu, facts).map((item) => ({
        id: item.id,
        href: item.href,
        label: item.label ?? t(TOOL_TEXTS[item.kind as keyof typeof TOOL_TEXTS]),
        icon: bottomIcon(item),
        ...(item.kind === 'search' && { onOpen: onSearch }),
      }))}
    />
  );
}
