import type { AreaLook } from '../../look.ts';

export default {
  channelZoom: `
    border: 0;
    border-top: 6px solid var(--color-accent);
  `,
  channelSheet: `
    & b {
      font-family: var(--font-display);
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
    font-size: var(--type-0);
    font-weight: var(--weight-display);
    text-transform: uppercase;
    &[aria-pressed='true'] {
      background: var(--color-accent);
      color: var(--color-text-on-accent);
    }
  `,
  guideDetails: `
    /* The board: a rule, and the name as large as it goes. */
    border-bottom: 8px solid var(--color-accent);
    & h2 {
      font-size: clamp(2.25rem, 3.4vw, 4rem);
      line-height: 0.95;
      padding-top: 0.06em;
    }
  `,
  /** Blocks and capitals; the present stands under a thick rule, on the thickest edge. */
  guideGrid: `
    --cell-gap: 2px 4px 2px 0;
    --cell-edge: 6px;
    & [data-part='cell'],
    & [data-part='name'] {
      border-bottom-color: transparent;
    }
    & [data-part='cell'] > *,
    & [data-part='name'] > a {
      font-family: var(--font-display);
      font-size: var(--type-1);
      font-weight: var(--weight-display);
      text-transform: uppercase;
    }
    & [data-part='cell'] > [data-time] {
      padding-top: 6px;
      line-height: 19px;
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
      background: var(--color-surface-3);
      box-shadow: inset 0 4px 0 var(--color-accent);
    }
    & [data-state='live']::before {
      background: var(--color-accent);
    }
  `,
  guideHours: `
    & > time {
      font-family: var(--font-display);
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
  nextProgramme: `
    /* The picture fills the height of the board. */
    height: 100%;
    grid-template-columns: 148px minmax(0, 1fr);
    & time {
      color: var(--color-accent-text);
    }
    & small {
      font-family: var(--font-display);
      font-size: var(--type-2);
      font-weight: var(--weight-display);
      line-height: 1;
      text-transform: uppercase;
    }
    & b {
      font-family: var(--font-display);
      font-size: var(--type-2);
      font-weight: var(--weight-display);
      text-transform: uppercase;
      line-height: 1.1;
    }
  `,
  remindToggle: `
    font-family: var(--font-display);
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
