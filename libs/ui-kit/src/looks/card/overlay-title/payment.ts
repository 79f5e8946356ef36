import type { AreaLook } from '../../look.ts';

export default {
  bankCard: `
    border-width: 3px;
  `,
  paymentSummary: `
    border: 0;
    border-left: 8px solid var(--color-accent);
    border-radius: 0;
    & > b {
      font-size: var(--type-4);
      line-height: 0.9;
    }
  `,
  stateTile: `
    width: 88px;
    height: 88px;
    --icon-size: 48px;
  `,
} satisfies AreaLook<'payment'>;
