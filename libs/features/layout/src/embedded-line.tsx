import { useT } from '@livery/i18n/react';
import { IconButton } from '@livery/ui-kit/actions';
import { SectionBar } from '@livery/ui-kit/frame';
import { settingsIcon } from '@livery/ui-kit/icons';
import { HeaderTools } from './head-line.tsx';
import { HEADER_TOOLS } from './header-tools.ts';
import { LINK_TARGETS } from './link-targets.ts';
import type { FrameLine } from './site-frame.tsx';

/**
 * Inside of another application there is no header: the menu and the tools stand in one line above the page. A guest, who has no menu of their own, finds
 * the pages to read at the end of the settings.
 */
export default function EmbeddedLine(line: FrameLine) {
  const t = useT();
  return (
    <SectionBar
      label={t('nav_main')}
      items={line.menu}
      currentId={line.currentId}
      end={
        <>
          <HeaderTools {...line} />
          {HEADER_TOOLS.signIn(line.facts) && (
            <IconButton icon={settingsIcon} label={t('nav_settings')} href={LINK_TARGETS.settings} />
          )}
        </>
      }
    />
  );
}
