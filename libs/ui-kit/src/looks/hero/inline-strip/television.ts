import type { AreaLook } from '../../look.ts';

export default {
  /** One column: what is on the air stands in the rail's own list of channels. */
  page: `
    --hero-height: 370px;
    & > div:has(> :last-child > [data-row='channel']) {
      display: block;
      padding: 0;
    }
    & > div:has(> :last-child > [data-row='channel']) > :last-child {
      display: grid;
    }
    & > div:has(> :last-child > [data-row='channel']) > :not(:last-child),
    & > div:has(> :last-child > [data-row='channel']) > :last-child > * {
      position: static;
      grid-area: auto;
      margin-top: 0;
      --page-margin: var(--screen-margin);
      --poster-width: initial;
    }
  `,
  rail: `
    --rail-ground: var(--color-surface-1);
    --rail-edge: 0;
  `,
  stage: `
    --stage-scrim: linear-gradient(90deg, var(--color-surface-0), transparent 30%), linear-gradient(0deg, var(--color-surface-0), transparent 12%);
    > [data-part='picture'] {
      width: 62%;
    }
    [data-part='title'] {
      font-size: var(--type-4);
    }
  `,
} satisfies AreaLook<'television'>;
