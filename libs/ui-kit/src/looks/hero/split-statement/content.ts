import type { AreaLook } from '../../look.ts';

export default {
  /** Sheets side by side; what is read in lines is ruled like a ledger. */
  aboutPart: `
    padding: 20px 24px 8px;
    border: 1px solid var(--color-line);
    border-radius: var(--radius-l);
    background: var(--color-surface-1);
    @media (max-width: 767px) {
      padding: 16px 16px 4px;
    }
  `,
  aboutColumns: `
    gap: var(--space-5);
  `,
  factSheet: `
    gap: 1px;
    margin-bottom: 12px;
    border: 1px solid var(--color-line);
    border-radius: var(--radius-m);
    background: var(--color-line);
    overflow: hidden;
    & > div {
      padding: 9px 14px;
      background: var(--color-surface-1);
    }
    /* What is left of the last line is white, too. */
    & > :last-child {
      box-shadow: 100vw 0 0 100vw var(--color-surface-1);
      clip-path: inset(0 -100vw 0 0);
    }
  `,
  /** A statement: the portrait is a sheet's own half, as on the page of a film. */
  personHead: `
    grid-template-columns: clamp(120px, 22vw, 280px) minmax(0, 1fr);
    gap: 0;
    margin: var(--space-5) var(--page-margin) 0;
    padding: 0;
    border: 1px solid var(--color-line);
    border-radius: var(--radius-l);
    background: var(--color-surface-1);
    overflow: hidden;
    --person-shape: 0;
    --person-side: clamp(16px, 3vw, 40px);
    & > [data-part='words'] {
      padding: 24px var(--person-side) 0;
    }
    & > [data-part='ways'] {
      padding: var(--space-3) var(--person-side) 24px;
    }
    @media (max-width: 479px) {
      grid-template-columns: minmax(0, 112px) minmax(0, 1fr);
      & > [data-part='words'] {
        padding-block: 16px;
      }
      & > [data-part='ways'] {
        padding-block: 0 16px;
      }
    }
  `,
  /** A form's choice: frames side by side, the chosen one in the accent's. */
  seasonChoice: `
    & > div {
      gap: 8px;
    }
    & button {
      border: 1px solid var(--color-outline);
      border-radius: var(--radius-m);
      background: var(--color-surface-1);
    }
    & button[aria-pressed='true'] {
      border: 2px solid var(--color-accent);
      background: var(--color-surface-1);
      color: var(--color-accent-text);
    }
  `,
  contentFacts: `
    display: grid;
    gap: 1px;
    align-items: stretch;
    width: 100%;
    border: 1px solid var(--color-line);
    border-radius: var(--radius-m);
    background: var(--color-line);
    overflow: hidden;
    --rating: var(--color-text-strong);
    --rating-over-7: var(--color-text-strong);
    --rating-over-8: var(--color-text-strong);
    @media (min-width: 480px) {
      /* Three in a line; where one or two would be left alone, the last lines have two of half the width. */
      grid-template-columns: repeat(6, minmax(min-content, 1fr));
      & > * {
        grid-column: span 2;
      }
      & > :nth-child(3n + 1):nth-last-child(4),
      & > :nth-child(3n + 1):nth-last-child(4) ~ *,
      & > :nth-child(3n + 1):nth-last-child(2),
      & > :nth-child(3n + 1):nth-last-child(2) ~ * {
        grid-column: span 3;
      }
      & > :only-child {
        grid-column: 1 / -1;
      }
    }
    & > li {
      padding: 9px 14px;
      background: var(--color-surface-1);
      color: var(--color-text-strong);
      font-weight: var(--weight-bold);
    }
    & > li > * {
      padding: 0;
      border: 0;
      color: inherit;
      font-size: inherit;
      font-weight: inherit;
      line-height: 1.35;
      hyphens: auto;
    }
    & > li::before {
      /* The column's name is for the eye: the value says itself what it is. */
      content: attr(data-label);
      content: attr(data-label) / '';
      display: block;
      color: var(--color-text-muted);
      font-size: var(--type--1);
      font-weight: var(--weight-text);
    }
    /* A phone has them on a line, as the hero does: what can be done with it comes in sight. */
    @media (max-width: 479px) {
      display: flex;
      flex-wrap: wrap;
      gap: 4px 14px;
      border: 0;
      background: none;
      & > li {
        padding: 0;
        font-weight: var(--weight-text);
      }
      & > li::before {
        content: none;
      }
      /* Figures with figures: two lines hold them all, where the length alone would begin a third. */
      & > [data-mark='age'],
      & > [data-mark='age'] ~ * {
        order: 1;
      }
      & > [data-mark='length'] {
        order: 0;
      }
    }
  `,
} satisfies AreaLook<'content'>;
