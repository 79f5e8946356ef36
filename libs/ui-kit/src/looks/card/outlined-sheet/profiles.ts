import type { AreaLook } from '../../look.ts';

export default {
  profilePicker: `
    /* Accounts in one sheet: a line for each. */
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: 0;
    width: min(560px, 100%);
    padding: 0;
    border: 1px solid var(--color-outline);
    border-radius: var(--radius-l);
    background: var(--color-surface-1);
    &[data-place] {
      max-width: none;
      padding: 0;
    }
    &[data-place='section'] {
      width: 100%;
    }
    & > li + li {
      border-top: 1px solid var(--color-line);
    }
  `,
  profileChoice: `
    position: relative;
    display: grid;
    grid-template-columns: 64px minmax(0, 1fr) 20px;
    align-items: center;
    gap: 0 var(--space-4);
    width: 100%;
    padding: var(--space-3) var(--space-4);
    text-align: start;
    & [data-part='face'] {
      grid-row: 1 / 3;
      width: 64px;
      margin: 0;
      border-radius: var(--radius-m);
      --initials-size: var(--type-2);
      --icon-size: 24px;
    }
    & b {
      align-self: end;
      font-size: var(--type-1);
    }
    & b:last-child {
      grid-row: 1 / 3;
      align-self: center;
    }
    & small {
      align-self: start;
      grid-column: 2;
      font-size: var(--type--1);
      color: var(--color-text-muted);
    }
    &::after {
      content: '';
      grid-area: 1 / 3 / 3 / 4;
      width: 9px;
      height: 9px;
      border: solid var(--color-outline);
      border-width: 2px 2px 0 0;
      transform: rotate(45deg);
    }
    &:hover {
      background: var(--color-surface-2);
    }
    &:hover [data-part='face'],
    &:focus-visible [data-part='face'] {
      outline: none;
      transform: none;
    }
    &:focus-visible {
      z-index: 1;
      border-radius: var(--radius-m);
      outline: var(--focus-width) solid var(--color-focus);
      outline-offset: -2px;
    }
    &[aria-current] {
      box-shadow: inset 4px 0 0 var(--color-accent);
    }
    &[aria-current] [data-part='face'] {
      box-shadow: none;
    }
  `,
} satisfies AreaLook<'profiles'>;
