import styled from 'styled-components';

/** A name over a line that is drawn under the one that is chosen: a tab, or the section of a page that is read. */
export const TabFace = styled.button`
  flex: none;
  position: relative;
  min-height: var(--touch-target);
  color: var(--color-text-muted);
  font-size: var(--type-1);
  font-weight: var(--weight-bold);
  white-space: nowrap;
  outline-offset: calc(-1 * var(--focus-width)) !important;

  &:hover,
  &[aria-selected='true'],
  &[aria-current] {
    color: var(--color-text-strong);
  }
  &::after {
    content: '';
    position: absolute;
    left: 0;
    right: 0;
    bottom: -1px;
    height: 3px;
    background: var(--color-accent);
    transform: scaleX(0);
    transition: transform var(--motion-normal) var(--motion-ease);
  }
  &[aria-selected='true']::after,
  &[aria-current]::after {
    transform: none;
  }
`;
