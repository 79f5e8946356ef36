import styled, { keyframes } from 'styled-components';

const shimmer = keyframes`
  from { transform: translateX(-100%); }
  to { transform: translateX(100%); }
`;

/**
 * The shape of what is still coming, in the place where it will stand. `shape` follows the thing it stands for; the light
 * runs over it only where motion is welcome. Hidden from screen readers: who waits says so once, not per block.
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
  @media (prefers-reduced-motion: no-preference) {
    &::after {
      content: '';
      position: absolute;
      top: 0;
      right: 0;
      bottom: 0;
      left: 0;
      background: linear-gradient(90deg, transparent, var(--color-surface-3), transparent);
      opacity: 0.5;
      animation: ${shimmer} 1.6s ease-in-out infinite;
    }
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
