import type { AreaLook } from '../../look.ts';

export default {
  scene: `
    display: none;
  `,
  statePage: `
    /* A brand without a scene leaves no room for one. */
    & [data-part='art']:has(> [data-part='scene']) {
      display: none;
    }
  `,
} satisfies AreaLook<'states'>;
