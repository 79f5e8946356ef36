import type { ReactNode } from 'react';
import styled from 'styled-components';
import { useHeaderScroll } from '../frame/header-scroll.ts';

/** What moves up behind logo and clock is not read with them. It lies under the stage, which has a ground of its own. */
const Shade = styled.div`
  position: fixed;
  z-index: 9;
  inset: 0 0 auto;
  height: var(--scroll-room);
  background: linear-gradient(var(--color-surface-0) 72%, transparent);
  opacity: 0;
  transition: opacity var(--motion-normal) linear;
  pointer-events: none;

  &[data-shown] {
    opacity: 1;
  }
`;

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
  const { shaded } = useHeaderScroll();
  return (
    <>
      <Shade data-part="shade" data-shown={shaded || undefined} />
      <Bar>
        {logo && <span data-part="logo">{logo}</span>}
        <time>{time}</time>
      </Bar>
    </>
  );
}
