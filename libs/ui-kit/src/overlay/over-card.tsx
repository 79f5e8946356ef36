import { type ReactNode, useRef } from 'react';
import styled from 'styled-components';
import { fill, focusRing } from '../theme/css.ts';
import { UiLink } from '../theme/ui-context.tsx';
import { comesIn } from './comes-in.ts';
import { useDescribedBy, useOverCard } from './use-over-card.ts';

const Box = styled.div`
  position: fixed;
  inset: auto;
  z-index: 30;
  margin: 0;
  padding: 0;
  border: 1px solid var(--color-line);
  border-radius: var(--radius-l);
  overflow: hidden;
  background: var(--color-surface-1);
  color: var(--color-text-normal);
  box-shadow: var(--shadow-3);
  text-align: start;
  animation: ${comesIn} var(--motion-normal) var(--motion-ease);
  --over-card-edge: 8px;
  :root[data-density='tv'] & {
    /* Old sets cut off what lies further out. */
    --over-card-edge: 60px;
  }

  &:popover-open {
    display: block;
  }
  /* The card's own ring lies under it. */
  :focus-visible ~ & {
    ${focusRing}
  }
`;

/** The whole of it leads where the card leads; the card's own link says so to whoever does not see it. */
const Open = styled(UiLink)`
  ${fill}
  z-index: 1;
`;

/** What stands over a card that somebody rests on. It lies in the browser's top layer, over what would cut it off; whoever shows it decides when. */
export function OverCard({
  card,
  href,
  label,
  describedBy,
  className,
  children,
}: {
  readonly card: HTMLElement;
  readonly href: string;
  readonly label: string;
  /** The id of the words that only this box shows: the card's link is told with them. */
  readonly describedBy: string;
  readonly className?: string;
  readonly children: ReactNode;
}) {
  const box = useRef<HTMLDivElement>(null);
  useOverCard(box, card);
  useDescribedBy(describedBy, card);
  return (
    <Box
      ref={box}
      className={className}
      popover="manual"
      role="group"
      aria-label={label}
      data-over-card={card.querySelector<HTMLElement>('[data-focus-key]')?.dataset['focusKey']}
    >
      <Open href={href} tabIndex={-1} aria-hidden />
      {children}
    </Box>
  );
}
