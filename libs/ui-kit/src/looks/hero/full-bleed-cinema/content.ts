import type { AreaLook } from '../../look.ts';

export default {
  /** A face in a round window, as in the rows of people. */
  personHead: `
    --person-shape: 50%;
  `,
} satisfies AreaLook<'content'>;
