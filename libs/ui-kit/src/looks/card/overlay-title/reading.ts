import type { AreaLook } from '../../look.ts';

export default {
  newsList: `
    @media (min-width: 900px) {
      & > li:first-child [data-part='title'] {
        line-height: 1;
      }
    }
  `,
  newsWords: `
    /* Pictures almost touch each other; words must not. */
    padding: var(--space-3) var(--space-4) var(--space-3) 0;
  `,
  newsTitle: `
    line-height: 1.05;
  `,
  steps: `
    & > li::before {
      background: var(--color-accent);
      color: var(--color-text-on-accent);
    }
  `,
  choiceTile: `
    border-width: 3px;
  `,
  tile: `
    border: 0;
    border-left: 6px solid var(--color-accent);
  `,
} satisfies AreaLook<'reading'>;
