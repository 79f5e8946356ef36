/**
 * The boxes of the guide, by the root's `data-card`. Each look tells past, present and what is to come apart by its own means: fill and hairline, leaf,
 * table, block, pill, or tint. Only shape, ground and letters differ: where a box stands is arithmetic.
 */

/** Leaves; the present has come so far along an inset bar, as on the cards. */
const leaves = `
  :root[data-card='framed-mat'] & {
    --cell-gap: 3px 4px 4px 0;
    --cell-shape: 16px 5px 16px 5px;
    --cell-edge: 3px;
    --guide-words: 14px;
  }
  :root[data-card='framed-mat'] & [data-part='cell'],
  :root[data-card='framed-mat'] & [data-part='name'] {
    border-bottom-color: transparent;
  }
  :root[data-card='framed-mat'] & [data-state='live']::before {
    left: 12px;
    bottom: 3px;
    width: calc((100% - 24px) * var(--percent) / 100);
    border-radius: var(--radius-pill);
  }
  :root[data-card='framed-mat'] & [data-part='cell'] > [data-time] {
    padding-top: 2px;
  }
`;

/** A table: no gaps, a rule between all; the present is a tinted cell under a bar of the accent. */
const table = `
  :root[data-card='outlined-sheet'] & {
    --cell-gap: 0;
    --cell-shape: 0;
    --cell-edge: 3px;
    --guide-words: 12px;
    background: var(--color-surface-1);
  }
  :root[data-card='outlined-sheet'] & [data-part='cell'] > [data-time] {
    padding-top: 8px;
  }
  :root[data-card='outlined-sheet'] & [data-part='cell'] > * {
    border-color: transparent var(--color-line) transparent transparent;
  }
  :root[data-card='outlined-sheet'] & [data-part='cell'] > [data-state='past'],
  :root[data-card='outlined-sheet'] & [data-part='cell'] > [data-state='blocked'] {
    border-color: transparent var(--color-line) transparent transparent;
    background: var(--color-surface-0);
    color: var(--color-text-muted);
  }
  :root[data-card='outlined-sheet'] & [data-part='cell'] > [data-state='live'] {
    background: var(--color-surface-2);
    box-shadow: inset 0 3px 0 var(--color-accent);
  }
  :root[data-card='outlined-sheet'] & [data-part='name'] {
    background: var(--color-surface-1);
  }
  :root[data-card='outlined-sheet'] & [data-part='names'] {
    border-right: 1px solid var(--color-line);
  }
`;

/** Blocks and capitals; the present stands under a thick rule, on the thickest edge. */
const blocks = `
  :root[data-card='overlay-title'] & {
    --cell-gap: 2px 4px 2px 0;
    --cell-edge: 6px;
  }
  :root[data-card='overlay-title'] & [data-part='cell'],
  :root[data-card='overlay-title'] & [data-part='name'] {
    border-bottom-color: transparent;
  }
  :root[data-card='overlay-title'] & [data-part='cell'] > *,
  :root[data-card='overlay-title'] & [data-part='name'] > a {
    font-family: var(--font-display);
    font-size: var(--type-1);
    font-weight: var(--weight-display);
    text-transform: uppercase;
  }
  :root[data-card='overlay-title'] & [data-part='cell'] > [data-time] {
    padding-top: 6px;
    line-height: 19px;
  }
  :root[data-card='overlay-title'] & [data-time]::after {
    font-family: var(--font-text);
  }
  :root[data-card='overlay-title'] & [data-part='cell'] > [data-state='past'],
  :root[data-card='overlay-title'] & [data-part='cell'] > [data-state='blocked'] {
    border-color: transparent;
    color: var(--color-text-muted);
  }
  :root[data-card='overlay-title'] & [data-part='cell'] > [data-state='live'] {
    background: var(--color-surface-3);
    box-shadow: inset 0 4px 0 var(--color-accent);
  }
  :root[data-card='overlay-title'] & [data-state='live']::before {
    background: var(--color-accent);
  }
`;

/** Pills with light in them: what is gone of the present is lit. */
const pills = `
  :root[data-card='glow-caption'] & {
    --cell-gap: 4px 4px 4px 0;
    --cell-shape: 26px;
    --cell-edge: 0;
    --guide-words: 18px;
  }
  :root[data-card='glow-caption'] & [data-part='cell'],
  :root[data-card='glow-caption'] & [data-part='name'] {
    border-bottom-color: transparent;
  }
  /* A slim pill would cut its letters by its roundness. */
  :root[data-card='glow-caption'] & [data-part='cell'] > [data-time] {
    padding-left: max(12px, var(--guide-words));
  }
  :root[data-card='glow-caption'] & [data-part='cell'] > [data-state='live'] {
    border-color: var(--color-accent-from);
    background: linear-gradient(
      90deg,
      var(--color-surface-3) calc(var(--percent) * 1%),
      var(--color-surface-2) calc(var(--percent) * 1%)
    );
    box-shadow: inset 0 0 14px -2px var(--color-accent);
  }
`;

/** Lines of an app: no boxes, hairlines between; the present is a tinted field. */
const tints = `
  :root[data-card='inset-list'] & {
    --cell-gap: 5px 2px 5px 0;
    --cell-shape: 10px;
    --cell-edge: 3px;
    background: var(--color-surface-0);
  }
  :root[data-card='inset-list'] & [data-part='cell'] > [data-time] {
    padding-top: 2px;
  }
  :root[data-card='inset-list'] & [data-part='cell'] > [data-state='future'],
  :root[data-card='inset-list'] & [data-part='cell'] > [data-state='past'],
  :root[data-card='inset-list'] & [data-part='cell'] > [data-state='blocked'] {
    border-color: transparent;
    background: none;
    box-shadow: inset 1px 0 0 var(--color-line);
    border-radius: 0;
  }
  :root[data-card='inset-list'] & [data-part='cell'] > [data-state='past'],
  :root[data-card='inset-list'] & [data-part='cell'] > [data-state='blocked'] {
    color: var(--color-text-muted);
  }
  :root[data-card='inset-list'] & [data-part='cell'] > [data-state='live'] {
    background: var(--color-surface-2);
  }
  :root[data-card='inset-list'] & [data-state='live']::before {
    background: var(--color-accent);
  }
`;

export const guideLooks = [leaves, table, blocks, pills, tints].join('\n');

/** The hours above, by the root's `data-card`. */
export const hoursLooks = `
  :root[data-card='outlined-sheet'] & {
    background: var(--color-surface-1);
    box-shadow: inset 0 -1px 0 var(--color-line), inset 0 1px 0 var(--color-line);
  }
  :root[data-card='outlined-sheet'] & > [data-part='corner'] {
    background: var(--color-surface-1);
    box-shadow: inset 0 -1px 0 var(--color-line), inset 0 1px 0 var(--color-line);
  }
  :root[data-card='outlined-sheet'] & > [data-part='corner']::after {
    display: none;
  }
  :root[data-card='framed-mat'] & > time,
  :root[data-card='overlay-title'] & > time {
    font-family: var(--font-display);
    font-size: var(--type-2);
    font-weight: var(--weight-display);
  }
  :root[data-card='overlay-title'] & > time {
    color: var(--color-text-strong);
  }
  :root[data-card='overlay-title'] & > [data-part='now'] {
    border-radius: 0;
    background: var(--color-accent);
    color: var(--color-text-on-accent);
  }
  :root[data-card='glow-caption'] & > [data-part='now'] {
    box-shadow: 0 0 24px var(--color-live);
  }
`;
