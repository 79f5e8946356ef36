import type { AreaLook } from '../../look.ts';

export default {
  benefits: `
    border: 0;
    border-radius: var(--radius-card);
    padding: 4px;
  `,
  comparisonGround: `
    --ground: var(--color-surface-1);
    --marked-ground: var(--color-surface-2);
    --edge: 3px;
    --apart: 8px;
    --top-shape: 34px 12px 0 0;
    --bottom-shape: 0 0 34px 12px;
  `,
  comparisonTable: `
    & > thead > tr > [data-tone] {
      --button-secondary: var(--color-surface-3);
    }
  `,
  packetHead: `
    --art-side: 0px;
    & > [data-part='art'] {
      border-radius: var(--radius-card);
    }
    @media (max-width: 820px) {
      & > [data-part='art'] {
        border-radius: var(--radius-picture);
        mask-image: none;
      }
    }
  `,
  packetCard: `
    border: 0;
    border-radius: var(--radius-card);
    &[data-owned] {
      box-shadow: inset 0 0 0 3px var(--color-good);
    }
    &[data-recommended] {
      background: var(--color-surface-2);
      box-shadow: inset 0 0 0 3px var(--color-accent);
    }
  `,
} satisfies AreaLook<'packets'>;
