import type { AreaLook } from '../../look.ts';

export default {
  channelSheet: `
    & a {
      border-radius: 24px 8px 24px 8px;
    }
  `,
  channelStripChoice: `
    border-radius: 26px 8px 26px 8px;
  `,
  guideDetails: `
    & > :first-child {
      border-radius: 44px 10px 44px 10px;
    }
    @media (min-width: 1180px) {
      &[data-evening] > [data-part='next'] {
        display: none;
      }
      &[data-evening] > [data-part='evening'] {
        display: grid;
      }
    }
  `,
  /** Leaves in large letters; the present has come so far along an inset bar, as on the cards. */
  guideGrid: `
    --cell-beside: 5px;
    --cell-gap: 3px var(--cell-beside) 5px 0;
    --cell-shape: 24px 6px 24px 6px;
    --cell-edge: 4px;
    --cell-top: 4px;
    --guide-words: 16px;
    --guide-seam: 6px;
    & [data-part='cell'],
    & [data-part='name'] {
      border-bottom-color: transparent;
    }
    & [data-part='cell'] > *,
    & [data-part='name'] > a {
      font-size: var(--type-1);
    }
    & [data-part='cell'] > * {
      line-height: 23px;
    }
    & [data-part='cell'] > [data-state='future'] {
      background: var(--color-surface-2);
    }
    & [data-part='cell'] > [data-state='live'] {
      border-color: var(--color-outline);
    }
    & [data-state='live']::before {
      left: 16px;
      bottom: 5px;
      width: clamp(0px, var(--passed) - 16px, 100% - 32px);
      border-radius: var(--radius-pill);
    }
  `,
  /** Whole hours, large; the evening is marked, because that is when a family watches. */
  guideHours: `
    & time {
      font-family: var(--font-display);
      font-size: var(--type-2);
      font-weight: var(--weight-display);
    }
    & > [data-half] {
      display: none;
    }
    & > [data-part='evening'] {
      display: block;
      position: absolute;
      top: 4px;
      height: 32px;
      padding-left: 84px;
      border-radius: 20px 6px 20px 6px;
      background: var(--color-surface-2);
      color: var(--color-accent-text);
      font-size: var(--type--1);
      font-weight: var(--weight-bold);
      line-height: 32px;
      white-space: nowrap;
      overflow: hidden;
    }
  `,
  /** The evening is a leaf of its own; without one it is what comes next. */
  upcomingProgrammes: `
    padding: 10px 18px;
    border-radius: 12px 40px 12px 40px;
    background: var(--color-surface-1);
    & > h3 {
      color: var(--color-text-strong);
      font-family: var(--font-display);
      font-size: var(--type-2);
      font-weight: var(--weight-display);
      line-height: 1.2;
    }
    & time {
      font-family: var(--font-display);
      font-size: var(--type-2);
      font-weight: var(--weight-display);
      color: var(--color-accent-text);
    }
  `,
  nextProgramme: `
    padding: 8px;
    border-radius: 34px 12px 34px 12px;
    background: var(--color-surface-1);
    & > [data-part='still'] {
      border-radius: 28px 6px 28px 6px;
    }
  `,
  scheduleList: `
    /* The evening is one column of a leaf. */
    columns: auto;
    & > li + li {
      border-top: 1px solid var(--color-line);
    }
  `,
  scheduleLine: `
    border-radius: 20px 6px 20px 6px;
    & time {
      font-family: var(--font-display);
      font-size: var(--type-2);
      font-weight: var(--weight-display);
    }
    &[data-state='live'] time {
      color: var(--color-accent-text);
    }
  `,
} satisfies AreaLook<'channels'>;
