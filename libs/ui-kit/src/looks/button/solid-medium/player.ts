import type { AreaLook } from '../../look.ts';

/** Cinema: the picture goes down into a long shade, and one fine line lies in it. */
export default {
  overlay: `
    --shade-fade: 132px;
    > header b {
      font-size: var(--type-2);
    }
    @media (max-width: 767px) {
      --shade-fade: 40px;
      > header b {
        font-size: var(--type-1);
      }
    }
  `,
  timeline: `
    --line: 3px;
    --line-held: 6px;
    --line-shape: 2px;
    @media (min-width: 1280px) {
      --line: 4px;
    }
  `,
  thumbnailBubble: `
    border-radius: var(--radius-l);
  `,
} satisfies AreaLook<'player'>;
