import type { MouseEventHandler, ReactNode } from 'react';
import styled from 'styled-components';
import { UiLink } from '../theme/ui-context.tsx';

/** The pill of chips, date tabs and small choices. */
export const ChipFace = styled.span`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  flex: none;
  gap: 6px;
  min-height: 36px;
  padding: 0 16px;
  border-radius: var(--chip-shape);
  color: var(--color-text-normal);
  font-size: var(--type-0);
  font-weight: var(--weight-bold);
  white-space: nowrap;
  position: relative;
  transition:
    color var(--motion-fast) linear,
    background-color var(--motion-fast) linear;

  &::after {
    content: '';
    position: absolute;
    left: 0;
    right: 0;
    top: 50%;
    height: max(100%, var(--touch-target));
    transform: translateY(-50%);
  }
  &[data-filled] {
    background: var(--color-surface-2);
  }
  &:hover {
    color: var(--color-text-strong);
    background: var(--color-surface-2);
  }
  &[aria-pressed='true'],
  &[aria-selected='true'],
  &[aria-current] {
    color: var(--color-text-on-selected);
    background: linear-gradient(90deg, var(--color-selected-from), var(--color-selected-to));
  }
  @media (forced-colors: active) {
    border: 1px solid ButtonText;
    &[aria-pressed='true'],
    &[aria-selected='true'],
    &[aria-current] {
      background: Highlight;
      color: HighlightText;
      /* Or the system paints its own ground behind each word. */
      forced-color-adjust: none;
    }
  }
`;

/** A small choice: with an address it is a link to the same list, filtered; without, a switch. */
export function Chip({
  selected = false,
  filled = false,
  href,
  onClick,
  focusKey,
  children,
}: {
  readonly selected?: boolean;
  /** Has a ground of its own where it is not chosen; for chips that stand alone. */
  readonly filled?: boolean;
  readonly href?: string | undefined;
  readonly onClick?: MouseEventHandler<HTMLElement> | undefined;
  readonly focusKey?: string | undefined;
  readonly children: ReactNode;
}) {
  const look = { 'data-filled': filled || undefined, 'data-focus-key': focusKey, onClick };
  if (href !== undefined) {
    return (
      <ChipFace as={UiLink} href={href} aria-current={selected ? 'true' : undefined} {...look}>
        {children}
      </ChipFace>
    );
  }
  return (
    <ChipFace as="button" type="button" aria-pressed={selected} {...look}>
      {children}
    </ChipFace>
  );
}
