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
    --details-words: 96px;
    gap: var(--space-4);
  `,
  /** Lines of an app: no boxes, hairlines between; the present is a tinted field. */
  guideGrid: `
    --cell-gap: 5px 2px 5px 0;
    --cell-shape: 10px;
    --cell-edge: 3px;
    background: var(--color-surface-0);
    & [data-part='cell'] > [data-time] {
      padding-top: 2px;
    }
    & [data-part='cell'] > [data-state='future'],
    & [data-part='cell'] > [data-state='past'],
    & [data-part='cell'] > [data-state='blocked'] {
      border-color: transparent;
      background: none;
      box-shadow: inset 1px 0 0 var(--color-line);
      border-radius: 0;
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
    grid-template-columns: 54px minmax(0, 1fr) auto;
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
