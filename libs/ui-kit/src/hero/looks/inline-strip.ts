/** A low strip among the rows, without a sentence. */
export const stripCss = `
  :root[data-hero='inline-strip'] & {
    margin: 12px var(--page-margin) 0;
  }
  :root[data-hero='inline-strip'] & [data-part='slides'] {
    border-radius: 14px;
    overflow: hidden;
  }
  :root[data-hero='inline-strip'] & [data-part='slide'] {
    min-height: var(--hero-height);
    align-items: end;
  }
  /* So low a strip shows what stands on the ground of the picture. */
  :root[data-hero='inline-strip'] & [data-part='media'] img {
    object-position: 66% 82%;
  }
  :root[data-hero='inline-strip'] & [data-part='actions'] > :not([aria-label]) {
    flex: none;
    padding: 0 var(--button-side);
  }
  :root[data-hero='inline-strip'] & [data-part='scrim'] {
    background:
      linear-gradient(90deg, var(--color-art-scrim), transparent 70%),
      linear-gradient(to top, var(--color-art-scrim), transparent 70%);
  }
  :root[data-hero='inline-strip'] & [data-part='words'] {
    padding: 20px 24px 22px;
    gap: 8px;
    --hero-text: var(--color-text-on-art);
    --rating: currentColor;
    --rating-over-7: currentColor;
    --rating-over-8: currentColor;
  }
  :root[data-hero='inline-strip'] & :focus-visible {
    outline-color: var(--color-focus-on-art);
  }
  :root[data-hero='inline-strip'] & [data-part='title'] > * {
    font-size: var(--type-5);
  }
  :root[data-hero='inline-strip'] & [data-part='words'] > [data-part='description'],
  :root[data-hero='inline-strip'] & [data-part='words'] > [data-part='kicker'] {
    display: none;
  }
  :root[data-hero='inline-strip'] & [data-part='pager'] {
    position: absolute;
    right: 20px;
    bottom: 18px;
  }
  @media (max-width: 767px) {
    :root[data-hero='inline-strip'] & [data-part='words'] {
      padding: 14px 16px 16px;
    }
    :root[data-hero='inline-strip'] & [data-part='pager'] {
      right: 12px;
      top: 10px;
      bottom: auto;
    }
  }
`;
