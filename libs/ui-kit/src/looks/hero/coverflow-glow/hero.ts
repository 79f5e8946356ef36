import type { AreaLook } from '../../look.ts';

export default {
  /** A rounded picture that glows, the words on its quiet side. */
  backdrop: `
    margin: 0 var(--page-margin);
    padding: 48px 56px 44px;
    align-items: center;
    & > [data-part='media'] {
      border-radius: 48px;
      box-shadow: 0 24px 90px -24px var(--color-accent);
    }
    & > [data-part='media']::after {
      background:
        linear-gradient(90deg, var(--color-surface-0) 12%, transparent 70%),
        linear-gradient(90deg, var(--color-surface-0) 30%, transparent 72%);
    }
    /* Below the whole picture: words on it would hide what it shows. */
    @media (max-width: 1023px) {
      min-height: 0;
      padding: 51vw 0 0;
      & > [data-part='media'] {
        bottom: auto;
        height: 48vw;
      }
      & > [data-part='media'] img {
        object-position: 66% 30%;
      }
      & > [data-part='media']::after {
        display: none;
      }
      & > [data-part='words'] {
        max-width: 680px;
      }
    }
    @media (max-width: 767px) {
      padding-top: 66vw;
      & > [data-part='media'] {
        height: 62vw;
        border-radius: 36px;
      }
    }
  `,
  /** One rounded picture between its neighbours; its own blurred copy lights the head of the page. */
  heroFrame: `
    --cover-margin: clamp(var(--page-margin), 11.8vw, 240px);
    overflow: hidden;
    @supports (overflow: clip) {
      overflow: visible;
      overflow-x: clip;
    }
    /* Until the picture's own light is there, the brand's. */
    &::before {
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
      &::before {
        transition: background-image var(--motion-slow) linear;
      }
    }
    & [data-part='slides'] {
      margin: 0 var(--cover-margin);
    }
    & [data-part='slides'] > div[data-at] {
      z-index: 2;
      opacity: 0.6;
      visibility: visible;
      transition: opacity var(--motion-slow) linear;
    }
    & [data-part='slides'] > div[data-at='next'] {
      transform: translateX(calc(100% + 20px)) scale(0.85);
      transform-origin: left;
    }
    --previous-picture: block;
    & [data-part='slides'] > div[data-at='previous'] {
      transform: translateX(calc(-100% - 20px)) scale(0.85);
      transform-origin: right;
    }
    @media (prefers-reduced-motion: no-preference) {
      & [data-part='slides'] > div[data-at] {
        transition:
          opacity var(--motion-slow) linear,
          transform var(--motion-slow) var(--motion-ease);
      }
    }
    /* The next one lights up in its place, with its buttons; the one before moves aside beneath it. */
    & [data-part='slides'] > div[data-leaving] {
      z-index: 0;
    }
    & [data-part='slides'] > div[data-at] [data-part='actions'] {
      visibility: hidden;
    }
    & [data-at] [data-part='scrim'] {
      background: none;
    }
    & [data-part='slide'] {
      min-height: var(--hero-height);
      /* Buttons stand at the foot, so that they stay where they are from story to story. */
      align-items: end;
      overflow: hidden;
      border-radius: 48px;
      box-shadow: inset 0 0 0 1px var(--color-line);
    }
    & [data-part='media'] {
      border-radius: inherit;
    }
    & [data-current] [data-part='slide'] {
      box-shadow: 0 24px 80px -28px var(--color-accent);
    }
    & [data-part='scrim'] {
      background: linear-gradient(90deg, var(--color-surface-0), transparent 62%);
    }
    & [data-part='words'] {
      padding: 32px 56px 40px;
      justify-items: start;
      --hero-text: var(--color-text-on-art);
    }
    & [data-part='kicker'] {
      padding: 7px 16px;
      border-radius: var(--radius-pill);
      background: var(--color-art-button);
      color: var(--color-text-on-art-button);
    }
    & [data-part='title'] > * {
      max-width: 8em;
      /* The glow is cut off with the lines: it needs room beside them. */
      padding: 0.34em 0.4em 0.26em;
      margin: -0.34em -0.4em -0.12em;
      font-size: calc(var(--type-5) * 1.1);
      text-shadow: 0 0 0.34em var(--color-accent);
    }
    & [data-part='title'][data-long] > * {
      max-width: 13em;
      font-size: var(--type-4);
    }
    & [data-part='pager'] {
      position: absolute;
      right: calc(var(--cover-margin) + 36px);
      bottom: 32px;
    }
    /* The dots are small, what a finger or a pointer hits is not. */
    & [data-part='pager'] ol {
      gap: 0;
    }
    & [data-part='pager'] button[data-slide] {
      justify-content: center;
      min-width: 24px;
    }
    & [data-part='pager'] [data-slide] > span {
      width: 9px;
      height: 9px;
    }
    & [data-part='pager'] [aria-current] > span {
      width: 34px;
      height: 8px;
    }
    & [data-part='pager'] [aria-current] > span > span {
      background: var(--color-text-on-art);
    }
    /* Between its neighbours the picture is too narrow for buttons and dots in one line. */
    @media (max-width: 1199px) {
      /* Words reach over the middle here: what lies below them may be bright. */
      & [data-part='scrim'] {
        background:
          linear-gradient(to top, var(--color-surface-0) 12%, transparent 66%),
          linear-gradient(90deg, var(--color-surface-0), transparent 62%);
      }
      & [data-part='words'] {
        padding-bottom: 84px;
      }
      & [data-part='pager'] {
        left: 0;
        right: 0;
        bottom: 28px;
        justify-content: center;
      }
    }
    @media (max-width: 767px) {
      --cover-margin: 28px;
      & [data-part='slides'] > div[data-at='next'] {
        transform: translateX(calc(100% + 10px)) scale(0.92);
      }
      & [data-part='slides'] > div[data-at='previous'] {
        transform: translateX(calc(-100% - 10px)) scale(0.92);
      }
      & [data-part='slide'] {
        border-radius: 36px;
        /* As high as two lines of title: the page below must not move when the next story is longer. */
        min-height: calc(66vw + 296px);
        align-items: end;
        background: var(--color-surface-0);
      }
      & [data-part='scrim'] {
        background: linear-gradient(to bottom, transparent 48vw, var(--color-surface-0) 84vw);
      }
      & [data-part='media'] {
        bottom: auto;
        height: 88vw;
      }
      & [data-part='words'] {
        padding: 50vw 18px 52px;
        justify-items: center;
        text-align: center;
      }
      & [data-part='title'] > * {
        -webkit-line-clamp: 2;
        max-width: none;
        font-size: var(--type-5);
      }
      & [data-part='words'] > [data-part='description'] {
        display: none;
      }
      & [data-part='facts'] {
        justify-self: stretch;
      }
      /* Centred, the first fact would move when the others come: it waits for them. */
      & [data-part='facts'][data-more-coming] > :only-child {
        visibility: hidden;
      }
      & [data-part='facts'],
      & [data-part='actions'] {
        justify-content: center;
      }
      & [data-part='pager'] {
        bottom: 16px;
      }
    }
  `,
} satisfies AreaLook<'hero'>;
