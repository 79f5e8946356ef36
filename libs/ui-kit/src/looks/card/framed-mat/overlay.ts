import type { AreaLook } from '../../look.ts';

export default {
  dialogHead: `
    /* The large corner is the title's: it begins where the corner has ended. */
    &:not([data-back]) {
      padding-left: var(--space-7);
    }
    & > h2 {
      font-size: var(--type-3);
    }
    & > [data-part='pinned'] {
      padding-right: calc(var(--space-7) - var(--space-4));
    }
    &[data-back] > [data-part='pinned'] {
      padding-left: calc(var(--space-7) - var(--space-4));
    }
    @media (max-width: 480px) {
      &[data-look]:not([data-back]) {
        padding-left: var(--space-5);
      }
      &[data-look] > [data-part='pinned'] {
        padding-right: calc(var(--space-5) - var(--space-4));
      }
      &[data-back] > [data-part='pinned'] {
        padding-left: calc(var(--space-5) - var(--space-4));
      }
    }
  `,
  dialogBody: `
    padding-inline: var(--space-7);
    @media (max-width: 480px) {
      padding-inline: var(--space-5);
    }
  `,
} satisfies AreaLook<'overlay'>;
