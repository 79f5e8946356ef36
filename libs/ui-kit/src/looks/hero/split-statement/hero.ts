import { letteringAsText } from '../../lettering-as-text.ts';
import type { AreaLook } from '../../look.ts';
import { clampLines } from '../../../theme/css.ts';

export default {
  /** A sheet: the statement at the left, the picture at the right. */
  backdrop: `
    ${letteringAsText}
    grid-template-columns: minmax(0, var(--statement-share, 1fr)) minmax(0, 1.1fr);
    align-items: stretch;
    min-height: 440px;
    margin: var(--space-5) var(--page-margin) 0;
    padding: 0;
    border: 1px solid var(--color-line);
    border-radius: var(--radius-l);
    background: var(--color-surface-1);
    overflow: hidden;
    & > [data-part='media'] {
      position: relative;
      z-index: 0;
      grid-area: 1 / 2;
    }
    & > [data-part='words'] {
      grid-area: 1 / 1;
      align-content: center;
      max-width: none;
      padding: 32px 40px;
      --color-art-button: transparent;
      --color-text-on-art-button: var(--color-accent-text);
    }
    & h1 {
      font-size: var(--type-5);
    }
    @media (max-width: 1023px) {
      grid-template-columns: minmax(0, 1fr);
      min-height: 0;
      & > [data-part='media'] {
        grid-area: 1 / 1;
        height: auto;
        aspect-ratio: 2 / 1;
      }
      & > [data-part='words'] {
        grid-area: 2 / 1;
        padding: 20px 24px 24px;
      }
    }
    @media (max-width: 767px) {
      & > [data-part='words'] {
        padding: 16px;
      }
    }
    /* The words have the picture to themselves; there is no scrim to read them on. */
    & > [data-part='media']::after {
      display: none;
    }
  `,
  /** A sheet: the statement at the left, the picture at the right, numbered tabs below. */
  heroFrame: `
    ${letteringAsText}
    margin: var(--space-5) var(--page-margin) 0;
    border: 1px solid var(--color-line);
    border-radius: var(--radius-l);
    background: var(--color-surface-1);
    overflow: hidden;
    --hero-pager: var(--color-text-strong);
    & [data-part='slide'] {
      grid-template-columns: minmax(0, min(500px, 56%)) minmax(0, 1fr);
      min-height: var(--hero-height);
      background: var(--color-surface-1);
    }
    & [data-part='media'] {
      position: relative;
      grid-area: 1 / 2;
    }
    & [data-part='scrim'] {
      display: none;
    }
    & [data-part='words'] {
      grid-area: 1 / 1;
      /* Words from the head, buttons at the foot: they stay where they are from story to story. */
      display: flex;
      flex-direction: column;
      align-items: flex-start;
      gap: 0;
      padding: 28px 40px;
      --color-art-button: transparent;
      --color-text-on-art-button: var(--color-accent-text);
      --button-on-art-border: var(--button-secondary-border);
    }
    & [data-part='facts'] [data-tone='outline'] {
      min-height: 0;
      padding: 0;
      border: 0;
      font-size: inherit;
    }
    & [data-part='title'] > * {
      font-size: var(--type-5);
    }
    & [data-part='facts'] {
      display: flex;
      gap: 0;
      flex-wrap: nowrap;
      width: 100%;
      height: auto;
      min-height: 61px;
      overflow: visible;
      border: 1px solid var(--color-line);
      border-radius: var(--radius-m);
    }
    & [data-part='words'] > [data-part='description'] {
      -webkit-line-clamp: 2;
    }
    /* First what it is, then its figures. */
    & [data-part='words'] > [data-part='facts'] {
      order: 1;
    }
    & [data-part='words'] > * + * {
      margin-top: 14px;
    }
    & [data-part='words'] > [data-part='actions'] {
      order: 2;
      margin-top: auto;
      padding-top: 14px;
    }
    @media (min-width: 768px) {
      & [data-part='facts'] > :nth-child(3):nth-last-child(3) {
        display: none;
      }
      /* A column is as wide as its value: "1 h 31 min" stands in one line. */
      & [data-part='facts'] > * {
        flex: auto;
        white-space: nowrap;
      }
    }
    & [data-part='facts'] [data-label]::before {
      /* The column's name is for the eye: the value says itself what it is. */
      content: attr(data-label);
      content: attr(data-label) / '';
      display: block;
      color: var(--color-text-muted);
      font-size: var(--type--1);
      font-weight: var(--weight-text);
    }
    & [data-part='facts'] > * {
      padding: 9px 16px;
      font-size: var(--type-1);
      --rating: var(--color-text-strong);
      --rating-over-7: var(--color-text-strong);
      --rating-over-8: var(--color-text-strong);
      border-left: 1px solid var(--color-line);
      color: var(--color-text-strong);
      font-weight: var(--weight-bold);
    }
    @media (min-width: 768px) and (max-width: 1099px) {
      & [data-part='facts'] > * {
        padding-inline: 10px;
      }
    }
    & [data-part='facts'] > :first-child {
      border-left: 0;
    }
    & [data-part='pager'] {
      border-top: 1px solid var(--color-line);
      gap: 16px;
      padding-right: 10px;
    }
    & [data-part='pager'] ol {
      flex: 1;
      display: grid;
      grid-auto-flow: column;
      grid-auto-columns: minmax(0, 1fr);
      gap: 0;
      margin: 0;
    }
    /* Tabs share the width of the sheet; dots of other brands have one of their own. */
    & [data-part='pager'] li {
      width: auto;
    }
    & [data-part='pager'] li + li {
      border-left: 1px solid var(--color-line);
    }
    & [data-part='pager'] [data-slide] {
      width: 100%;
      height: 48px;
      padding: 0 18px;
      outline-offset: -3px;
      border-top: 3px solid transparent;
    }
    & [data-part='pager'] [data-slide][aria-current] {
      border-top-color: var(--color-accent);
      background: var(--color-surface-0);
      color: var(--color-text-strong);
    }
    & [data-part='pager'] [data-slide] > span {
      display: none;
    }
    & [data-part='pager'] [data-slide] > em {
      display: block;
    }
    @media (min-width: 768px) and (max-width: 1099px) {
      & [data-part='pager'] [data-slide] {
        padding: 0 12px;
      }
      & [data-part='pager'] [data-slide] > em {
        display: flex;
        align-items: center;
        font-size: var(--type--1);
        line-height: 1.25;
      }
      & [data-part='pager'] [data-slide] > em > i {
        ${clampLines(2)}
        white-space: normal;
      }
    }
    @media (max-width: 767px) {
      & [data-part='slide'] {
        grid-template-columns: minmax(0, 1fr);
        grid-template-rows: auto 1fr;
        min-height: 0;
      }
      & [data-part='media'] {
        grid-area: 1 / 1;
        aspect-ratio: 2 / 1;
      }
      & [data-part='words'] {
        grid-area: 2 / 1;
        padding: 16px;
      }
      & [data-part='title'] > * {
        font-size: var(--type-4);
      }
      & [data-part='facts'] {
        gap: 4px 12px;
        width: auto;
        height: 1.6em;
        min-height: 0;
        border: 0;
        overflow: hidden;
      }
      & [data-part='facts'] [data-label]::before {
        display: none;
      }
      & [data-part='facts'] > * {
        padding: 0;
        border: 0;
        font-size: var(--type-0);
        color: var(--color-text-normal);
        font-weight: var(--weight-text);
      }
      & [data-part='words'] > [data-part='description'] {
        display: none;
      }
      & [data-part='pager'] [data-slide] {
        padding: 0;
        justify-content: center;
      }
      & [data-part='pager'] [data-slide] > em > i {
        display: none;
      }
    }
  `,
} satisfies AreaLook<'hero'>;
