import { type ReactNode, useEffect, useLayoutEffect, useRef } from 'react';
import styled from 'styled-components';
import { useRovingFocus } from '../focus/roving-focus.ts';
import { useScrollEdges } from '../focus/scroll-edges.ts';

const Scroller = styled.div`
  display: flex;
  gap: 6px;
  --bar-side: max(8px, var(--bar-bleed, 0px));
  margin: -8px calc(-1 * var(--bar-side));
  padding: 8px var(--bar-side);
  scroll-padding: 0 var(--bar-side);
  overflow-x: auto;
  scrollbar-width: none;
  overscroll-behavior-x: contain;

  &::-webkit-scrollbar {
    display: none;
  }
  /* What scrolls cuts what reaches beyond it: a ring here is no wider than the room that is kept for it. */
  > :focus-visible {
    outline-width: min(var(--focus-width), 5px);
    outline-offset: min(var(--focus-gap), 2px);
  }
  /* A chip that goes on beyond the edge fades into it. */
  &[data-before],
  &[data-after] {
    -webkit-mask: linear-gradient(
      90deg,
      transparent,
      #000 var(--before, 0px) calc(100% - var(--after, 0px)),
      transparent
    );
    mask: linear-gradient(90deg, transparent, #000 var(--before, 0px) calc(100% - var(--after, 0px)), transparent);
  }
  &[data-before] {
    --before: 28px;
  }
  &[data-after] {
    --after: 28px;
  }
`;

/**
 * Chips in one line that scrolls sideways; the chosen one is brought into view. Links make it a navigation; a choice is one stop for Tab, and
 * arrows walk over it.
 */
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
  useLayoutEffect(() => {
    if (links) return;
    // What is chosen is where the keyboard comes in.
    const chips = [...(bar.current?.querySelectorAll<HTMLElement>('button') ?? [])];
    const chosen = chips.find(({ ariaPressed }) => ariaPressed === 'true') ?? chips[0];
    for (const chip of chips) {
      chip.setAttribute('data-card-target', '');
      chip.tabIndex = chip === chosen ? 0 : -1;
    }
  }, [links, children]);
  useRovingFocus(bar);
  useEffect(() => {
    const chosen = bar.current?.querySelector<HTMLElement>('[aria-current], [aria-pressed="true"]');
    // Only another choice moves the bar: a drawing does not undo what the viewer scrolled.
    if (!chosen || !bar.current || chosen === shown.current) return;
    shown.current = chosen;
    const centre = chosen.offsetLeft - bar.current.offsetLeft - (bar.current.clientWidth - chosen.offsetWidth) / 2;
    bar.current.scrollTo({ left: centre, behavior: 'instant' });
  }, [children]);
  const { atStart, atEnd } = useScrollEdges(bar);
  return (
    <Scroller
      as={links ? 'nav' : 'div'}
      role={links ? undefined : 'group'}
      aria-label={label}
      ref={bar}
      data-before={!atStart || undefined}
      data-after={!atEnd || undefined}
    >
      {children}
    </Scroller>
  );
}
