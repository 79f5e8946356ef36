/** Two blacks, aslant: it is the brand's own, and nobody takes it for a bar that has lost its text. */
const barrier = 'repeating-linear-gradient(115deg, var(--color-surface-1) 0 14px, var(--color-surface-2) 14px 28px)';

/** Names as large as they go, the minute in a block of its own, what comes next in a column, a thick rule below. */
export const scoreboardCss = `
  :root[data-hero='scoreboard'] & {
    border-bottom: 8px solid var(--color-accent);
    grid-template-columns: minmax(0, 1fr);
    --side-width: 0px;
    --ticker: 0px;
  }
  /* The place of the ticker is striped like a barrier until its lines draw themselves over it, and stays so when nothing is on. */
  :root[data-hero='scoreboard'] &[data-side] {
    --ticker: 34px;
    padding-top: var(--ticker);
    background: ${barrier} 0 0 / 100% var(--ticker) no-repeat;

    @media (max-width: 767px), (pointer: coarse) {
      --ticker: var(--touch-target);
    }
  }
  :root[data-hero='scoreboard'] & [data-part='ticker'] {
    position: absolute;
    top: 0;
    left: 0;
    right: 0;
    display: flex;
    align-items: stretch;
    height: var(--ticker);
    background: var(--color-accent);
    color: var(--color-text-on-accent);
    font-size: var(--type--1);
    font-weight: var(--weight-bold);
  }
  :root[data-hero='scoreboard'] & [data-part='ticker'] > b {
    flex: none;
    padding: 0 20px 0 var(--page-margin);
    background: var(--color-surface-0);
    color: var(--color-accent-text);
    line-height: var(--ticker);
    text-transform: uppercase;
  }
  :root[data-hero='scoreboard'] & [data-part='ticker'] > ul {
    display: flex;
    min-width: 0;
    overflow-x: auto;
    scrollbar-width: none;
  }
  :root[data-hero='scoreboard'] & [data-part='ticker'] a {
    display: block;
    padding: 0 18px;
    line-height: var(--ticker);
    white-space: nowrap;
    outline-color: var(--color-text-on-accent);
    outline-width: 3px;
    outline-offset: -4px;
  }
  :root[data-hero='scoreboard'] & [data-part='ticker'] a:hover {
    background: var(--color-accent-hover);
  }
  :root[data-hero='scoreboard'] &[data-side] {
    @media (min-width: 1100px) {
      --side-width: clamp(300px, 23.4vw, 460px);
      grid-template-columns: minmax(0, 1fr) var(--side-width);
    }
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
    padding: 28px var(--page-margin) 26px;
    gap: 12px;
    --hero-text: var(--color-text-on-art);
  }
  :root[data-hero='scoreboard'] & [data-part='kicker'] {
    display: flex;
    align-items: center;
    gap: 12px;
    color: var(--color-text-on-art);
  }
  :root[data-hero='scoreboard'] & [data-part='kicker']::before {
    content: '';
    width: 36px;
    height: 8px;
    background: var(--color-accent);
  }
  :root[data-hero='scoreboard'] & [data-part='title'] > * {
    max-width: 1000px;
    margin-bottom: -0.14em;
    font-size: calc(var(--type-6) * 1.1);
  }
  :root[data-hero='scoreboard'] & [data-part='title'] [data-side-name] {
    display: block;
  }
  :root[data-hero='scoreboard'] & [data-part='title'] [data-versus] {
    position: absolute;
    opacity: 0;
  }
  :root[data-hero='scoreboard'] & [data-part='title'][data-versus] ~ [data-part='description'] {
    display: none;
  }
  :root[data-hero='scoreboard'] & [data-part='title'][data-versus] > * {
    /* A name stays in one line: a capital of the narrow face is less than half as wide as high. */
    font-size: min(
      calc(var(--type-6) * 1.16),
      calc((100vw - var(--side-width) - 2 * var(--page-margin)) * 0.76 / (0.47 * var(--longest)))
    );
    line-height: 0.8;
  }
  :root[data-hero='scoreboard'] & [data-part='title'][data-long] > * {
    font-size: var(--type-5);
  }
  :root[data-hero='scoreboard'] & [data-part='pager'] {
    position: absolute;
    right: calc(var(--side-width) + 16px);
    top: calc(var(--ticker) + 20px);
  }
  :root[data-hero='scoreboard'] & [data-part='pager'] [data-slide] > span {
    width: 36px;
    height: 8px;
    border-radius: 0;
  }

  :root[data-hero='scoreboard'] & [data-part='side'] {
    display: grid;
    min-width: 0;
    background: var(--color-surface-1);
  }
  :root[data-hero='scoreboard'] & [data-part='sheet'] {
    padding: 26px 28px 16px;
  }
  :root[data-hero='scoreboard'] & [data-part='sheet'] h2 {
    margin-bottom: 12px;
    font-size: calc(var(--type-3) * 0.86);
    line-height: 1;
  }
  :root[data-hero='scoreboard'] & [data-part='sheet'] {
    display: grid;
    grid-template-rows: auto minmax(0, 1fr);
  }
  :root[data-hero='scoreboard'] & [data-part='sheet'] ul {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    grid-auto-rows: minmax(74px, 1fr);
  }
  :root[data-hero='scoreboard'] & [data-part='sheet'] li {
    border-top: 3px solid var(--color-line);
  }
  :root[data-hero='scoreboard'] & [data-part='line'],
  :root[data-hero='scoreboard'] & [data-part='sheet'] a {
    display: grid;
    grid-template-columns: 4.4em minmax(0, 1fr);
    align-items: center;
    gap: 16px;
    height: 100%;
    outline-offset: calc(-1 * var(--focus-width));
    --tile-size: 0px;
  }
  :root[data-hero='scoreboard'] & [data-part='line'] {
    grid-template-columns: minmax(0, 1fr);
  }
  :root[data-hero='scoreboard'] & [data-part='sheet'] a > time + span {
    display: none;
  }
  :root[data-hero='scoreboard'] & [data-part='sheet'] time {
    color: var(--color-accent-text);
    font-family: var(--font-display);
    font-size: calc(var(--type-3) * 0.8);
    font-weight: var(--weight-display);
    line-height: 1;
    white-space: nowrap;
  }
  :root[data-hero='scoreboard'] & [data-part='sheet'] a:hover b {
    color: var(--color-accent-text);
  }
  :root[data-hero='scoreboard'] & [data-part='figure'] {
    position: absolute;
    z-index: 2;
    right: var(--side-width);
    bottom: 0;
    display: grid;
    min-width: 186px;
    background: var(--color-accent);
    color: var(--color-text-on-accent);
    font-family: var(--font-display);
    font-weight: var(--weight-display);
    text-align: center;
    text-transform: uppercase;
    white-space: nowrap;
  }
  :root[data-hero='scoreboard'] & [data-part='figure'] > small {
    position: absolute;
    right: 0;
    bottom: 100%;
    padding: 8px 16px;
    background: var(--color-surface-0);
    color: var(--color-text-strong);
    font-size: var(--type-2);
    line-height: 1;
  }
  :root[data-hero='scoreboard'] & [data-part='figure'] > b {
    padding: 22px 22px 10px;
    font-weight: inherit;
    font-size: calc(var(--type-5) * 1.08);
    font-variant-numeric: tabular-nums lining-nums;
    line-height: 0.86;
  }
  @media (max-width: 1099px) {
    :root[data-hero='scoreboard'] & [data-part='side'] {
      display: block;
    }
    :root[data-hero='scoreboard'] & [data-part='sheet'] {
      display: none;
    }
    :root[data-hero='scoreboard'] & [data-part='figure'] {
      top: var(--ticker);
      bottom: auto;
      min-width: 0;
    }
    :root[data-hero='scoreboard'] & [data-part='figure'] > small {
      top: 100%;
      bottom: auto;
      padding: 6px 12px;
      font-size: var(--type-1);
    }
    :root[data-hero='scoreboard'] & [data-part='figure'] > b {
      padding: 14px 16px 4px;
      font-size: var(--type-5);
    }
    :root[data-hero='scoreboard'] & [data-part='pager'] {
      right: auto;
      left: var(--page-margin);
      top: calc(var(--ticker) + 16px);
    }
    :root[data-hero='scoreboard'] & [data-part='pager'] [data-slide] > span {
      width: 18px;
      height: 6px;
    }
  }
  @media (max-width: 767px) {
    :root[data-hero='scoreboard'] & [data-part='title'][data-versus] > * {
      /* Here nothing but the name takes the width: some capitals are wider. */
      font-size: min(25vw, calc((100vw - 2 * var(--page-margin)) / (0.5 * var(--longest))));
    }
    /* As high as two names of two sides: the page below must not move when the next story is longer. */
    :root[data-hero='scoreboard'] & [data-part='slide'] {
      min-height: calc(52vw + 300px);
    }
    :root[data-hero='scoreboard'] & [data-part='title'] > * {
      -webkit-line-clamp: 2;
    }
    :root[data-hero='scoreboard'] & [data-part='kicker'] {
      overflow: hidden;
      white-space: nowrap;
    }
    :root[data-hero='scoreboard'] & [data-part='words'] {
      grid-template-columns: minmax(0, 1fr);
      padding: 34vw 0 0;
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
  }
`;
