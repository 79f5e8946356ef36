import { roomForMarks } from '../../../theme/css.ts';
import type { AreaLook } from '../../look.ts';

export default {
  channelZoom: `
    box-shadow: 0 24px 90px -20px var(--color-accent);
  `,
  channelRelatedCards: `
    & [data-cards='channel'] {
      --cards: 6;
      @media (min-width: 1920px) {
        --cards: 8;
      }
    }
  `,
  channelSheet: `
    & a {
      border-radius: var(--radius-pill);
    }
  `,
  channelStripChoice: `
    /* The chosen one is lit, as on the stage. */
    &[aria-pressed='true'] {
      background: none;
    }
    &[aria-pressed='true'] > :first-child {
      box-shadow:
        0 0 0 3px var(--color-surface-0),
        0 0 0 6px var(--color-accent-from),
        0 0 26px var(--color-accent);
    }
  `,
  guideDetails: `
    & > :first-child {
      border-radius: 36px;
      box-shadow: 0 8px 60px -16px var(--color-accent);
    }
    & h2 {
      letter-spacing: -0.04em;
      ${roomForMarks}
    }
  `,
  /** Pills with light in them and air around: what is gone of the present is lit. */
  guideGrid: `
    --cell-beside: 8px;
    --cell-gap: 5px var(--cell-beside) 5px 0;
    --cell-shape: 28px;
    --cell-edge: 0;
    --cell-top: 7px;
    --guide-words: 20px;
    --guide-seam: 5px;
    background: var(--color-surface-0);
    & [data-part='cell'],
    & [data-part='name'] {
      border-bottom-color: transparent;
    }
    & [data-part='mark'],
    & [data-part='mark'] img {
      width: 42px;
      height: 42px;
      border-radius: 50%;
    }
    /* A slim pill would cut its letters by its roundness. */
    & [data-part='cell'] > [data-time] {
      padding-left: calc(max(8px, var(--guide-words)) + var(--lead, 0px));
    }
    & [data-part='cell'] > [data-state='past'] {
      border-color: var(--color-line);
      border-style: dashed;
    }
    & [data-part='cell'] > [data-state='live'] {
      border-color: var(--color-accent-from);
      background: linear-gradient(
        90deg,
        var(--color-surface-3) var(--passed),
        var(--color-surface-2) var(--passed)
      );
      box-shadow:
        0 0 18px -4px var(--color-accent),
        inset 0 0 16px -2px var(--color-accent);
    }
  `,
  guideHours: `
    & > [data-part='now'] {
      box-shadow: 0 0 24px var(--color-live);
    }
  `,
  /** Pills, one below the other. */
  upcomingProgrammes: `
    & > h3 {
      padding-left: 18px;
    }
    & ul {
      display: grid;
      gap: 4px;
    }
    & [data-part='line'] {
      padding: 0 6px 0 18px;
      border-radius: var(--radius-pill);
      background: var(--color-surface-1);
      min-height: calc(var(--details-height) * 0.23);
    }
    & time {
      color: var(--color-accent-text);
      font-weight: var(--weight-bold);
    }
  `,
  nextProgramme: `
    /* A round look into what comes, with light around it. */
    grid-template-columns: 76px minmax(0, 1fr);
    padding: 8px 20px 8px 8px;
    border-radius: var(--radius-pill);
    background: var(--color-surface-1);
    & > [data-part='still'] {
      border-radius: 50%;
      box-shadow:
        0 0 0 3px var(--color-surface-1),
        0 0 0 5px var(--color-accent-from),
        0 0 28px var(--color-accent);
    }
    & > [data-part='still'] [data-ratio] {
      aspect-ratio: 1;
    }
  `,
  scheduleList: `
    column-gap: 16px;
    & > li {
      padding-bottom: 6px;
    }
  `,
  scheduleLine: `
    padding: 8px 20px;
    border-radius: var(--radius-pill);
    background: var(--color-surface-1);
    /* What can be done about it stands in the pill. */
    &:not(:only-child) {
      grid-area: 1 / 1 / auto / -1;
      padding-right: 64px;
    }
    &[data-state='archived'],
    &[data-state='blocked'] {
      background: none;
      box-shadow: inset 0 0 0 1px var(--color-line);
    }
    &[data-state='live'] {
      border-radius: 26px;
      background: linear-gradient(
        90deg,
        var(--color-surface-3) calc(var(--percent) * 1%),
        var(--color-surface-2) calc(var(--percent) * 1%)
      );
      box-shadow: 0 0 32px -8px var(--color-accent);
    }
    &[data-state='live']::after {
      display: none;
    }
  `,
} satisfies AreaLook<'channels'>;
