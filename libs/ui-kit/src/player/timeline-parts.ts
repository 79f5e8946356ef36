import styled from 'styled-components';
import { slot } from '../looks/slot.ts';
import { clampLines, fill, oneLine } from '../theme/css.ts';

/** A look sets these, and draws its knob: `--line` is the thickness, `--line-held` under a pointer or a finger, `--line-shape` the ends. */
export const Slider = styled.div`
  --line: 4px;
  --line-held: 6px;
  --line-shape: 3px;
  --line-gap: 3px;
  --knob: 14px;
  position: relative;
  height: max(44px, var(--touch-target));
  color: var(--color-text-on-art);
  cursor: pointer;
  touch-action: none;
  user-select: none;
  border-radius: var(--radius-s);

  &[aria-disabled='true'] {
    cursor: default;
  }
  &:focus-visible {
    outline-offset: 4px;
  }
  &:hover:not([aria-disabled='true']),
  &:focus-visible,
  &[data-scrubbing] {
    --line: var(--line-held);
  }

  @media (min-width: 1280px) {
    --line: 5px;
    --line-held: 8px;
    --knob: 18px;
  }
  :root[data-density='tv'] & {
    --knob: 32px;
  }

  ${slot('player', 'timeline')}

  /* Ten feet away, in every look. */
  :root[data-density='tv'] && {
    --line: 10px;
    --line-held: 14px;
  }
`;

export const Track = styled.div`
  position: absolute;
  left: 0;
  right: 0;
  top: 50%;
  height: var(--line);
  transform: translateY(-50%);
  transition: height var(--motion-fast) var(--motion-ease);
`;

/** A programme on the line: what was watched, what can be, what is still to come. A gap parts it from the next. */
export const Segment = styled.div`
  position: absolute;
  top: 0;
  bottom: 0;
  left: calc(var(--left) * 1%);
  width: calc(var(--width) * 1% - var(--line-gap));
  overflow: hidden;
  border-radius: 1px;

  &:first-child {
    border-top-left-radius: var(--line-shape);
    border-bottom-left-radius: var(--line-shape);
  }
  &:last-child {
    width: calc(var(--width) * 1%);
    border-top-right-radius: var(--line-shape);
    border-bottom-right-radius: var(--line-shape);
  }
  &::before {
    content: '';
    ${fill}
    background: currentColor;
    opacity: 0.28;
  }
  i {
    position: absolute;
    top: 0;
    bottom: 0;
    left: 0;
  }
  [data-part='available'] {
    width: calc(var(--available) * 1%);
    background: currentColor;
    /* With the ground under it, half white. */
    opacity: 0.31;
  }
  [data-part='watched'] {
    width: calc(var(--watched) * 1%);
    background: linear-gradient(90deg, var(--color-progress-on-art-from), var(--color-progress-on-art-to));
  }
  &[data-blocked] {
    -webkit-mask: repeating-linear-gradient(90deg, black 0 6px, transparent 6px 10px);
    mask: repeating-linear-gradient(90deg, black 0 6px, transparent 6px 10px);
  }
  @media (forced-colors: active) {
    border: 1px solid CanvasText;
    [data-part='watched'] {
      background: Highlight;
      forced-color-adjust: none;
    }
  }
`;

export const Name = styled.span`
  ${oneLine}
  position: absolute;
  bottom: calc(50% + 10px);
  left: calc(var(--left) * 1%);
  max-width: calc(var(--width) * 1% - 8px);
  font-size: var(--type--1);
  pointer-events: none;
  text-shadow: 0 1px 3px var(--color-art-scrim);

  @media (min-width: 1280px) {
    font-size: var(--type-0);
  }

  &[data-current] {
    font-weight: var(--weight-bold);
  }
  /* On a phone the line is short: the name of what is watched is enough. */
  @media (max-width: 767px) {
    display: none;
    max-width: calc(100% - var(--left) * 1%);

    &[data-current] {
      display: block;
    }
    /* What begins late has its name before it. */
    &[data-late] {
      right: 0;
      left: auto;
      max-width: 100%;
    }
  }
`;

export const TimelineMark = styled.i`
  position: absolute;
  top: -6px;
  bottom: -6px;
  left: calc(var(--at) * 1%);
  width: 3px;
  margin-left: -1.5px;
  border-radius: 1px;
  background: var(--color-live-on-art);
  pointer-events: none;

  &[data-kind='highlight'] {
    top: 0;
    bottom: 0;
    background: currentColor;
  }
  &[data-kind='hover'] {
    top: -3px;
    bottom: -3px;
    width: 1px;
    background: currentColor;
    opacity: 0.7;
  }
`;

export const Knob = styled.i`
  position: absolute;
  top: 50%;
  /* At both ends it stays on the line. */
  left: clamp(calc(var(--knob) / 2), calc(var(--at) * 1%), calc(100% - var(--knob) / 2));
  width: var(--knob);
  height: var(--knob-height, var(--knob));
  margin: calc(var(--knob-height, var(--knob)) / -2) 0 0 calc(var(--knob) / -2);
  border-radius: 50%;
  background: currentColor;
  box-shadow: 0 0 0 5px var(--color-art-scrim);
  pointer-events: none;
  transition: transform var(--motion-fast) var(--motion-ease);

  [data-scrubbing] > & {
    transform: scale(1.2);
  }
`;

export const Bubble = styled.div`
  position: absolute;
  z-index: 2;
  bottom: calc(50% + 16px);
  overflow: hidden;

  /* Above the names of the programmes, which are what the pointer looks for. */
  &[data-over-names] {
    bottom: calc(50% + 18px + var(--type--1) * 1.5);
  }
  border: 2px solid currentColor;
  border-radius: var(--radius-m);
  background: var(--color-surface-0);
  color: var(--color-text-strong);
  box-shadow: var(--shadow-2);
  font-size: var(--type--1);
  pointer-events: none;

  img {
    width: 100%;
    aspect-ratio: 16 / 9;
    object-fit: cover;
  }
  p {
    padding: 4px 8px 6px;
    font-variant-numeric: tabular-nums lining-nums;
    line-height: 1.3;
    text-align: center;
  }
  /* As wide as the thumbnail: a name has two lines, the time one of its own. */
  b {
    ${clampLines(2)}
    font-weight: var(--weight-bold);
  }
  /* Where there is room they share a line. */
  &[data-roomy] {
    font-size: var(--type-0);

    p {
      ${oneLine}
      padding: 8px 12px 9px;
      text-align: start;
    }
    b {
      display: inline;
    }
    b::before {
      content: ' · ';
      font-weight: var(--weight-text);
    }
  }

  ${slot('player', 'thumbnailBubble')}
`;
