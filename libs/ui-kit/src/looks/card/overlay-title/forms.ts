import type { AreaLook } from '../../look.ts';

export default {
  codeCells: `
    gap: 4px;
  `,
  codeCell: `
    max-width: 96px;
    height: clamp(84px, 9vw, 128px);
    border-width: 3px;
    border-color: var(--color-text-strong);
    background: var(--color-surface-0);
    font-size: clamp(3rem, 6vw, 5.5rem);
    padding-top: 0.06em;
  `,
  focusedCodeCell: `
    &[data-active] {
      border-color: var(--color-accent);
      box-shadow: inset 0 -10px 0 var(--color-accent);
    }
  `,
  fieldControl: `
    border-width: 3px;
  `,
  pinDot: `
    width: 44px;
    height: 34px;
    border: 0;
    border-bottom: 6px solid var(--color-outline);
    &[data-current] {
      border-color: var(--color-text-strong);
      box-shadow: none;
    }
    &[data-filled] {
      border-color: var(--color-accent);
      transform: none;
    }
  `,
  pinKeys: `
    gap: 4px;
    grid-template-columns: repeat(3, minmax(64px, 128px));
  `,
  pinKey: `
    min-height: var(--pin-key, clamp(60px, 9vh, 84px));
    padding-top: 0.05em;
    background: var(--color-surface-3);
    font-size: max(36px, var(--type-4));
    &:active,
    &[data-pressed] {
      background: var(--color-accent);
      color: var(--color-text-on-accent);
      transform: none;
    }
  `,
  radioCard: `
    border-width: 3px;
  `,
} satisfies AreaLook<'forms'>;
