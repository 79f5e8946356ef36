import type { AreaLook } from '../../look.ts';

export default {
  settingsAside: `
    --aside-current: linear-gradient(90deg, var(--color-selected-from), var(--color-selected-to));
    --aside-current-text: var(--color-text-on-selected);
    & > li > a {
      border-radius: 999px;
      padding-inline: 22px;
    }
  `,
  itemList: `
    & > li {
      padding-inline: 26px;
    }
  `,
  factList: `
    border-radius: 28px;
    & > div {
      padding-inline: 26px;
    }
  `,
  settingsTile: `
    @media (min-width: 600px) {
      border-radius: 36px;
      padding: 26px;
      & > svg:first-child {
        border-radius: 50%;
      }
    }
  `,
} satisfies AreaLook<'account'>;
