import type { AreaLook } from '../../look.ts';

export default {
  bottomNavEntry: `
    font-family: var(--font-display);
    word-spacing: var(--display-word-spacing);
    font-size: min(0.9375rem, 4.2vw);
    font-weight: var(--weight-display);
    line-height: 1;
    text-transform: uppercase;
    /* The brand's own block; the two classes are heavier than the colour of other icons. */
    &[aria-current],
    &[aria-current] svg {
      background: var(--color-accent);
      color: var(--color-text-on-accent);
    }
    @media (max-width: 340px) {
      font-size: 0.8125rem;
    }
  `,
  footer: `
    border-top: 8px solid var(--color-accent);
  `,
  header: `
    background: var(--color-surface-0);
    border-bottom: 1px solid var(--color-line);
    &::before {
      content: none;
    }
  `,
  mainNavEntry: `
    font-family: var(--font-display);
    word-spacing: var(--display-word-spacing);
    font-size: var(--type-2);
    font-weight: var(--weight-display);
    text-transform: uppercase;
    border-radius: 0;
    &::after {
      right: 0;
      bottom: 0;
      width: auto;
      border-radius: 0;
      height: 6px;
    }
  `,
} satisfies AreaLook<'frame'>;
