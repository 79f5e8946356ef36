import type { AreaLook } from '../../look.ts';

export default {
  rowsBelowHero: `
    padding-top: 0;
    position: relative;
  `,
} satisfies AreaLook<'rows'>;
