import type { AreaLook } from '../../look.ts';

export default {
  /** A rounded stage, and the list as a panel that floats at its right. */
  channelColumns: `
    &:not([data-narrow]) {
      --side: clamp(280px, max(23vw, calc(100vw - 48px - (100vh - var(--header-height, 0px) - var(--under-picture)) * 16 / 9)), 440px);
      grid-template:
        'picture list' auto
        'panel list' auto
        'day list' auto
        'related list' 1fr / minmax(0, 1fr) var(--side);
      gap: 0 16px;
      padding: 0 var(--channel-margin, 16px);
    }
  `,
  channelSidebar: `
    height: calc(100vh - var(--header-height, 0px) - 16px);
    border-radius: 40px;
    scrollbar-width: none;
  `,
  channelRelated: `
    --page-margin: 4px;
  `,
  playerFrame: `
    border-radius: 40px;
    box-shadow: 0 20px 90px -30px var(--color-accent);
  `,
  /** Light comes down from the stage; the name is large. */
  programmePanel: `
    --next-height: 92px;
    --actions-height: 98px;
    padding: var(--space-5) var(--space-4) var(--space-3);
    & h1 {
      font-size: var(--type-4);
      letter-spacing: -0.04em;
    }
  `,
} satisfies AreaLook<'channels'>;
