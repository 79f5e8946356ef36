import type { ReactNode } from 'react';
import styled from 'styled-components';
import { ChipBar } from '../actions/chip-bar.tsx';
import { Chip } from '../actions/chip.tsx';
import type { NavItem } from './main-nav.tsx';

const Line = styled.div`
  display: flex;
  align-items: center;
  gap: 12px;
  padding: 10px var(--page-margin);

  > :first-child {
    flex: 1;
    min-width: 0;
    --bar-bleed: var(--page-margin);
  }
  > :not(:first-child) {
    flex: none;
  }
  /* Before what stands at the end the line does not run to the edge of the page: it fades. */
  > :first-child:not(:last-child) {
    margin-right: 0;
    padding-right: 24px;
    mask-image: linear-gradient(90deg, #000 calc(100% - 24px), transparent);
  }
`;

/** Sections in one line that scrolls sideways: the parts of a catalogue on a phone (NAV-109), the whole menu where a brand has no header. */
export function SectionBar({
  label,
  items,
  currentId,
  end,
}: {
  readonly label: string;
  readonly items: readonly NavItem[];
  readonly currentId?: string | undefined;
  readonly end?: ReactNode;
}) {
  return (
    <Line>
      <ChipBar label={label} links>
        {items.map((item) => (
          <Chip key={item.id} href={item.href} filled selected={item.id === currentId}>
            {item.label}
          </Chip>
        ))}
      </ChipBar>
      {end}
    </Line>
  );
}
