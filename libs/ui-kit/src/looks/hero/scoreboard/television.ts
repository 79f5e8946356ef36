import type { AreaLook } from '../../look.ts';

export default {
  /** The wall of a stadium: picture to the right edge, the name as large as it goes. */
  page: `
    /* What is told below the picture of a channel stays in the window. */
    --channel-side: 640px;
    & [data-page='channel'] [data-part='panel'] {
      grid-template: 'words next facts' auto 'actions actions facts' auto / minmax(0, 1fr) minmax(300px, 26vw) auto;
    }
    & > div > section[aria-label] {
      --ticker: 0px;
      --side-width: 0px;
      grid-template-columns: minmax(0, 1fr);
      padding-top: 0;
      margin-top: calc(-1 * var(--header-height));
    }
    /* The picture begins at the upper edge, the words below the logo. */
    & > div > section[aria-label] [data-part='words'] {
      padding-top: var(--header-height);
    }
    & > div > section[aria-label] [data-part='description'] {
      -webkit-line-clamp: 2;
    }
    & > div > section[aria-label] [data-part='pager'] {
      top: auto;
      right: var(--screen-margin);
      bottom: 44px;
    }
    & > div > section[aria-label] [data-part='title'] > * {
      font-size: 148px;
      line-height: var(--display-leading);
    }
    & [data-part='ticker'],
    & > div > section[aria-label] > [data-part='side'] {
      display: none;
    }
  `,
  railEntry: `
    --rail-shape: 0;
    font-family: var(--font-display);
    word-spacing: var(--display-word-spacing);
    font-size: var(--type-3);
    font-weight: var(--weight-display);
    text-transform: uppercase;
    &[aria-current]::before {
      top: 0;
      bottom: 0;
      width: 10px;
    }
    &:focus-visible {
      outline: 0;
      background: var(--color-accent);
      color: var(--color-text-on-accent);
    }
    nav:focus-within > &:focus-visible,
    &:focus-visible svg {
      background: var(--color-accent);
      color: var(--color-text-on-accent);
    }
  `,
  /** The name as large as it goes, as on a scoreboard. */
  stage: `
    --stage-scrim: linear-gradient(90deg, var(--color-surface-0) 4%, transparent 52%),
      linear-gradient(0deg, var(--color-surface-0), transparent 30%);
    [data-part='title'] {
      font-size: 148px;
      line-height: var(--display-leading);
      padding: 0.08em 0 0.04em;
    }
    [data-part='title'][data-long] {
      font-size: 104px;
    }
    > [data-part='words'] {
      width: 56%;
    }
  `,
} satisfies AreaLook<'television'>;
