import type { AreaLook } from '../../look.ts';

export default {
  /** Brands that show their channels as orbs: as many beside each other as faces, in a row as in a grid. */
  channelSteps: `
    &[data-cards='channel'] {
      --cards: 3;
      --peek: 0.4;
      @media (min-width: 768px) {
        --cards: 6;
      }
      @media (min-width: 1280px) {
        --cards: 9;
      }
      @media (min-width: 1920px) {
        --cards: 12;
      }
    }
  `,
} satisfies AreaLook<'rows'>;
