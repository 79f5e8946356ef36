import type { AreaLook } from '../../look.ts';

export default {
  accordion: `
    border-top: 3px solid var(--color-line);
  `,
  accordionItem: `
    border-bottom-width: 3px;
  `,
  accordionSummary: `
    & > :first-child {
      font-family: var(--font-display);
      word-spacing: var(--display-word-spacing);
      font-size: var(--type-2);
      font-weight: var(--weight-display);
      text-transform: uppercase;
    }
  `,
} satisfies AreaLook<'text'>;
