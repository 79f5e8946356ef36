import type { AreaLook } from '../../look.ts';

export default {
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
  selectBox: `
    & > select {
      padding-left: 22px;
    }
  `,
} satisfies AreaLook<'forms'>;
