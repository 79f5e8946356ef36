import type { AreaLook } from '../../look.ts';
import { ratio } from '../../../theme/css.ts';

export default {
  cardPanel: `
    border-radius: 40px 12px 40px 12px;
  `,
  /** Leaf green is for good news: a premiere is, a farewell is not. */
  cardChip: `
    margin-left: -4px;
    padding: 2px 6px;
    border-radius: 10px 4px 10px 4px;
    background: var(--color-good);
    color: var(--color-text-on-good);
    &[data-chip='leaving'] {
      background: var(--color-art-button);
      color: var(--color-text-on-art-button);
    }
  `,
  cardTarget: `
    @media (hover: hover) {
      &:hover {
        transform: translateY(-4px);
      }
    }
  `,
  cardSkeleton: `
    &[data-kind='channel'] > [data-part='picture'] > span {
      ${ratio(5, 2)}
    }
  `,
  /** A framed picture at the left; mark and name, title, progress, time at the right. */
  /** Progress on a sheet instead of on a picture. */
  channelFace: `
    display: grid;
    grid-template-columns: minmax(84px, 36%) auto minmax(0, 1fr);
    grid-template-rows: 1fr auto auto auto auto 1fr;
    column-gap: 10px;
    align-items: center;
    --tile-size: 24px;
    @media (min-width: 1100px) {
      padding-right: 10px;
    }
    & [data-part='picture'] {
      grid-area: 1 / 1 / -1 / 2;
      margin-right: 4px;
    }
    & [data-ratio='wide'] {
      aspect-ratio: 1;
    }
    & [data-part='scrim'] {
      display: none;
    }
    & [data-part='words'],
    & [data-part='lines'],
    & [data-part='meta'] {
      display: contents;
    }
    & [data-part='mark'] {
      grid-area: 2 / 2;
    }
    & [data-part='name'] {
      grid-area: 2 / 3;
      overflow: hidden;
      white-space: nowrap;
      text-overflow: ellipsis;
      color: var(--color-text-muted);
      font-size: var(--type-0);
    }
    & [data-part='programme'] {
      grid-area: 3 / 2 / 4 / 4;
      display: -webkit-box;
      -webkit-box-orient: vertical;
      -webkit-line-clamp: 2;
      min-height: 2.7em;
      margin-top: 4px;
      white-space: normal;
      color: var(--color-text-strong);
    }
    & [data-part='progress'] {
      position: static;
      clip-path: none;
      grid-area: 4 / 2 / 5 / 4;
      margin: 4px 0;
      --progress-height: 6px;
      --progress-shape: var(--radius-pill);
      --live-on-art-from: var(--live-from);
      --live-on-art-to: var(--live-to);
    }
    & [data-part='time'] {
      grid-area: 5 / 2 / 6 / 4;
      color: var(--color-text-muted);
    }
    & [data-part='time']::before {
      display: none;
    }
  `,
  /** On a mat: the words and the progress share the caption. */
  historyTarget: `
    & > [data-part='picture'] {
      position: static;
    }
    & > :last-child {
      display: grid;
      grid-template-columns: minmax(0, 1fr) auto;
      align-items: baseline;
      gap: 12px;
      padding: 10px 10px 26px;
    }
    & > [data-part='picture'] > [role='progressbar'] {
      --color-progress-on-art-from: var(--color-progress-from);
      --color-progress-on-art-to: var(--color-progress-to);
      left: 18px;
      right: 18px;
      bottom: 18px;
    }
    & > [data-part='picture'] > [role='progressbar']::before {
      background: var(--color-text-strong);
      opacity: 0.24;
    }
    & > [data-part='picture'] > [data-part='play'] {
      bottom: 60px;
    }
  `,
  personFace: `
    & [data-part='photo'] {
      border-radius: var(--radius-card);
    }
  `,
} satisfies AreaLook<'cards'>;
