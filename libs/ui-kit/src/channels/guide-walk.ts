import { HOUR_MS } from '@livery/value/durations';
import type { KeyboardEvent } from 'react';
import { WORD_PX } from './guide-box.ts';
import type { GuideBoxes } from './guide-boxes.ts';
import { nextFocus, type GuideFocus, type Stretch } from './guide-geometry.ts';
import { GUIDE_HOURS_PX } from './guide-parts.ts';

/** So much of a box must be in sight for a walk up or down to leave the hours where they are. px */
const ENOUGH_PX = 120;

/** Where the walk goes: the lines and days that there are, and what of them is in sight. */
export interface GuideGround {
  readonly field: HTMLElement;
  readonly boxes: GuideBoxes;
  readonly lines: number;
  readonly days: readonly Stretch[];
  readonly span: Stretch;
  /** What the field has room to show beside the names. */
  readonly roomPx: number;
  readonly linePx: number;
  readonly pxOf: (wallTimeMs: number) => number;
  /** At the first box in sight Left leads out of the grid; only held it goes on into the past. */
  readonly isLeftByLeft: boolean;
}

/** @returns where a key leads; `null` where it is somebody else's: at an edge, or no key of the walk */
export function walkBy(event: KeyboardEvent, focus: GuideFocus, ground: GuideGround): GuideFocus | null {
  if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey) return null;
  const { field, boxes, lines, days, span, linePx } = ground;
  const next = nextFocus(event.key, focus, {
    count: lines,
    page: Math.max(1, Math.floor(field.clientHeight / linePx) - 2),
    cells: boxes.around(focus.line, focus.atMs, HOUR_MS),
    day: days.find(({ to }) => focus.atMs < to) ?? span,
    span,
  });
  if (!next || (next.line === focus.line && next.atMs === focus.atMs)) return null;
  const mayLeave = event.key === 'ArrowLeft' && ground.isLeftByLeft && !event.repeat;
  return mayLeave && !isInSight(next, ground) ? null : next;
}

/** Whether enough of the box that a walk to the left leads to is seen. */
function isInSight({ line, atMs }: GuideFocus, { boxes, field, pxOf }: GuideGround): boolean {
  return pxOf(boxes.at(line, atMs)?.endMs ?? atMs) - field.scrollLeft >= WORD_PX;
}

/** Scrolls as little as brings the focused box into sight. */
export function reveal({ line, atMs }: GuideFocus, { field, boxes, roomPx, linePx, pxOf }: GuideGround): void {
  const top = line * linePx;
  const room = field.clientHeight - GUIDE_HOURS_PX - linePx;
  field.scrollTop = Math.min(Math.max(field.scrollTop, top - room), top);
  const cell = boxes.at(line, atMs);
  const isProgramme = cell?.kind === 'programmes';
  const left = pxOf(isProgramme ? cell.startMs : atMs);
  const right = pxOf(isProgramme ? cell.endMs : atMs);
  const shown = Math.min(right, field.scrollLeft + roomPx) - Math.max(left, field.scrollLeft);
  if (shown >= Math.min(Math.max(right - left, 1), ENOUGH_PX)) return;
  field.scrollLeft = Math.min(Math.max(field.scrollLeft, Math.min(right, left + roomPx) - roomPx), left);
}
