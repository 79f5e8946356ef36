import type { AreaLook } from '../../look.ts';

export default {
  page: `
    /* What is told below the picture of a channel stays in the window. */
    --channel-side: 600px;
    --hero-height: 430px;
    /* Wide letters, and sums of six digits. */
    & [data-part='amount'] {
      font-size: var(--type-2);
    }
  `,
  rail: `
    /* Its signs stand on the ground of the page, and the picture beside them comes out of it. */
    --rail-ground: linear-gradient(90deg, var(--color-surface-0) 68%, transparent);
    --rail-edge: 0;
  `,
  railEntry: `
    --rail-shape: var(--radius-pill);
    &[aria-current]::before {
      top: 28px;
      bottom: 28px;
      width: 8px;
      border-radius: var(--radius-pill);
      background: linear-gradient(var(--color-accent-from), var(--color-accent-to));
    }
  `,
  /** The picture itself is the light of the page. */
  stage: `
    --stage-scrim: linear-gradient(90deg, var(--color-surface-0), transparent 46%);
    > [data-part='picture'] {
      top: 36px;
      right: 48px;
      bottom: 36px;
      width: 60%;
      border-radius: 48px;
      box-shadow: 0 0 120px -8px var(--color-accent);
    }
  `,
} satisfies AreaLook<'television'>;
