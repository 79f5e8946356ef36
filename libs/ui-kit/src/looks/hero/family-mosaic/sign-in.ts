import type { AreaLook } from '../../look.ts';

export default {
  brandAside: `
    --entrance: var(--family-mosaic);
    /* A print on its cream mat, with a line written below. */
    grid-template-rows: minmax(0, 1fr) auto;
    align-content: stretch;
    gap: var(--space-4);
    margin: 12px 12px 0;
    padding: 12px 12px var(--space-4);
    border-radius: 56px 10px;
    background: var(--color-art-button);
    color: var(--color-text-on-art-button);
    & > [data-part='picture'] {
      position: relative;
      inset: auto;
      z-index: 0;
      min-height: 120px;
      border-radius: 46px 6px;
    }
    & > [data-part='picture']::after {
      display: none;
    }
    & > [data-part='voice'] {
      max-width: none;
      padding: 0 var(--space-3);
      font-size: var(--type-3);
    }
    @media (min-width: 820px) {
      &[data-part] {
        margin: 16px 0 16px 16px;
        padding: 14px 14px var(--space-5);
      }
      & > [data-part='voice'] {
        font-size: var(--type-4);
      }
    }
  `,
  entrance: `
    border-radius: 72px 16px;
    @media (max-width: 480px) {
      border-radius: 0;
    }
    @media (min-width: 820px) {
      --dialog-width: 940px;
      min-height: min(560px, calc(100vh - 2 * var(--space-4)));
    }
  `,
  stepPage: `
    & > [data-part='aside'] {
      margin: 0;
    }
  `,
} satisfies AreaLook<'sign-in'>;
