import type { AreaLook } from '../../look.ts';

export default {
  searchControl: `
    @media (min-width: 1024px) {
      padding: 0 18px;
      background: var(--color-surface-1);
      color: var(--color-text-normal);
      & span {
        display: inline;
      }
    }
  `,
} satisfies AreaLook<'frame'>;
