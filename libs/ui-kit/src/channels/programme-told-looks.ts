import { clampLines } from '../theme/css.ts';

/** What is told under the picture of a channel, by the root's `data-hero`. Parts: `words`, `facts`, `actions` and `next`. */

const mosaic = `
  :root[data-hero='family-mosaic'] & {
    --next-height: 86px;
    padding-left: var(--space-4);
    padding-right: 0;
  }
  :root[data-hero='family-mosaic'] & h1 {
    font-size: var(--type-4);
  }
  :root[data-hero='family-mosaic'] [data-narrow] & {
    padding-right: var(--space-4);
  }
`;

/** A sheet that goes on from the picture: the programme in a table of facts. */
const statement = `
  :root[data-hero='split-statement'] & {
    --next-height: 83px;
    grid-template: 'words facts' auto 'actions next' auto / minmax(0, 1fr) minmax(300px, 38%);
    gap: var(--space-3) var(--space-6);
    padding: var(--space-5);
    border: 1px solid var(--color-line);
    border-top: 0;
    border-radius: 0 0 var(--radius-l) var(--radius-l);
    background: var(--color-surface-1);
  }
  :root[data-hero='split-statement'] & > [data-part='facts'] {
    grid-area: facts;
    display: grid;
    grid-auto-flow: column;
    grid-auto-columns: auto;
    justify-content: stretch;
    border: 1px solid var(--color-line);
    border-radius: var(--radius-m);
  }
  :root[data-hero='split-statement'] & [data-fact] {
    padding: 8px 14px;
  }
  :root[data-hero='split-statement'] & [data-fact] + [data-fact] {
    border-left: 1px solid var(--color-line);
  }
  :root[data-hero='split-statement'] & dt {
    color: var(--color-text-muted);
    font-size: var(--type--1);
  }
  :root[data-hero='split-statement'] & dd {
    color: var(--color-text-strong);
    font-weight: var(--weight-bold);
    font-variant-numeric: tabular-nums lining-nums;
    white-space: nowrap;
  }
  :root[data-hero='split-statement'] [data-narrow] & {
    grid-template: 'words' auto 'facts' auto 'actions' auto 'next' auto / minmax(0, 1fr);
    padding: var(--space-4);
    border-width: 0 0 1px;
    border-radius: 0;
  }
  @media (max-width: 480px) {
    :root[data-hero='split-statement'] & [data-fact] {
      padding: 6px 8px;
    }
    :root[data-hero='split-statement'] & [data-fact='length'] {
      display: none;
    }
  }
`;

/** The board of a stadium: a rule, the name as large as it goes, and what is left in a block of the accent. */
const scoreboard = `
  :root[data-hero='scoreboard'] & {
    --next-height: 96px;
    grid-template: 'words next facts' auto 'actions next facts' auto / minmax(0, 1fr) minmax(300px, 26vw) auto;
    gap: 0 var(--space-5);
    padding: 0 0 0 var(--gutter);
    border-top: 8px solid var(--color-accent);
    background: var(--color-surface-1);
  }
  :root[data-hero='scoreboard'] & [data-part='words'] {
    padding: var(--space-4) 0 0;
  }
  :root[data-hero='scoreboard'] & [data-part='actions'] {
    padding-bottom: var(--space-3);
  }
  :root[data-hero='scoreboard'] & h1 {
    ${clampLines(2)}
    font-size: clamp(2.25rem, 3.8vw, 4.5rem);
    line-height: 0.9;
  }
  :root[data-hero='scoreboard'] & [data-part='facts'] {
    grid-area: facts;
    align-self: stretch;
    display: grid;
    align-content: center;
    min-width: 200px;
    padding: var(--space-3) var(--space-5);
    background: var(--color-accent);
    color: var(--color-text-on-accent);
    text-align: center;
  }
  :root[data-hero='scoreboard'] & [data-fact]:not([data-fact='left']) {
    display: none;
  }
  :root[data-hero='scoreboard'] & dt {
    font-size: var(--type-0);
    font-weight: var(--weight-bold);
    text-transform: uppercase;
  }
  :root[data-hero='scoreboard'] & dd {
    font-family: var(--font-display);
    font-size: clamp(2rem, 3.4vw, 4rem);
    font-weight: var(--weight-display);
    line-height: 1;
    text-transform: uppercase;
    white-space: nowrap;
    font-variant-numeric: tabular-nums lining-nums;
  }
  @media (max-width: 1280px) {
    :root[data-hero='scoreboard'] & {
      grid-template: 'words facts' auto 'actions next' auto / minmax(0, 1fr) minmax(240px, 34%);
    }
    :root[data-hero='scoreboard'] & [data-part='actions'],
    :root[data-hero='scoreboard'] & [data-part='next'] {
      padding: var(--space-3) 0;
    }
  }
  :root[data-hero='scoreboard'] [data-narrow] & {
    grid-template: 'words facts' auto 'actions actions' auto 'next next' auto / minmax(0, 1fr) auto;
    gap: 0 var(--space-3);
    padding: 0 0 0 var(--space-4);
  }
  :root[data-hero='scoreboard'] [data-narrow] & [data-part='facts'] {
    min-width: 104px;
    padding: var(--space-2);
  }
  :root[data-hero='scoreboard'] [data-narrow] & [data-part='actions'] {
    padding: var(--space-3) var(--space-4) 0 0;
  }
  :root[data-hero='scoreboard'] [data-narrow] & [data-part='next'] {
    padding: var(--space-3) 0 0;
  }
`;

/** Light comes down from the stage; the name is large. */
const coverflow = `
  :root[data-hero='coverflow-glow'] & {
    --next-height: 92px;
    padding: var(--space-5) var(--space-4) var(--space-3);
  }
  :root[data-hero='coverflow-glow'] & h1 {
    font-size: var(--type-4);
    letter-spacing: -0.04em;
  }
`;

/** As small as an app has it. */
const strip = `
  :root[data-hero='inline-strip'] & {
    --next-height: 78px;
    min-height: 88px;
    padding: var(--space-3) 0;
  }
  :root[data-hero='inline-strip'] [data-narrow] & {
    padding: var(--space-3) var(--space-4) 0;
  }
`;

/** Where the words are large the signs have a line of their own from the beginning, so that what comes later moves none. */
const ownLine = ['split-statement', 'coverflow-glow']
  .map(
    (hero) => `
  @media (min-width: 481px) {
    :root[data-hero='${hero}'] & [data-part='signs'] {
      order: 1;
      flex: 1 0 100%;
    }
  }
`,
  )
  .join('');

export const toldLooks = [mosaic, statement, scoreboard, coverflow, strip, ownLine].join('\n');

/** The programme after this one, by the root's `data-card`. */
export const nextLooks = `
  :root[data-card='title-below'] & {
    padding-left: var(--space-5);
    border-left: 1px solid var(--color-line);
  }
  :root[data-card='title-below'] [data-narrow] & {
    padding: 0;
    border: 0;
  }
  :root[data-card='framed-mat'] & {
    padding: 8px;
    border-radius: 34px 12px 34px 12px;
    background: var(--color-surface-1);
  }
  :root[data-card='framed-mat'] & > [data-part='still'] {
    border-radius: 28px 6px 28px 6px;
  }
  :root[data-card='outlined-sheet'] & {
    grid-template-columns: 112px minmax(0, 1fr);
    padding-left: var(--space-5);
    border-left: 1px solid var(--color-line);
  }
  :root[data-card='outlined-sheet'] [data-narrow] & {
    padding: var(--space-3) 0 0;
    border-left: 0;
    border-top: 1px solid var(--color-line);
  }
  /* The picture fills the height of the board. */
  :root[data-card='overlay-title'] & {
    height: 100%;
    grid-template-columns: 148px minmax(0, 1fr);
  }
  :root[data-card='overlay-title'] & time {
    color: var(--color-accent-text);
  }
  :root[data-card='overlay-title'] & small {
    font-family: var(--font-display);
    font-size: var(--type-2);
    font-weight: var(--weight-display);
    line-height: 1;
    text-transform: uppercase;
  }
  :root[data-card='overlay-title'] & b {
    font-family: var(--font-display);
    font-size: var(--type-2);
    font-weight: var(--weight-display);
    text-transform: uppercase;
    line-height: 1.1;
  }
  /* A round look into what comes, with light around it. */
  :root[data-card='glow-caption'] & {
    grid-template-columns: 76px minmax(0, 1fr);
    padding: 8px 20px 8px 8px;
    border-radius: var(--radius-pill);
    background: var(--color-surface-1);
  }
  :root[data-card='glow-caption'] & > [data-part='still'] {
    border-radius: 50%;
    box-shadow:
      0 0 0 3px var(--color-surface-1),
      0 0 0 5px var(--color-accent-from),
      0 0 28px var(--color-accent);
  }
  :root[data-card='glow-caption'] & > [data-part='still'] [data-ratio] {
    aspect-ratio: 1;
  }
  :root[data-card='inset-list'] & {
    grid-template-columns: 96px minmax(0, 1fr);
    min-height: 62px;
    padding: 6px 12px 6px 6px;
    border-radius: var(--radius-m);
    background: var(--color-surface-1);
  }
`;
