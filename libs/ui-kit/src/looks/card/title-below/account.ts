import type { AreaLook } from '../../look.ts';

export default {
  settingsAside: `
    --aside-current: none;
    --aside-current-text: var(--color-text-strong);
    & > li > a {
      position: relative;
    }
    & > li > a[aria-current]::before {
      content: '';
      position: absolute;
      left: 0;
      top: calc(50% - 14px);
      width: 3px;
      height: 28px;
      background: var(--color-accent);
    }
  `,
  itemList: `
    /* Lines of the credits: a hairline above each, and air. */
    gap: 0;
    & > li {
      min-height: 84px;
      padding-inline: 0;
      border-width: 1px 0 0;
      border-radius: 0;
      background: none;
    }
    & > li:last-child {
      border-bottom-width: 1px;
    }
  `,
  settingsTiles: `
    @media (min-width: 600px) {
      gap: 0 var(--space-6);
    }
  `,
  settingsTile: `
    @media (min-width: 600px) {
      position: relative;
      padding-inline: 0;
      border-width: 1px 0 0;
      border-radius: 0;
      background: none;
      &::before {
        content: '';
        position: absolute;
        top: -2px;
        left: 0;
        width: 28px;
        height: 3px;
        background: var(--color-outline);
        transition: width var(--motion-normal) var(--motion-ease);
      }
      &:hover::before,
      &:focus-visible::before {
        width: 84px;
        background: var(--color-accent);
      }
      & > svg:first-child {
        padding: 0;
        background: none;
        color: var(--color-text-muted);
      }
    }
  `,
} satisfies AreaLook<'account'>;
