import type { AreaLook } from '../../look.ts';

export default {
  dialogHead: `
    /* A sheet of the system: a grip, and the name in the middle. */
    padding: var(--space-5) var(--space-3) max(0px, var(--space-2) - var(--ring));
    &::before {
      content: '';
      position: absolute;
      top: 7px;
      left: calc(50% - 18px);
      width: 36px;
      height: 5px;
      border-radius: 3px;
      background: var(--color-surface-3);
    }
    & > h2 {
      font-size: var(--type-1);
      text-align: center;
    }
    & > [data-part='pinned'] {
      padding-inline: calc(var(--space-4) - var(--space-3));
    }
    &:not([data-back]) > h2 {
      padding-left: var(--icon-button-size);
    }
  `,
  dialogBody: `
    padding-inline: var(--space-4);
    padding-bottom: calc(var(--space-5) + env(safe-area-inset-bottom, 0px));
  `,
} satisfies AreaLook<'overlay'>;
