import type { AreaLook } from '../../look.ts';

export default {
  codeCell: `
    border-radius: 26px 8px;
    font-size: max(30px, var(--type-4));
  `,
  pinDot: `
    width: 20px;
    height: 20px;
    border-radius: 10px 3px;
  `,
  pinKeys: `
    gap: var(--pin-gap, 12px);
  `,
  pinKey: `
    border-radius: 26px 8px;
    min-height: var(--pin-key, clamp(58px, 8vh, 70px));
    &[data-pressed],
    &:active {
      background: var(--color-art-button);
      color: var(--color-text-on-art-button);
    }
  `,
} satisfies AreaLook<'forms'>;
