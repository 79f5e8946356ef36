import type { AreaLook } from '../../look.ts';

export default {
  broadcastLine: `
    & > a {
      border-radius: 0;
    }
  `,
  filterButton: `
    border-width: 3px;
  `,
  searchField: `
    border-width: 3px;
  `,
  searchPanel: `
    @media (min-width: 768px) {
      border-width: 3px;
      box-shadow: none;
    }
  `,
} satisfies AreaLook<'search'>;
