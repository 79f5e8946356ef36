/** One rounded picture that lights the page around it. */
export const coverflowCss = `
  :root[data-hero='coverflow-glow'] & {
    margin: 0 clamp(var(--page-margin), 12vw, 190px);
  }
  :root[data-hero='coverflow-glow'] &::before {
    content: '';
    position: absolute;
    z-index: -1;
    top: 10%;
    left: 4%;
    right: 4%;
    bottom: -8%;
    border-radius: 48px;
    background: linear-gradient(90deg, var(--color-accent-from), var(--color-accent-to));
    filter: blur(80px);
    opacity: 0.42;
  }
  :root[data-hero='coverflow-glow'] & [data-part='slides'] {
    border-radius: 48px;
    overflow: hidden;
  }
  :root[data-hero='coverflow-glow'] & [data-part='slide'] {
    min-height: var(--hero-height);
    align-items: center;
  }
  :root[data-hero='coverflow-glow'] & [data-part='scrim'] {
    background: linear-gradient(90deg, var(--color-surface-0), transparent 62%);
  }
  :root[data-hero='coverflow-glow'] & [data-part='words'] {
    padding: 36px 56px;
    --hero-text: var(--color-text-on-art);
  }
  :root[data-hero='coverflow-glow'] & [data-part='title'] > * {
    font-size: var(--type-5);
  }
  :root[data-hero='coverflow-glow'] & [data-part='pager'] {
    position: absolute;
    right: 40px;
    bottom: 36px;
  }
  @media (max-width: 767px) {
    :root[data-hero='coverflow-glow'] & {
      margin: 0 var(--page-margin);
    }
    :root[data-hero='coverflow-glow'] & [data-part='slides'] {
      border-radius: 36px;
    }
    :root[data-hero='coverflow-glow'] & [data-part='scrim'] {
      background: linear-gradient(to top, var(--color-surface-0) 16%, transparent 80%);
    }
    :root[data-hero='coverflow-glow'] & [data-part='words'] {
      padding: 62vw 22px 48px;
      justify-items: center;
      text-align: center;
    }
    :root[data-hero='coverflow-glow'] & [data-part='words'] > [data-part='description'] {
      display: none;
    }
    :root[data-hero='coverflow-glow'] & [data-part='actions'] {
      justify-content: center;
    }
    :root[data-hero='coverflow-glow'] & [data-part='pager'] {
      left: 0;
      right: 0;
      bottom: 16px;
      justify-content: center;
    }
  }
`;
