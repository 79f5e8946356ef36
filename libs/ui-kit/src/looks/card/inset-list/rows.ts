import type { AreaLook } from '../../look.ts';

export default {
  gridList: `
    @media (min-width: 768px) {
      &[data-cards='poster'],
      &[data-cards='collection'] {
        grid-template-columns: repeat(auto-fill, minmax(132px, 1fr));
      }
    }
  `,
  /** Lines instead of cards, in a row as in a grid. */
  lineList: `
    &[data-cards='channel'] {
      grid-auto-flow: row;
      grid-auto-columns: auto;
      grid-template-columns: repeat(var(--ledger-columns, 1), minmax(0, 1fr));
      gap: 0 40px;
      overflow: visible;
      --card-padding: 0px;
      --card-border: 0 solid transparent;
      --card-surface: transparent;
      --card-shape: var(--radius-s);
      /* A list that lies in the page: hairlines begin where the words do. */
      --ledger-line: 59px;
      column-gap: 0;
      margin: var(--space-2) var(--page-margin) 0;
      padding: 0;
      border-radius: 14px;
      background: var(--color-surface-1);
      @media (min-width: 768px) {
        --ledger-columns: var(--ledger-room, 2);
      }
      @media (min-width: 1920px) {
        --ledger-columns: var(--ledger-room, 3);
      }
    }
    &[data-cards='channel'] > li {
      position: relative;
    }
    &[data-cards='channel'] > li + li::before {
      content: '';
      position: absolute;
      top: 0;
      left: 66px;
      right: 0;
      height: 1px;
      background: var(--color-line);
    }
    @media (min-width: 768px) {
      &[data-cards='channel'] > :nth-child(2)::before {
        background: var(--ledger-second-line, transparent);
      }
    }
    @media (min-width: 1920px) {
      &[data-cards='channel'] > :nth-child(3)::before {
        background: var(--ledger-second-line, transparent);
      }
    }
  `,
  /** A row's list. `:nth-child` counts off the lines that there is room for. */
  rowLines: `
    /* A list ends with its last line: no place is kept for more beside it. */
    &[data-cards='channel'] > li[aria-hidden] {
      display: none;
    }
    @media (max-width: 767px) {
      &[data-cards='channel'] > :nth-child(n + 7) {
        display: none;
      }
    }
    @media (min-width: 768px) {
      &[data-cards='channel'] > :nth-child(n + 9) {
        display: var(--ledger-more, none);
      }
      &[data-cards='channel'] > :nth-child(n + 11) {
        display: none;
      }
    }
    @media (min-width: 1920px) {
      &[data-cards='channel'] > :nth-child(9) {
        display: block;
      }
    }
  `,
  rowList: `
    /* Cards of the compact brand do not grow with the window. */
    &[data-cards='poster'],
    &[data-cards='collection'] {
      grid-auto-columns: var(--poster-width, 132px);
    }
    &[data-cards='history'],
    &[data-cards='episode'],
    &[data-cards='wide'] {
      grid-auto-columns: 186px;
      @media (max-width: 767px) {
        grid-auto-columns: 158px;
      }
    }
    &[data-cards='person'] {
      grid-auto-columns: 100px;
    }
    &[data-cards='button'] {
      grid-auto-columns: 150px;
      @media (max-width: 767px) {
        grid-auto-columns: 104px;
      }
    }
    &[data-cards='promo-wide'] {
      grid-auto-columns: min(320px, 76vw);
    }
  `,
} satisfies AreaLook<'rows'>;
