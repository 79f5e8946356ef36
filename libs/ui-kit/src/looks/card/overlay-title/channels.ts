import { roomForMarks } from '../../../theme/css.ts';
import type { AreaLook } from '../../look.ts';

export default {
  channelZoom: `
    border: 0;
    border-top: 6px solid var(--color-accent);
  `,
  channelSheet: `
    & b {
      font-family: var(--font-display);
      word-spacing: var(--display-word-spacing);
      font-size: var(--type-2);
      font-weight: var(--weight-display);
      text-transform: uppercase;
      line-height: 1.1;
    }
    & a[aria-current] {
      box-shadow: inset 8px 0 0 var(--color-accent);
    }
    & [data-part='progress'] {
      height: 6px;
    }
  `,
  channelStripChoice: `
    border-radius: 0;
    font-family: var(--font-display);
    word-spacing: var(--display-word-spacing);
    font-size: var(--type-0);
    font-weight: var(--weight-display);
    text-transform: uppercase;
    &[aria-pressed='true'] {
      background: var(--color-accent);
      color: var(--color-text-on-accent);
    }
  `,
  /** The board: a rule, the name as large as it goes, and the minutes that are left in a block of the accent. */
  guideDetails: `
    border-bottom: 8px solid var(--color-accent);
    --details-name: clamp(2.25rem, 3.4vw, 4rem);
    --details-words: calc(79px + var(--details-name));
    & > :first-child {
      /* It ends at the rule. */
      width: calc((var(--details-height) - 8px) * 16 / 9);
      border-radius: 0;
    }
    & h2 {
      font-size: var(--details-name);
      line-height: 0.95;
      ${roomForMarks}
    }
    @media (min-width: 1180px) {
      &:has(> [data-part='next']) {
        grid-template-columns: auto minmax(0, 1fr) minmax(0, clamp(280px, 21vw, 480px)) auto;
      }
      &:has([data-fact='left']) > [data-part='facts'] {
        display: grid;
      }
    }
    & > [data-part='facts'] {
      grid-column: -2;
      grid-row: 1;
      align-content: center;
      height: 100%;
      min-width: 150px;
      padding: 0 var(--space-4);
      background: var(--color-accent);
      color: var(--color-text-on-accent);
      text-align: center;
    }
    & [data-fact]:not([data-fact='left']) {
      display: none;
    }
    & dt {
      font-size: var(--type--1);
      font-weight: var(--weight-bold);
      text-transform: uppercase;
    }
    & dd {
      font-family: var(--font-display);
      word-spacing: var(--display-word-spacing);
      font-size: clamp(2rem, 3.4vw, 4rem);
      font-weight: var(--weight-display);
      line-height: 1;
      text-transform: uppercase;
      white-space: nowrap;
    }
  `,
  /** Blocks and capitals under thick rules; the present is a block of the accent's edge with its minute, as a match has it. */
  guideGrid: `
    --cell-beside: 4px;
    --cell-gap: 3px var(--cell-beside) 3px 0;
    --cell-edge: 8px;
    --cell-top: 4px;
    --guide-seam: 3px;
    & [data-part='cell'],
    & [data-part='name'] {
      border-bottom-color: transparent;
    }
    & [data-part='cell'] > *,
    & [data-part='name'] > a {
      font-family: var(--font-display);
      word-spacing: var(--display-word-spacing);
      font-size: var(--type-2);
      font-weight: var(--weight-display);
      text-transform: uppercase;
    }
    & [data-part='cell'] > [data-time] {
      line-height: 21px;
    }
    & [data-time]::after {
      font-family: var(--font-text);
    }
    & [data-part='cell'] > [data-state='past'],
    & [data-part='cell'] > [data-state='blocked'] {
      border-color: transparent;
      color: var(--color-text-muted);
    }
    & [data-part='cell'] > [data-state='live'] {
      background:
        linear-gradient(var(--color-accent), var(--color-accent)) left bottom / var(--passed) 8px no-repeat,
        var(--color-surface-3);
    }
    & [data-state='live']::before {
      display: none;
    }
    & [data-wide][data-state='live'] {
      padding-right: 76px;
    }
    & [data-wide][data-state='live']::before {
      content: attr(data-minute) '′';
      display: grid;
      place-content: center;
      top: 0;
      right: 0;
      bottom: 0;
      left: auto;
      width: auto;
      min-width: 60px;
      height: auto;
      padding: 0 8px;
      background: var(--color-accent);
      color: var(--color-text-on-accent);
      font-size: var(--type-3);
      line-height: 1;
      font-variant-numeric: tabular-nums lining-nums;
    }
  `,
  guideHours: `
    & time {
      font-family: var(--font-display);
      word-spacing: var(--display-word-spacing);
      font-size: var(--type-2);
      font-weight: var(--weight-display);
      color: var(--color-text-strong);
    }
    & > [data-part='now'] {
      border-radius: 0;
      background: var(--color-accent);
      color: var(--color-text-on-accent);
    }
  `,
  /** The schedule column of a scoreboard. */
  upcomingProgrammes: `
    padding: 10px 0 10px var(--space-4);
    border-left: 8px solid var(--color-surface-3);
    & > h3 {
      display: none;
    }
    & time {
      color: var(--color-accent-text);
      font-family: var(--font-display);
      word-spacing: var(--display-word-spacing);
      font-size: var(--type-3);
      font-weight: var(--weight-display);
      line-height: 1;
    }
    & b {
      font-family: var(--font-display);
      word-spacing: var(--display-word-spacing);
      font-size: var(--type-2);
      font-weight: var(--weight-display);
      text-transform: uppercase;
      line-height: 1.1;
    }
  `,
  nextProgramme: `
    /* The picture fills the height of the board. */
    height: 100%;
    grid-template-columns: 148px minmax(0, 1fr);
    & time {
      color: var(--color-accent-text);
    }
    & small {
      font-family: var(--font-display);
      word-spacing: var(--display-word-spacing);
      font-size: var(--type-2);
      font-weight: var(--weight-display);
      line-height: 1;
      text-transform: uppercase;
    }
    & b {
      font-family: var(--font-display);
      word-spacing: var(--display-word-spacing);
      font-size: var(--type-2);
      font-weight: var(--weight-display);
      text-transform: uppercase;
      line-height: 1.1;
    }
  `,
  remindToggle: `
    font-family: var(--font-display);
    word-spacing: var(--display-word-spacing);
    font-size: var(--type-0);
    font-weight: var(--weight-display);
    text-transform: uppercase;
  `,
  scheduleList: `
    /* A board: as many columns as there is room for, a rule over each line. */
    columns: 320px 3;
    column-gap: 4px;
    & > li {
      margin-bottom: 4px;
      background: var(--color-surface-1);
    }
    @media (max-width: 767px) {
      columns: auto;
    }
  `,
  scheduleLine: `
    grid-template-columns: minmax(72px, max-content) minmax(0, 1fr) auto;
    min-height: 60px;
    padding: 6px 14px;
    border-radius: 0;
    & time {
      color: var(--color-accent-text);
      font-family: var(--font-display);
      word-spacing: var(--display-word-spacing);
      font-size: var(--type-3);
      font-weight: var(--weight-display);
      line-height: 1;
    }
    &[data-state='archived'] time,
    &[data-state='blocked'] time {
      color: var(--color-text-muted);
    }
    & b {
      font-family: var(--font-display);
      word-spacing: var(--display-word-spacing);
      font-size: var(--type-2);
      font-weight: var(--weight-display);
      text-transform: uppercase;
      line-height: 1.05;
    }
    &[data-state='live'] {
      background: var(--color-surface-3);
      box-shadow: inset 8px 0 0 var(--color-accent);
    }
    &[data-state='live']::after {
      height: 8px;
    }
  `,
} satisfies AreaLook<'channels'>;
