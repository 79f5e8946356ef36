import type { AreaLook } from '../../look.ts';

export default {
  profilePicker: `
    /* A group of lines, as the system's own settings have it. */
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: 0;
    width: min(420px, 100%);
    padding: 0;
    border-radius: var(--radius-l);
    background: var(--color-surface-1);
    overflow: clip;
    &[data-place] {
      max-width: none;
      padding: 0;
    }
    &[data-place='dialog'] {
      background: var(--color-surface-2);
    }
    &[data-place='section'] {
      width: 100%;
    }
  `,
  profileChoice: `
    position: relative;
    display: grid;
    grid-template-columns: 40px minmax(0, 1fr) auto;
    align-items: center;
    gap: 0 14px;
    width: 100%;
    min-height: 56px;
    padding: 8px 14px 8px 12px;
    text-align: start;
    & [data-part='face'] {
      grid-row: 1;
      width: 40px;
      margin: 0;
      border-radius: 50%;
      --initials-size: var(--type-0);
      --icon-size: 18px;
    }
    & [data-part='face'] > span:last-child:not(:first-child) {
      right: -4px;
      bottom: -4px;
      width: 20px;
      border-radius: 50%;
      --icon-size: 11px;
    }
    & b {
      grid-column: 2;
      font-family: var(--font-text);
      font-size: var(--type-1);
      font-weight: 600;
      letter-spacing: normal;
    }
    & small {
      grid-area: 1 / 3;
      color: var(--color-text-muted);
      font-size: var(--type-0);
    }
    /* The hairline begins at the words. */
    &::before {
      content: '';
      position: absolute;
      left: 66px;
      right: 0;
      bottom: 0;
      height: 1px;
      background: var(--color-line);
    }
    &:hover {
      background: var(--color-surface-2);
    }
    &:hover [data-part='face'],
    &:focus-visible [data-part='face'] {
      outline: none;
      transform: none;
      box-shadow: none;
    }
    &:focus-visible {
      outline: var(--focus-width) solid var(--color-focus);
      outline-offset: -3px;
      border-radius: var(--radius-l);
    }
    &[aria-current] [data-part='face'] {
      box-shadow: 0 0 0 2px var(--color-accent);
    }
  `,
  whoWatches: `
    & > section {
      gap: var(--space-5);
    }
    & h1 {
      font-size: var(--type-4);
    }
  `,
} satisfies AreaLook<'profiles'>;
