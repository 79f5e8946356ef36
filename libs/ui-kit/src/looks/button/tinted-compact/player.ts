import type { AreaLook } from '../../look.ts';

const GLASS = `
  background: var(--color-art-scrim);
  @supports (backdrop-filter: blur(1px)) {
    backdrop-filter: blur(20px) saturate(1.6);
  }
  @media (prefers-reduced-transparency: reduce) {
    background: rgb(from var(--color-art-scrim) r g b);
  }
`;

/** As the device itself plays video: a small panel of glass in the middle of the foot, plain signs, round buttons at the top. */
export default {
  overlay: `
    --control: 38px;
    --control-icon: 21px;
    --play: 44px;
    @media (min-width: 1280px) {
      --control: 48px;
      --control-icon: 28px;
      --play: 58px;
    }
    @media (min-width: 1800px) {
      --control: 54px;
      --control-icon: 31px;
      --play: 66px;
    }
    @media (max-width: 767px) {
      --control: var(--touch-target);
      --play: var(--touch-target);
    }
    > header {
      gap: 10px;
      padding: calc(12px + var(--safe-y)) calc(14px + var(--safe-x)) 12px;
      --tile-size: calc(var(--control) - 4px);
    }
    > header::before {
      --shade-fade: 48px;
    }
    @media (min-width: 1280px) {
      > header {
        gap: 14px;
        padding: calc(20px + var(--safe-y)) calc(24px + var(--safe-x)) 16px;
      }
    }
    @media (max-width: 1279px) {
      > header b {
        font-size: var(--type-0);
      }
      > header small {
        font-size: var(--type--1);
      }
    }
    > header [data-kind='ghost'] {
      ${GLASS}
      border-radius: var(--radius-pill);
    }
    > header > [data-part='actions'] {
      gap: 8px;
    }
    > footer {
      ${GLASS}
      justify-self: center;
      width: min(var(--panel), calc(100% - 32px - 2 * var(--safe-x)));
      margin-bottom: calc(16px + var(--safe-y));
      padding: 10px 18px 8px;
      border-radius: var(--radius-l);
    }
    > footer::before {
      content: none;
    }
    [data-part='bar'] {
      gap: 2px;
      margin-top: -4px;
    }
    > [data-part='aside'] {
      justify-self: center;
      width: min(var(--panel), calc(100% - 32px - 2 * var(--safe-x)));
      padding: 0 0 10px;
    }
    @media (max-width: 767px) {
      > header {
        padding: 8px;
        --icon-button-size: 36px;
      }
      > footer,
      > [data-part='aside'] {
        width: calc(100% - 16px);
      }
      > footer {
        margin-bottom: 8px;
        padding: 8px 6px 2px;
      }
      [data-part='bar'] {
        gap: 0;
      }
    }
  `,
  playButton: `
    --icon-size: calc(var(--play-size, 44px) * 0.68);
    &::before {
      opacity: 0;
      border-radius: var(--radius-m);
    }
    &:hover::before {
      opacity: 0.14;
    }
    &:active {
      opacity: 0.6;
      transform: none;
    }
    &[data-size='large'] {
      --icon-size: 52px;
    }
  `,
  timeline: `
    --line: 4px;
    --line-held: 4px;
    --line-shape: 2px;
    --line-gap: 2px;
    --knob: max(20px, 1.2rem);
    & [data-part='knob'] {
      box-shadow: 0 2px 6px var(--color-art-scrim);
    }
  `,
  thumbnailBubble: `
    border: 1px solid var(--color-line);
    border-radius: var(--radius-m);
    box-shadow: var(--shadow-3);
  `,
  liveBadge: `
    min-height: 24px;
    padding: 0 8px;
    border-color: transparent;
    border-radius: 6px;
    letter-spacing: 0;
    &:not([data-live]) {
      opacity: 0.85;
    }
  `,
  notice: `
    padding: 8px 16px;
    border-radius: var(--radius-pill);
    font-size: var(--type-0);
  `,
  menu: `
    width: min(270px, calc(100vw - 24px));
    @media (min-width: 1280px) {
      width: 320px;
    }
    padding: 0;
    border: 0;
    border-radius: var(--radius-l);
    box-shadow: var(--shadow-3);
    & > button {
      padding: 4px 14px;
      border-radius: 0;
    }
    & > button + button {
      border-top: 1px solid var(--color-line);
    }
    & > button[data-part='back'] {
      margin: 0;
    }
    & > button > small {
      font-size: var(--type-0);
    }
    @media (max-width: 767px) and (orientation: portrait) {
      width: auto;
      left: 8px !important;
      right: 8px;
      bottom: 8px;
      padding: 0;
      border-radius: var(--radius-l);
    }
  `,
  nextUp: `
    ${GLASS}
    gap: 12px;
    width: min(460px, 100%);
    padding: 10px;
    border-radius: var(--radius-l);
    & > [data-part='picture'] {
      border-radius: var(--radius-s);
    }
    &[data-pictured] {
      grid-template-columns: 120px minmax(0, 1fr);
    }
    & p {
      font-size: var(--type--1);
    }
    & b {
      font-size: var(--type-0);
    }
  `,
} satisfies AreaLook<'player'>;
