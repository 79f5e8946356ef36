import type { AreaLook } from '../../look.ts';

export default {
  paymentSummary: `
    background: var(--color-surface-0);
  `,
} satisfies AreaLook<'payment'>;
