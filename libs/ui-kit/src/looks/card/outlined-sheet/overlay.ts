import type { AreaLook } from '../../look.ts';

export default {
  dialogHead: `
    /* The head of a document: a line of its own, ruled off. */
    align-items: center;
    margin-bottom: var(--space-5);
    padding: var(--space-2) var(--space-3) var(--space-2) var(--space-6);
    border-bottom: 1px solid var(--color-outline);
    background: var(--color-surface-2);
    & > [data-part='pinned'] {
      padding: var(--space-1) calc(var(--space-6) - var(--space-3)) var(--space-2) 0;
    }
    & > h2 {
      font-size: var(--type-1);
      text-align: start;
    }
    &[data-look='question'] > h2 {
      padding-left: 0;
      font-size: var(--type-2);
    }
  `,
} satisfies AreaLook<'overlay'>;
