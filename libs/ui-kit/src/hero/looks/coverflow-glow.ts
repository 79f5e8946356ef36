/** One rounded picture between its neighbours; its own blurred copy lights the head of the page. */
export const coverflowCss = `
  :root[data-hero='coverflow-glow'] & {
    --cover-margin: clamp(var(--page-margin), 11.8vw, 240px);
    overflow: hidden;
    @supports (overflow: clip) {
      overflow: visible;
      overflow-x: clip;
    }
  }
  /* Until the picture's own light is there, the brand's. */
  :root[data-hero='coverflow-glow'] &::before {
    content: '';
    position: absolute;
    z-index: -1;
    top: calc(-1 * var(--header-height, 0px));
    left: 0;
    right: 0;
    height: 720px;
    background: var(--glow, linear-gradient(90deg, var(--color-accent-from), var(--color-accent-to))) center / cover no-repeat;
    -webkit-mask-image: linear-gradient(black 35%, transparent);
    mask-image: linear-gradient(black 35%, transparent);
    filter: blur(64px) saturate(1.7);
    opacity: 0.72;
    pointer-events: none;
  }
  @media (prefers-reduced-motion: no-preference) {
    :root[data-hero='coverflow-glow'] &::before {
      transition: background-image 0.8s linear;
    }
  }
  :root[data-hero='coverflow-glow'] & [data-part='slides'] {
    margin: 0 var(--cover-margin);
  }
  :root[data-hero='coverflow-glow'] & [data-part='slides'] > div[data-at] {
    z-index: 2;
    opacity: 0.6;
    visibility: visible;
    transition: opacity var(--motion-slow) linear;
  }
  :root[data-hero='coverflow-glow'] & [data-part='slides'] > div[data-at='next'] {
    transform: translateX(calc(100% + 20px)) scale(0.85);
    transform-origin: left;
  }
  :root[data-hero='coverflow-glow'] & [data-part='slides'] > div[data-at='previous'] {
    transform: translateX(calc(-100% - 20px)) scale(0.85);
    transform-origin: right;
  }
  @media (prefers-reduced-motion: no-preference) {
    :root[data-hero='coverflow-glow'] & [data-part='slides'] > div[data-at],
    :root[data-hero='coverflow-glow'] & [data-part='slides'] > div[data-current] {
      transition:
        opacity var(--motion-slow) linear,
        transform var(--motion-slow) var(--motion-ease);
    }
  }
  :root[data-hero='coverflow-glow'] & [data-at] [data-part='scrim'] {
    background: none;
  }
  :root[data-hero='coverflow-glow'] & [data-part='slide'] {
    min-height: var(--hero-height);
    align-items: center;
    overflow: hidden;
    border-radius: 48px;
    box-shadow: inset 0 0 0 1px var(--color-line);
  }
  :root[data-hero='coverflow-glow'] & [data-part='media'] {
    border-radius: inherit;
  }
  :root[data-hero='coverflow-glow'] & [data-current] [data-part='slide'] {
    box-shadow: 0 24px 80px -28px var(--color-accent);
  }
  :root[data-hero='coverflow-glow'] & [data-part='scrim'] {
    background: linear-gradient(90deg, var(--color-surface-0), transparent 62%);
  }
  :root[data-hero='coverflow-glow'] & [data-part='words'] {
    padding: 32px 56px;
    justify-items: start;
    --hero-text: var(--color-text-on-art);
  }
  :root[data-hero='coverflow-glow'] & [data-part='kicker'] {
    padding: 7px 16px;
    border-radius: var(--radius-pill);
    background: var(--color-art-button);
    color: var(--color-text-on-art-button);
  }
  :root[data-hero='coverflow-glow'] & [data-part='title'] > * {
    max-width: 8em;
    /* The glow is cut off with the lines: it needs room beside them. */
    padding: 0.34em 0.4em 0.26em;
    margin: -0.34em -0.4em -0.12em;
    font-size: calc(var(--type-5) * 1.1);
    text-shadow: 0 0 0.34em var(--color-accent);
  }
  :root[data-hero='coverflow-glow'] & [data-part='title'][data-long] > * {
    max-width: 13em;
    font-size: var(--type-4);
  }
  :root[data-hero='coverflow-glow'] & [data-part='pager'] {
    position: absolute;
    right: calc(var(--cover-margin) + 36px);
    bottom: 32px;
  }
  /* The dots are small, what a finger or a pointer hits is not. */
  :root[data-hero='coverflow-glow'] & [data-part='pager'] ol {
    gap: 0;
  }
  :root[data-hero='coverflow-glow'] & [data-part='pager'] button[data-slide] {
    justify-content: center;
    min-width: 24px;
  }
  :root[data-hero='coverflow-glow'] & [data-part='pager'] [data-slide] > span {
    width: 9px;
    height: 9px;
  }
  :root[data-hero='coverflow-glow'] & [data-part='pager'] [aria-current] > span {
    width: 34px;
    height: 8px;
  }
  :root[data-hero='coverflow-glow'] & [data-part='pager'] [aria-current] > span > span {
    background: var(--color-text-on-art);
  }
  @media (max-width: 767px) {
    :root[data-hero='coverflow-glow'] & {
      --cover-margin: 28px;
    }
    :root[data-hero='coverflow-glow'] & [data-part='slides'] > div[data-at='next'] {
      transform: translateX(calc(100% + 10px)) scale(0.92);
    }
    :root[data-hero='coverflow-glow'] & [data-part='slides'] > div[data-at='previous'] {
      transform: translateX(calc(-100% - 10px)) scale(0.92);
    }
    :root[data-hero='coverflow-glow'] & [data-part='slide'] {
      border-radius: 36px;
    }
    :root[data-hero='coverflow-glow'] & [data-part='scrim'] {
      background: linear-gradient(to bottom, transparent 48vw, var(--color-surface-0) 84vw);
    }
    :root[data-hero='coverflow-glow'] & [data-part='media'] {
      bottom: auto;
      height: 88vw;
    }
    /* As high as two lines of title: the page below must not move when the next story is longer. */
    :root[data-hero='coverflow-glow'] & [data-part='slide'] {
      min-height: calc(66vw + 296px);
      align-items: end;
      background: var(--color-surface-0);
    }
    :root[data-hero='coverflow-glow'] & [data-part='words'] {
      padding: 50vw 18px 52px;
      justify-items: center;
      text-align: center;
    }
    :root[data-hero='coverflow-glow'] & [data-part='title'] > * {
      -webkit-line-clamp: 2;
      max-width: none;
      font-size: var(--type-5);
    }
    :root[data-hero='coverflow-glow'] & [data-part='words'] > [data-part='description'] {
      display: none;
    }
    :root[data-hero='coverflow-glow'] & [data-part='facts'] {
      justify-self: stretch;
    }
    /* Centred, the first fact would move when the others come: it waits for them. */
    :root[data-hero='coverflow-glow'] & [data-part='facts'][data-more-coming] > :only-child {
      visibility: hidden;
    }
    :root[data-hero='coverflow-glow'] & [data-part='facts'],
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
