import type { AreaLook } from '../../look.ts';

export default {
  dialogHead: `
    /* Narrow capitals want a larger step to be as loud. */
    &:not([data-look='question']) > h2 {
      font-size: var(--type-3);
      line-height: 1;
    }
  `,
} satisfies AreaLook<'overlay'>;
