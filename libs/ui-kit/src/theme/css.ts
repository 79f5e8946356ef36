/** Fragments of CSS that many components share. Plain strings: nothing here depends on props. */

/** Fills the nearest positioned parent. Not `inset`: set-top browsers older than Chromium 87 have none. */
export const fill = 'position: absolute; top: 0; right: 0; bottom: 0; left: 0;';

export const oneLine = 'overflow: hidden; white-space: nowrap; text-overflow: ellipsis;';

export const clampLines = (lines: number) =>
  `display: -webkit-box; -webkit-box-orient: vertical; -webkit-line-clamp: ${lines}; overflow: hidden;`;

/** Room over a clipped line that is lower than its letters: marks of capitals (Й, Ё) stay whole, and nothing moves. */
export const roomForMarks = 'padding-top: 0.12em; margin-top: -0.12em;';

/** The brand's focus ring, outside of the thing with a gap. */
export const focusRing = `
  outline: var(--focus-width) solid var(--color-focus);
  outline-offset: var(--focus-gap);
`;

/** The focus ring of what lies on a picture; a menu brings a ground of its own. */
export const focusOnArt = `
  :focus-visible:not([role='menu'], [role='menu'] *) { outline-color: var(--color-focus-on-art); }
`;

/** A box that keeps its shape before there is anything in it; older set-top browsers get it from padding. */
export const ratio = (width: number, height: number) => `
  position: relative;
  aspect-ratio: ${width} / ${height};
  @supports not (aspect-ratio: 1) {
    &::before { content: ''; display: block; padding-top: ${(height / width) * 100}%; }
  }
`;

/** Buttons beside a row are for pointers; at 480 px and below rows are dragged (ROWS-043, ROWS-044). */
export const wideEnoughForArrows = '@media (min-width: 481px)';
