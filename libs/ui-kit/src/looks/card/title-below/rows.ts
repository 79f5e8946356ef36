import type { AreaLook } from '../../look.ts';

export default {
  rowList: `
    /* The calm brand's people are lines: a small face, the name beside it. */
    &[data-cards='person'] {
      grid-auto-columns: max-content;
      gap: 28px;
    }
  `,
} satisfies AreaLook<'rows'>;
