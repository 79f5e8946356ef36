import type { AreaLook } from '../../look.ts';

export default {
  /** A thick rule over each part, and its name as large as a headline. */
  aboutPart: `
    padding-top: 14px;
    border-top: 8px solid var(--color-surface-3);
  `,
  factSheet: `
    & > div {
      padding-left: 14px;
      border-left: 8px solid var(--color-surface-3);
    }
    & dd {
      font-family: var(--font-display);
      font-size: var(--type-2);
      font-weight: var(--weight-display);
      text-transform: uppercase;
      line-height: 1;
      word-spacing: var(--display-word-spacing);
    }
  `,
  airList: `
    & > li {
      border-top-width: 3px;
    }
    & > :first-child {
      border-top: 0;
    }
    & time {
      color: var(--color-accent-text);
      font-family: var(--font-display);
      word-spacing: var(--display-word-spacing);
      font-size: var(--type-2);
      font-weight: var(--weight-display);
      line-height: 1;
    }
  `,
  /** Blocks of a board, edge to edge; the one that is on is amber. */
  seasonChoice: `
    & > div {
      gap: 4px;
    }
    & button {
      min-height: 44px;
      padding: 0 18px;
      border-radius: 0;
      background: var(--color-surface-2);
      font-family: var(--font-display);
      word-spacing: var(--display-word-spacing);
      font-size: var(--type-2);
      font-weight: var(--weight-display);
      text-transform: uppercase;
    }
    & button[aria-pressed='true'] {
      background: var(--color-accent);
      color: var(--color-text-on-accent);
    }
  `,
  /** The name as large as it goes, over a thick rule. */
  personHead: `
    /* Everything stands on the rule. */
    grid-template-rows: minmax(0, 1fr) auto auto;
    padding-bottom: 0;
    border-bottom: 8px solid var(--color-accent);
    gap: 0 40px;
    --person-shape: 0;
    & h1 {
      font-size: calc(var(--type-6) * 1.1);
      line-height: var(--display-leading);
      overflow-wrap: anywhere;
    }
    & > [data-part='portrait'] {
      align-self: end;
    }
    & > [data-part='ways'] {
      padding-bottom: 26px;
    }
    @media (max-width: 479px) {
      grid-template-columns: minmax(0, 1fr);
      grid-template-rows: auto;
      & > [data-part] {
        grid-area: auto;
      }
      & > [data-part='words'] {
        padding-top: 16px;
      }
      & > [data-part='portrait'] {
        width: 128px;
      }
      & h1 {
        font-size: min(var(--type-6), 15vw);
      }
    }
  `,
} satisfies AreaLook<'content'>;
