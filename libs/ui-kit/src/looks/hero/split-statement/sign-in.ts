import type { AreaLook } from '../../look.ts';

export default {
  brandAside: `
    /* No picture: what signing in is good for, as lines of an account. */
    align-content: start;
    gap: var(--space-6);
    padding: var(--space-5) var(--space-6);
    border-bottom: 1px solid var(--color-outline);
    background: var(--color-surface-2);
    color: var(--color-text-strong);
    & > [data-part='picture'] {
      display: none;
    }
    & > [data-part='voice'] {
      max-width: 18ch;
      font-size: var(--type-3);
      line-height: 1.25;
    }
    &[data-part] {
      min-height: 0;
    }
    @media (min-width: 820px) {
      border-right: 1px solid var(--color-outline);
      border-bottom: 0;
      &[data-part] {
        padding: var(--space-8) var(--space-6);
      }
      & > ul {
        display: grid;
        margin: 0;
        padding: 0;
        list-style: none;
        --icon-size: 20px;
      }
      & > ul > li {
        display: grid;
        grid-template-columns: auto minmax(0, 1fr);
        gap: var(--space-3);
        padding: var(--space-3) 0;
        border-top: 1px solid var(--color-outline);
        font-size: var(--type-0);
      }
      & > ul > li > svg {
        color: var(--color-accent-text);
      }
    }
  `,
  entrance: `
    box-shadow: none;
    border-color: var(--color-outline);
    &[data-size] > header > h2 {
      font-size: var(--type-3);
    }
    @media (min-width: 820px) {
      --dialog-width: 860px;
      /* The title stands over what it asks for. */
      &[data-size] > header {
        padding-left: clamp(28px, 4vw, 60px);
      }
      min-height: min(460px, calc(100vh - 2 * var(--space-4)));
    }
  `,
  stepPage: `
    @media (min-width: 1040px) {
      & > [data-part='aside'] {
        height: auto;
        border: 1px solid var(--color-outline);
      }
    }
  `,
} satisfies AreaLook<'sign-in'>;
