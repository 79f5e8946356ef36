/** How brands whose words do not lie on pictures open the page of a film: CSS by the root's `data-hero`. Parts: `media` and `words`. */

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

/** The words have the picture to themselves; there is no scrim to read them on. */
const apart = `
  :root[data-hero='split-statement'] & > [data-part='media']::after,
  :root[data-hero='inline-strip'] & > [data-part='media']::after {
    display: none;
  }
`;

export const backdropLooksCss = [statement, strip, apart].join('\n');
