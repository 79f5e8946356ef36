import type { AreaLook } from '../../look.ts';

export default {
  paymentSummary: `
    padding: var(--space-2) var(--space-3);
    border: 0;
  `,
  stateTile: `
    width: 56px;
    height: 56px;
    --icon-size: 28px;
  `,
} satisfies AreaLook<'payment'>;
