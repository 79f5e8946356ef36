import type { AreaLook } from '../../look.ts';

export default {
  paymentSummary: `
    border: 0;
    border-radius: var(--radius-card);
  `,
} satisfies AreaLook<'payment'>;
