import { type ReactNode, useEffect, useRef } from 'react';
import styled from 'styled-components';

const Scroller = styled.div`
  display: flex;
  gap: 6px;
  margin: -8px calc(-1 * var(--bar-bleed, 0px));
  padding: 8px var(--bar-bleed, 0px);
  overflow-x: auto;
  scrollbar-width: none;
  overscroll-behavior-x: contain;

  &::-webkit-scrollbar {
    display: none;
  }
`;

/** Chips in one line that scrolls sideways; the chosen one is brought into view. Links make it a navigation. */
export function ChipBar({
  label,
  links = false,
  children,
}: {
  readonly label: string;
  readonly links?: boolean;
  readonly children: ReactNode;
}) {
  const bar = useRef<HTMLDivElement>(null);
  const shown = useRef<HTMLElement>(null);
  useEffect(() => {
    const chosen = bar.current?.querySelector<HTMLElement>('[aria-current], [aria-pressed="true"]');
    // Only another choice moves the bar: a drawing does not undo what the viewer scrolled.
    if (!chosen || !bar.current || chosen === shown.current) return;
    shown.current = chosen;
    const centre = chosen.offsetLeft - bar.current.offsetLeft - (bar.current.clientWidth - chosen.offsetWidth) / 2;
    bar.current.scrollTo({ left: centre, behavior: 'instant' });
  }, [children]);
  return (
    <Scroller as={links ? 'nav' : 'div'} role={links ? undefined : 'group'} aria-label={label} ref={bar}>
      {children}
    </Scroller>
  );
}
