import type { AreaLook } from '../../look.ts';

export default {
  newsWords: `
    padding: var(--space-4);
  `,
  tile: `
    border-color: var(--color-line);
    border-radius: var(--radius-card);
  `,
} satisfies AreaLook<'reading'>;
