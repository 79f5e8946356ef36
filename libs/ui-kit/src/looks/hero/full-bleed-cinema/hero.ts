import type { AreaLook } from '../../look.ts';

export default {
  /** Lower than elsewhere: a whole row of episodes or people stands under it in the same window. */
  backdrop: `
    @media (min-width: 1024px) {
      min-height: min(56vh, 640px);
      padding-top: calc(var(--header-height, 0px) + 28px);
      padding-bottom: 12px;
      --lettering-height: clamp(96px, 10vw, 190px);
    }
    /* Below the words nothing of the subject is left: the buttons stand in one line for as long as the page is wide enough. */
    @media (min-width: 768px) and (max-width: 1023px) {
      & > [data-part='words'] > [data-row-actions] {
        width: max-content;
        max-width: calc(100vw - 2 * var(--page-margin));
      }
    }
  `,
  /** The picture runs under the head of the page; the first row overlaps its foot. */
  heroFrame: `
    margin-top: calc(-1 * var(--header-height, 0px));
    margin-bottom: -44px;
    @keyframes cinema-push {
      from {
        transform: scale(1.02);
      }
    }
    @media (prefers-reduced-motion: no-preference) {
      & [data-part='slides'] > div[data-current] [data-part='media'] img {
        animation: cinema-push var(--motion-slow) var(--motion-ease);
      }
    }
    @media (min-width: 1024px) {
      & [data-part='next'] {
        display: block;
      }
    }
    & [data-part='slide'] {
      min-height: var(--hero-height);
      align-items: end;
    }
    @media (min-width: 768px) {
      & [data-part='media'] img {
        object-position: 66% 56%;
      }
    }
    & [data-part='scrim'] {
      background:
        linear-gradient(90deg, var(--color-surface-0) 2%, transparent 58%),
        linear-gradient(to top, var(--color-surface-0) 5%, transparent 42%),
        linear-gradient(var(--color-art-scrim) 44px, transparent 124px);
    }
    & [data-part='words'] {
      padding: calc(var(--header-height, 0px) + var(--space-3)) var(--page-margin) 84px;
    }
    & [data-part='pager'] {
      position: absolute;
      right: var(--page-margin);
      bottom: 90px;
    }
    @media (min-width: 768px) {
      & [data-part='pager'] [data-slide] > span {
        width: 28px;
        height: 3px;
      }
    }
    @media (min-width: 768px) and (max-width: 1099px) {
      & [data-part='media'] img {
        object-position: 12% 56%;
      }
      & [data-part='title'] > *,
      & [data-part='description'] {
        max-width: 56vw;
      }
    }
    @media (max-width: 767px) {
      margin-bottom: 12px;
      & [data-part='slide'] {
        /* As high as two lines of title and a line of facts: the page below must not move when stories come. */
        min-height: calc(58vw + 280px);
      }
      & [data-part='media'] {
        bottom: 116px;
      }
      & [data-part='scrim'] {
        background:
          linear-gradient(to top, var(--color-surface-0) 128px, transparent 62%),
          linear-gradient(var(--color-art-scrim) 44px, transparent 124px);
      }
      & [data-part='words'] {
        justify-items: center;
        text-align: center;
        padding: calc(58vw + 20px) var(--page-margin) 36px;
      }
      & [data-part='words'] > [data-part='description'] {
        display: none;
      }
      /* It stands where the picture is still bright. */
      & [data-part='kicker'] {
        color: var(--color-text-on-art);
        text-shadow: 0 0 12px var(--color-art-scrim);
      }
      & [data-part='facts'] {
        justify-self: stretch;
        justify-content: center;
      }
      /* Centred, the first fact would move when the others come: it waits for them. */
      & [data-part='facts'][data-more-coming] > :only-child {
        visibility: hidden;
      }
      & [data-part='pager'] {
        left: 0;
        right: 0;
        /* What a finger hits begins where the buttons end. */
        bottom: 0;
        justify-content: center;
      }
    }
  `,
} satisfies AreaLook<'hero'>;
