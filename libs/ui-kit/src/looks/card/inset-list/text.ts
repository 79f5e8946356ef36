import type { AreaLook } from '../../look.ts';

export default {
  accordion: `
    border: 0;
    border-radius: var(--radius-l);
    background: var(--color-surface-1);
  `,
  accordionItem: `
    &:last-child {
      border-bottom: 0;
    }
  `,
  accordionSummary: `
    min-height: 48px;
    padding: var(--space-2) var(--space-4);
  `,
  accordionContent: `
    padding: 0 var(--space-4) var(--space-4);
  `,
} satisfies AreaLook<'text'>;
