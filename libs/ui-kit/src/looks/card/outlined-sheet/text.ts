import type { AreaLook } from '../../look.ts';

export default {
  accordion: `
    border: 1px solid var(--color-line);
    border-radius: var(--radius-card);
    background: var(--color-surface-1);
  `,
  accordionItem: `
    &:last-child {
      border-bottom: 0;
    }
  `,
  accordionSummary: `
    padding: var(--space-3) var(--space-5);
  `,
  accordionContent: `
    padding: 0 var(--space-5) var(--space-5);
  `,
} satisfies AreaLook<'text'>;
