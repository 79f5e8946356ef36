import type { AreaLook } from '../../look.ts';
import { packetsAsLedger } from '../../packets-as-ledger.ts';

export default {
  ...packetsAsLedger,
  comparisonGround: `
    --ground: var(--color-surface-1);
    --label-ground: var(--color-surface-1);
    --marked-ground: var(--color-surface-2);
    --top-shape: var(--radius-card) var(--radius-card) 0 0;
    --bottom-shape: 0 0 var(--radius-card) var(--radius-card);
  `,
  packetCard: `
    --side: var(--space-4);
    border: 0;
  `,
} satisfies AreaLook<'packets'>;
