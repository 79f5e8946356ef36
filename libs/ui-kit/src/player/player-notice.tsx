import styled, { keyframes } from 'styled-components';
import { slot } from '../looks/slot.ts';

const come = keyframes`
  from { opacity: 0; transform: translate(-50%, -6px); }
`;

const Place = styled.div`
  position: absolute;
  z-index: 2;
  left: 50%;
  /* Below the two lines of title that the controls of a low picture begin with. */
  top: max(16%, 54px);
  width: max-content;
  max-width: calc(100% - 24px);
  transform: translateX(-50%);
  pointer-events: none;
`;

const Bubble = styled.p`
  padding: 8px 18px;
  border-radius: var(--radius-m);
  background: var(--color-art-scrim);
  color: var(--color-text-on-art);
  font-size: var(--type-1);
  font-weight: var(--weight-bold);
  font-variant-numeric: tabular-nums lining-nums;
  text-align: center;
  text-wrap: balance;

  @media (max-width: 767px) {
    padding: 6px 14px;
    font-size: var(--type-0);
  }

  @media (prefers-reduced-motion: no-preference) {
    animation: ${come} var(--motion-fast) var(--motion-ease);
  }

  ${slot('player', 'notice')}
`;

/** A word over the picture about what a key or a gesture has just done; screen readers hear it too. */
export function PlayerNotice({ text }: { readonly text: string | null }) {
  return (
    <Place role="status" aria-live="polite">
      {text && <Bubble>{text}</Bubble>}
    </Place>
  );
}
