import type { AreaLook } from '../../look.ts';

const GLASS = `
  border-radius: var(--radius-pill);
  background: var(--color-art-scrim);
`;

/** Night: pills of dark glass, and light that comes out of what is watched. */
export default {
  overlay: `
    --shade-fade: 110px;
    --play-share: 1.2;
    > header b {
      font-family: var(--font-display);
      font-size: var(--type-2);
      font-weight: var(--weight-display);
      letter-spacing: -0.04em;
      word-spacing: 0.12em;
    }
    > header > [data-part='actions'] {
      ${GLASS}
      gap: 4px;
      padding: 4px 8px;
    }
    > header > [data-part='actions'] > span {
      margin: 0 6px;
    }
    > header > a[data-kind],
    > header > button[data-kind] {
      ${GLASS}
    }
    [data-part='bar'] {
      gap: 10px;
    }
    [data-part='end'] {
      ${GLASS}
      gap: 6px;
      padding: 6px 10px;
    }
    [data-part='bar'] [data-kind='ghost'],
    > header [data-kind='ghost'] {
      border-radius: var(--radius-pill);
    }
    @media (max-width: 767px) {
      --shade-fade: 36px;
      --play-share: 1;
      --play: 48px;
      > header b {
        font-size: var(--type-1);
      }
      > header > [data-part='actions'] {
        padding: 0;
      }
      [data-part='bar'] {
        gap: 0;
      }
      [data-part='end'] {
        gap: 0;
        padding: 0;
      }
    }
  `,
  playButton: `
    box-shadow: 0 0 32px -2px var(--color-accent);
    &::before {
      background: linear-gradient(90deg, var(--color-accent-from), var(--color-accent-to));
      opacity: 1;
    }
    &:hover::before {
      background: linear-gradient(90deg, var(--color-accent-hover), var(--color-accent-to));
      opacity: 1;
    }
  `,
  timeline: `
    --line: 8px;
    --line-held: 10px;
    --line-shape: 5px;
    --knob: max(22px, 1.3rem);
    & [data-part='segment'] {
      border-radius: var(--line-shape);
    }
    & [data-part='name'] {
      bottom: calc(50% + 14px);
    }
    & [data-part='knob'] {
      box-shadow:
        0 0 0 5px var(--color-art-scrim),
        0 0 30px 8px var(--color-progress-on-art-to);
    }
  `,
  thumbnailBubble: `
    border-radius: 24px;
    box-shadow: 0 0 44px -6px var(--color-accent);
    && p {
      text-align: center;
    }
  `,
  liveBadge: `
    min-height: 32px;
    padding: 0 14px;
    border-radius: var(--radius-pill);
    &[data-live] {
      box-shadow: 0 0 22px -2px var(--color-live);
    }
    @media (max-width: 479px) {
      letter-spacing: 0;
    }
  `,
  notice: `
    padding: 10px 26px;
    border-radius: var(--radius-pill);
    box-shadow: 0 0 40px -8px var(--color-accent);
    font-family: var(--font-display);
    font-weight: var(--weight-display);
    letter-spacing: -0.04em;
  `,
  menu: `
    padding: 10px;
    border-color: transparent;
    border-radius: 28px;
    box-shadow: 0 0 60px -12px var(--color-accent);
    & > button {
      padding: 6px 18px;
      border-radius: var(--radius-pill);
    }
    & > button[aria-checked='true'] {
      background: linear-gradient(90deg, var(--color-selected-from), var(--color-selected-to));
      color: var(--color-text-on-selected);
    }
    & > button[aria-checked='true'] > svg {
      color: inherit;
    }
    @media (max-width: 767px) and (orientation: portrait) {
      border-radius: 28px 28px 0 0;
    }
  `,
  nextUp: `
    padding: 12px 20px 12px 12px;
    border-radius: 32px;
    box-shadow: 0 0 60px -10px var(--color-accent);
    & > [data-part='picture'] {
      border-radius: 22px;
    }
    & b {
      font-family: var(--font-display);
      font-weight: var(--weight-display);
      letter-spacing: -0.04em;
    }
  `,
} satisfies AreaLook<'player'>;
