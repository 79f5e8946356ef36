import type { ReactNode } from 'react';
import styled from 'styled-components';

const Bar = styled.div`
  position: sticky;
  z-index: 20;
  top: 0;
  flex: none;
  display: flex;
  align-items: center;
  height: var(--header-height);
  padding: 24px var(--screen-margin) 0;
  color: var(--color-text-strong);
  pointer-events: none;

  [data-part='logo'] img {
    height: 48px;
    width: auto;
    max-width: 280px;
    object-fit: contain;
  }
  time {
    margin-left: auto;
    font-family: var(--font-display);
    font-size: var(--type-3);
    font-weight: var(--weight-display);
    font-variant-numeric: tabular-nums lining-nums;
    line-height: 1;
    text-shadow: 0 0 24px var(--color-surface-0);
  }
`;

/** Above a television's page: whose site it is, and what time. Nothing here can be pressed. */
export function TelevisionHead({ logo, time }: { readonly logo?: ReactNode; readonly time: string }) {
  return (
    <Bar>
      {logo && <span data-part="logo">{logo}</span>}
      <time>{time}</time>
    </Bar>
  );
}
