import { useT } from '@livery/i18n/react';
import { SectionBar } from '@livery/ui-kit/frame';
import { HeaderTools } from './head-line.tsx';
import type { FrameLine } from './site-frame.tsx';

/** Inside of another application there is no header: the menu and the tools stand in one line above the page. */
export default function EmbeddedLine(line: FrameLine) {
  const t = useT();
  return (
    <SectionBar label={t('nav_main')} items={line.menu} currentId={line.currentId} end={<HeaderTools {...line} />} />
  );
}
