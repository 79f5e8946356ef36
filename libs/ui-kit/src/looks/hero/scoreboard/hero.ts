import { letteringAsText } from '../../lettering-as-text.ts';
import type { AreaLook } from '../../look.ts';

/** Two blacks, aslant: it is the brand's own, and nobody takes it for a bar that has lost its text. */
const barrier = 'repeating-linear-gradient(115deg, var(--color-surface-1) 0 14px, var(--color-surface-2) 14px 28px)';

export default {
  /** A thick rule under the picture, and the name as large as it goes. */
  backdrop: `
    ${letteringAsText}
    border-bottom: 8px solid var(--color-accent);
    /* Letters that are taller than their lines. */
    padding-top: calc(var(--header-height, 0px) + 72px);
    & > [data-part='words'] {
      max-width: 900px;
    }
    & > [data-part='words'] > p,
    & > [data-part='words'] > [data-part='story'] {
      max-width: 540px;
    }
    /* The subject of a tablet's picture stands behind what is wider. */
    @media (min-width: 768px) and (max-width: 1023px) {
      & > [data-part='words'] > :is(ul, [data-part='story']) {
        max-width: 56vw;
      }
    }
    @media (max-width: 767px) {
      padding-top: 52vw;
    }
  `,
  /** Names as large as they go, the minute in a block of its own, what comes next in a column, a thick rule below. */
  heroFrame: `
    border-bottom: 8px solid var(--color-accent);
    grid-template-columns: minmax(0, 1fr);
    --side-width: 0px;
    --ticker: 0px;
    @keyframes scoreboard-wipe {
      from {
        clip-path: inset(-20% 100% -20% 0);
      }
      to {
        clip-path: inset(-20% 0 -20% 0);
      }
    }
    /* A hard cut: the words come in from the left. */
    & [data-part='slides'] > div,
    & [data-part='slides'] > div [data-part='words'] > :not([data-part='actions']) {
      transition-duration: 0s;
      transition-delay: 0s;
    }
    @media (prefers-reduced-motion: no-preference) {
      & [data-part='slides'] > div[data-current] [data-part='words'] > [data-part='title'],
      & [data-part='ticker'] {
        animation: scoreboard-wipe var(--motion-slow) var(--motion-ease);
      }
    }
    /* The place of the ticker is striped like a barrier until its lines draw themselves over it, and stays so when nothing is on. */
    &[data-side] {
      --ticker: 34px;
      padding-top: var(--ticker);
      background: ${barrier} 0 0 / 100% var(--ticker) no-repeat;
      @media (max-width: 767px), (pointer: coarse) {
        --ticker: var(--touch-target);
      }
      @media (min-width: 1100px) {
        --side-width: clamp(300px, 23.4vw, 460px);
        grid-template-columns: minmax(0, 1fr) var(--side-width);
      }
    }
    & [data-part='ticker'] {
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
    & [data-part='ticker'] > b {
      flex: none;
      padding: 0 20px 0 var(--page-margin);
      background: var(--color-surface-0);
      color: var(--color-accent-text);
      line-height: var(--ticker);
      text-transform: uppercase;
    }
    & [data-part='ticker'] > ul {
      display: flex;
      min-width: 0;
      overflow-x: auto;
      scrollbar-width: none;
    }
    & [data-part='ticker'] a {
      display: block;
      padding: 0 18px;
      line-height: var(--ticker);
      white-space: nowrap;
      outline-color: var(--color-text-on-accent);
      outline-width: 3px;
      outline-offset: -4px;
    }
    & [data-part='ticker'] a:hover {
      background: var(--color-accent-hover);
    }
    & [data-part='slide'] {
      min-height: var(--hero-height);
      align-items: end;
    }
    & [data-part='scrim'] {
      background:
        linear-gradient(90deg, var(--color-art-scrim), transparent 62%),
        linear-gradient(to top, var(--color-surface-0), transparent 46%);
    }
    & [data-part='words'] {
      padding: 28px var(--page-margin) 26px;
      gap: 12px;
      --hero-text: var(--color-text-on-art);
    }
    & [data-part='kicker'] {
      display: flex;
      align-items: center;
      gap: 12px;
      color: var(--color-text-on-art);
    }
    & [data-part='kicker']::before {
      content: '';
      width: 36px;
      height: 8px;
      background: var(--color-accent);
    }
    & [data-part='title'] > * {
      max-width: 1000px;
      margin-bottom: -0.14em;
      font-size: calc(var(--type-6) * 1.1);
    }
    & [data-part='title'] [data-side-name] {
      display: block;
    }
    & [data-part='title'] [data-versus] {
      position: absolute;
      opacity: 0;
    }
    & [data-part='title'][data-versus] ~ [data-part='description'] {
      display: none;
    }
    & [data-part='title'][data-versus] > * {
      /* A name stays in one line: a capital of the narrow face is less than half as wide as high. */
      font-size: min(
        calc(var(--type-6) * 1.16),
        calc((100vw - var(--side-width) - 2 * var(--page-margin)) * 0.76 / (0.47 * var(--longest)))
      );
      line-height: 0.94;
    }
    & [data-part='title'][data-long] > * {
      font-size: var(--type-5);
    }
    & [data-part='pager'] {
      position: absolute;
      right: calc(var(--side-width) + 16px);
      top: calc(var(--ticker) + 20px);
    }
    & [data-part='pager'] [data-slide] > span {
      width: 36px;
      height: 8px;
      border-radius: 0;
    }
    & [data-part='side'] {
      display: grid;
      min-width: 0;
      background: var(--color-surface-1);
    }
    & [data-part='sheet'] {
      display: grid;
      grid-template-rows: auto minmax(0, 1fr);
      padding: 26px 28px 16px;
    }
    & [data-part='sheet'] h2 {
      margin-bottom: 12px;
      font-size: calc(var(--type-3) * 0.86);
      line-height: 1;
    }
    & [data-part='sheet'] ul {
      display: grid;
      grid-template-columns: minmax(0, 1fr);
      grid-auto-rows: minmax(74px, 1fr);
    }
    & [data-part='sheet'] li {
      border-top: 3px solid var(--color-line);
    }
    & [data-part='line'],
    & [data-part='sheet'] a {
      display: grid;
      grid-template-columns: 4.4em minmax(0, 1fr);
      align-items: center;
      gap: 16px;
      height: 100%;
      outline-offset: calc(-1 * var(--focus-width));
      --tile-size: 0px;
    }
    & [data-part='line'] {
      grid-template-columns: minmax(0, 1fr);
    }
    & [data-part='sheet'] a > time + span {
      display: none;
    }
    & [data-part='sheet'] time {
      color: var(--color-accent-text);
      font-family: var(--font-display);
      word-spacing: var(--display-word-spacing);
      font-size: calc(var(--type-3) * 0.8);
      font-weight: var(--weight-display);
      line-height: 1;
      white-space: nowrap;
    }
    & [data-part='sheet'] a:hover b {
      color: var(--color-accent-text);
    }
    & [data-part='figure'] {
      position: absolute;
      z-index: 2;
      right: var(--side-width);
      bottom: 0;
      display: grid;
      min-width: 186px;
      background: var(--color-accent);
      color: var(--color-text-on-accent);
      font-family: var(--font-display);
      word-spacing: var(--display-word-spacing);
      font-weight: var(--weight-display);
      text-align: center;
      text-transform: uppercase;
      white-space: nowrap;
    }
    & [data-part='figure'] > small {
      position: absolute;
      right: 0;
      bottom: 100%;
      padding: 8px 16px;
      background: var(--color-surface-0);
      color: var(--color-text-strong);
      font-size: var(--type-2);
      line-height: 1;
    }
    & [data-part='figure'] > b {
      padding: 22px 22px 10px;
      font-weight: inherit;
      font-size: calc(var(--type-5) * 1.08);
      font-variant-numeric: tabular-nums lining-nums;
      line-height: 0.86;
    }
    @media (max-width: 1099px) {
      & [data-part='side'] {
        display: block;
      }
      & [data-part='sheet'] {
        display: none;
      }
      & [data-part='figure'] {
        top: var(--ticker);
        bottom: auto;
        min-width: 0;
      }
      & [data-part='figure'] > small {
        top: 100%;
        bottom: auto;
        padding: 6px 12px;
        font-size: var(--type-1);
      }
      & [data-part='figure'] > b {
        padding: 14px 16px 4px;
        font-size: var(--type-5);
      }
      & [data-part='pager'] {
        right: auto;
        left: var(--page-margin);
        top: calc(var(--ticker) + 16px);
      }
      & [data-part='pager'] [data-slide] > span {
        width: 18px;
        height: 6px;
      }
    }
    @media (max-width: 767px) {
      & [data-part='title'][data-versus] > * {
        /* Here nothing but the name takes the width: some capitals are wider. */
        font-size: min(25vw, calc((100vw - 2 * var(--page-margin)) / (0.5 * var(--longest))));
      }
      /* As high as two names of two sides: the page below must not move when the next story is longer. */
      & [data-part='slide'] {
        min-height: calc(58vw + 300px);
      }
      & [data-part='title'] > * {
        -webkit-line-clamp: 2;
      }
      & [data-part='kicker'] {
        overflow: hidden;
        white-space: nowrap;
      }
      & [data-part='words'] {
        grid-template-columns: minmax(0, 1fr);
        padding: 34vw 0 0;
        gap: 12px;
      }
      & [data-part='words'] > :not([data-part='actions']) {
        margin: 0 var(--page-margin);
      }
      & [data-part='words'] > [data-part='description'] {
        display: none;
      }
      & [data-part='actions'] {
        display: grid;
        gap: 0;
      }
      /* A band from edge to edge has no corners. */
      & [data-part='actions'] > * {
        width: 100%;
        border-radius: 0;
      }
      & [data-part='actions'] > :not([aria-label]) {
        font-size: var(--button-size);
      }
    }
  `,
} satisfies AreaLook<'hero'>;
