import type { AreaLook } from '../../look.ts';

export default {
  channelSheet: `
    /* A group of an app: marks in a line, hairlines that begin where the words do. */
    --words-left: 66px;
    --tile-size: 40px;
    & [data-part='number'] {
      display: none;
    }
    & [data-part='tile'] {
      top: 14px;
      left: 12px;
    }
    & [data-part='lines'] {
      box-shadow: 0 1px 0 var(--color-line);
    }
  `,
  channelStripChoice: `
    width: 68px;
    --tile-size: 44px;
  `,
  guideDetails: `
    --details-words: 92px;
    gap: var(--space-4);
    & h2 {
      font-size: var(--type-2);
    }
    & > :first-child {
      border-radius: var(--radius-m);
    }
  `,
  /** A dense list without a grid: no boxes, no lines between channels; the present is a tinted field with a line of the accent below. */
  guideGrid: `
    --cell-beside: 3px;
    --cell-gap: 2px var(--cell-beside) 2px 0;
    --cell-shape: 8px;
    --cell-edge: 2px;
    --cell-top: 1px;
    --guide-words: 9px;
    --guide-seam: 3px;
    background: var(--color-surface-0);
    & [data-part='cell'],
    & [data-part='name'] {
      border-bottom-color: transparent;
    }
    & [data-part='mark'],
    & [data-part='mark'] img {
      width: 30px;
      height: 30px;
      border-radius: 8px;
    }
    & [data-part='cell'] > * {
      line-height: 18px;
    }
    & [data-part='cell'] > [data-state='future'],
    & [data-part='cell'] > [data-state='past'],
    & [data-part='cell'] > [data-state='blocked'] {
      border-color: transparent;
      background: none;
    }
    & [data-part='cell'] > [data-state='future'] {
      font-weight: 600;
    }
    & [data-part='cell'] > [data-state='past'],
    & [data-part='cell'] > [data-state='blocked'] {
      color: var(--color-text-muted);
    }
    & [data-part='cell'] > [data-state='live'] {
      background: var(--color-surface-2);
    }
    & [data-state='live']::before {
      background: var(--color-accent);
    }
  `,
  /** A group of an app. */
  upcomingProgrammes: `
    border-radius: var(--radius-m);
    background: var(--color-surface-1);
    & > h3 {
      display: none;
    }
    & [data-part='line'] {
      min-height: calc(var(--details-height) / 3);
      padding: 0 4px 0 12px;
    }
    & li + li {
      background: linear-gradient(var(--color-line), var(--color-line)) 60px 0 / 100% 1px no-repeat;
    }
    & b {
      font-weight: var(--weight-text);
    }
  `,
  nextProgramme: `
    grid-template-columns: 96px minmax(0, 1fr);
    min-height: 62px;
    padding: 6px 12px 6px 6px;
    border-radius: var(--radius-m);
    background: var(--color-surface-1);
  `,
  remindToggle: `
    color: var(--color-accent-text);
    font-weight: var(--weight-bold);
  `,
  scheduleList: `
    /* The evening is one column of a leaf. */
    columns: auto;
    /* A group: the lines between begin where the words do. */
    border-radius: var(--radius-m);
    background: var(--color-surface-1);
    overflow: hidden;
    & > li + li {
      background: linear-gradient(var(--color-line), var(--color-line)) 66px 0 / 100% 1px no-repeat;
    }
  `,
  scheduleLine: `
    grid-template-columns: minmax(54px, max-content) minmax(0, 1fr) auto;
    min-height: 44px;
    padding: 6px 12px;
    border-radius: 0;
    font-size: var(--type-0);
    background: none;
    &[data-state='live'] {
      background: var(--color-surface-2);
    }
  `,
} satisfies AreaLook<'channels'>;
