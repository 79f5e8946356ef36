import type { AreaLook } from '../../look.ts';

export default {
  brandAside: `
    --entrance: var(--full-bleed-cinema);
    /* The sky of the picture is free for words; below it dissolves into the sheet. */
    align-content: start;
    & > [data-part='picture'] {
      background-position: 50% 86%;
      mask: linear-gradient(#000 58%, transparent);
    }
    & > [data-part='picture']::after {
      top: 0;
      bottom: auto;
      background: linear-gradient(var(--color-art-scrim), transparent);
    }
    @media (min-width: 820px) {
      & > [data-part='picture'] {
        background-position: 46% 100%;
        mask: linear-gradient(90deg, #000 56%, transparent);
      }
    }
  `,
  entrance: `
    @media (min-width: 820px) {
      --dialog-width: 1080px;
      grid-template-columns: minmax(0, 1.18fr) minmax(0, 1fr);
      min-height: min(580px, calc(100vh - 2 * var(--space-4)));
      /* At one edge with the fields, whatever the heads of other dialogues do. */
      & > header:not([data-look='question']) {
        padding-left: var(--space-5);
      }
      & > header + * {
        padding-left: var(--space-5);
      }
    }
  `,
} satisfies AreaLook<'sign-in'>;
