import type { AreaLook } from '../../look.ts';

export default {
  settingsAside: `
    --aside-current: var(--color-art-button);
    --aside-current-text: var(--color-text-on-art-button);
    & > li > a {
      border-radius: 26px 8px;
      padding-inline: var(--space-4);
    }
  `,
  itemList: `
    gap: var(--space-3);
    & > li {
      border-color: transparent;
      border-radius: 30px 8px;
      padding-inline: var(--space-5);
    }
  `,
  settingsTile: `
    border-color: transparent;
    border-radius: 40px 10px;
    & > svg:first-child {
      border-radius: 20px 6px;
    }
  `,
} satisfies AreaLook<'account'>;
