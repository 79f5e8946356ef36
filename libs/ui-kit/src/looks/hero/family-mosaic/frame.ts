import type { AreaLook } from '../../look.ts';

export default {
  mainNav: `
    justify-content: center;
    align-items: center;
    --nav-gap: 0px;
    & ul {
      padding: 5px;
      border-radius: 22px 8px 22px 8px;
      background: var(--color-surface-1);
    }
  `,
  mainNavEntry: `
    padding: 0 18px;
    min-height: 42px;
    border-radius: 18px 6px 18px 6px;
    &::after {
      display: none;
    }
    &[aria-current] {
      color: var(--color-text-on-selected);
      background: linear-gradient(90deg, var(--color-selected-from), var(--color-selected-to));
    }
  `,
  searchControl: `
    @media (min-width: 1024px) {
      padding: 0 18px;
      background: var(--color-surface-1);
      color: var(--color-text-normal);
      border-radius: 18px 6px 18px 6px;
      & span {
        display: inline;
      }
    }
  `,
} satisfies AreaLook<'frame'>;
