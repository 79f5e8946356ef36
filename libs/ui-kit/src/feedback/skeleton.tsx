import styled, { keyframes } from 'styled-components';

const breathe = keyframes`
  to { opacity: 0.55; }
`;

/**
 * Around the blocks of one thing that is still coming: they breathe together, as one layer of the page, and only where motion is
 * welcome.
 */
export const SkeletonGroup = styled.div`
  @media (prefers-reduced-motion: no-preference) {
    animation: ${breathe} 1.1s ease-in-out infinite alternate;
  }
`;

/**
 * The shape of what is still coming, in the place where it will stand. `shape` follows the thing it stands for. Hidden from screen
 * readers: who waits says so once, not per block.
 */
const Block = styled.span`
  display: block;
  position: relative;
  overflow: hidden;
  width: 100%;
  background: var(--color-surface-2);
  border-radius: var(--radius-s);

  &[data-shape='line'] {
    height: 0.9em;
    margin: 0.28em 0;
  }
  &[data-shape='card'] {
    border-radius: var(--radius-card);
  }
  &[data-shape='picture'] {
    border-radius: var(--radius-picture);
  }
  &[data-shape='round'] {
    border-radius: 50%;
  }
  &[data-shape='button'] {
    height: var(--button-height);
    border-radius: var(--radius-button);
  }
`;

export function Skeleton({
  shape = 'block',
  className,
}: {
  readonly shape?: 'block' | 'line' | 'card' | 'picture' | 'round' | 'button';
  readonly className?: string | undefined;
}) {
  return <Block data-shape={shape} className={className} aria-hidden />;
}
