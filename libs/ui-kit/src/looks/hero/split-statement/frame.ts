import type { AreaLook } from '../../look.ts';

export default {
  bottomNavEntry: `
    &[aria-current] {
      color: var(--color-accent-text);
    }
    &[aria-current]::before {
      content: '';
      position: absolute;
      top: -1px;
      left: 30%;
      right: 30%;
      height: 3px;
      background: var(--color-accent);
    }
  `,
  footer: `
    background: var(--color-surface-1);
  `,
  header: `
    background: var(--color-surface-1);
    border-bottom: 1px solid var(--color-line);
    &::before {
      content: none;
    }
  `,
  mainNavEntry: `
    border-radius: 0;
    &[aria-current] {
      color: var(--color-accent-text);
    }
    &::after {
      right: 0;
      bottom: 0;
      width: auto;
      border-radius: 0;
    }
  `,
  searchControl: `
    @media (min-width: 1024px) {
      padding: 0 18px;
      background: var(--color-surface-1);
      color: var(--color-text-normal);
      justify-content: flex-start;
      width: clamp(120px, 15vw, 230px);
      border: 1px solid var(--color-outline);
      border-radius: var(--radius-m);
      & span {
        display: inline;
      }
    }
  `,
} satisfies AreaLook<'frame'>;
