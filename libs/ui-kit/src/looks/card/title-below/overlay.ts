import type { AreaLook } from '../../look.ts';

export default {
  dialogHead: `
    /* The short bar of the house, above each question. */
    & > h2 {
      position: relative;
    }
    & > h2::before {
      content: '';
      position: absolute;
      top: -11px;
      left: 0;
      width: 28px;
      height: 3px;
      background: var(--color-accent);
    }
    &[data-look='question'] > h2::before {
      left: calc(50% + var(--icon-button-size) / 2 - 14px);
    }
    &:not([data-look='question']) {
      padding: var(--space-6) var(--space-5) max(0px, var(--space-3) - var(--ring)) var(--space-7);
    }
    &[data-back] {
      padding-left: var(--space-5);
    }
    & > [data-part='pinned'] {
      padding-right: calc(var(--space-7) - var(--space-5));
    }
    &[data-back] > [data-part='pinned'] {
      padding-left: calc(var(--space-7) - var(--space-5));
    }
    &:not([data-look='question']) > h2 {
      font-size: var(--type-3);
    }
    @media (max-width: 480px) {
      &:not([data-look='question'], [data-back]) {
        padding-left: var(--space-5);
      }
      &[data-look] > [data-part='pinned'] {
        padding-inline: 0;
      }
    }
  `,
  dialogBody: `
    padding-inline: var(--space-7);
    padding-bottom: calc(var(--space-7) + env(safe-area-inset-bottom, 0px));
    @media (max-width: 480px) {
      padding-inline: var(--space-5);
    }
  `,
} satisfies AreaLook<'overlay'>;
