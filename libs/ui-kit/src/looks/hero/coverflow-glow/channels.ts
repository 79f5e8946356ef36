import type { AreaLook } from '../../look.ts';

export default {
  channelColumns: `
    /* A rounded stage, and the list as a panel that floats at its right. */
    &:not([data-narrow]) {
      grid-template-columns: minmax(0, 1fr) minmax(280px, 332px);
      gap: 16px;
      padding: 0 16px;
    }
    &[data-beside] {
      grid-template-columns: minmax(0, 1fr) clamp(280px, 21vw, 380px) clamp(280px, 21vw, 332px);
    }
  `,
  channelSidebar: `
    order: 1;
    height: calc(100vh - var(--header-height, 0px) - 16px);
    border-radius: 40px;
    scrollbar-width: none;
  `,
  narrowPlayerFrame: `
    border-radius: 0;
    box-shadow: none;
  `,
  playerFrame: `
    border-radius: 40px;
    box-shadow: 0 20px 90px -30px var(--color-accent);
    & > [data-player-place] {
      border-radius: inherit;
      overflow: hidden;
    }
  `,
} satisfies AreaLook<'channels'>;
