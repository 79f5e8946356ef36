import type { AreaLook } from './look.ts';

/** Packets as lines of one sheet, and the head of a packet as a framed part of its page. */
export const packetsAsLedger = {
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
  packetArt: `
    display: none;
  `,
} satisfies AreaLook<'packets'>;
