import type { AreaLook } from '../../look.ts';

export default {
  statePage: `
    /* The brand of accounts says it on a sheet, the one inside another app in a group of its list. */
    &:not([data-full]) {
      --ground: var(--color-surface-1);
      background: var(--ground);
      min-height: 0;
      margin: 12px var(--page-margin);
      padding: var(--space-6) var(--space-5);
      border-radius: var(--radius-l);
    }
  `,
} satisfies AreaLook<'states'>;
