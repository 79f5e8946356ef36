/**
 * Where the parts of a channel's page stand, by the root's `data-hero`; without one the list is at the left and the picture runs from it to the edge
 * of the window.
 */

/** One leaf stage; at its right the evening, and under that the channels. */
const mosaic = `
  :root[data-hero='family-mosaic'] &:not([data-narrow]) {
    --side: clamp(280px, max(20vw, calc(100vw - 80px - (100vh - var(--header-height, 0px) - var(--under-picture)) * 16 / 9)), 440px);
    grid-template:
      'picture list' auto
      'told list' auto
      'day list' auto
      'related list' 1fr / minmax(0, 1fr) var(--side);
    gap: 0 20px;
    padding: 0 var(--gutter);
  }
  @media (min-width: 1281px) {
    :root[data-hero='family-mosaic'] &:not([data-narrow]) {
      --evening: clamp(264px, 36vh, 420px);
      grid-template:
        'picture day' var(--evening)
        'picture list' auto
        'told list' auto
        'related list' 1fr / minmax(0, 1fr) var(--side);
    }
  }
`;

/** White sheets on the desk: the picture, its facts and the ledger of the day; the channels are a sheet beside. */
const statement = `
  :root[data-hero='split-statement'] &:not([data-narrow]) {
    --side: clamp(280px, max(20.6vw, calc(100vw - 80px - (100vh - var(--header-height, 0px) - var(--under-picture)) * 16 / 9)), 440px);
    grid-template:
      'picture list' auto
      'told list' auto
      'day list' auto
      'related list' 1fr / minmax(0, 1fr) var(--side);
    gap: 0 20px;
    padding: 20px clamp(16px, 2.2vw, 64px) 0;
  }
`;

/** The picture and the channels as high as it; below them, over the whole width, the scoreboard and the day. */
const scoreboard = `
  :root[data-hero='scoreboard'] &:not([data-narrow]) {
    grid-template:
      'picture list' auto
      'told told' auto
      'day day' auto
      'related related' 1fr / minmax(0, 1fr) var(--side);
  }
`;

/** A rounded stage, and the list as a panel that floats at its right. */
const coverflow = `
  :root[data-hero='coverflow-glow'] &:not([data-narrow]) {
    --side: clamp(280px, max(23vw, calc(100vw - 48px - (100vh - var(--header-height, 0px) - var(--under-picture)) * 16 / 9)), 440px);
    grid-template:
      'picture list' auto
      'told list' auto
      'day list' auto
      'related list' 1fr / minmax(0, 1fr) var(--side);
    gap: 0 16px;
    padding: 0 16px;
  }
`;

/** Groups of an app: the picture, and beside it the channels over the day. */
const strip = `
  :root[data-hero='inline-strip'] &:not([data-narrow]) {
    --side: clamp(280px, max(22vw, calc(100vw - 64px - (100vh - var(--header-height, 0px) - var(--under-picture)) * 16 / 9)), 440px);
    grid-template:
      'picture list' auto
      'told list' auto
      'day list' auto
      'related list' 1fr / minmax(0, 1fr) var(--side);
    gap: 0 16px;
    padding: 0 clamp(16px, 1.7vw, 48px);
  }
  @media (min-width: 1281px) {
    :root[data-hero='inline-strip'] &:not([data-narrow]) {
      --channels: 46vh;
      grid-template:
        'picture list' var(--channels)
        'picture day' auto
        'told day' auto
        'related day' 1fr / minmax(0, 1fr) var(--side);
    }
  }
`;

export const columnLooks = [mosaic, statement, scoreboard, coverflow, strip].join('\n');

/** The ground of the list, by the look. */
export const sidebarLooks = `
  :root[data-hero='family-mosaic'] & {
    margin-top: 20px;
    height: calc(100vh - var(--header-height, 0px) - 20px);
    border-radius: 12px 34px 12px 34px;
  }
  @media (min-width: 1281px) {
    :root[data-hero='family-mosaic'] & {
      top: calc(var(--header-height, 0px) + 4px);
      height: calc(100vh - var(--header-height, 0px) - var(--evening) - 36px);
      min-height: 380px;
    }
  }
  :root[data-hero='split-statement'] & {
    top: calc(var(--header-height, 0px) + 20px);
    height: calc(100vh - var(--header-height, 0px) - 40px);
    border: 1px solid var(--color-line);
    border-radius: var(--radius-l);
  }
  :root[data-hero='scoreboard'] & {
    position: relative;
    top: 0;
    align-self: stretch;
    height: auto;
    min-height: 0;
    contain: size layout;
  }
  :root[data-hero='coverflow-glow'] & {
    height: calc(100vh - var(--header-height, 0px) - 16px);
    border-radius: 40px;
    scrollbar-width: none;
  }
  :root[data-hero='inline-strip'] & {
    border-radius: var(--radius-l);
    height: calc(100vh - var(--header-height, 0px) - 24px);
  }
  @media (min-width: 1281px) {
    :root[data-hero='inline-strip'] & {
      position: relative;
      top: 0;
      height: 100%;
    }
  }
`;

/** The place of the day, by the look. */
export const dayLooks = `
  @media (min-width: 1281px) {
    :root[data-hero='family-mosaic'] &,
    :root[data-hero='inline-strip'] & {
      overflow-y: auto;
      overscroll-behavior: contain;
      scrollbar-width: thin;
      background: var(--color-surface-1);
    }
    :root[data-hero='family-mosaic'] & > section,
    :root[data-hero='inline-strip'] & > section {
      gap: 0;
      padding-top: 0;
    }
    :root[data-hero='family-mosaic'] & > section > :first-child,
    :root[data-hero='inline-strip'] & > section > :first-child {
      position: sticky;
      top: 0;
      z-index: 1;
      padding: var(--space-2) 0;
      background: var(--color-surface-1);
    }
    :root[data-hero='family-mosaic'] & {
      height: var(--evening);
      border-radius: 34px 12px 34px 12px;
    }
    :root[data-hero='inline-strip'] & {
      position: sticky;
      top: calc(var(--header-height, 0px) + 12px);
      height: calc(100vh - var(--header-height, 0px) - var(--channels) - 36px);
      min-height: 320px;
      margin-top: 16px;
      border-radius: var(--radius-l);
    }
  }
  :root[data-hero='split-statement'] & {
    margin-top: 16px;
    border: 1px solid var(--color-line);
    border-radius: var(--radius-l);
    background: var(--color-surface-1);
  }
`;
