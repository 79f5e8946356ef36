import type { AreaLook } from '../../look.ts';

export default {
  /** Chips of cream on the picture: how good it is, for whom, how long. The rest is told in the sheet below. */
  contentFacts: `
    @media (min-width: 1024px) {
      position: absolute;
      z-index: 1;
      right: calc(var(--page-margin) + 52px + (100% - 2 * var(--page-margin) - 52px) * 0.4902 + 28px);
      bottom: 40px;
      left: calc(var(--page-margin) + 20px);
      justify-content: flex-end;
      gap: 10px;
      & > li:not([data-mark]) {
        display: none;
      }
      & > li[data-mark] {
        padding: 9px 18px;
        border-radius: 16px 6px 16px 6px;
        background: var(--color-text-strong);
        color: var(--color-surface-0);
        font-size: var(--type-1);
        font-weight: var(--weight-bold);
        font-variant-numeric: tabular-nums lining-nums;
        --rating: var(--color-text-on-good);
        --rating-over-7: var(--color-text-on-good);
        --rating-over-8: var(--color-text-on-good);
      }
      & > li[data-mark='rating'] {
        background: var(--color-good);
        color: var(--color-text-on-good);
      }
      & > li[data-mark] > * {
        padding: 0;
        border: 0;
        color: inherit;
        font-size: inherit;
        font-weight: inherit;
      }
    }
  `,
  /** Who is in it stands beside the picture: five leaves, as in an album. */
  castBeside: `
    @media (min-width: 1100px) {
      display: block;
      justify-self: stretch;
      padding-top: 10px;
      & ul[data-cards][data-cards] {
        --cards: 5;
        --peek: 0.2;
      }
      & h2 {
        padding-bottom: 6px;
      }
    }
  `,
  castBelow: `
    @media (min-width: 1100px) {
      display: none;
    }
  `,
  /** A tray of leaves. */
  seasonChoice: `
    border-radius: 20px 8px 20px 8px;
    background: var(--color-surface-1);
    & > div {
      margin: 0;
      padding: 6px;
    }
    & button {
      border-radius: 16px 5px 16px 5px;
    }
    & button[aria-pressed='true'] {
      background: var(--color-surface-3);
      color: var(--color-text-strong);
    }
  `,
  /** Two leaves of one album. */
  aboutPart: `
    padding: 26px 32px 20px;
    border-radius: 44px 14px 44px 14px;
    background: var(--color-surface-1);
    @media (max-width: 767px) {
      padding: 20px 20px 12px;
      border-radius: 32px 10px 32px 10px;
    }
  `,
  airList: `
    --tile-shape: 12px 4px 12px 4px;
    & > :first-child {
      border-top: 0;
    }
  `,
  personHead: `
    --person-shape: 84px 14px 84px 14px;
    @media (max-width: 767px) {
      --person-shape: 40px 10px 40px 10px;
    }
  `,
} satisfies AreaLook<'content'>;
