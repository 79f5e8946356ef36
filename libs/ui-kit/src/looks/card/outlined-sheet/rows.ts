import type { AreaLook } from '../../look.ts';

export default {
  /** The whole row is one sheet, its heading inside. */
  row: `
    &[data-row='channel'],
    &[data-row='history'],
    &[data-row='episode'] {
      margin: 0 var(--page-margin);
      padding: 16px 0 10px;
      border: 1px solid var(--color-line);
      border-radius: var(--radius-l);
      background: var(--color-surface-1);
    }
    &[data-row='channel'] > *,
    &[data-row='history'] > *,
    &[data-row='episode'] > * {
      --page-margin: 24px;
      @media (max-width: 767px) {
        --page-margin: 16px;
      }
    }
  `,
  /** Lines instead of cards, in a row as in a grid. */
  lineList: `
    &[data-cards='channel'],
    &[data-cards='history'],
    &[data-cards='episode'] {
      grid-auto-flow: row;
      grid-auto-columns: auto;
      grid-template-columns: repeat(var(--ledger-columns, 1), minmax(0, 1fr));
      gap: 0 40px;
      overflow: visible;
      --card-padding: 0px;
      --card-border: 0 solid transparent;
      --card-surface: transparent;
      --card-shape: var(--radius-s);
      @media (min-width: 1024px) {
        --ledger-columns: var(--ledger-room, 2);
      }
    }
    &[data-cards='channel'] {
      --ledger-line: 68px;
      @media (min-width: 768px) {
        --ledger-line: 61px;
      }
    }
    &[data-cards='history'],
    &[data-cards='episode'] {
      --ledger-line: 93px;
    }
    &[data-cards='channel'] > li,
    &[data-cards='history'] > li,
    &[data-cards='episode'] > li {
      border-top: 1px solid var(--color-line);
    }
    &[data-cards='channel'] > :first-child,
    &[data-cards='history'] > :first-child,
    &[data-cards='episode'] > :first-child {
      border-top-color: transparent;
    }
    @media (min-width: 1024px) {
      &[data-cards='channel'] > :nth-child(2),
      &[data-cards='history'] > :nth-child(2),
      &[data-cards='episode'] > :nth-child(2) {
        border-top-color: var(--ledger-second-line, transparent);
      }
    }
  `,
  /** A row's list. `:nth-child` counts off the lines that there is room for. */
  rowLines: `
    /* A list ends with its last line: no place is kept for more beside it. */
    &[data-cards='channel'] > li[aria-hidden],
    &[data-cards='history'] > li[aria-hidden] {
      display: none;
    }
    &[data-cards='channel'],
    &[data-cards='history'],
    &[data-cards='episode'] {
      padding-top: 0;
      padding-bottom: 0;
      margin: 2px 0 0;
    }
    @media (max-width: 1023px) {
      &[data-cards='channel'] > :nth-child(n + 6),
      &[data-cards='history'] > :nth-child(n + 4) {
        display: none;
      }
    }
    @media (min-width: 1024px) {
      &[data-cards='channel'] > :nth-child(n + 9),
      &[data-cards='history'] > :nth-child(n + 7) {
        display: none;
      }
    }
  `,
  /** All lines of a page, on one sheet. */
  gridLines: `
    &[data-cards='channel'] {
      margin: 0 var(--page-margin);
      padding: 4px 24px;
      border: 1px solid var(--color-line);
      border-radius: var(--radius-l);
      background: var(--color-surface-1);
      @media (max-width: 767px) {
        padding: 4px 16px;
      }
    }
  `,
  /** What was begun and what is on air stand beside each other where both are there. */
  rowStack: `
    @media (min-width: 1100px) {
      @supports selector(:has(*)) {
        grid-template-columns: repeat(2, minmax(0, 1fr));
        column-gap: 0;
        & > * {
          grid-column: 1 / -1;
        }
        & > [data-row='history']:has(+ [data-row='channel']) {
          grid-column: 1;
          margin-right: 10px;
        }
        & > [data-row='history'] + [data-row='channel'] {
          grid-column: 2;
          margin-left: 10px;
        }
        & > [data-row='history']:has(+ [data-row='channel']) > *,
        & > [data-row='history'] + [data-row='channel'] > * {
          --ledger-room: 1;
          --ledger-second-line: var(--color-line);
        }
        & > [data-row='history']:has(+ [data-row='channel']) li:nth-child(n + 4),
        & > [data-row='history'] + [data-row='channel'] li:nth-child(n + 5) {
          display: none;
        }
      }
    }
  `,
} satisfies AreaLook<'rows'>;
