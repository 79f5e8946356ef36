import type { AreaLook } from '../../look.ts';

export default {
  avatarButton: `
    --avatar-size: 44px;
    & > span {
      border: 2px solid var(--color-accent-text);
      background: var(--color-surface-0);
      padding: 2px;
    }
    & > span > * {
      border-radius: 50%;
    }
  `,
  mainNav: `
    justify-content: center;
    align-items: center;
    --nav-gap: 0px;
    & ul {
      padding: 5px;
      background: var(--color-surface-1);
      border: 1px solid var(--color-line);
      border-radius: var(--radius-pill);
    }
  `,
  mainNavEntry: `
    padding: 0 18px;
    min-height: 42px;
    border-radius: var(--radius-pill);
    &::after {
      display: none;
    }
    &[aria-current] {
      color: var(--color-text-on-selected);
      background: linear-gradient(90deg, var(--color-selected-from), var(--color-selected-to));
    }
  `,
  searchControl: `
    background: var(--color-surface-1);
  `,
} satisfies AreaLook<'frame'>;
