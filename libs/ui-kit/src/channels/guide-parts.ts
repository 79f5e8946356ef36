import styled from 'styled-components';
import { oneLine } from '../theme/css.ts';
import { slot } from '../looks/slot.ts';

/** The height of the hours above, px: the grid is laid out by arithmetic. That of a line is a look's own, `--guide-line`. */
export const GUIDE_HOURS_PX = 40;

/** One field that scrolls both ways; hours and channels stay in sight. */
export const GuideField = styled.div`
  position: relative;
  height: 100%;
  overflow: auto;
  overscroll-behavior: contain;
  contain: strict;
  background: var(--color-surface-0);
  scrollbar-width: thin;
  scroll-padding: ${GUIDE_HOURS_PX + 8}px 8px 8px var(--guide-names);
  --guide-names: calc(var(--page-margin) + var(--guide-name));
`;

const LINE = `
  [data-part='line'] {
    position: absolute;
    left: 0;
    width: 0;
    height: var(--guide-line);
    contain: layout style size;
  }
`;

const NAME = `
  [data-part='name'] {
    position: absolute;
    left: 0;
    width: 100%;
    height: var(--guide-line);
    border-bottom: 1px solid var(--color-line);
    contain: strict;
  }
  [data-part='name'] > a {
    display: flex;
    align-items: center;
    gap: 12px;
    height: 100%;
    padding: 0 12px 0 var(--page-margin);
    color: var(--color-text-strong);
    font-size: var(--type-0);
    font-weight: var(--weight-bold);
    outline-offset: calc(-1 * var(--focus-width));
  }
  [data-part='name'] > a > span:last-child {
    ${oneLine}
    min-width: 0;
    overflow: clip;
  }
  [data-part='name'] > a:hover {
    background: var(--color-surface-2);
  }
  [data-part='mark'] {
    display: flex;
    align-items: center;
    justify-content: center;
    flex: none;
    width: 36px;
    height: 36px;
    border-radius: var(--tile-shape);
    background: var(--color-surface-2);
    font-family: var(--font-display);
    font-size: 13px;
    font-weight: var(--weight-display);
    text-transform: var(--display-case);
  }
  [data-part='mark'] img {
    display: block;
    width: 36px;
    height: 36px;
    border-radius: var(--tile-shape);
    object-fit: cover;
  }
`;

/**
 * Past, present and what is to come differ by ground, border and weight, not by colour alone. A box is two elements: its title is its text, its time
 * generated content below, so that a screen of boxes is laid out within a frame.
 */
const CELL = `
  [data-part='cell'] {
    position: absolute;
    top: 0;
    height: var(--guide-line);
    padding: var(--cell-gap);
    border-bottom: 1px solid var(--color-line);
    background: var(--color-surface-0);
    contain: layout style size;
  }
  [data-part='cell'] > * {
    display: block;
    position: relative;
    width: 100%;
    height: 100%;
    padding: var(--cell-top) var(--guide-words) 0 calc(var(--guide-words) + var(--lead, 0px));
    border: 1px solid transparent;
    border-radius: var(--cell-shape);
    background: var(--color-surface-1);
    color: var(--color-text-normal);
    font-size: var(--type-0);
    font-weight: var(--weight-bold);
    line-height: 20px;
    text-align: start;
    white-space: pre;
    text-overflow: ellipsis;
    overflow: hidden;
    outline-offset: 0;
  }
  /* What is clipped at its words is no place to scroll, and has no round corners to clip: about a tenth of a frame's work less. At its sides only:
     a letter may be taller than its line. */
  [data-part='cell'] > :not([data-state='live'], [aria-haspopup]) {
    overflow: clip visible;
    overflow-clip-margin: content-box;
  }
  [data-part='cell'] > a:hover,
  [data-part='cell'] > button:hover {
    background: var(--color-surface-2);
  }
  [data-time]::after {
    content: '\\A' attr(data-time);
    color: var(--color-text-muted);
    font-size: var(--type--1);
    font-weight: var(--weight-text);
    font-variant-numeric: tabular-nums lining-nums;
  }
  /* A button brings its words to its middle, below those of a link beside it: a line more, and it has no middle to bring them to. */
  button[data-time]::after {
    content: '\\A' attr(data-time) '\\A\\A';
  }
  /* Of what has all but left the sight a letter and dots would be left: it is a box without words, unless the viewer is at it. */
  [data-part='cell'] > [data-passed]:not([data-marked]):not(:hover):not(:focus-visible) {
    -webkit-text-fill-color: transparent;
  }
  [data-passed]::before {
    -webkit-text-fill-color: currentcolor;
  }
  /* Too short for a word: the sign that there is something, which opens under the pointer, the focus and the finger. */
  [data-part='cell'] > [data-tight] {
    padding: var(--cell-middle) 0;
    text-align: center;
    text-overflow: clip;
  }
  [data-tight]::after {
    content: '···';
    color: var(--color-text-muted);
  }
  /* A finger needs more than a few minutes are wide: it has the end of the box before, too, which is long enough. */
  @media (pointer: coarse) {
    [data-part='cell'] > [data-tight] {
      overflow: visible;
    }
    [data-tight]::after {
      position: absolute;
      top: 0;
      right: 0;
      width: max(100%, var(--touch-target));
      height: 100%;
      padding: calc(var(--cell-middle) - 1px) 0 0 max(0px, var(--touch-target) - 100%);
    }
  }
  [data-part='cell'] > [data-state='past'],
  [data-part='cell'] > [data-state='blocked'] {
    border-color: var(--color-line);
    background: none;
    font-weight: var(--weight-text);
  }
  [data-part='cell'] > [data-state='blocked'] {
    color: var(--color-text-muted);
  }
  [data-part='cell'] > [data-state='live'] {
    /* Of the whole width of its time, to which the gap beside its box belongs: it ends at the line of the present. */
    --passed: calc((100% + var(--cell-beside)) * var(--percent) / 100);
    background: var(--color-surface-3);
    color: var(--color-text-strong);
  }
  [data-state='live']::after {
    color: var(--color-text-normal);
  }
  /* The present has come so far. */
  [data-state='live']::before {
    content: '';
    position: absolute;
    left: 0;
    bottom: 0;
    width: var(--passed);
    height: var(--cell-edge);
    background: var(--color-live);
  }
  /* What is told of above. */
  [data-part='cell'] > [data-marked] {
    outline: 2px solid var(--color-text-strong);
    outline-offset: -2px;
  }
  [data-part='cell'] > [data-marked]:focus-visible {
    outline: var(--focus-width) solid var(--color-focus);
    outline-offset: 0;
  }
  /* What shares a box begins where the ticks stand. */
  [aria-haspopup]:not([data-tight])::before {
    content: '';
    position: absolute;
    top: 0;
    left: 0;
    width: 1px;
    /* As high as there is room above the letters. */
    height: clamp(3px, var(--cell-top), 6px);
    box-shadow: var(--ticks);
  }
  /* A stretch without programmes; one that is still asked for looks like a box without words. */
  [data-part='cell'] > div,
  [data-part='cell'] > [data-part='failed'] {
    padding-top: 0;
    font-weight: var(--weight-text);
  }
  [data-part='cell'] > div {
    padding-top: var(--cell-middle);
    background: none;
    color: var(--color-text-muted);
  }
  [data-part='cell'] > [data-quiet] {
    text-indent: -999px;
  }
  [data-part='cell'] > [data-part='waiting'] {
    background: var(--color-surface-1);
  }
`;

/**
 * Its ground is what a scroll shows that is quicker than the page can draw: the colour of boxes, never nothing. One colour, because a pattern took
 * 45 ms of each frame to paint. Lines, boxes and names are drawn by `GuideView`, so
 * their looks are this one's: `[data-part]` says what is what.
 */
export const Lines = styled.div`
  position: relative;
  background: var(--color-surface-1);
  --guide-words: 11px;
  --cell-beside: 3px;
  --cell-gap: 3px var(--cell-beside) 4px 0;
  --cell-shape: var(--radius-s);
  --cell-edge: 3px;
  --cell-top: 5px;
  --cell-middle: calc((var(--guide-line) - 30px) / 2);
  --guide-seam: 7px;

  > [data-part='ground'] {
    position: absolute;
    top: 0;
    left: var(--guide-names);
  }
  /* One layer for all names: each with its own would make the browser compose dozens. */
  > [data-part='names'] {
    position: sticky;
    left: 0;
    z-index: 2;
    width: var(--guide-names);
    height: 100%;
    background: var(--color-surface-0);
    contain: strict;
  }
  /* Over what flies past, so that a resting pointer points at nothing there. */
  > [data-part='cover'] {
    position: absolute;
    z-index: 3;
    top: 0;
    left: 0;
    width: 100%;
    height: 100%;
  }
  > [data-part='cover'][hidden] {
    display: none;
  }
  ${LINE}
  ${NAME}
  ${CELL}

  ${slot('channels', 'guideGrid')}
`;

/** The present: a seam between the boxes of a line and the next, that stops where letters stand. */
export const NowLine = styled.div`
  position: absolute;
  top: 0;
  z-index: 1;
  width: 2px;
  height: 100%;
  margin-left: -1px;
  background: repeating-linear-gradient(
    var(--color-live) 0,
    var(--color-live) var(--guide-seam),
    transparent var(--guide-seam),
    transparent calc(var(--guide-line) - var(--guide-seam)),
    var(--color-live) calc(var(--guide-line) - var(--guide-seam)),
    var(--color-live) var(--guide-line)
  );
  pointer-events: none;
`;
