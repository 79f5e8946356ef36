import type { AreaLook } from '../../look.ts';

export default {
  codeCell: `
    border-width: 1px;
    font-size: max(24px, var(--type-3));
  `,
  pinKey: `
    &:not([data-bare]) {
      border: 1px solid var(--color-outline);
      background: var(--color-surface-1);
    }
  `,
} satisfies AreaLook<'forms'>;
