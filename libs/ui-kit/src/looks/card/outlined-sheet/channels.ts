import type { AreaLook } from '../../look.ts';

export default {
  channelSheet: `
    & a {
      border-radius: 0;
      box-shadow: inset 0 -1px 0 var(--color-line);
    }
    & a[aria-current] {
      box-shadow:
        inset 4px 0 0 var(--color-accent),
        inset 0 -1px 0 var(--color-line);
    }
  `,
  channelStripChoice: `
    &[aria-pressed='true'] {
      /* The rule is straight under every corner, also a child's round one. */
      background:
        linear-gradient(var(--color-accent) 0 0) 50% 100% / calc(100% - 2 * var(--radius-m)) 3px no-repeat,
        var(--color-surface-1);
      box-shadow: inset 0 0 0 1px var(--color-line);
    }
  `,
  /** A sheet: the picture, what it is, a table of figures, and the ledger of what comes. */
  guideDetails: `
    border: 1px solid var(--color-line);
    border-radius: var(--radius-l);
    background: var(--color-surface-1);
    overflow: hidden;
    & > :first-child {
      border-radius: 0;
    }
    @media (min-width: 1180px) {
      &:has(> [data-part='next']) {
        grid-template-columns: auto minmax(0, 1fr) auto minmax(0, clamp(250px, 22vw, 520px));
      }
      & > [data-part='facts'] {
        display: var(--facts-display, grid);
        gap: 0;
        min-width: 168px;
        font-size: var(--type--1);
        font-variant-numeric: tabular-nums lining-nums;
      }
    }
    & > [data-part='next'] {
      grid-column: -2;
    }
    & [data-fact] {
      display: flex;
      justify-content: space-between;
      gap: var(--space-4);
      padding: 7px 0;
      white-space: nowrap;
    }
    & [data-fact] + [data-fact] {
      border-top: 1px solid var(--color-line);
    }
    & dt {
      color: var(--color-text-muted);
    }
    & dd {
      color: var(--color-text-strong);
      font-weight: var(--weight-bold);
    }
  `,
  /** A ledger: no gaps, a rule between all, times in a column of each cell; the present is a tinted cell under a bar of the accent. */
  guideGrid: `
    --cell-gap: 0;
    --cell-beside: 0px;
    --cell-shape: 0;
    --cell-edge: 3px;
    --cell-top: 7px;
    --guide-words: 12px;
    --guide-seam: 6px;
    background: var(--color-surface-1);
    & [data-part='cell'] > * {
      border-color: transparent var(--color-line) transparent transparent;
    }
    & [data-part='cell'] > [data-wide] {
      --guide-words: 74px;
      overflow: hidden;
      padding: 7px 10px 7px calc(var(--guide-words) + var(--lead, 0px));
      line-height: 40px;
    }
    & [data-wide]::after {
      content: attr(data-time);
      position: absolute;
      top: 7px;
      left: calc(12px + var(--lead, 0px));
      width: 54px;
      height: 40px;
      line-height: 20px;
      white-space: normal;
    }
    & [data-wide][data-state='live']::after {
      color: var(--color-text-strong);
      font-weight: var(--weight-bold);
    }
    & [data-part='cell'] > [data-state='past'],
    & [data-part='cell'] > [data-state='blocked'] {
      border-color: transparent var(--color-line) transparent transparent;
      background: var(--color-surface-0);
      color: var(--color-text-muted);
    }
    & [data-part='cell'] > [data-state='live'] {
      background: var(--color-surface-2);
      box-shadow: inset 0 3px 0 var(--color-accent);
    }
    & [data-part='name'] {
      background: var(--color-surface-1);
    }
    & [data-part='names'] {
      border-right: 1px solid var(--color-line);
    }
  `,
  guideHours: `
    --hours-ground: var(--color-surface-1);
    background: var(--color-surface-1);
    box-shadow: inset 0 -1px 0 var(--color-line), inset 0 1px 0 var(--color-line);
    & > [data-part='day'] > time {
      box-shadow: inset 0 -1px 0 var(--color-line), inset 0 1px 0 var(--color-line);
    }
    & > [data-part='corner'] {
      background: var(--color-surface-1);
      box-shadow: inset 0 -1px 0 var(--color-line), inset 0 1px 0 var(--color-line);
    }
    & > [data-part='corner']::after {
      top: 1px;
      height: calc(100% - 2px);
    }
  `,
  playerNotice: `
    /* The sheet of accounts is drawn beside the words, not behind them. */
    & > [data-compact] [data-part='art'] {
      left: 40%;
    }
  `,
  /** A ledger: times in a column, a hairline under each line. */
  upcomingProgrammes: `
    padding: 0 8px 0 var(--space-4);
    border-left: 1px solid var(--color-line);
    & [data-part='line'] + [data-part='line'] {
      border-top: 1px solid var(--color-line);
    }
    & time {
      color: var(--color-text-normal);
    }
  `,
  nextProgramme: `
    grid-template-columns: 112px minmax(0, 1fr);
    padding-left: var(--space-5);
    border-left: 1px solid var(--color-line);
  `,
  narrowNextProgramme: `
    padding: var(--space-3) 0 0;
    border-left: 0;
    border-top: 1px solid var(--color-line);
  `,
  remindToggle: `
    color: var(--color-accent-text);
    font-weight: var(--weight-bold);
  `,
  scheduleList: `
    /* The evening is one column of a leaf. */
    columns: auto;
    /* A ledger: a line for each, and times that stand under each other. */
    & > li {
      border-top: 1px solid var(--color-line);
    }
  `,
  scheduleLine: `
    grid-template-columns: 118px minmax(0, 1fr) auto;
    min-height: 46px;
    padding: 6px 20px;
    border-radius: 0;
    & [data-part='until'] {
      display: inline;
    }
    @container schedule (max-width: 32.5rem) {
      grid-template-columns: minmax(52px, max-content) minmax(0, 1fr) auto;
      padding: 6px 14px;
      & [data-part='until'] {
        display: none;
      }
    }
    &[data-state='live'] {
      background: var(--color-surface-2);
      box-shadow: inset 4px 0 0 var(--color-accent);
    }
  `,
} satisfies AreaLook<'channels'>;
