import type { AreaLook } from '../../look.ts';

export default {
  codeCells: `
    max-width: calc(var(--code-length) * 58px);
  `,
  codeCell: `
    max-width: 50px;
    height: 54px;
    border-width: 1px;
    font-size: 24px;
  `,
  pinDot: `
    width: 13px;
    height: 13px;
    border-width: 1.5px;
    &[data-current] {
      box-shadow: 0 0 0 3px var(--color-surface-3);
    }
  `,
  pinKeys: `
    /* The keys of the system: wide, low, close together. */
    grid-template-columns: repeat(3, minmax(64px, 1fr));
    gap: 6px;
  `,
  pinKey: `
    min-height: 48px;
    border-radius: var(--radius-m);
    font-family: var(--font-text);
    font-size: 22px;
    font-weight: 500;
  `,
} satisfies AreaLook<'forms'>;
