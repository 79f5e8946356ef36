import type { AreaLook } from '../../look.ts';

export default {
  statePage: `
    /* The brand of accounts says it on a sheet, the one inside another app in a group of its list. */
    &[data-compact] {
      --ground: var(--color-surface-1);
      background: var(--ground);
      border: 1px solid var(--color-line);
    }
  `,
} satisfies AreaLook<'states'>;
