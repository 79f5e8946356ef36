import { letteringAsText } from '../../lettering-as-text.ts';
import type { AreaLook } from '../../look.ts';

export default {
  /** A small picture beside the words; on a phone above them. */
  backdrop: `
    ${letteringAsText}
    grid-template-columns: minmax(0, 1fr) minmax(0, 1.2fr);
    align-items: center;
    gap: 28px;
    min-height: 0;
    margin-top: 0;
    padding: 12px var(--page-margin) 4px;
    & > [data-part='media'] {
      position: relative;
      z-index: 0;
      height: auto;
      aspect-ratio: 16 / 9;
      border-radius: 14px;
    }
    & > [data-part='words'] {
      max-width: none;
      gap: 10px;
      --color-art-button: var(--color-surface-2);
      --color-text-on-art-button: var(--color-text-strong);
    }
    & h1 {
      font-size: var(--type-4);
    }
    @media (max-width: 767px) {
      grid-template-columns: minmax(0, 1fr);
      gap: 14px;
    }
    /* The words have the picture to themselves; there is no scrim to read them on. */
    & > [data-part='media']::after {
      display: none;
    }
  `,
  /** A low strip among the rows, without a sentence. */
  heroFrame: `
    margin: 12px var(--page-margin) 0;
    & [data-part='slides'] {
      border-radius: 14px;
      overflow: hidden;
    }
    & [data-part='slide'] {
      min-height: var(--hero-height);
      align-items: end;
    }
    /* So low a strip shows what stands on the ground of the picture. */
    & [data-part='media'] img {
      object-position: 66% 82%;
    }
    & [data-part='actions'] > :not([aria-label]) {
      flex: none;
      padding: 0 var(--button-side);
    }
    & [data-part='scrim'] {
      background:
        linear-gradient(90deg, var(--color-art-scrim), transparent 70%),
        linear-gradient(to top, var(--color-art-scrim), transparent 70%);
    }
    & [data-part='words'] {
      padding: 20px 24px 22px;
      gap: 8px;
      --hero-text: var(--color-text-on-art);
      --rating: currentColor;
      --rating-over-7: currentColor;
      --rating-over-8: currentColor;
    }
    & :focus-visible {
      outline-color: var(--color-focus-on-art);
    }
    & [data-part='title'] > * {
      font-size: var(--type-5);
    }
    & [data-part='words'] > [data-part='description'],
    & [data-part='words'] > [data-part='kicker'] {
      display: none;
    }
    & [data-part='pager'] {
      position: absolute;
      right: 20px;
      bottom: 18px;
    }
    @media (max-width: 767px) {
      /* The dots have the head of the strip to themselves. */
      & [data-part='words'] {
        padding: 44px 16px 16px;
      }
      & [data-part='pager'] {
        right: 12px;
        top: 10px;
        bottom: auto;
      }
    }
  `,
} satisfies AreaLook<'hero'>;
