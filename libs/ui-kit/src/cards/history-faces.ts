/**
 * Something begun as a line of a ledger: picture, words over the progress, what is left in a column, and the button. The parts of the
 * card find their places against the whole line, so the picture is no ground for them here.
 */
export const historyLineCss = `
  :root[data-card='outlined-sheet'] [data-cards='history'] & {
    display: flex;
    align-items: center;
    gap: 16px;
    min-height: var(--ledger-line, 93px);
    padding: 11px 0;
  }
  :root[data-card='outlined-sheet'] [data-cards='history'] & > [data-part='picture'] {
    position: static;
    flex: none;
    width: 124px;
    border-radius: var(--radius-picture);
  }
  :root[data-card='outlined-sheet'] [data-cards='history'] & > :last-child {
    flex: 1;
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    min-width: 0;
    padding: 0 56px 12px 0;
    @media (min-width: 768px) {
      grid-template-columns: minmax(0, 1fr) auto;
      gap: 16px;
      align-items: baseline;
    }
  }
  :root[data-card='outlined-sheet'] [data-cards='history'] & [role='progressbar'] {
    left: 140px;
    right: 56px;
    bottom: 24px;
    @media (min-width: 768px) {
      right: auto;
      width: calc(50% - 140px);
    }
  }
  :root[data-card='outlined-sheet'] [data-cards='history'] & [role='progressbar']::before {
    background: var(--color-text-strong);
    opacity: 0.2;
  }
  :root[data-card='outlined-sheet'] [data-cards='history'] & [data-part='play'] {
    left: auto;
    opacity: 1;
  }
  :root[data-card='outlined-sheet'] [data-cards='history'] & [data-part='play'] > span {
    width: 40px;
    height: 40px;
    border: 1px solid var(--color-outline);
    border-radius: var(--radius-button);
    background: none;
    color: var(--color-accent-text);
    --icon-size: 18px;
  }
`;
