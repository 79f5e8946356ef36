import type { AreaLook } from '../../look.ts';

export default {
  comparisonGround: `
    --ground: var(--color-surface-1);
    --label-ground: var(--color-surface-1);
    --marked-ground: var(--color-surface-2);
    --top-shape: var(--radius-card) var(--radius-card) 0 0;
    --bottom-shape: 0 0 var(--radius-card) var(--radius-card);
  `,
  comparisonTable: `
    /* Where the names have the ground of the sheet, they have its corners. */
    & > thead > tr:first-child > :first-child {
      border-radius: var(--radius-card) 0 0 0;
    }
    & > tbody > tr:last-child > :first-child {
      border-radius: 0 0 0 var(--radius-card);
    }
  `,
  packetHead: `
    --art-side: 0px;
    min-height: 0;
    padding: var(--space-6);
    border: 1px solid var(--color-line);
    border-radius: var(--radius-card);
    background: var(--color-surface-1);
    @media (min-width: 821px) {
      &[data-art] {
        grid-template-columns: minmax(0, 1fr) minmax(0, 0.85fr);
        gap: var(--space-6);
      }
      & > [data-part='art'] {
        position: relative;
        grid-column: 2;
        grid-row: 1;
        width: auto;
        height: 100%;
        min-height: 18rem;
        border-radius: var(--radius-picture);
        mask-image: none;
      }
      & > [data-part='words'] {
        grid-column: 1;
        grid-row: 1;
      }
    }
    @media (max-width: 820px) {
      padding: var(--space-4);
      & > [data-part='art'] {
        border-radius: var(--radius-picture);
        mask-image: none;
      }
    }
  `,
  packetTitle: `
    &[data-art] {
      padding-top: 0;
    }
  `,
  packetList: `
    /* The brand that keeps books, and the one inside another app, have lines of one sheet. */
    grid-template-columns: minmax(0, 1fr);
    gap: 0;
    border: 1px solid var(--color-line);
    border-radius: var(--radius-card);
    background: var(--color-surface-1);
    & > li + li {
      border-top: 1px solid var(--color-line);
    }
  `,
  packetListCard: `
    border: 0;
    background: none;
    &[data-tone='owned'] {
      box-shadow: inset 3px 0 var(--color-good);
    }
    @container (min-width: 620px) {
      grid-template-columns: minmax(0, 1fr) 14rem 11rem;
      & > [data-part='price'] {
        grid-column: 2;
      }
      & > [data-part='action'] {
        grid-row: auto;
        grid-column: 3;
        justify-self: end;
      }
    }
  `,
  packetCard: `
    padding: var(--space-4);
    border: 0;
  `,
  packetArt: `
    display: none;
  `,
} satisfies AreaLook<'packets'>;
