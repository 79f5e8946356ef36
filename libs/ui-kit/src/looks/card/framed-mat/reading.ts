import type { AreaLook } from '../../look.ts';

export default {
  newsWords: `
    padding: var(--space-4);
  `,
  tile: `
    border-radius: var(--radius-card);
  `,
} satisfies AreaLook<'reading'>;
