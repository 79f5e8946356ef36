import type { AreaLook } from '../../look.ts';

export default {
  choice: `
    border-radius: 30px 8px;
    padding: var(--space-3) var(--space-5);
    min-height: 68px;
  `,
} satisfies AreaLook<'sign-in'>;
