import type { AreaLook } from '../../look.ts';

export default {
  choice: `
    min-height: 76px;
    border: 0;
    border-left: 8px solid var(--color-accent);
    border-radius: 0;
    background: var(--color-surface-2);
    > strong {
      font-family: var(--font-display);
      word-spacing: var(--display-word-spacing);
      font-size: var(--type-3);
      font-weight: var(--weight-display);
      line-height: 0.95;
      text-transform: var(--display-case);
    }
  `,
} satisfies AreaLook<'sign-in'>;
