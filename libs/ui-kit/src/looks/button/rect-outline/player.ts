import { letteringAsText } from '../../lettering-as-text.ts';
import type { AreaLook } from '../../look.ts';

/** Controls lie on sheets of paper, so what is written on the picture elsewhere is here ink on white. */
const INK = `
  --color-text-on-art: var(--color-text-strong);
  --color-focus-on-art: var(--color-focus);
  --color-progress-on-art-from: var(--color-accent);
  --color-progress-on-art-to: var(--color-accent);
  --color-live-on-art: var(--color-live);
  --color-art-button: transparent;
  --color-text-on-art-button: var(--color-accent-text);
  --button-ghost-text: var(--color-text-strong);
  color: var(--color-text-strong);
`;
const SHEET = `
  border: 1px solid var(--color-line);
  border-radius: var(--radius-l);
  background: var(--color-surface-1);
`;

/** A bank's form: white sheets with outlines, what is pressed in frames, times in a column of their own. */
export default {
  overlay: `
    ${letteringAsText}
    > header {
      align-items: stretch;
      padding: calc(20px + var(--safe-y)) calc(20px + var(--safe-x)) 20px;
      --tile-size: calc(var(--control) + 16px);
    }
    > header::before,
    > footer::before {
      content: none;
    }
    > header > [data-part='title'] {
      ${SHEET}
      ${INK}
      flex: 0 1 auto;
      padding: 8px 16px;
    }
    > header > [data-part='title']:empty {
      display: none;
    }
    > header > [data-part='actions'] {
      ${SHEET}
      ${INK}
      gap: 0;
      margin-left: auto;
      padding: 0 4px;
      min-height: 44px;
    }
    > header > [data-part='actions'] > span {
      margin: 0 8px;
    }
    > header > a[data-kind],
    > header > button[data-kind] {
      ${SHEET}
      ${INK}
      flex: none;
      width: calc(var(--control) + 16px);
      height: auto;
    }
    > header b {
      font-family: var(--font-display);
      font-weight: var(--weight-display);
    }
    @media (min-width: 1280px) {
      > header b {
        font-size: var(--type-3);
      }
    }
    > header small {
      color: var(--color-text-muted);
    }
    > footer {
      ${SHEET}
      ${INK}
      margin: 0 calc(20px + var(--safe-x)) calc(20px + var(--safe-y));
      padding: 12px 20px 14px;
    }
    [data-part='bar'] {
      gap: 8px;
      margin-top: 6px;
    }
    [data-part='bar'] [data-kind='ghost'] {
      border: 1px solid var(--color-line);
      border-radius: var(--radius-m);
    }
    [data-part='time'] {
      margin: 0 4px 0 8px;
      padding-left: 16px;
      border-left: 1px solid var(--color-line);
      line-height: var(--control);
    }
    [data-part='time'] > [data-part='note'] {
      color: var(--color-text-muted);
    }
    > [data-part='aside'] {
      padding: 0 calc(20px + var(--safe-x)) 12px;
    }
    > [data-part='aside'] > [data-kind] {
      ${INK}
      --color-art-button: var(--color-surface-1);
    }
    @media (max-width: 767px) {
      > header {
        gap: 4px;
        padding: 8px;
        --tile-size: 46px;
      }
      > header > a[data-kind],
      > header > button[data-kind] {
        width: 44px;
      }
      > header > [data-part='title'] {
        padding: 3px 10px;
      }
      > header b {
        font-size: var(--type-0);
      }
      > header small {
        font-size: var(--type--1);
      }
      > footer {
        margin: 0 8px 8px;
        padding: 8px 8px 4px;
      }
      [data-part='bar'] {
        gap: 0;
        margin-top: 0;
      }
      [data-part='bar'] [data-kind='ghost'] {
        border-color: transparent;
      }
      [data-part='time'] {
        margin: 0 2px;
        padding-left: 0;
        border: 0;
        line-height: 1.2;
      }
      > [data-part='aside'] {
        padding: 0 8px 8px;
      }
    }
  `,
  playButton: `
    width: calc(var(--play-size, 52px) + 8px);
    height: calc(var(--play-size, 52px) - 8px);
    border-radius: var(--radius-button);
    color: var(--color-text-on-accent);
    &::before {
      border-radius: inherit;
      background: var(--color-accent);
      opacity: 1;
    }
    &:hover::before {
      background: var(--color-accent-hover);
      opacity: 1;
    }
    &:active {
      transform: none;
    }
    @media (max-width: 767px) {
      width: var(--play-size, 52px);
      height: var(--play-size, 52px);
    }
  `,
  timeline: `
    --line: 6px;
    --line-held: 6px;
    --line-shape: 3px;
    --knob: max(12px, 0.8rem);
    --knob-height: max(22px, 1.5rem);
    & [data-part='segment'] {
      box-shadow: inset 0 0 0 1px var(--color-outline);
    }
    & [data-part='knob'] {
      border: 2px solid var(--color-accent);
      border-radius: var(--radius-s);
      background: var(--color-surface-1);
      box-shadow: none;
    }
    & [data-part='name'] {
      text-shadow: none;
    }
  `,
  thumbnailBubble: `
    border: 1px solid var(--color-outline);
    border-radius: var(--radius-m);
    background: var(--color-surface-1);
    box-shadow: none;
    & p {
      text-align: start;
    }
  `,
  liveBadge: `
    border-radius: var(--radius-s);
    letter-spacing: 0.02em;
  `,
  notice: `
    padding: 10px 20px;
    border: 1px solid var(--color-outline);
    border-radius: var(--radius-m);
    background: var(--color-surface-1);
    color: var(--color-text-strong);
  `,
  menu: `
    padding: 0;
    border: 1px solid var(--color-outline);
    box-shadow: none;
    & > button {
      padding: 8px 16px;
      border-radius: 0;
    }
    & > button + button {
      border-top: 1px solid var(--color-line);
    }
    & > button[data-part='back'] {
      margin: 0;
      background: var(--color-surface-2);
    }
  `,
  nextUp: `
    ${SHEET}
    ${INK}
    & p {
      color: var(--color-text-muted);
    }
    & > [data-part='picture'] {
      border-radius: var(--radius-s);
    }
  `,
} satisfies AreaLook<'player'>;
