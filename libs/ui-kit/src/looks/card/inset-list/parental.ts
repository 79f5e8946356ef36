import type { AreaLook } from '../../look.ts';

export default {
  pinStep: `
    gap: var(--space-4);
    & > [data-part='words'] > [aria-hidden] {
      display: none;
    }
  `,
} satisfies AreaLook<'parental'>;
