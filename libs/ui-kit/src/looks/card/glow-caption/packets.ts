import type { AreaLook } from '../../look.ts';

export default {
  comparisonGround: `
    --ground: var(--color-surface-1);
    --apart: 12px;
  `,
  packetHead: `
    --art-side: 0px;
    & > [data-part='art'] {
      border-radius: var(--radius-l);
    }
  `,
  packetTitle: `
    & > :first-child {
      font-size: var(--type-3);
    }
  `,
  packetCard: `
    &[data-recommended] {
      border: 2px solid transparent;
      background:
        linear-gradient(var(--color-surface-1), var(--color-surface-1)) padding-box,
        var(--button-primary) border-box;
      box-shadow: var(--shadow-2);
    }
  `,
} satisfies AreaLook<'packets'>;
