import type { AreaLook } from '../../look.ts';

export default {
  cardChip: `
    padding: 2px 7px;
    &[data-chip='leaving'] {
      background: var(--color-text-strong);
      color: var(--color-surface-0);
    }
  `,
  cardTarget: `
    @media (hover: hover) {
      &:active {
        opacity: 0.92;
      }
    }
  `,
  cardSkeleton: `
    &[data-kind='channel'] {
      display: flex;
      align-items: center;
      gap: 14px;
      height: var(--ledger-line, 61px);
      padding: 0 14px 0 12px;
    }
    &[data-kind='channel'] > [data-part='picture'] {
      flex: none;
      width: 42px;
    }
    &[data-kind='channel'] > [data-part='picture'] > span {
      aspect-ratio: 1;
      border-radius: var(--tile-shape);
    }
    &[data-kind='channel'] > [data-part='caption'] {
      display: block;
      flex: 1;
      padding: 0;
    }
  `,
  /** A line of a list that lies in the page: only when it ends stands at the right. */
  /** Progress on a sheet instead of on a picture. */
  channelFace: `
    /* What a line is higher than its words stands above and below them. */
    --ledger-rest: calc((var(--ledger-height, var(--ledger-line, 59px)) - 59px) / 2);
    min-height: var(--ledger-height, var(--ledger-line, 59px));
    padding: calc(8px + var(--ledger-rest) * 0.8) 14px 11px 12px;
    border-radius: inherit;
    --tile-size: 40px;
    & [data-part='picture'] {
      display: none;
    }
    & [data-part='words'] {
      position: static;
      gap: 14px;
      padding-right: 48px;
      color: var(--color-text-strong);
    }
    & [data-part='meta'] {
      color: var(--color-text-muted);
    }
    & [data-part='time'] {
      position: absolute;
      top: calc(9px + var(--ledger-rest) * 0.8);
      right: 14px;
    }
    & [data-part='time']::before,
    & [data-part='time'] > :not(:last-child) {
      display: none;
    }
    & [data-part='progress'] {
      left: 66px;
      right: 14px;
      bottom: calc(6px + var(--ledger-rest) * 0.6);
      clip-path: none;
      --live-on-art-from: var(--live-from);
      --live-on-art-to: var(--live-to);
    }
    & [data-on-art]::before {
      background: var(--color-text-strong);
      opacity: 0.2;
    }
  `,
  historyProgress: `
    border-radius: 0 0 var(--radius-picture) var(--radius-picture);
  `,
} satisfies AreaLook<'cards'>;
