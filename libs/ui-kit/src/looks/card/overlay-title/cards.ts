import type { AreaLook } from '../../look.ts';

export default {
  cardPanel: `
    border: 0;
    border-top: 6px solid var(--color-accent);
    & b {
      font-family: var(--font-display);
      font-size: var(--type-3);
      font-weight: var(--weight-display);
      word-spacing: var(--display-word-spacing);
      text-transform: uppercase;
      line-height: 1;
    }
  `,
  /** A block at the very corner, as of a scoreboard. */
  cardChip: `
    margin-left: -8px;
    padding: 4px 10px 2px;
    background: var(--color-accent);
    color: var(--color-text-on-accent);
    font-family: var(--font-display);
    font-size: var(--type-1);
    font-weight: var(--weight-display);
    word-spacing: var(--display-word-spacing);
    line-height: 1;
    text-transform: uppercase;
    &[data-chip='leaving'] {
      background: var(--color-text-strong);
      color: var(--color-surface-0);
    }
  `,
  cardSkeleton: `
    & > [data-part='caption'] {
      display: none;
    }
  `,
  /** Words in the display type, a rule on top, the progress at the very edge. */
  channelFace: `
    border-top: 6px solid var(--color-accent);
    background: var(--color-surface-1);
    & [data-part='scrim'],
    & [data-part='mark'],
    & [data-part='time']::before {
      display: none;
    }
    & [data-part='live'] {
      display: block;
      position: absolute;
      top: 0;
      /* Clear of a corner that is round, as a child's is. */
      left: max(0px, var(--radius-card) - 14px);
    }
    /* One mark a card: that it is on the air comes before how sharp it is. */
    & [data-part='badges'] {
      display: none;
    }
    & [data-part='programme'] {
      font-family: var(--font-display);
      font-size: var(--type-2);
      font-weight: var(--weight-display);
      word-spacing: var(--display-word-spacing);
      text-transform: uppercase;
      line-height: 1.15;
    }
    & [data-part='words'] {
      position: static;
      padding: 12px 14px 22px;
      color: var(--color-text-strong);
    }
    & [data-part='meta'] {
      display: flex;
      justify-content: space-between;
      gap: 12px;
      color: var(--color-text-muted);
    }
    & [data-part='name'] {
      overflow: hidden;
      text-overflow: ellipsis;
      color: var(--color-text-normal);
    }
    & [data-part='progress'] {
      --progress-height: 8px;
    }
  `,
  personFace: `
    /* As wide as its column: it begins where the row's heading does. */
    text-align: start;
    & [data-part='photo'] {
      max-width: none;
      border-radius: 0;
    }
  `,
  posterCaption: `
    position: absolute;
    width: 1px;
    height: 1px;
    padding: 0;
    overflow: hidden;
    clip-path: inset(50%);
  `,
  /** The number of an episode, as a shirt has it. */
  episodeNumber: `
    position: absolute;
    right: 10px;
    top: 12px;
    display: block;
    color: var(--color-surface-0);
    font-family: var(--font-display);
    word-spacing: var(--display-word-spacing);
    font-size: clamp(3rem, 5.4vw, 5.4rem);
    font-weight: var(--weight-display);
    font-variant-numeric: tabular-nums lining-nums;
    line-height: 0.72;
    letter-spacing: -0.03em;
    -webkit-text-stroke: 4px var(--color-text-on-art);
    paint-order: stroke fill;
  `,
  posterRank: `
    position: absolute;
    z-index: -1;
    left: 0;
    bottom: 0;
    display: block;
    color: var(--color-surface-0);
    font-family: var(--font-display);
    word-spacing: var(--display-word-spacing);
    font-size: var(--rank-size, 13rem);
    font-weight: var(--weight-display);
    line-height: 0.72;
    letter-spacing: -0.04em;
    -webkit-text-stroke: 4px var(--color-accent);
    paint-order: stroke fill;
  `,
  wideCaption: `
    position: absolute;
    left: 0;
    right: 0;
    bottom: 0;
    color: var(--color-text-on-art);
    & > * {
      color: var(--color-text-on-art);
    }
    & > :first-child {
      word-spacing: var(--display-word-spacing);
    }
  `,
  overlayScrim: `
    display: block;
  `,
} satisfies AreaLook<'cards'>;
