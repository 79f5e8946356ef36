/**
 * Rows that are no rows: brands that keep accounts show channels, and what was begun, as lines under each other with hairlines
 * between them. Only the first lines stand there; the heading leads to the whole list.
 *
 * CSS by the root's `data-card` for a row's section, for its list, and for the stack of rows. A narrow place says so by
 * `--ledger-room: 1`: there lines do not stand side by side.
 */

/** The whole row is one sheet, its heading inside. */
export const ledgerSheetCss = `
  :root[data-card='outlined-sheet'] &[data-row='channel'],
  :root[data-card='outlined-sheet'] &[data-row='history'] {
    margin: 0 var(--page-margin);
    padding: 16px 0 10px;
    border: 1px solid var(--color-line);
    border-radius: var(--radius-l);
    background: var(--color-surface-1);
  }
  :root[data-card='outlined-sheet'] &[data-row='channel'] > *,
  :root[data-card='outlined-sheet'] &[data-row='history'] > * {
    --page-margin: 24px;
    @media (max-width: 767px) {
      --page-margin: 16px;
    }
  }
`;

/** Lines instead of cards, in a row as in a grid. */
const linesCss = `
  :root[data-card='outlined-sheet'] &[data-cards='channel'],
  :root[data-card='outlined-sheet'] &[data-cards='history'],
  :root[data-card='inset-list'] &[data-cards='channel'] {
    grid-auto-flow: row;
    grid-auto-columns: auto;
    grid-template-columns: repeat(var(--ledger-columns, 1), minmax(0, 1fr));
    gap: 0 40px;
    overflow: visible;
    --card-padding: 0px;
    --card-border: 0 solid transparent;
    --card-surface: transparent;
    --card-shape: var(--radius-s);
  }
  :root[data-card='outlined-sheet'] &[data-cards='channel'],
  :root[data-card='outlined-sheet'] &[data-cards='history'] {
    @media (min-width: 1024px) {
      --ledger-columns: var(--ledger-room, 2);
    }
  }
  :root[data-card='outlined-sheet'] &[data-cards='channel'] {
    --ledger-line: 68px;
    @media (min-width: 768px) {
      --ledger-line: 61px;
    }
  }
  :root[data-card='outlined-sheet'] &[data-cards='history'] {
    --ledger-line: 93px;
  }
  :root[data-card='outlined-sheet'] &[data-cards='channel'] > li,
  :root[data-card='outlined-sheet'] &[data-cards='history'] > li {
    border-top: 1px solid var(--color-line);
  }
  :root[data-card='outlined-sheet'] &[data-cards='channel'] > :first-child,
  :root[data-card='outlined-sheet'] &[data-cards='history'] > :first-child {
    border-top-color: transparent;
  }
  @media (min-width: 1024px) {
    :root[data-card='outlined-sheet'] &[data-cards='channel'] > :nth-child(2),
    :root[data-card='outlined-sheet'] &[data-cards='history'] > :nth-child(2) {
      border-top-color: var(--ledger-second-line, transparent);
    }
  }

  /* A list that lies in the page: hairlines begin where the words do. */
  :root[data-card='inset-list'] &[data-cards='channel'] {
    --ledger-line: 59px;
    column-gap: 0;
    margin: var(--space-2) var(--page-margin) 0;
    padding: 0;
    border-radius: 14px;
    background: var(--color-surface-1);
    @media (min-width: 768px) {
      --ledger-columns: var(--ledger-room, 2);
    }
  }
  :root[data-card='inset-list'] &[data-cards='channel'] > li {
    position: relative;
  }
  :root[data-card='inset-list'] &[data-cards='channel'] > li + li::before {
    content: '';
    position: absolute;
    top: 0;
    left: 66px;
    right: 0;
    height: 1px;
    background: var(--color-line);
  }
  @media (min-width: 768px) {
    :root[data-card='inset-list'] &[data-cards='channel'] > :nth-child(2)::before {
      background: var(--ledger-second-line, transparent);
    }
  }
`;

/** A row's list. `:nth-child` counts off the lines that there is room for. */
export const ledgerListCss = `
  ${linesCss}
  :root[data-card='outlined-sheet'] &[data-cards='channel'],
  :root[data-card='outlined-sheet'] &[data-cards='history'] {
    padding-top: 0;
    padding-bottom: 0;
    margin: 2px 0 0;
  }
  @media (max-width: 1023px) {
    :root[data-card='outlined-sheet'] &[data-cards='channel'] > :nth-child(n + 6),
    :root[data-card='outlined-sheet'] &[data-cards='history'] > :nth-child(n + 4) {
      display: none;
    }
  }
  @media (min-width: 1024px) {
    :root[data-card='outlined-sheet'] &[data-cards='channel'] > :nth-child(n + 9),
    :root[data-card='outlined-sheet'] &[data-cards='history'] > :nth-child(n + 7) {
      display: none;
    }
  }
  @media (max-width: 767px) {
    :root[data-card='inset-list'] &[data-cards='channel'] > :nth-child(n + 7) {
      display: none;
    }
  }
  @media (min-width: 768px) {
    :root[data-card='inset-list'] &[data-cards='channel'] > :nth-child(n + 9) {
      display: var(--ledger-more, none);
    }
    :root[data-card='inset-list'] &[data-cards='channel'] > :nth-child(n + 11) {
      display: none;
    }
  }
`;

/** All lines of a page, on one sheet. */
export const ledgerGridCss = `
  ${linesCss}
  :root[data-card='outlined-sheet'] &[data-cards='channel'] {
    margin: 0 var(--page-margin);
    padding: 4px 24px;
    border: 1px solid var(--color-line);
    border-radius: var(--radius-l);
    background: var(--color-surface-1);
    @media (max-width: 767px) {
      padding: 4px 16px;
    }
  }
`;

/** What was begun and what is on air stand beside each other where both are there. */
export const ledgerStackCss = `
  @media (min-width: 1100px) {
    @supports selector(:has(*)) {
      :root[data-card='outlined-sheet'] & {
        grid-template-columns: repeat(2, minmax(0, 1fr));
        column-gap: 0;
      }
      :root[data-card='outlined-sheet'] & > * {
        grid-column: 1 / -1;
      }
      :root[data-card='outlined-sheet'] & > [data-row='history']:has(+ [data-row='channel']) {
        grid-column: 1;
        margin-right: 10px;
      }
      :root[data-card='outlined-sheet'] & > [data-row='history'] + [data-row='channel'] {
        grid-column: 2;
        margin-left: 10px;
      }
      :root[data-card='outlined-sheet'] & > [data-row='history']:has(+ [data-row='channel']) > *,
      :root[data-card='outlined-sheet'] & > [data-row='history'] + [data-row='channel'] > * {
        --ledger-room: 1;
        --ledger-second-line: var(--color-line);
      }
      :root[data-card='outlined-sheet'] & > [data-row='history']:has(+ [data-row='channel']) li:nth-child(n + 4),
      :root[data-card='outlined-sheet'] & > [data-row='history'] + [data-row='channel'] li:nth-child(n + 5) {
        display: none;
      }
    }
  }
`;
