/** The programmes of a day, by the root's `data-card`. Lines are `&` of the list's lines; the list sets how many columns there are. */

export const scheduleListLooks = `
  /* The evening is one column of a leaf. */
  :root[data-card='framed-mat'] &,
  :root[data-card='outlined-sheet'] &,
  :root[data-card='inset-list'] & {
    columns: auto;
  }
  :root[data-card='framed-mat'] & > li + li {
    border-top: 1px solid var(--color-line);
  }
  /* A ledger: a line for each, and times that stand under each other. */
  :root[data-card='outlined-sheet'] & > li {
    border-top: 1px solid var(--color-line);
  }
  /* A board: as many columns as there is room for, a rule over each line. */
  :root[data-card='overlay-title'] & {
    columns: 320px 3;
    column-gap: 4px;
  }
  :root[data-card='overlay-title'] & > li {
    margin-bottom: 4px;
    background: var(--color-surface-1);
  }
  :root[data-card='glow-caption'] & {
    column-gap: 16px;
  }
  :root[data-card='glow-caption'] & > li {
    padding-bottom: 6px;
  }
  /* A group: the lines between begin where the words do. */
  :root[data-card='inset-list'] & {
    border-radius: var(--radius-m);
    background: var(--color-surface-1);
    overflow: hidden;
  }
  :root[data-card='inset-list'] & > li + li {
    background: linear-gradient(var(--color-line), var(--color-line)) 66px 0 / 100% 1px no-repeat;
  }
  @media (max-width: 767px) {
    :root[data-card='overlay-title'] & {
      columns: auto;
    }
  }
`;

export const scheduleLineLooks = `
  :root[data-card='framed-mat'] & {
    border-radius: 20px 6px 20px 6px;
  }
  :root[data-card='framed-mat'] & time {
    font-family: var(--font-display);
    font-size: var(--type-2);
    font-weight: var(--weight-display);
  }
  :root[data-card='framed-mat'] &[data-state='live'] time {
    color: var(--color-accent-text);
  }
  :root[data-card='outlined-sheet'] & {
    grid-template-columns: 118px minmax(0, 1fr) auto;
    min-height: 46px;
    padding: 6px 20px;
    border-radius: 0;
  }
  :root[data-card='outlined-sheet'] & [data-part='until'] {
    display: inline;
  }
  @container schedule (max-width: 32.5rem) {
    :root[data-card='outlined-sheet'] & {
      grid-template-columns: minmax(52px, max-content) minmax(0, 1fr) auto;
      padding: 6px 14px;
    }
    :root[data-card='outlined-sheet'] & [data-part='until'] {
      display: none;
    }
  }
  :root[data-card='outlined-sheet'] &[data-state='live'] {
    background: var(--color-surface-2);
    box-shadow: inset 4px 0 0 var(--color-accent);
  }
  :root[data-card='overlay-title'] & {
    grid-template-columns: minmax(72px, max-content) minmax(0, 1fr) auto;
    min-height: 60px;
    padding: 6px 14px;
    border-radius: 0;
  }
  :root[data-card='overlay-title'] & time {
    color: var(--color-accent-text);
    font-family: var(--font-display);
    font-size: var(--type-3);
    font-weight: var(--weight-display);
    line-height: 1;
  }
  :root[data-card='overlay-title'] &[data-state='archived'] time,
  :root[data-card='overlay-title'] &[data-state='blocked'] time {
    color: var(--color-text-muted);
  }
  :root[data-card='overlay-title'] & b {
    font-family: var(--font-display);
    font-size: var(--type-2);
    font-weight: var(--weight-display);
    text-transform: uppercase;
    line-height: 1.05;
  }
  :root[data-card='overlay-title'] &[data-state='live'] {
    background: var(--color-surface-3);
    box-shadow: inset 8px 0 0 var(--color-accent);
  }
  :root[data-card='overlay-title'] &[data-state='live']::after {
    height: 8px;
  }
  :root[data-card='glow-caption'] & {
    padding: 8px 20px;
    border-radius: var(--radius-pill);
    background: var(--color-surface-1);
  }
  :root[data-card='glow-caption'] &[data-state='archived'],
  :root[data-card='glow-caption'] &[data-state='blocked'] {
    background: none;
    box-shadow: inset 0 0 0 1px var(--color-line);
  }
  :root[data-card='glow-caption'] &[data-state='live'] {
    border-radius: 26px;
    background: linear-gradient(
      90deg,
      var(--color-surface-3) calc(var(--percent) * 1%),
      var(--color-surface-2) calc(var(--percent) * 1%)
    );
    box-shadow: 0 0 32px -8px var(--color-accent);
  }
  :root[data-card='glow-caption'] &[data-state='live']::after {
    display: none;
  }
  :root[data-card='inset-list'] & {
    grid-template-columns: 54px minmax(0, 1fr) auto;
    min-height: 44px;
    padding: 6px 12px;
    border-radius: 0;
    font-size: var(--type-0);
    background: none;
  }
  :root[data-card='inset-list'] &[data-state='live'] {
    background: var(--color-surface-2);
  }
`;
