import type { AreaLook } from '../../look.ts';

export default {
  brandAside: `
    /* A line of the host's own kind: it says what this is, and takes no more room than that. */
    display: flex;
    align-items: center;
    min-height: 0;
    margin: var(--space-4) var(--space-4) 0;
    padding: 10px 14px;
    border-radius: var(--radius-m);
    background: var(--color-surface-2);
    color: var(--color-text-normal);
    & > [data-part='picture'] {
      display: none;
    }
    & > [data-part='voice'] {
      max-width: none;
      font-family: var(--font-text);
      font-size: var(--type-0);
      font-weight: var(--weight-text);
      letter-spacing: normal;
      line-height: 1.35;
    }
  `,
  entrance: `
    --dialog-width: 400px;
    &[data-size] > [data-part='aside'] {
      min-height: 0;
    }
    &[data-size] > header > h2 {
      font-size: var(--type-2);
    }
    @media (max-width: 480px) {
      height: fit-content;
      margin-top: auto;
      border-radius: var(--radius-l) var(--radius-l) 0 0;
    }
    @media (min-width: 820px) {
      grid-template: auto auto auto / minmax(0, 1fr);
      min-height: 0;
      &[data-size] > [data-part='aside'] {
        grid-row: auto;
        padding: 10px 14px;
      }
      &[data-size] > header {
        padding: var(--space-3) var(--space-4) var(--space-2);
      }
      &[data-size] > header > h2 {
        grid-area: 1 / 1;
      }
      &[data-size] > header + * {
        padding: 0 var(--space-4) var(--space-5);
      }
    }
  `,
  stepPage: `
    /* It has no picture to stand beside the question. */
    @media (min-width: 1040px) {
      grid-template: none;
      align-items: normal;
      column-gap: var(--space-6);
      max-width: calc(440px + 2 * var(--gutter));
      & > [data-part='aside'] {
        grid-row: auto;
        height: auto;
        padding: 10px 14px;
      }
      & > h1 {
        padding-top: 0;
      }
    }
    & > [data-part='aside'] {
      min-height: 0;
      margin: 0;
    }
  `,
} satisfies AreaLook<'sign-in'>;
