import styled from 'styled-components';
import { fill } from '../theme/css.ts';

/** Cards beside each other whose lines stand on the same height, so that they can be compared. */
export const Grid = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(270px, 100%), 1fr));
  column-gap: max(12px, var(--row-gap));
  row-gap: 0;
  /* Room for the recommended card, which stands out at the top. */
  padding-top: 32px;

  @media (min-width: 901px) {
    :root[data-card='outlined-sheet'] & {
      column-gap: 0;
    }
  }
  :root[data-card='overlay-title'] & {
    column-gap: 8px;
  }
`;

export const Card = styled.article`
  position: relative;
  isolation: isolate;
  grid-row: span calc(4 + var(--packet-features, 0));
  display: grid;
  grid-template-rows: subgrid;
  align-content: start;
  min-width: 0;
  margin-bottom: var(--space-6);
  padding: var(--space-6);
  border: 1px solid var(--color-line);
  border-radius: var(--radius-l);
  background: var(--color-surface-1);

  &[data-recommended] {
    border-color: var(--color-accent);
    box-shadow: inset 0 0 0 1px var(--color-accent);
  }
  &[data-owned] {
    border-color: var(--color-good);
    box-shadow: inset 0 0 0 1px var(--color-good);
  }
  /* Quiet, and still to be read. */
  &[data-unavailable] {
    --color-text-strong: var(--color-text-muted);
    --color-text-normal: var(--color-text-muted);
    --color-accent-text: var(--color-text-muted);
  }

  :root[data-card='framed-mat'] & {
    border: 0;
    border-radius: var(--radius-card);
  }
  :root[data-card='framed-mat'] &[data-owned] {
    box-shadow: inset 0 0 0 3px var(--color-good);
  }
  :root[data-card='framed-mat'] &[data-recommended] {
    background: var(--color-surface-2);
    box-shadow: inset 0 0 0 3px var(--color-accent);
  }

  :root[data-card='outlined-sheet'] & {
    border-radius: var(--radius-card);
  }
  :root[data-card='outlined-sheet'] &[data-recommended] {
    background: var(--color-surface-0);
    border-color: transparent;
    box-shadow: 0 0 0 2px var(--color-accent);
    border-radius: 0 0 var(--radius-card) var(--radius-card);
    z-index: 1;
  }
  @media (max-width: 900px) {
    :root[data-card='outlined-sheet'] &[data-recommended],
    :root[data-card='overlay-title'] &[data-recommended] {
      margin-top: 40px;
    }
  }
  /* Where all of them have room, they are the columns of one sheet, or one of them stands out. */
  @media (min-width: 901px) {
    :root[data-card='overlay-title'] &[data-recommended] {
      margin-top: -32px;
      padding-top: calc(var(--space-6) + 26px);
    }
    :root[data-card='outlined-sheet'] &:not([data-recommended]) {
      margin-left: -1px;
      border-radius: 0;
    }
    :root[data-card='outlined-sheet'] &:not([data-recommended]):first-child {
      margin-left: 0;
      border-radius: var(--radius-card) 0 0 var(--radius-card);
    }
    :root[data-card='outlined-sheet'] &:not([data-recommended]):last-child {
      border-radius: 0 var(--radius-card) var(--radius-card) 0;
    }
    :root[data-card='outlined-sheet'] &:only-child {
      border-radius: var(--radius-card);
    }
  }

  :root[data-card='overlay-title'] & {
    border: 0;
    border-top: 8px solid var(--color-surface-3);
  }
  :root[data-card='overlay-title'] &[data-owned] {
    border-top-color: var(--color-good);
    box-shadow: none;
  }
  :root[data-card='overlay-title'] &[data-recommended] {
    border: 6px solid var(--color-accent);
    box-shadow: none;
  }

  :root[data-card='glow-caption'] &[data-recommended] {
    border: 2px solid transparent;
    background:
      linear-gradient(var(--color-surface-1), var(--color-surface-1)) padding-box,
      var(--button-primary) border-box;
    box-shadow: var(--shadow-2);
  }

  :root[data-card='inset-list'] & {
    padding: var(--space-4);
    border: 0;
  }
  @media (forced-colors: active) {
    border: 1px solid CanvasText;
  }
`;

/** Why this one; in the corner, on the edge or as a tab, as the brand has it. */
export const Reason = styled.p`
  position: absolute;
  z-index: 1;
  top: 0;
  left: var(--space-6);
  max-width: calc(100% - 2 * var(--space-6));
  padding: 4px 12px;
  border-radius: var(--badge-shape);
  background: var(--button-primary);
  color: var(--color-text-on-accent);
  font-size: var(--type--1);
  font-weight: var(--weight-bold);
  line-height: 1.35;
  /* However many lines it has, the name below it stays clear. */
  transform: translateY(calc(-100% + 12px));

  :root[data-card='outlined-sheet'] & {
    left: -2px;
    right: -2px;
    max-width: none;
    padding: 6px 12px;
    border-radius: var(--radius-card) var(--radius-card) 0 0;
    text-align: center;
    transform: translateY(-100%);
  }
  :root[data-card='overlay-title'] & {
    left: auto;
    right: 0;
    font-family: var(--font-display);
    font-weight: var(--weight-display);
    font-size: var(--type-1);
    text-transform: uppercase;
    transform: none;
  }
  @media (max-width: 900px) {
    :root[data-card='overlay-title'] & {
      left: -6px;
      right: -6px;
      max-width: none;
      transform: translateY(-100%);
    }
  }
  @media (forced-colors: active) {
    border: 1px solid CanvasText;
  }
`;

/** The artwork of a packet fades into the card; where sheets are of paper there is none. */
export const Art = styled.div`
  ${fill}
  z-index: -1;
  bottom: auto;
  aspect-ratio: 2 / 1;
  border-radius: inherit;
  overflow: hidden;
  mask-image: linear-gradient(#000 30%, transparent);

  > span {
    ${fill}
  }
  :root[data-card='outlined-sheet'] & {
    display: none;
  }
  :root[data-card='inset-list'] & {
    display: none;
  }
`;
