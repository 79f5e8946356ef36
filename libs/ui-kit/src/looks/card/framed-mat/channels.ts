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
  `,
  /** Leaves; the present has come so far along an inset bar, as on the cards. */
  guideGrid: `
    --cell-gap: 3px 4px 4px 0;
    --cell-shape: 16px 5px 16px 5px;
    --cell-edge: 3px;
    --guide-words: 14px;
    & [data-part='cell'],
    & [data-part='name'] {
      border-bottom-color: transparent;
    }
    & [data-state='live']::before {
      left: 12px;
      bottom: 3px;
      width: calc((100% - 24px) * var(--percent) / 100);
      border-radius: var(--radius-pill);
    }
    & [data-part='cell'] > [data-time] {
      padding-top: 2px;
    }
  `,
  guideHours: `
    & > time {
      font-family: var(--font-display);
      font-size: var(--type-2);
      font-weight: var(--weight-display);
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
