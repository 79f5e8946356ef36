import type { AreaLook } from '../../look.ts';

export default {
  choice: `
    min-height: 52px;
    padding: var(--space-2) var(--space-3);
    border-color: transparent;
    background: var(--color-surface-2);
    &:hover:not(:disabled) {
      background: var(--color-surface-3);
    }
  `,
} satisfies AreaLook<'sign-in'>;
