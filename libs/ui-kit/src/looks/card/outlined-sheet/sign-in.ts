import type { AreaLook } from '../../look.ts';

export default {
  choice: `
    background: var(--color-surface-1);
  `,
} satisfies AreaLook<'sign-in'>;
