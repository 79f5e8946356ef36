import type { AreaLook } from '../../look.ts';

export default {
  accordion: `
    display: grid;
    gap: 10px;
    border: 0;
  `,
  accordionItem: `
    border: 0;
    border-radius: var(--radius-card);
    background: var(--color-surface-1);
  `,
  accordionSummary: `
    padding: var(--space-3) var(--space-6);
    border-radius: var(--radius-card);
  `,
  accordionContent: `
    padding: 0 var(--space-6) var(--space-6);
  `,
} satisfies AreaLook<'text'>;
