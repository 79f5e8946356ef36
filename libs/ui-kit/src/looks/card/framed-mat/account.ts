import type { AreaLook } from '../../look.ts';

export default {
  settingsAside: `
    --aside-current: var(--color-art-button);
    --aside-current-text: var(--color-text-on-art-button);
    & > li > a {
      border-radius: 28px 8px;
      padding-inline: var(--space-5);
    }
  `,
  itemList: `
    gap: var(--space-3);
    & > li {
      border-color: transparent;
      border-radius: 40px 10px;
      padding-inline: var(--space-5);
    }
  `,
  settingsTile: `
    border-color: transparent;
    border-radius: 40px 10px;
    & > svg:first-child {
      border-radius: 22px 7px;
      background: var(--color-surface-3);
    }
    @media (min-width: 600px) {
      padding: var(--space-6);
      border-radius: 72px 14px;
    }
  `,
  factList: `
    border-color: transparent;
    border-radius: 48px 12px;
    & > div {
      padding-inline: var(--space-6);
    }
  `,
} satisfies AreaLook<'account'>;
