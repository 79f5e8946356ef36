import type { AreaLook } from '../../look.ts';

export default {
  cardChip: `
    &[data-chip='leaving'] {
      background: var(--color-text-strong);
      color: var(--color-surface-0);
    }
  `,
  personSkeletonInRow: `
    &[data-kind='person'] {
      display: flex;
      align-items: center;
      gap: 12px;
    }
    &[data-kind='person'] > [data-part='picture'] {
      flex: none;
      width: 60px;
    }
    &[data-kind='person'] > [data-part='caption'] {
      width: 130px;
      padding: 0;
    }
  `,
  personInRow: `
    display: grid;
    grid-template-columns: 60px auto;
    column-gap: 12px;
    align-content: center;
    min-height: 60px;
    text-align: start;
    --initials-size: var(--type-1);
    & [data-part='photo'] {
      grid-row: 1 / span 2;
      width: 60px;
      margin: 0;
    }
    & > b,
    & > small {
      max-width: 190px;
    }
    & > b {
      align-self: end;
    }
    & > b:last-child {
      grid-row: 1 / span 2;
      align-self: center;
    }
  `,
} satisfies AreaLook<'cards'>;
