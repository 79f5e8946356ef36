import { letteringAsText } from '../../lettering-as-text.ts';
import type { AreaLook } from '../../look.ts';

export default {
  /** A leaf-cornered picture and the words beside it, like a page of a family album. */
  backdrop: `
    ${letteringAsText}
    grid-template-columns: minmax(0, 1.04fr) minmax(0, 1fr);
    align-items: stretch;
    gap: 52px;
    min-height: min(62vh, 560px);
    margin-top: 0;
    padding: 4px var(--page-margin) 12px;
    & > [data-part='media'] {
      position: relative;
      z-index: 0;
      border-radius: 84px 14px 84px 14px;
    }
    & > [data-part='media']::after {
      display: none;
    }
    & > [data-part='words'] {
      align-content: center;
      max-width: none;
      --color-art-button: var(--color-surface-2);
      --color-text-on-art-button: var(--color-text-strong);
    }
    @media (max-width: 1023px) {
      grid-template-columns: minmax(0, 1fr);
      gap: 20px;
      min-height: 0;
      & > [data-part='media'] {
        height: auto;
        aspect-ratio: 16 / 10;
        border-radius: 48px 12px 48px 12px;
      }
    }
  `,
  /** A large leaf-cornered picture, a sheet of this evening beside it, and a tile below the sheet: an evening, not a film. */
  heroFrame: `
    margin: 0 var(--page-margin);
    grid-template-columns: minmax(0, 1fr);
    gap: 20px;
    &[data-side] {
      @media (min-width: 1100px) {
        grid-template-columns: minmax(0, 1fr) clamp(340px, 27vw, 480px);
      }
    }
    & [data-part='slides'] {
      border-radius: 56px 14px 56px 14px;
      overflow: hidden;
    }
    & [data-part='slide'] {
      min-height: var(--hero-height);
      /* Buttons stand at the foot, so that they stay where they are from story to story. */
      align-items: end;
    }
    & [data-part='scrim'] {
      background:
        linear-gradient(90deg, var(--color-art-scrim) 20%, transparent 74%),
        linear-gradient(to top, var(--color-art-scrim), transparent 46%);
    }
    & [data-part='words'] {
      padding: 28px 44px 32px;
      justify-items: start;
      gap: 10px;
      --hero-text: var(--color-text-on-art);
    }
    & [data-part='kicker'] {
      padding: 6px 14px;
      border-radius: 14px 5px 14px 5px;
      background: var(--color-good);
      color: var(--color-text-on-good);
    }
    & [data-part='title'] > * {
      max-width: 6.4em;
      font-size: calc(var(--type-6) * 0.88);
      line-height: 0.98;
    }
    & [data-part='title'][data-long] > * {
      max-width: 14em;
      font-size: var(--type-4);
    }
    & [data-part='pager'] {
      position: absolute;
      right: 32px;
      bottom: 24px;
    }
    &[data-side] [data-part='pager'] {
      @media (min-width: 1100px) {
        right: calc(clamp(340px, 27vw, 480px) + 52px);
      }
    }
    & [data-part='side'] {
      display: grid;
      grid-template-columns: minmax(0, 1fr);
      grid-template-rows: minmax(0, 1fr) 112px;
      gap: 20px;
      min-width: 0;
      @media (min-width: 768px) and (max-width: 1099px) {
        grid-template-columns: minmax(0, 1fr) 34%;
        grid-template-rows: auto;
      }
    }
    & [data-part='sheet'] {
      display: grid;
      grid-template-columns: minmax(0, 1fr);
      grid-template-rows: auto minmax(0, 1fr);
      padding: 20px 26px 12px;
      border-radius: 44px 14px 14px 44px;
      background: var(--color-surface-1);
    }
    & [data-part='sheet'] h2 {
      margin-bottom: 2px;
      font-size: var(--type-2);
    }
    & [data-part='sheet'] ul {
      display: grid;
      grid-template-columns: minmax(0, 1fr);
      grid-auto-rows: minmax(62px, 1fr);
    }
    & [data-part='sheet'] li + li {
      border-top: 1px solid var(--color-line);
    }
    & [data-part='line'],
    & [data-part='sheet'] a {
      display: grid;
      grid-template-columns: max(52px, 3em) auto minmax(0, 1fr);
      align-items: center;
      gap: 14px;
      height: 100%;
      border-radius: 12px 4px 12px 4px;
      outline-offset: 0;
      --tile-size: 38px;
      --tile-shape: 12px 4px 12px 4px;
    }
    & [data-part='line'] {
      grid-template-columns: minmax(0, 1fr);
    }
    & [data-part='sheet'] time {
      color: var(--color-text-strong);
      font-size: var(--type-1);
      font-weight: var(--weight-bold);
      font-variant-numeric: tabular-nums lining-nums;
    }
    & [data-part='sheet'] [data-live] time {
      color: var(--color-accent-text);
    }
    & [data-part='sheet'] a:hover b {
      text-decoration: underline;
      text-underline-offset: 0.2em;
    }
    & [data-part='tile'] {
      position: relative;
      isolation: isolate;
      display: grid;
      align-items: end;
      min-height: 112px;
      padding: 16px 22px;
      overflow: hidden;
      border-radius: 14px 44px 14px 44px;
      background: var(--color-surface-1);
      color: var(--color-text-on-art);
      font-family: var(--font-display);
      font-size: var(--type-2);
      font-weight: var(--weight-display);
      line-height: 1.1;
    }
    & [data-part='tile'] > [data-ratio] {
      z-index: -1;
    }
    & [data-part='tile'] > [data-ratio]::after {
      content: '';
      position: absolute;
      top: 0;
      right: 0;
      bottom: 0;
      left: 0;
      background: linear-gradient(90deg, var(--color-art-scrim) 30%, transparent 78%);
    }
    & [data-part='tile'] img {
      object-position: 70% 60%;
    }
    & [data-part='tile'] > b {
      max-width: 9em;
      font-weight: inherit;
      text-wrap: balance;
    }
    @media (max-width: 1099px) {
      & [data-part='pager'] {
        position: static;
        justify-content: center;
        margin: -12px 0;
      }
    }
    @media (max-width: 767px) {
      & [data-part='slides'] {
        border-radius: 40px 12px 40px 12px;
      }
      & [data-part='words'] {
        padding: 40vw 20px 24px;
      }
      /* As high as two lines of title and of text: the page below must not move when the next story is longer. */
      & [data-part='slide'] {
        min-height: calc(52vw + 330px);
        align-items: end;
        background: var(--color-surface-1);
      }
      & [data-part='title'] > *,
      & [data-part='description'] {
        -webkit-line-clamp: 2;
        max-width: none;
      }
      & [data-part='kicker'] {
        max-width: 100%;
        overflow: hidden;
        white-space: nowrap;
        text-overflow: ellipsis;
      }
      & [data-part='scrim'] {
        background: linear-gradient(to bottom, transparent 36vw, var(--color-surface-1) 74vw);
      }
      & [data-part='media'] {
        bottom: auto;
        height: 78vw;
      }
      & [data-part='sheet'] {
        padding: 16px 20px 8px;
        border-radius: 40px 12px 12px 40px;
      }
      & [data-part='side'] {
        gap: 12px;
      }
    }
  `,
} satisfies AreaLook<'hero'>;
