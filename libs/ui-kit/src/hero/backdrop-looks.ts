/** How brands open the page of a film, beyond the first way (a picture under the head of the page, the words on it): CSS by the root's `data-hero`. Parts: `media` and `words`. */

/** A sheet: the statement at the left, the picture at the right. */
const statement = `
  :root[data-hero='split-statement'] & {
    grid-template-columns: minmax(0, 1fr) minmax(0, 1.1fr);
    align-items: stretch;
    min-height: 440px;
    margin: var(--space-5) var(--page-margin) 0;
    padding: 0;
    border: 1px solid var(--color-line);
    border-radius: var(--radius-l);
    background: var(--color-surface-1);
    overflow: hidden;
  }
  :root[data-hero='split-statement'] & > [data-part='media'] {
    position: relative;
    z-index: 0;
    grid-area: 1 / 2;
  }
  :root[data-hero='split-statement'] & > [data-part='words'] {
    grid-area: 1 / 1;
    align-content: center;
    max-width: none;
    padding: 32px 40px;
    --color-art-button: transparent;
    --color-text-on-art-button: var(--color-accent-text);
  }
  :root[data-hero='split-statement'] & h1 {
    font-size: var(--type-5);
  }
  @media (max-width: 1023px) {
    :root[data-hero='split-statement'] & {
      grid-template-columns: minmax(0, 1fr);
      min-height: 0;
    }
    :root[data-hero='split-statement'] & > [data-part='media'] {
      grid-area: 1 / 1;
      height: auto;
      aspect-ratio: 2 / 1;
    }
    :root[data-hero='split-statement'] & > [data-part='words'] {
      grid-area: 2 / 1;
      padding: 20px 24px 24px;
    }
  }
  @media (max-width: 767px) {
    :root[data-hero='split-statement'] & > [data-part='words'] {
      padding: 16px;
    }
  }
`;

/** A small picture beside the words; on a phone above them. */
const strip = `
  :root[data-hero='inline-strip'] & {
    grid-template-columns: minmax(0, 1fr) minmax(0, 1.2fr);
    align-items: center;
    gap: 28px;
    min-height: 0;
    margin-top: 0;
    padding: 12px var(--page-margin) 4px;
  }
  :root[data-hero='inline-strip'] & > [data-part='media'] {
    position: relative;
    z-index: 0;
    height: auto;
    aspect-ratio: 16 / 9;
    border-radius: 14px;
  }
  :root[data-hero='inline-strip'] & > [data-part='words'] {
    max-width: none;
    gap: 10px;
    --color-art-button: var(--color-surface-2);
    --color-text-on-art-button: var(--color-text-strong);
  }
  :root[data-hero='inline-strip'] & h1 {
    font-size: var(--type-4);
  }
  @media (max-width: 767px) {
    :root[data-hero='inline-strip'] & {
      grid-template-columns: minmax(0, 1fr);
      gap: 14px;
    }
  }
`;

/** A leaf-cornered picture and the words beside it, like a page of a family album. */
const album = `
  :root[data-hero='family-mosaic'] & {
    grid-template-columns: minmax(0, 1.04fr) minmax(0, 1fr);
    align-items: stretch;
    gap: 52px;
    min-height: min(62vh, 560px);
    margin-top: 0;
    padding: 4px var(--page-margin) 12px;
  }
  :root[data-hero='family-mosaic'] & > [data-part='media'] {
    position: relative;
    z-index: 0;
    border-radius: 84px 14px 84px 14px;
  }
  :root[data-hero='family-mosaic'] & > [data-part='media']::after {
    display: none;
  }
  :root[data-hero='family-mosaic'] & > [data-part='words'] {
    align-content: center;
    max-width: none;
    --color-art-button: var(--color-surface-2);
    --color-text-on-art-button: var(--color-text-strong);
  }
  @media (max-width: 1023px) {
    :root[data-hero='family-mosaic'] & {
      grid-template-columns: minmax(0, 1fr);
      gap: 20px;
      min-height: 0;
    }
    :root[data-hero='family-mosaic'] & > [data-part='media'] {
      height: auto;
      aspect-ratio: 16 / 10;
      border-radius: 48px 12px 48px 12px;
    }
  }
`;

/** A thick rule under the picture, and the name as large as it goes. */
const poster = `
  :root[data-hero='scoreboard'] & {
    border-bottom: 8px solid var(--color-accent);
  }
  /* Letters that are taller than their lines. */
  :root[data-hero='scoreboard'] & {
    padding-top: calc(var(--header-height, 0px) + 72px);
  }
  :root[data-hero='scoreboard'] & > [data-part='words'] {
    max-width: 900px;
  }
  :root[data-hero='scoreboard'] & > [data-part='words'] > p,
  :root[data-hero='scoreboard'] & > [data-part='words'] > [data-part='story'] {
    max-width: 540px;
  }
  @media (max-width: 767px) {
    :root[data-hero='scoreboard'] & {
      padding-top: 52vw;
    }
  }
`;

/** A rounded picture that glows, the words on its quiet side. */
const lit = `
  :root[data-hero='coverflow-glow'] & {
    margin: 0 var(--page-margin);
    padding: 48px 56px 44px;
    align-items: center;
  }
  :root[data-hero='coverflow-glow'] & > [data-part='media'] {
    border-radius: 48px;
    box-shadow: 0 24px 90px -24px var(--color-accent);
  }
  :root[data-hero='coverflow-glow'] & > [data-part='media']::after {
    background: linear-gradient(90deg, var(--color-surface-0) 12%, transparent 70%);
  }
  @media (max-width: 1023px) {
    :root[data-hero='coverflow-glow'] & {
      align-items: end;
      min-height: 74vw;
      padding: 36vw 40px 36px;
    }
    :root[data-hero='coverflow-glow'] & > [data-part='media']::after {
      background: linear-gradient(to top, var(--color-surface-0) 24%, transparent 78%);
    }
  }
  @media (max-width: 767px) {
    :root[data-hero='coverflow-glow'] & {
      min-height: 0;
      padding: 66vw 0 0;
    }
    :root[data-hero='coverflow-glow'] & > [data-part='media'] {
      height: 62vw;
      border-radius: 36px;
    }
    :root[data-hero='coverflow-glow'] & > [data-part='media']::after {
      display: none;
    }
  }
`;

/** The words have the picture to themselves; there is no scrim to read them on. */
const apart = `
  :root[data-hero='split-statement'] & > [data-part='media']::after,
  :root[data-hero='inline-strip'] & > [data-part='media']::after {
    display: none;
  }
`;

export const backdropLooksCss = [statement, strip, apart, album, poster, lit].join('\n');
