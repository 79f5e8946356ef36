import type { AreaLook } from '../../look.ts';

export default {
  /** A group of lines, as in the settings of a phone. */
  aboutPart: `
    gap: 4px;
    padding: 12px 16px 4px;
    border-radius: var(--radius-l);
    background: var(--color-surface-1);
  `,
  factSheet: `
    gap: 0 28px;
    grid-template-columns: minmax(0, 1fr);
    @media (min-width: 768px) {
      grid-template-columns: repeat(2, minmax(0, 1fr));
    }
    & > div {
      display: grid;
      grid-template-columns: minmax(0, 8em) minmax(0, 1fr);
      align-items: baseline;
      gap: 12px;
      padding: 10px 0;
      border-top: 1px solid var(--color-line);
    }
    & > :first-child {
      border-top: 0;
    }
    @media (min-width: 768px) {
      & > :nth-child(2) {
        border-top: 0;
      }
    }
    & dt {
      font-size: var(--type-0);
    }
    & dd {
      font-weight: var(--weight-text);
    }
  `,
  airList: `
    font-size: var(--type-0);
    & > :first-child {
      border-top: 0;
    }
    & a {
      min-height: var(--touch-target);
      --tile-size: 32px;
    }
  `,
  /** A switch of the device: one tray, the chosen part lifted. */
  seasonChoice: `
    border-radius: 9px;
    background: var(--color-surface-2);
    & > div {
      gap: 0;
      margin: 0;
      padding: 2px;
    }
    & button {
      min-height: 32px;
      padding: 0 14px;
      border-radius: 7px;
      font-weight: var(--weight-text);
    }
    & button[aria-pressed='true'] {
      background: var(--color-surface-0);
      color: var(--color-text-strong);
      font-weight: var(--weight-bold);
      box-shadow: var(--shadow-1);
    }
  `,
  personHead: `
    grid-template-columns: clamp(96px, 12vw, 152px) minmax(0, 1fr);
    gap: 0 20px;
    padding-top: 16px;
    --person-shape: 14px;
    & h1 {
      font-size: var(--type-4);
    }
  `,
} satisfies AreaLook<'content'>;
