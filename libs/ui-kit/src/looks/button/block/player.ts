import { roomForMarks } from '../../../theme/css.ts';
import type { AreaLook } from '../../look.ts';

/** A board at the side of the pitch: black to the edges, a thick rule of time on top of it, figures in the type of scores. */
export default {
  overlay: `
    --play-share: 1.56;
    > header {
      align-items: stretch;
      gap: 0;
      padding: var(--safe-y) var(--safe-x) 0;
      --tile-size: calc(var(--control) + 34px);
      --tile-shape: 0px;
    }
    > header::before,
    > footer::before {
      content: none;
    }
    > header > * {
      min-height: calc(var(--control) + 34px);
    }
    > header > a[data-kind],
    > header > button[data-kind] {
      width: calc(var(--control) + 30px);
      height: auto;
      border-radius: 0;
      background: var(--color-surface-0);
    }
    > header > [data-part='title'] {
      display: grid;
      align-content: center;
      flex: 0 1 auto;
      padding: 16px 28px 10px 20px;
      border-left: 8px solid var(--color-accent);
      background: var(--color-surface-0);
    }
    > header b {
      font-family: var(--font-display);
      word-spacing: var(--display-word-spacing);
      font-size: var(--type-4);
      font-weight: var(--weight-display);
      line-height: 0.95;
      text-transform: uppercase;
      ${roomForMarks}
    }
    > header > [data-part='actions'] {
      gap: 10px;
      margin-left: auto;
      padding: 0 16px;
      background: var(--color-surface-0);
    }
    > footer {
      padding: 0;
    }
    [data-part='bar'] {
      gap: 6px;
      margin-top: -22px;
      padding: 0 max(20px, var(--safe-x)) var(--safe-y) var(--safe-x);
      background: var(--color-surface-0);
    }
    [data-part='bar'] > button:first-child {
      margin-right: 10px;
    }
    [data-part='time'] {
      margin: 0 14px;
      font-family: var(--font-display);
      word-spacing: var(--display-word-spacing);
      font-size: var(--type-4);
      font-weight: var(--weight-display);
      line-height: 1;
      text-transform: uppercase;
    }
    [data-part='time'] > b {
      font-weight: inherit;
    }
    [data-part='time'] > [data-part='note'],
    [data-part='time'] > [data-part='day'] {
      font-size: var(--type-2);
    }
    > [data-part='aside'] {
      gap: 0;
      padding: 0 max(20px, var(--safe-x)) 30px;
    }
    @media (max-width: 767px) {
      > header {
        --tile-size: 48px;
      }
      > header > * {
        min-height: 48px;
      }
      > header > a[data-kind],
      > header > button[data-kind] {
        width: 48px;
      }
      > header > [data-part='title'] {
        padding: 10px 12px 8px 10px;
        border-left-width: 6px;
      }
      > header b {
        font-size: var(--type-2);
      }
      > header > [data-part='actions'] {
        gap: 2px;
        padding: 0 4px;
      }
      [data-part='bar'] {
        gap: 0;
        padding: 0 4px 0 0;
        --play-size: 56px;
      }
      [data-part='bar'] > button:first-child {
        margin-right: 0;
      }
      [data-part='time'] {
        margin: 0 4px;
        font-size: var(--type-2);
      }
      > [data-part='aside'] {
        padding: 0 0 26px;
      }
    }
  `,
  playButton: `
    border-radius: 0;
    color: var(--color-text-on-accent);
    &::before {
      background: linear-gradient(90deg, var(--color-accent-from), var(--color-accent-to));
      opacity: 1;
      border-radius: 0;
    }
    &:hover::before {
      background: var(--color-accent-hover);
      opacity: 1;
    }
    &:active {
      transform: none;
    }
  `,
  timeline: `
    --line: 10px;
    --line-held: 10px;
    --line-shape: 0px;
    --line-gap: 4px;
    --knob: max(8px, 0.5rem);
    --knob-height: max(26px, 1.6rem);
    z-index: 1;
    border-radius: 0;
    &:focus-visible {
      outline-offset: calc(-1 * var(--focus-width));
    }
    & [data-part='track'] {
      background: var(--color-surface-0);
      transition: none;
    }
    & [data-part='track'] > * {
      border-radius: 0;
    }
    /* It hangs from the rule, clear of the names above. */
    & [data-part='knob'] {
      border-radius: 0;
      transform: translateY(8px);
      box-shadow: 0 0 0 3px var(--color-surface-0);
    }
    & [data-part='name'] {
      bottom: calc(50% + 5px);
      padding: 2px 10px;
      background: var(--color-surface-0);
      font-family: var(--font-display);
      word-spacing: var(--display-word-spacing);
      font-size: var(--type-0);
      font-weight: var(--weight-display);
      text-transform: uppercase;
    }
    @media (max-width: 767px) {
      --knob-height: 16px;
      & [data-part='knob'] {
        transform: translateY(3px);
      }
    }
  `,
  thumbnailBubble: `
    border: 3px solid var(--color-text-strong);
    border-bottom: 8px solid var(--color-accent);
    border-radius: 0;
    background: var(--color-surface-0);
    box-shadow: none;
    & p {
      font-family: var(--font-display);
      word-spacing: var(--display-word-spacing);
      font-size: var(--type-1);
      font-weight: var(--weight-display);
      line-height: 1.1;
      text-align: start;
      text-transform: uppercase;
    }
    && b,
    && b::before {
      font-weight: inherit;
    }
  `,
  liveBadge: `
    min-height: 36px;
    padding: 0 12px;
    border-width: 3px;
    border-radius: 0;
    font-family: var(--font-display);
    word-spacing: var(--display-word-spacing);
    font-size: var(--type-1);
    font-weight: var(--weight-display);
    &::before {
      border-radius: 0;
    }
  `,
  notice: `
    padding: 6px 20px;
    border-radius: 0;
    background: var(--color-accent);
    color: var(--color-text-on-accent);
    font-family: var(--font-display);
    word-spacing: var(--display-word-spacing);
    font-size: var(--type-4);
    font-weight: var(--weight-display);
    line-height: 1;
    text-transform: uppercase;
    animation: none;
    @media (max-width: 767px) {
      font-size: var(--type-3);
    }
  `,
  menu: `
    padding: 0;
    border: 3px solid var(--color-text-strong);
    border-radius: 0;
    background: var(--color-surface-0);
    box-shadow: none;
    & > button {
      border-radius: 0;
      font-family: var(--font-display);
      word-spacing: var(--display-word-spacing);
      font-size: var(--type-1);
      font-weight: var(--weight-display);
      text-transform: uppercase;
    }
    & > button[data-part='back'] {
      margin: 0;
      background: var(--color-accent);
      color: var(--color-text-on-accent);
    }
    @media (max-width: 767px) and (orientation: portrait) {
      border-width: 8px 0 0;
      border-color: var(--color-accent);
      border-radius: 0;
    }
  `,
  nextUp: `
    gap: 0;
    padding: 0;
    border-left: 8px solid var(--color-accent);
    border-radius: 0;
    background: var(--color-surface-0);
    & > [data-part='picture'] {
      align-self: stretch;
      border-radius: 0;
    }
    & > [data-part='picture'] > :first-child {
      height: 100%;
    }
    & [data-part='wait'] {
      height: 8px;
    }
    & > [data-part='words'] {
      padding: 10px 16px 14px;
    }
    & b {
      font-family: var(--font-display);
      word-spacing: var(--display-word-spacing);
      font-size: var(--type-3);
      font-weight: var(--weight-display);
      line-height: 1;
      text-transform: uppercase;
    }
    @media (max-width: 479px) {
      & > [data-part='words'] > p,
      & > [data-part='words'] > b {
        margin: 6px 10px 0;
      }
      & [data-part='choices'] {
        padding: 0 10px 10px;
      }
    }
  `,
} satisfies AreaLook<'player'>;
