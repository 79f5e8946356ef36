import type { AreaLook } from '../../look.ts';

export default {
  settingsAside: `
    gap: 0;
    border: 1px solid var(--color-outline);
    border-radius: var(--radius-l);
    background: var(--color-surface-1);
    overflow: clip;
    overflow-clip-margin: 4px;
    & > li + li {
      border-top: 1px solid var(--color-line);
    }
    & > li > a {
      border-radius: 0;
      border-left: 4px solid transparent;
    }
    & > li > a[aria-current] {
      border-left-color: var(--color-accent);
    }
    & > li > a:focus-visible {
      outline-offset: -3px;
    }
  `,
  itemList: `
    gap: 0;
    border: 1px solid var(--color-outline);
    border-radius: var(--radius-l);
    background: var(--color-surface-1);
    & > li {
      border-width: 0;
      background: none;
    }
    & > li + li {
      border-top: 1px solid var(--color-line);
      border-radius: 0;
    }
    & > li[data-tone='warning'] {
      box-shadow: inset 4px 0 0 var(--color-warning);
    }
  `,
  settingsTile: `
    border-color: var(--color-outline);
    & > svg:first-child {
      padding: 0;
      background: none;
    }
  `,
  factList: `
    border-color: var(--color-outline);
    border-radius: var(--radius-l);
  `,
} satisfies AreaLook<'account'>;
