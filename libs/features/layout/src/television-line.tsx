import { useFormats, useT } from '@livery/i18n/react';
import { Rail, TelevisionHead } from '@livery/ui-kit/television';
import { useNow } from '@livery/widgets/services';
import { bottomIcon } from './bottom-icon.ts';
import { TOOL_TEXTS } from './bottom-line.tsx';
import { logoOf } from './logo.ts';
import { railItems } from './rail-items.ts';
import type { FrameLine } from './site-frame.tsx';

/** A clock that shows minutes is told often enough to be right. */
const CLOCK_MS = 5_000;

/** In place of the header on a television set: the rail at the left, the logo and the clock above. Inside another application the logo is the host's. */
export default function TelevisionLine({ facts, menu, currentId, onSearch, logo }: FrameLine & { logo: string }) {
  const t = useT();
  const formats = useFormats();
  const nowMs = useNow(CLOCK_MS);
  const { src, name } = logoOf(facts, logo);
  const items = railItems(menu, facts);
  const isEmbedded = facts.brand.rules.pages.frame === 'embedded';
  return (
    <>
      <TelevisionHead logo={!isEmbedded && <img src={src} alt={name} />} time={formats.time(nowMs)} />
      <Rail
        currentId={currentId ?? items.find(({ href }) => href === facts.pathname)?.id}
        items={items.map((item) => ({
          id: item.id,
          href: item.href,
          label: item.label ?? t(TOOL_TEXTS[item.kind as keyof typeof TOOL_TEXTS]),
          icon: bottomIcon(item),
          ...(item.kind === 'search' && { onOpen: onSearch }),
        }))}
      />
    </>
  );
}
