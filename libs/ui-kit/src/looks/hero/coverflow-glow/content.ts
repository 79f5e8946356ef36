import type { AreaLook } from '../../look.ts';

export default {
  aboutPart: `
    padding: 28px 32px 24px;
    border-radius: 40px;
    background: color-mix(in srgb, var(--color-surface-2) 62%, transparent);
    @media (max-width: 767px) {
      padding: 22px 20px 16px;
      border-radius: 32px;
    }
  `,
  factSheet: `
    gap: 10px;
    & > div {
      padding: 12px 18px;
      border-radius: 24px;
      background: var(--color-surface-1);
    }
  `,
  airList: `
    gap: 6px;
    --tile-shape: 50%;
    & > li {
      border: 0;
    }
    & a {
      padding: 6px 20px 6px 8px;
      border-radius: var(--radius-pill);
      background: var(--color-surface-1);
    }
    & a:hover {
      background: var(--color-surface-3);
    }
  `,
  /** Pills of light; the one that is on glows. */
  seasonChoice: `
    & > div {
      gap: 8px;
    }
    & button {
      min-height: 40px;
      padding: 0 20px;
      border-radius: var(--radius-pill);
      background: var(--color-surface-2);
    }
    & button[aria-pressed='true'] {
      background: linear-gradient(90deg, var(--color-selected-from), var(--color-selected-to));
      box-shadow: 0 0 24px -6px var(--color-accent);
    }
  `,
  /** A round portrait in the brand's own light. */
  personHead: `
    --person-shape: 50%;
    & > [data-part='portrait'] {
      padding: 5px;
      background: linear-gradient(135deg, var(--color-accent-from), var(--color-accent-to));
      box-shadow: 0 18px 90px -14px var(--color-accent);
    }
    & > [data-part='portrait'] > * {
      border-radius: 50%;
    }
    @media (max-width: 479px) {
      /* A wide face: a surname stays whole. */
      & h1 {
        font-size: var(--type-3);
      }
    }
  `,
} satisfies AreaLook<'content'>;
