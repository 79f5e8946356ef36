import type { AreaLook } from '../../look.ts';

export default {
  playerNotice: `
    /* The sheet of accounts is drawn beside the words, not behind them. */
    & > [data-compact] [data-part='art'] {
      left: 40%;
    }
  `,
} satisfies AreaLook<'channels'>;
