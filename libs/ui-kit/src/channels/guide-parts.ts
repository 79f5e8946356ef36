import styled from 'styled-components';
import { oneLine } from '../theme/css.ts';

/** The height of a line and of the hours above, px: the grid is laid out by arithmetic. */
export const GUIDE_LINE_PX = 60;
export const GUIDE_HOURS_PX = 40;

/** One field that scrolls both ways; hours and channels stay in sight. */
export const Field = styled.div`
  position: relative;
  height: 100%;
  overflow: auto;
  overscroll-behavior: contain;
  contain: strict;
  scrollbar-width: thin;
  scroll-padding: ${GUIDE_HOURS_PX + 8}px 8px 8px var(--guide-names);
  --guide-names: calc(var(--page-margin) + 176px);

  @media (max-width: 767px) {
    --guide-names: calc(var(--page-margin) + 48px);
  }
`;

export const Hours = styled.div`
  position: sticky;
  top: 0;
  z-index: 3;
  height: ${GUIDE_HOURS_PX}px;
  background: var(--color-surface-0);

  > time {
    position: absolute;
    top: 0;
    padding-left: 8px;
    line-height: ${GUIDE_HOURS_PX}px;
    color: var(--color-text-muted);
    font-size: var(--type-0);
    font-variant-numeric: tabular-nums lining-nums;
  }
  > [data-part='midnight'] {
    color: var(--color-text-strong);
    font-weight: var(--weight-bold);
  }
  > [data-part='now'] {
    transform: translateX(-50%);
    top: 8px;
    padding: 0 8px;
    line-height: 24px;
    border-radius: var(--radius-pill);
    background: var(--color-live);
    color: var(--color-text-on-live);
    font-weight: var(--weight-bold);
  }
  > [data-part='corner'] {
    position: sticky;
    left: 0;
    z-index: 1;
    display: block;
    width: var(--guide-names);
    height: 100%;
    background: var(--color-surface-0);
  }
`;

/** Half-hour boxes in lines of this height stand in for what is not there yet. */
const STAND_IN = `
  background-image:
    linear-gradient(90deg, transparent calc(100% - 3px), var(--color-surface-0) 0),
    linear-gradient(var(--color-surface-0) 3px, var(--color-surface-1) 0 calc(100% - 5px), var(--color-surface-0) 0);
  background-size: var(--guide-slot) ${GUIDE_LINE_PX}px;
`;

/** Its ground is what a scroll shows that is quicker than the page can draw: never nothing. */
export const Lines = styled.div`
  position: relative;
  ${STAND_IN}
  background-position: var(--guide-names) 0;
`;

export const Line = styled.div`
  position: absolute;
  top: 0;
  left: 0;
  width: 100%;
  height: ${GUIDE_LINE_PX}px;
  border-bottom: 1px solid var(--color-line);
  contain: layout style size;
`;

export const NameCell = styled.div`
  position: sticky;
  left: 0;
  z-index: 2;
  width: var(--guide-names);
  height: 100%;
  background: var(--color-surface-0);

  > a {
    display: flex;
    align-items: center;
    gap: 12px;
    height: 100%;
    padding: 0 12px 0 var(--page-margin);
    color: var(--color-text-strong);
    font-size: var(--type-0);
    font-weight: var(--weight-bold);
    outline-offset: calc(-1 * var(--focus-width));
    --tile-size: 36px;
  }
  > a > span:last-child {
    ${oneLine}
  }
  > a:hover {
    background: var(--color-surface-2);
  }
  @media (max-width: 767px) {
    > a > span:last-child {
      display: none;
    }
  }
`;

/** Past, present and what is to come differ by ground, border and weight, not by colour alone. */
export const Cell = styled.div`
  position: absolute;
  top: 0;
  height: ${GUIDE_LINE_PX - 1}px;
  padding: 3px 3px 4px 0;
  background: var(--color-surface-0);

  > a,
  > button {
    position: relative;
    display: flex;
    flex-direction: column;
    align-items: flex-start;
    justify-content: center;
    gap: 1px;
    width: 100%;
    height: 100%;
    padding: 0 11px;
    border: 1px solid transparent;
    border-radius: var(--radius-s);
    background: var(--color-surface-1);
    color: var(--color-text-normal);
    text-align: start;
    outline-offset: 0;
  }
  > a:hover,
  > button:hover {
    background: var(--color-surface-2);
  }
  /* What began before the sight keeps its words in sight. */
  b,
  [data-time]::after {
    ${oneLine}
    position: sticky;
    left: calc(var(--guide-names) + 11px);
    max-width: 100%;
  }
  b {
    font-size: var(--type-0);
    font-weight: var(--weight-bold);
    line-height: 1.35;
  }
  [data-time]::after {
    content: attr(data-time);
    color: var(--color-text-muted);
    font-size: var(--type--1);
    font-variant-numeric: tabular-nums lining-nums;
    line-height: 1.35;
  }
  /* Too short for a word: the sign that there is something, which opens under the pointer, the focus and the finger. */
  > [data-tight] {
    align-items: center;
    padding: 0;
  }
  > [data-tight]::after {
    content: '···';
    color: var(--color-text-muted);
    font-weight: var(--weight-bold);
  }
  > [data-state='past'],
  > [data-state='blocked'] {
    border-color: var(--color-line);
    background: none;
  }
  > [data-state='past'] b,
  > [data-state='blocked'] b {
    font-weight: var(--weight-text);
  }
  > [data-state='blocked'] b {
    color: var(--color-text-muted);
  }
  > [data-state='live'] {
    background: var(--color-surface-3);
    color: var(--color-text-strong);
  }
  > [data-state='live']::after {
    color: var(--color-text-normal);
  }
  /* The present has come so far. */
  > [data-state='live']::before {
    content: '';
    position: absolute;
    left: 0;
    bottom: 0;
    width: calc(var(--percent) * 1%);
    height: 3px;
    border-bottom-left-radius: var(--radius-s);
    background: var(--color-live);
  }
  /* What shares a box begins where the ticks stand. */
  i {
    position: absolute;
    top: 0;
    width: 1px;
    height: 6px;
    background: var(--color-outline);
  }
`;

/** A stretch without programmes; one that is still asked for looks like the ground. */
export const Nothing = styled.div`
  display: flex;
  align-items: center;
  width: 100%;
  height: 100%;
  border-radius: var(--radius-s);
  color: var(--color-text-muted);
  font-size: var(--type-0);
  outline-offset: 0;

  > span {
    ${oneLine}
    position: sticky;
    left: calc(var(--guide-names) + 11px);
    padding: 0 11px;
  }
  &[data-part='waiting'] {
    margin: -3px 0 -4px;
    height: ${GUIDE_LINE_PX - 1}px;
    ${STAND_IN}
  }
`;

export const NowLine = styled.div`
  position: absolute;
  top: 0;
  z-index: 1;
  width: 2px;
  height: 100%;
  margin-left: -1px;
  background: var(--color-live);
  pointer-events: none;
`;

export const Crowd = styled.ul`
  position: absolute;
  z-index: 4;
  width: 280px;
  max-height: 320px;
  padding: 8px;
  overflow-y: auto;
  border: 1px solid var(--color-outline);
  border-radius: var(--radius-m);
  background: var(--color-surface-2);
  box-shadow: var(--shadow-2);

  a,
  button {
    display: grid;
    grid-template-columns: 48px minmax(0, 1fr);
    gap: 8px;
    width: 100%;
    padding: 8px;
    border-radius: var(--radius-s);
    color: var(--color-text-strong);
    font-size: var(--type-0);
    text-align: start;
    outline-offset: calc(-1 * var(--focus-width));
  }
  a:hover,
  button:hover {
    background: var(--color-surface-3);
  }
  time {
    color: var(--color-text-muted);
    font-variant-numeric: tabular-nums lining-nums;
  }
`;
