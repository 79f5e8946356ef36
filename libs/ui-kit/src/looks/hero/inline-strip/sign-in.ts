import type { AreaLook } from '../../look.ts';

export default {
  /** It has no scene to stand beside the question. */
  stepPage: `
    @media (min-width: 1040px) {
      grid-template: none;
      align-items: normal;
      column-gap: var(--space-6);
      max-width: calc(520px + 2 * var(--gutter));
      & > [data-part='art'] {
        display: none;
      }
      & > h1 {
        padding-top: 0;
      }
    }
  `,
} satisfies AreaLook<'sign-in'>;
