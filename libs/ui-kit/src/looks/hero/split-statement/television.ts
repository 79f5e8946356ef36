import type { AreaLook } from '../../look.ts';

export default {
  /** A statement needs half of the sheet to be read from ten feet. */
  page: `
    /* What is told below the picture of a channel stays in the window. */
    --channel-side: 690px;
    & [data-page='channel'] [data-part='panel'] {
      grid-template: 'words facts' auto 'words next' auto 'actions actions' auto / minmax(0, 1fr) minmax(min-content, 38%);
      row-gap: var(--space-2);
    }
    & [data-page='channel'] [data-part='panel'] > [data-part='words'] {
      align-self: start;
    }
    --hero-height: 370px;
    /* All that is said of a film stands in the window, with what plays it. */
    --statement-share: 1.5fr;
    & [data-page-picture] ~ [data-part='words'] {
      padding: 20px 40px;
    }
    & [data-page-picture] ~ [data-part='words'] h1 {
      font-size: var(--type-4);
    }
    & > div > section[aria-label] {
      margin-top: 0;
    }
    & [data-part='slide'] {
      grid-template-columns: minmax(0, 52%) minmax(0, 1fr);
    }
  `,
  rail: `
    --rail-ground: var(--color-surface-1);
    --rail-edge: 1px solid var(--color-outline);
  `,
  railEntry: `
    --rail-shape: var(--radius-s);
  `,
  /** An outlined picture, which carries no text. */
  stage: `
    --stage-scrim: none;
    background: var(--color-surface-0);
    > [data-part='picture'] {
      top: 112px;
      right: var(--screen-margin);
      bottom: 28px;
      width: 42%;
      border: 1px solid var(--color-outline);
      border-radius: var(--radius-l);
    }
  `,
} satisfies AreaLook<'television'>;
