/**
 * Something begun as a line of a ledger: picture, words over the progress, what is left in a column, and the button. The parts of the
 * card find their places against the whole line, so the picture is no ground for them here.
 */
const ledgerLine = `
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
    --color-progress-on-art-from: var(--color-progress-from);
    --color-progress-on-art-to: var(--color-progress-to);
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

/** On a mat: the words and the progress share the caption. */
const mat = `
  :root[data-card='framed-mat'] [data-cards='history'] & > [data-part='picture'] {
    position: static;
  }
  :root[data-card='framed-mat'] [data-cards='history'] & > :last-child {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    align-items: baseline;
    gap: 12px;
    padding: 10px 10px 26px;
  }
  :root[data-card='framed-mat'] [data-cards='history'] & > [data-part='picture'] > [role='progressbar'] {
    --color-progress-on-art-from: var(--color-progress-from);
    --color-progress-on-art-to: var(--color-progress-to);
    left: 18px;
    right: 18px;
    bottom: 18px;
  }
  :root[data-card='framed-mat'] [data-cards='history'] & > [data-part='picture'] > [role='progressbar']::before {
    background: var(--color-text-strong);
    opacity: 0.24;
  }
  :root[data-card='framed-mat'] [data-cards='history'] & > [data-part='picture'] > [data-part='play'] {
    bottom: 60px;
  }
`;

/** On the picture: a white button, the title beside it, the progress under the title. What is left is only read out. */
const lit = `
  :root[data-card='glow-caption'] [data-cards='history'] & > :last-child {
    position: absolute;
    left: 72px;
    right: 22px;
    bottom: 26px;
    padding: 0;
  }
  :root[data-card='glow-caption'] [data-cards='history'] & > :last-child > :first-child {
    color: var(--color-text-on-art);
  }
  :root[data-card='glow-caption'] [data-cards='history'] & > :last-child > :nth-child(2) {
    position: absolute;
    width: 1px;
    height: 1px;
    clip-path: inset(50%);
  }
  :root[data-card='glow-caption'] [data-cards='history'] & > [data-part='picture'] > [data-part='scrim'] {
    display: block;
  }
  :root[data-card='glow-caption'] [data-cards='history'] & > [data-part='picture'] > [data-part='play'] {
    place-items: end start;
    padding: 18px;
    opacity: 1;
  }
  :root[data-card='glow-caption'] [data-cards='history'] & > [data-part='picture'] > [data-part='play'] > span {
    width: 40px;
    height: 40px;
    background: var(--color-text-strong);
    color: var(--color-surface-0);
    --icon-size: 18px;
  }
  :root[data-card='glow-caption'] [data-cards='history'] & > [data-part='picture'] > [role='progressbar'] {
    left: 72px;
    right: 22px;
    bottom: 18px;
  }
`;

/** How the brands draw something begun. */
export const historyFacesCss = [ledgerLine, mat, lit].join('\n');
