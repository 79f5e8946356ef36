/** A full-width picture with a title as large as it goes, and a thick rule below. */
export const scoreboardCss = `
  :root[data-hero='scoreboard'] & {
    border-bottom: 8px solid var(--color-accent);
  }
  :root[data-hero='scoreboard'] & [data-part='slide'] {
    min-height: var(--hero-height);
    align-items: end;
  }
  :root[data-hero='scoreboard'] & [data-part='scrim'] {
    background:
      linear-gradient(90deg, var(--color-art-scrim), transparent 62%),
      linear-gradient(to top, var(--color-surface-0), transparent 46%);
  }
  :root[data-hero='scoreboard'] & [data-part='words'] {
    padding: 28px var(--page-margin) 30px;
    gap: 18px;
    --hero-text: var(--color-text-on-art);
  }
  :root[data-hero='scoreboard'] & [data-part='title'] > * {
    max-width: 900px;
  }
  :root[data-hero='scoreboard'] & [data-part='pager'] {
    position: absolute;
    right: var(--page-margin);
    bottom: 24px;
  }
  :root[data-hero='scoreboard'] & [data-part='pager'] [data-slide] > span {
    width: 36px;
    height: 8px;
    border-radius: 0;
  }
  @media (max-width: 767px) {
    :root[data-hero='scoreboard'] & [data-part='words'] {
      padding: 46vw 0 0;
      gap: 12px;
    }
    :root[data-hero='scoreboard'] & [data-part='words'] > :not([data-part='actions']) {
      margin: 0 var(--page-margin);
    }
    :root[data-hero='scoreboard'] & [data-part='words'] > [data-part='description'] {
      display: none;
    }
    :root[data-hero='scoreboard'] & [data-part='actions'] {
      display: grid;
      gap: 0;
    }
    :root[data-hero='scoreboard'] & [data-part='actions'] > * {
      width: 100%;
    }
    :root[data-hero='scoreboard'] & [data-part='actions'] > :not([aria-label]) {
      font-size: var(--button-size);
    }
    :root[data-hero='scoreboard'] & [data-part='pager'] {
      top: 16px;
      bottom: auto;
    }
  }
`;
