import type { AreaLook } from '../../look.ts';

export default {
  settingsAside: `
    /* One group, the value at the end of its line. */
    gap: 0;
    border-radius: var(--radius-l);
    background: var(--color-surface-1);
    overflow: clip;
    & > li > a {
      position: relative;
      min-height: 48px;
      border: 0;
      border-radius: 0;
    }
    & > li > a > span {
      grid-template-columns: auto minmax(0, 1fr);
      align-items: center;
      gap: 12px;
      grid-column: 2 / -1;
    }
    & > li > a small {
      text-align: end;
    }
    & > li > a::after {
      content: '';
      position: absolute;
      left: 48px;
      right: 0;
      bottom: 0;
      height: 1px;
      background: var(--color-line);
    }
    & > li:last-child > a::after {
      display: none;
    }
    & > li > a:focus-visible {
      outline-offset: -3px;
    }
  `,
  itemList: `
    gap: 0;
    border-radius: var(--radius-l);
    background: var(--color-surface-1);
    & > li {
      min-height: 60px;
      border-width: 0;
      background: none;
    }
    & > li + li {
      border-radius: 0;
      box-shadow: 0 -1px 0 var(--color-line);
    }
  `,
  settingsTile: `
    min-height: 64px;
    padding: var(--space-3) var(--space-4);
    border-color: transparent;
  `,
} satisfies AreaLook<'account'>;
