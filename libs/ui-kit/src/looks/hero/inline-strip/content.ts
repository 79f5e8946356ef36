import type { AreaLook } from '../../look.ts';

export default {
  /** A group of lines, as in the settings of a phone. */
  aboutPart: `
    gap: 4px;
    padding: 12px 16px 4px;
    border-radius: var(--radius-l);
    background: var(--color-surface-1);
  `,
  factSheet: `
    font-size: var(--type-0);
    & > div {
      padding: 9px 0;
    }
    & > :first-child {
      border-top: 0;
    }
  `,
  airList: `
    font-size: var(--type-0);
    & > :first-child {
      border-top: 0;
    }
    & a {
      min-height: var(--touch-target);
      --tile-size: 32px;
    }
  `,
  personHead: `
    grid-template-columns: clamp(96px, 12vw, 152px) minmax(0, 1fr);
    gap: 12px 20px;
    padding-top: 16px;
    --person-shape: 14px;
    & h1 {
      font-size: var(--type-4);
    }
  `,
} satisfies AreaLook<'content'>;
