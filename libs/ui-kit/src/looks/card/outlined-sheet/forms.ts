import type { AreaLook } from '../../look.ts';

export default {
  codeCells: `
    gap: 0;
    max-width: calc(var(--code-length) * 84px);
  `,
  codeCell: `
    /* Boxes of a form, one line between two. */
    position: relative;
    border-width: 1px;
    border-radius: 0;
    font-size: max(24px, var(--type-3));
    pointer-events: none;
    &:not(:first-of-type) {
      margin-left: -1px;
    }
    &:first-of-type {
      border-radius: var(--radius-m) 0 0 var(--radius-m);
    }
    &:last-of-type {
      border-radius: 0 var(--radius-m) var(--radius-m) 0;
    }
  `,
  focusedCodeCell: `
    &[data-active] {
      z-index: 1;
    }
  `,
  pinDot: `
    /* Figures of an account are written on a line. */
    width: 34px;
    height: 28px;
    border: 0;
    border-bottom: 2px solid var(--color-outline);
    border-radius: 0;
    background: radial-gradient(circle, var(--dot, transparent) 7px, transparent 8px);
    &[data-current] {
      border-color: var(--color-accent);
      box-shadow: none;
    }
    &[data-filled] {
      --dot: var(--color-accent);
      background: radial-gradient(circle, var(--dot) 7px, transparent 8px);
      transform: none;
    }
  `,
  pinKeys: `
    /* A sheet of keys, ruled. */
    gap: 0;
    border: 1px solid var(--color-outline);
    border-radius: var(--radius-l);
    justify-content: stretch;
    grid-template-columns: repeat(3, minmax(0, 1fr));
    width: min(100%, 330px);
    margin-inline: auto;
    & > * {
      border-right: 1px solid var(--color-line);
      border-bottom: 1px solid var(--color-line);
    }
    & > :nth-child(3n) {
      border-right: 0;
    }
    & > :nth-child(n + 10) {
      border-bottom: 0;
    }
  `,
  pinKey: `
    border-radius: 0;
    background: none;
    font-weight: var(--weight-bold);
  `,
} satisfies AreaLook<'forms'>;
