import type { AreaLook } from '../../look.ts';

export default {
  pinStep: `
    /* The question is loud enough without a sign. */
    & > [data-part='words'] > [aria-hidden] {
      display: none;
    }
  `,
} satisfies AreaLook<'parental'>;
