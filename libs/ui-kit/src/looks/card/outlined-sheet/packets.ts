import type { AreaLook } from '../../look.ts';

export default {
  channelTiles: `
    & > li > * {
      border: 1px solid var(--color-line);
    }
  `,
  comparisonGround: `
    --ground: var(--color-surface-1);
    --label-ground: var(--color-surface-1);
    --marked-ground: var(--color-surface-0);
    --sheet: 1px;
    --top-shape: 0;
    --bottom-shape: 0 0 var(--radius-card) var(--radius-card);
  `,
  comparisonReasons: `
    & > p {
      border-radius: var(--radius-card) var(--radius-card) 0 0;
    }
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
  packetFeatures: `
    margin-left: calc(-1 * var(--space-6));
    margin-right: calc(-1 * var(--space-6));
    padding: 0;
    border-bottom: 1px solid var(--color-line);
    & > li {
      padding: 12px var(--space-6);
    }
    & > li + li {
      border-top: 1px solid var(--color-line);
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
  packetGrid: `
    @media (min-width: 901px) {
      column-gap: 0;
    }
  `,
  packetCard: `
    border-radius: var(--radius-card);
    &[data-recommended] {
      background: var(--color-surface-0);
      border-color: transparent;
      box-shadow: 0 0 0 2px var(--color-accent);
      border-radius: 0 0 var(--radius-card) var(--radius-card);
      z-index: 1;
    }
    @media (max-width: 900px) {
      &[data-recommended] {
        margin-top: 40px;
      }
    }
    @media (min-width: 901px) {
      &:not([data-recommended]) {
        margin-left: -1px;
        border-radius: 0;
      }
      &:not([data-recommended]):first-child {
        margin-left: 0;
        border-radius: var(--radius-card) 0 0 var(--radius-card);
      }
      &:not([data-recommended]):last-child {
        border-radius: 0 var(--radius-card) var(--radius-card) 0;
      }
      &:only-child {
        border-radius: var(--radius-card);
      }
    }
  `,
  packetReason: `
    left: -2px;
    right: -2px;
    max-width: none;
    padding: 6px 12px;
    border-radius: var(--radius-card) var(--radius-card) 0 0;
    text-align: center;
    transform: translateY(-100%);
  `,
  packetArt: `
    display: none;
  `,
  subscriptionCard: `
    & > dl {
      margin: 0 calc(-1 * var(--side));
      padding: var(--space-3) var(--side);
      border: solid var(--color-line);
      border-width: 1px 0;
    }
  `,
} satisfies AreaLook<'packets'>;
