import type { AreaLook } from '../../look.ts';

export default {
  brandAside: `
    --entrance: var(--scoreboard);
    border-bottom: 8px solid var(--color-accent);
    & > [data-part='voice'] {
      max-width: 9ch;
      font-size: clamp(3.25rem, 10vw, 10.5rem);
      line-height: 0.94;
    }
    & > [data-part='picture']::after {
      height: 70%;
    }
    @media (max-width: 819px) {
      & > [data-part='voice'] {
        max-width: 12ch;
        font-size: 3.25rem;
      }
      & > [data-part='picture'] {
        background-position: 50% 52%;
      }
    }
    @media (min-width: 820px) {
      border-bottom: 0;
      border-right: 8px solid var(--color-accent);
    }
  `,
  entrance: `
    background: var(--color-surface-0);
    @media (min-width: 820px) {
      width: 100vw;
      height: 100vh;
      max-height: none;
      margin: 0;
      border: 0;
      grid-template-columns: minmax(0, 1.3fr) minmax(420px, 1fr);
      & > header {
        padding-top: var(--space-5);
        row-gap: clamp(40px, 16vh, 160px);
      }
      &[data-size] > header > h2 {
        font-size: var(--type-5);
        line-height: 0.94;
      }
    }
    @media (max-width: 819px) {
      &[data-size] > header > h2 {
        font-size: var(--type-5);
        line-height: 0.94;
      }
    }
  `,
} satisfies AreaLook<'sign-in'>;
