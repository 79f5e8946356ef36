/** One large leaf-cornered picture, with room for a side beside it. */
export const mosaicCss = `
  :root[data-hero='family-mosaic'] & {
    margin: 0 var(--page-margin);
    grid-template-columns: minmax(0, 1fr);
    gap: 20px;
  }
  :root[data-hero='family-mosaic'] &[data-side] {
    @media (min-width: 1100px) {
      grid-template-columns: minmax(0, 1fr) 384px;
    }
  }
  :root[data-hero='family-mosaic'] & [data-part='slides'] {
    border-radius: 56px 14px 56px 14px;
    overflow: hidden;
  }
  :root[data-hero='family-mosaic'] & [data-part='slide'] {
    min-height: var(--hero-height);
    align-items: end;
  }
  :root[data-hero='family-mosaic'] & [data-part='scrim'] {
    background:
      linear-gradient(90deg, var(--color-art-scrim), transparent 62%),
      linear-gradient(to top, var(--color-art-scrim), transparent 46%);
  }
  :root[data-hero='family-mosaic'] & [data-part='words'] {
    padding: 32px 44px 36px;
    --hero-text: var(--color-text-on-art);
  }
  :root[data-hero='family-mosaic'] & [data-part='pager'] {
    position: absolute;
    right: 32px;
    bottom: 28px;
  }
  @media (max-width: 767px) {
    :root[data-hero='family-mosaic'] & [data-part='slides'] {
      border-radius: 40px 12px 40px 12px;
    }
    :root[data-hero='family-mosaic'] & [data-part='words'] {
      padding: 44vw 20px 44px;
    }
    :root[data-hero='family-mosaic'] & [data-part='scrim'] {
      background: linear-gradient(to top, var(--color-surface-0) 12%, var(--color-art-scrim) 44%, transparent 82%);
    }
    :root[data-hero='family-mosaic'] & [data-part='pager'] {
      left: 20px;
      right: auto;
      bottom: 12px;
    }
  }
`;
