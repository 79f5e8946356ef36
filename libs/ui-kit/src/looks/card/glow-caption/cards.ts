import type { AreaLook } from '../../look.ts';
import { fill, ratio } from '../../../theme/css.ts';

export default {
  cardPanel: `
    box-shadow: 0 24px 90px -20px var(--color-accent);
  `,
  cardChip: `
    margin-left: 8px;
    padding: 2px 12px;
    border-radius: var(--radius-pill);
    background: linear-gradient(90deg, var(--color-selected-from), var(--color-selected-to));
    color: var(--color-text-on-selected);
    &[data-chip='leaving'] {
      background: var(--color-text-strong);
      color: var(--color-surface-0);
    }
  `,
  cardPicture: `
    /* The card is lit by its own picture. */
    & > [data-ratio] {
      box-shadow: 0 16px 44px -18px var(--picture-colour, transparent);
    }
  `,
  cardSkeleton: `
    &[data-kind='channel'] > [data-part='picture'] > span {
      ${ratio(1, 1)}
      border-radius: 50%;
    }
    &[data-kind='channel'] > [data-part='caption'] {
      display: block;
    }
  `,
  channelMark: `
    padding: 6px;
    width: 116px;
    max-width: 100%;
    border-radius: 50%;
    & > span {
      width: 100%;
      height: auto;
      aspect-ratio: 1;
    }
    &::before {
      content: '';
      ${fill}
      border-radius: 50%;
      background: conic-gradient(
        var(--color-progress-from),
        var(--color-progress-to) calc(var(--percent) * 1%),
        var(--color-surface-3) 0
      );
      -webkit-mask: radial-gradient(closest-side, transparent calc(100% - 4px), black calc(100% - 3px));
      mask: radial-gradient(closest-side, transparent calc(100% - 4px), black calc(100% - 3px));
    }
  `,
  /** An orb whose ring is the progress; the channel's name comes first. */
  channelFace: `
    padding-top: 4px;
    & [data-part='picture'] {
      display: none;
    }
    & [data-part='words'] {
      position: static;
      flex-direction: column;
      gap: 8px;
      text-align: center;
      color: var(--color-text-muted);
    }
    & [data-part='lines'] {
      display: grid;
      grid-template-columns: minmax(0, 1fr);
      width: 100%;
    }
    & [data-part='meta'] {
      order: -1;
      color: var(--color-text-strong);
      font-size: var(--type-0);
      font-weight: var(--weight-bold);
    }
    & [data-part='programme'] {
      font-size: var(--type--1);
      font-weight: var(--weight-text);
    }
    /* Nothing is known of what is on: the name stands there alone, as a name. */
    & [data-part='programme']:has(+ [data-part='meta']:empty) {
      color: var(--color-text-strong);
      font-size: var(--type-0);
      font-weight: var(--weight-bold);
    }
    & [data-part='time'],
    & [data-part='progress'] {
      display: none;
    }
  `,
  /** An orb whose ring is the progress; the channel's name comes first. */
  focusedChannelFace: `
    outline: none;
    box-shadow: none;
    & [data-part='mark'] {
      outline: var(--card-picture-ring);
      outline-offset: var(--focus-gap);
      box-shadow: var(--focus-shadow);
    }
  `,
  /** On the picture: a white button, the title beside it, the progress under the title. What is left is only read out. */
  historyTarget: `
    & > :last-child {
      position: absolute;
      left: 72px;
      right: 22px;
      bottom: 26px;
      padding: 0;
    }
    & > :last-child > :first-child {
      color: var(--color-text-on-art);
    }
    & > :last-child > :nth-child(2) {
      position: absolute;
      width: 1px;
      height: 1px;
      clip-path: inset(50%);
    }
    & > [data-part='picture'] > [data-part='scrim'] {
      display: block;
    }
    & > [data-part='picture'] > [data-part='play'] {
      place-items: end start;
      padding: 18px;
      opacity: 1;
    }
    & > [data-part='picture'] > [data-part='play'] > span {
      width: 40px;
      height: 40px;
      background: var(--color-text-strong);
      color: var(--color-surface-0);
      --icon-size: 18px;
    }
    & > [data-part='picture'] > [role='progressbar'] {
      left: 72px;
      right: 22px;
      bottom: 18px;
    }
  `,
  wideCaption: `
    text-align: start;
  `,
} satisfies AreaLook<'cards'>;
