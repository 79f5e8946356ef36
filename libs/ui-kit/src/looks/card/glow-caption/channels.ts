import type { AreaLook } from '../../look.ts';

export default {
  relatedChannels: `
    & [data-cards='channel'] {
      --cards: 5;
      @media (min-width: 1920px) {
        --cards: 7;
      }
    }
  `,
  channelZoom: `
    box-shadow: 0 24px 90px -20px var(--color-accent);
  `,
} satisfies AreaLook<'channels'>;
