/** The picture runs under the head of the page; the first row overlaps its foot. */
export const cinemaCss = `
  :root[data-hero='full-bleed-cinema'] & {
    margin-top: calc(-1 * var(--header-height, 0px));
    margin-bottom: -44px;
  }
  :root[data-hero='full-bleed-cinema'] & [data-part='slide'] {
    min-height: var(--hero-height);
    align-items: end;
  }
  @media (min-width: 768px) {
    :root[data-hero='full-bleed-cinema'] & [data-part='media'] img {
      object-position: 66% 56%;
    }
  }
  :root[data-hero='full-bleed-cinema'] & [data-part='scrim'] {
    background:
      linear-gradient(90deg, var(--color-surface-0) 2%, transparent 58%),
      linear-gradient(to top, var(--color-surface-0) 5%, transparent 42%),
      linear-gradient(to bottom, var(--color-art-scrim), transparent 22%);
  }
  :root[data-hero='full-bleed-cinema'] & [data-part='words'] {
    padding: calc(var(--header-height, 0px) + var(--space-3)) var(--page-margin) 84px;
  }
  :root[data-hero='full-bleed-cinema'] & [data-part='pager'] {
    position: absolute;
    right: var(--page-margin);
    bottom: 90px;
  }
  @media (min-width: 768px) {
    :root[data-hero='full-bleed-cinema'] & [data-part='pager'] [data-slide] > span {
      width: 28px;
      height: 3px;
    }
  }
  /* A tablet shows less of the picture's sides: its subject moves to the right, and the words keep to the left of it. */
  @media (min-width: 768px) and (max-width: 1099px) {
    :root[data-hero='full-bleed-cinema'] & [data-part='media'] img {
      object-position: 12% 56%;
    }
    :root[data-hero='full-bleed-cinema'] & [data-part='title'] > *,
    :root[data-hero='full-bleed-cinema'] & [data-part='description'] {
      max-width: 56vw;
    }
  }
  @media (max-width: 767px) {
    :root[data-hero='full-bleed-cinema'] & {
      margin-bottom: 0;
    }
    :root[data-hero='full-bleed-cinema'] & [data-part='slide'] {
      min-height: 0;
    }
    :root[data-hero='full-bleed-cinema'] & [data-part='media'] {
      bottom: 116px;
    }
    :root[data-hero='full-bleed-cinema'] & [data-part='scrim'] {
      background:
        linear-gradient(to top, var(--color-surface-0) 128px, transparent 62%),
        linear-gradient(to bottom, var(--color-art-scrim), transparent 26%);
    }
    :root[data-hero='full-bleed-cinema'] & [data-part='words'] {
      justify-items: center;
      text-align: center;
      padding: calc(58vw + 20px) var(--page-margin) 36px;
    }
    :root[data-hero='full-bleed-cinema'] & [data-part='words'] > [data-part='description'] {
      display: none;
    }
    /* It stands where the picture is still bright. */
    :root[data-hero='full-bleed-cinema'] & [data-part='kicker'] {
      color: var(--color-text-on-art);
      text-shadow: 0 0 12px var(--color-art-scrim);
    }
    :root[data-hero='full-bleed-cinema'] & [data-part='facts'] {
      justify-self: stretch;
      justify-content: center;
    }
    /* Centred, the first fact would move when the others come: it waits for them. */
    :root[data-hero='full-bleed-cinema'] & [data-part='facts'][data-more-coming] > :only-child {
      visibility: hidden;
    }
    :root[data-hero='full-bleed-cinema'] & [data-part='pager'] {
      left: 0;
      right: 0;
      bottom: 10px;
      justify-content: center;
    }
  }
`;
