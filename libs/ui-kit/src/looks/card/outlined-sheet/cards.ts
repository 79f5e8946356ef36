import type { AreaLook } from '../../look.ts';
import { fill } from '../../../theme/css.ts';

export default {
  cardPanel: `
    border-color: var(--color-accent);
  `,
  cardChip: `
    border: 1px solid var(--color-line);
    background: var(--color-surface-1);
    color: var(--color-accent-text);
    &[data-chip='leaving'] {
      color: var(--color-warning);
    }
  `,
  cardTarget: `
    @media (hover: hover) {
      &:hover {
        border-color: var(--color-accent);
      }
    }
  `,
  cardPicture: `
    border-bottom-left-radius: 0;
    border-bottom-right-radius: 0;
    @media (forced-colors: none) {
      & > [data-ratio]::after {
        content: '';
        ${fill}
        background: var(--color-accent);
        opacity: 0.16;
        mix-blend-mode: color;
        pointer-events: none;
      }
    }
  `,
  cardSkeleton: `
    &[data-kind='channel'] {
      display: flex;
      align-items: center;
      gap: 14px;
      height: var(--ledger-line, 61px);
    }
    &[data-kind='channel'] > [data-part='picture'] {
      flex: none;
      width: 42px;
    }
    &[data-kind='channel'] > [data-part='picture'] > span {
      aspect-ratio: 1;
      border-radius: var(--tile-shape);
    }
    &[data-kind='history'] > [data-part='picture'],
    &[data-kind='episode'] > [data-part='picture'] {
      flex: none;
      width: 124px;
    }
    &[data-kind='channel'] > [data-part='caption'],
    &[data-kind='history'] > [data-part='caption'],
    &[data-kind='episode'] > [data-part='caption'] {
      display: block;
      flex: 1;
      padding: 0;
    }
  `,
  historySkeletonInRow: `
    &[data-kind='history'],
    &[data-kind='episode'] {
      display: flex;
      align-items: center;
      gap: 14px;
      height: var(--ledger-line, 61px);
    }
  `,
  /** A line of a ledger: tile and words at the left, the times over the progress at the right. On a phone the progress lies under the words. */
  /** Progress on a sheet instead of on a picture. */
  channelFace: `
    min-height: var(--ledger-line, 61px);
    padding: 9px 0;
    border-radius: inherit;
    --tile-size: 42px;
    & [data-part='picture'] {
      display: none;
    }
    & [data-part='words'] {
      position: static;
      gap: 16px;
      padding-right: 170px;
      color: var(--color-text-strong);
    }
    & [data-part='meta'] {
      color: var(--color-text-muted);
    }
    & [data-part='time'] {
      position: absolute;
      top: 10px;
      right: 0;
      display: flex;
      justify-content: space-between;
      width: 150px;
    }
    & [data-part='time']::before,
    & [data-part='time'] > i {
      display: none;
    }
    & [data-part='progress'] {
      left: auto;
      right: 0;
      bottom: 20px;
      width: 150px;
      clip-path: none;
      --progress-height: 4px;
      --live-on-art-from: var(--live-from);
      --live-on-art-to: var(--live-to);
    }
    @media (max-width: 767px) {
      & [data-part='words'] {
        gap: 12px;
        padding-right: 0;
      }
      & [data-part='time'] {
        position: static;
        display: inline;
      }
      & [data-part='time']::before,
      & [data-part='time'] > i {
        display: inline;
      }
      & [data-part='progress'] {
        left: 54px;
        bottom: 8px;
        width: auto;
        --progress-height: 3px;
      }
    }
    & [data-on-art]::before {
      background: var(--color-text-strong);
      opacity: 0.2;
    }
  `,
  historyProgress: `
    border-radius: 0;
  `,
  /** An episode as a line of a ledger: picture, name and what is known of it, its length in a column of its own. */
  episodeTarget: `
    display: flex;
    align-items: center;
    gap: 16px;
    min-height: var(--ledger-line, 93px);
    padding: 11px 0;
    & > [data-part='picture'] {
      flex: none;
      width: 124px;
      border-radius: var(--radius-picture);
      overflow: hidden;
    }
    & > :last-child {
      flex: 1;
      min-width: 0;
      padding: 0;
    }
  `,
  historyRemove: `
    /* Beside the sign of the line that plays. */
    position: absolute;
    top: 22px;
    right: 48px;
  `,
  /**
   * Something begun as a line of a ledger: picture, words over the progress, what is left in a column, and the button. The parts of the
   * card find their places against the whole line, so the picture is no ground for them here.
   */
  historyTarget: `
    display: flex;
    align-items: center;
    gap: 16px;
    min-height: var(--ledger-line, 93px);
    padding: 11px 0;
    & > [data-part='picture'] {
      position: static;
      flex: none;
      width: 124px;
      border-radius: var(--radius-picture);
    }
    & > :last-child {
      flex: 1;
      display: grid;
      grid-template-columns: minmax(0, 1fr);
      min-width: 0;
      padding: 0 56px 12px 0;
      @media (min-width: 768px) {
        grid-template-columns: minmax(0, 1fr) auto;
        gap: 16px;
        align-items: baseline;
      }
    }
    & [role='progressbar'] {
      --color-progress-on-art-from: var(--color-progress-from);
      --color-progress-on-art-to: var(--color-progress-to);
      left: 140px;
      right: 56px;
      bottom: 24px;
      @media (min-width: 768px) {
        right: auto;
        width: calc(50% - 140px);
      }
    }
    & [role='progressbar']::before {
      background: var(--color-text-strong);
      opacity: 0.2;
    }
    & [data-part='play'] {
      left: auto;
      opacity: 1;
    }
    & [data-part='play'] > span {
      width: 40px;
      height: 40px;
      border: 1px solid var(--color-outline);
      border-radius: var(--radius-button);
      background: none;
      color: var(--color-accent-text);
      --icon-size: 18px;
    }
  `,
} satisfies AreaLook<'cards'>;
