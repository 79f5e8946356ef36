import type { AreaLook } from '../../look.ts';

export default {
  searchField: `
    padding-left: 22px;
  `,
} satisfies AreaLook<'search'>;
