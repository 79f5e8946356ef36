import type { AreaLook } from '../../look.ts';
import { packetsAsLedger } from '../../packets-as-ledger.ts';

export default {
  ...packetsAsLedger,
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
  packetFeatures: `
    margin-left: calc(-1 * var(--side));
    margin-right: calc(-1 * var(--side));
    padding: 0;
    border-bottom: 1px solid var(--color-line);
    & > li {
      padding: 12px var(--side);
    }
    & > li + li {
      border-top: 1px solid var(--color-line);
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
  subscriptionCard: `
    & > dl {
      margin: 0 calc(-1 * var(--side));
      padding: var(--space-3) var(--side);
      border: solid var(--color-line);
      border-width: 1px 0;
    }
    /* The last line of the sheet ends with it. */
    & > dl:last-child {
      margin-bottom: calc(-1 * var(--space-5));
      border-bottom-width: 0;
    }
  `,
} satisfies AreaLook<'packets'>;
