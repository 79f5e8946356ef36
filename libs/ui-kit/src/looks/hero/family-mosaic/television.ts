import type { AreaLook } from '../../look.ts';

export default {
  /** The leaf and this evening beside it, as high as the window leaves them. */
  page: `
    --hero-height: 430px;
    /* What is told below the picture of a channel stays in the window. */
    --channel-side: 600px;
    & [data-part='sheet'] time {
      min-width: 5ch;
      white-space: nowrap;
    }
    & [data-part='title'] > * {
      max-width: 8em;
    }
    /* A picture may be higher than the window: what stands at its foot stays in sight. */
    & [data-page-picture] ~ [data-part='words'] > ul {
      bottom: max(40px, 100% - 100vh + var(--header-height, 0px) + 56px);
    }
  `,
  rail: `
    --rail-ground: var(--color-surface-1);
    --rail-edge: 0;
  `,
  railEntry: `
    --rail-shape: 26px 8px 26px 8px;
  `,
  /** A leaf-cornered picture, the words beside it. */
  stage: `
    --stage-scrim: none;
    > [data-part='picture'] {
      top: 112px;
      right: var(--screen-margin);
      bottom: 28px;
      width: 43%;
      border-radius: 84px 14px 84px 14px;
    }
  `,
} satisfies AreaLook<'television'>;
