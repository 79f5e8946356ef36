import type { AreaLook } from '../../look.ts';

export default {
  settingsAside: `
    --aside-current: var(--color-accent);
    --aside-current-text: var(--color-text-on-accent);
    gap: 0;
    & > li > a {
      min-height: 64px;
    }
    & > li > a strong {
      font-family: var(--font-display);
      word-spacing: var(--display-word-spacing);
      font-size: 1.375rem;
      font-weight: var(--weight-display);
      line-height: 1;
      text-transform: var(--display-case);
    }
  `,
  itemList: `
    gap: 4px;
    & > li {
      border-width: 0 0 0 6px;
      border-color: var(--color-surface-3);
    }
    & > li[data-tone='warning'] {
      border-color: var(--color-warning);
    }
  `,
  settingsTile: `
    border-width: 6px 0 0;
    border-color: var(--color-surface-3);
    &:hover {
      border-color: var(--color-accent);
    }
    @media (min-width: 600px) and (max-width: 1199px) {
      & strong {
        font-size: var(--type-2);
      }
    }
    @media (min-width: 1200px) {
      & small {
        font-size: var(--type-3);
        line-height: 0.95;
        text-transform: var(--display-case);
      }
    }
  `,
  factList: `
    border-width: 0 0 0 6px;
    border-color: var(--color-surface-3);
  `,
} satisfies AreaLook<'account'>;
