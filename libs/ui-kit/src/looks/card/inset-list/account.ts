import type { AreaLook } from '../../look.ts';

export default {
  /** No scene fills what the lines leave: they begin and end where the head of the site does, and share a high window. */
  settingsPage: `
    @media (min-width: 1200px) {
      &[data-aside] {
        padding-inline: var(--page-margin);
        --settings-line: clamp(60px, 8vh, 92px);
        --settings-aside-line: clamp(48px, 6vh, 68px);
      }
    }
  `,
  settingsAside: `
    /* One group, the value at the end of its line. */
    gap: 0;
    border-radius: var(--radius-l);
    background: var(--color-surface-1);
    overflow: clip;
    & > li > a {
      position: relative;
      min-height: var(--settings-aside-line, 48px);
      border: 0;
      border-radius: 0;
    }
    & > li > a > span {
      display: flex;
      flex-wrap: wrap;
      justify-content: space-between;
      align-items: center;
      /* Below the name where the line has no room for both. */
      gap: 0 12px;
      grid-column: 2 / -1;
    }
    & > li > a :is(strong, small) {
      max-width: 100%;
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
  /** One group, with hairlines from where the words begin. */
  settingsTiles: `
    grid-template-columns: minmax(0, 1fr);
    gap: 0;
    max-width: 760px;
    border-radius: var(--radius-l);
    background: var(--color-surface-1);
    overflow: clip;
    @media (min-width: 1200px) {
      max-width: none;
    }
    & > li + li > a::before {
      content: '';
      position: absolute;
      left: 72px;
      right: 0;
      top: 0;
      height: 1px;
      background: var(--color-line);
    }
  `,
  settingsTile: `
    position: relative;
    grid-template: none / auto minmax(0, 1fr) auto;
    align-items: center;
    gap: var(--space-4);
    min-height: var(--settings-line, 60px);
    padding: var(--space-2) var(--space-4);
    border-width: 0;
    border-radius: 0;
    outline-offset: -3px;
    & > span,
    & > svg:last-child {
      grid-area: auto;
    }
    @media (min-width: 1200px) {
      /* What is set stands at the end of its line. */
      & > span {
        grid-template-columns: auto minmax(0, 1fr);
        align-items: center;
        column-gap: var(--space-4);
      }
      & strong {
        color: var(--color-text-strong);
        font-size: var(--type-1);
      }
      & small {
        color: var(--color-text-muted);
        font-family: var(--font-text);
        font-size: var(--type-0);
        font-weight: var(--weight-text);
        text-align: end;
      }
    }
  `,
  factList: `
    border-color: transparent;
    border-radius: var(--radius-l);
  `,
} satisfies AreaLook<'account'>;
