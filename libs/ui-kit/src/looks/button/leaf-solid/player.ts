import type { AreaLook } from '../../look.ts';

/** The orchard: everything lies on a leaf of the page's own warm colour, and a leaf runs along a thick branch. */
export default {
  overlay: `
    > header {
      /* The leaves hang from one line, however high the film's letters are. */
      align-items: flex-start;
      gap: 16px;
      padding: calc(20px + var(--safe-y)) calc(20px + var(--safe-x)) 20px;
      --tile-size: calc(var(--control) + 14px);
    }
    > header b {
      font-family: var(--font-display);
      font-size: var(--type-3);
      font-weight: var(--weight-display);
      line-height: 1.1;
    }
    > header small {
      font-size: var(--type-1);
    }
    > header > [data-kind],
    > header > [data-part],
    > footer {
      border-radius: 40px 12px 40px 12px;
      background: var(--color-surface-1);
    }
    > header > [data-kind] {
      flex: none;
      width: calc(var(--control) + 10px);
      height: calc(var(--control) + 10px);
      border-radius: 50% 16% 50% 16%;
    }
    > header > [data-part='title'] {
      flex: 0 1 auto;
      padding: 10px 26px 12px;
      border-radius: 30px 10px 30px 10px;
    }
    > header > [data-part='title']:empty {
      display: none;
    }
    > header > [data-part='actions'] {
      gap: 6px;
      margin-left: auto;
      padding: 6px 16px;
      border-radius: 26px 8px 26px 8px;
    }
    > footer {
      margin: 0 calc(20px + var(--safe-x)) calc(20px + var(--safe-y));
      padding: 18px 30px 16px;
    }
    > header::before,
    > footer::before {
      content: none;
    }
    [data-part='bar'] {
      gap: 10px;
      margin-top: 2px;
    }
    [data-part='time'] {
      font-size: var(--type-1);
    }
    > [data-part='aside'] {
      padding: 0 calc(20px + var(--safe-x)) 16px;
    }
    @media (min-width: 1800px) {
      [data-part='time'] {
        font-size: var(--type-2);
      }
    }
    @media (max-width: 767px) {
      > header {
        gap: 6px;
        padding: 6px;
        --tile-size: 44px;
      }
      > header > [data-kind] {
        width: 44px;
        height: 44px;
        border-radius: 20px 6px 20px 6px;
      }
      > header > [data-part='title'] {
        padding: 6px 14px;
        border-radius: 20px 6px 20px 6px;
      }
      > header b {
        font-size: var(--type-1);
      }
      > header small {
        font-size: var(--type--1);
      }
      > header > [data-part='actions'] {
        padding: 0 4px;
        border-radius: 20px 6px 20px 6px;
      }
      > footer {
        margin: 0 6px 6px;
        padding: 12px 8px 4px;
        border-radius: 28px 8px 28px 8px;
      }
      [data-part='bar'] {
        gap: 0;
        margin-top: 0;
      }
      [data-part='time'] {
        font-size: var(--type-0);
      }
    }
  `,
  playButton: `
    width: calc(var(--play-size, 52px) + 10px);
    border-radius: 58% 22% 58% 22%;
    color: var(--color-text-on-accent);
    &::before {
      border-radius: inherit;
      background: linear-gradient(90deg, var(--color-accent-from), var(--color-accent-to));
      opacity: 1;
    }
    &:hover::before {
      background: var(--color-accent-hover);
      opacity: 1;
    }
    @media (max-width: 767px) {
      width: var(--play-size, 52px);
    }
  `,
  timeline: `
    --line: 8px;
    --line-held: 10px;
    --line-shape: 6px;
    --line-gap: 4px;
    --knob: max(24px, 1.4rem);
    & [data-part='knob'] {
      border-radius: 86% 10% 86% 10%;
      box-shadow: 0 0 0 4px var(--color-surface-1);
    }
    & [data-part='name'] {
      bottom: calc(50% + 14px);
      font-size: var(--type-0);
    }
  `,
  thumbnailBubble: `
    border: 0;
    padding: 8px;
    border-radius: 30px 10px 30px 10px;
    background: var(--color-surface-1);
    & img {
      border-radius: 24px 6px 24px 6px;
    }
    && p {
      padding: 8px 6px 2px;
    }
  `,
  liveBadge: `
    min-height: 32px;
    padding: 0 14px;
    border-radius: 14px 4px 14px 4px;
    font-size: var(--type-0);
    letter-spacing: 0;
    text-transform: none;
  `,
  notice: `
    padding: 12px 26px;
    border-radius: 24px 8px 24px 8px;
    background: var(--color-surface-1);
    color: var(--color-text-strong);
    font-family: var(--font-display);
    font-size: var(--type-2);
    font-weight: var(--weight-display);
  `,
  menu: `
    padding: 10px;
    border: 0;
    border-radius: 30px 10px 30px 10px;
    & > button {
      border-radius: 20px 6px 20px 6px;
    }
  `,
  nextUp: `
    padding: 12px 18px 14px 12px;
    border-radius: 34px 10px 34px 10px;
    background: var(--color-surface-1);
    & > [data-part='picture'] {
      border-radius: 26px 6px 26px 6px;
    }
    & b {
      font-family: var(--font-display);
      font-size: var(--type-2);
      font-weight: var(--weight-display);
      line-height: 1.15;
    }
  `,
} satisfies AreaLook<'player'>;
