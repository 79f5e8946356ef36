/** A piece of ground that things to read or to choose stand on, as the brand draws its cards. */
export const tile = `
  border: 1px solid transparent;
  border-radius: var(--radius-l);
  background: var(--color-surface-1);

  :root[data-card='framed-mat'] & {
    border-radius: var(--radius-card);
  }
  :root[data-card='outlined-sheet'] & {
    border-color: var(--color-line);
    border-radius: var(--radius-card);
  }
  :root[data-card='overlay-title'] & {
    border: 0;
    border-left: 6px solid var(--color-accent);
  }
  :root[data-card='glow-caption'] & {
    border-color: var(--color-line);
  }
  @media (forced-colors: active) {
    border: 1px solid CanvasText;
  }
`;
