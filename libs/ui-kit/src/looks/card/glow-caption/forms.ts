import type { AreaLook } from '../../look.ts';

export default {
  codeCell: `
    border-radius: 30px;
  `,
  focusedCodeCell: `
    &[data-active] {
      box-shadow:
        0 0 0 1px var(--color-focus),
        var(--focus-shadow);
    }
  `,
  fieldControl: `
    padding: 0 22px;
    &:focus-within {
      box-shadow: var(--focus-shadow);
    }
  `,
  pinKeys: `
    /* Round keys, as on the telephone in a hand. */
    grid-template-columns: repeat(3, var(--pin-key, clamp(60px, 9vh, 76px)));
    gap: var(--pin-gap, clamp(10px, 1.6vh, 16px)) clamp(18px, 3vw, 26px);
  `,
  pinKey: `
    min-height: 0;
    aspect-ratio: 1;
    border-radius: 50%;
    &:focus-visible {
      box-shadow: var(--focus-shadow);
    }
  `,
} satisfies AreaLook<'forms'>;
