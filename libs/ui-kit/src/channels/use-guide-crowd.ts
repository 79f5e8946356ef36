import { type PointerEvent, useRef, useState } from 'react';
import type { FoundBox, GuideBoxes } from './guide-boxes.ts';
import type { GuideChannel, GuideEntry } from './guide-model.ts';
import { GUIDE_HOURS_PX } from './guide-parts.ts';

/** A pointer that passes asks for nothing. */
const RESTS_MS = 150;
const CROWD_PX = 288;

interface Crowded {
  readonly entries: readonly GuideEntry[];
  readonly line: number;
  readonly left: number;
  readonly isAbove: boolean;
  readonly takesFocus: boolean;
}

interface CrowdOptions {
  readonly boxes: GuideBoxes;
  readonly field: { readonly current: HTMLElement | null };
  readonly roomPx: () => number;
  readonly linePx: () => number;
  readonly pxOf: (wallTimeMs: number) => number;
  readonly onPoint: ((entry: GuideEntry, channel: GuideChannel) => void) | undefined;
}

/** What a box says when it is entered: its programme is pointed at, and of a box that several share their list is open. */
export function useGuideCrowd({ boxes, field, roomPx, linePx, pxOf, onPoint }: CrowdOptions) {
  const resting = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [crowd, setCrowd] = useState<Crowded | null>(null);

  function enter({ box, cell, line, channel, atMs }: FoundBox, takesFocus: boolean) {
    const [first] = cell.programmes;
    if (first) onPoint?.(first, channel);
    const isShared = box.hasAttribute('aria-haspopup');
    if (!field.current || !isShared) return setCrowd(null);
    const { scrollLeft, scrollTop, clientHeight } = field.current;
    setCrowd({
      entries: cell.programmes,
      line,
      left: Math.min(pxOf(atMs), scrollLeft + roomPx() - CROWD_PX),
      isAbove: (line + 0.5) * linePx() - scrollTop > (clientHeight - GUIDE_HOURS_PX) / 2,
      takesFocus,
    });
  }

  function onPointerOver({ target, pointerType }: PointerEvent) {
    clearTimeout(resting.current);
    if (pointerType !== 'mouse' || crowd?.takesFocus) return;
    if (target instanceof Element && target.closest('[data-part="crowd"]')) return;
    const found = boxes.of(target);
    resting.current = setTimeout(() => (found ? enter(found, false) : setCrowd(null)), RESTS_MS);
  }

  const onPointerLeave = () => clearTimeout(resting.current);
  return { crowd, enter, close: () => setCrowd(null), onPointerOver, onPointerLeave };
}
