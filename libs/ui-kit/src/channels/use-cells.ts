import { useMemo } from 'react';
import { guideCells, type GuideCell, type GuideSchedule } from './guide-geometry.ts';
import type { GuideEntry } from './guide-model.ts';

/** The boxes of a line, made once for each schedule and minute. */
export function useCells(pxPerHour: number, nowMs: number) {
  const minuteMs = Math.floor(nowMs / 60_000) * 60_000;
  return useMemo(() => {
    const made = new WeakMap<object, readonly GuideCell<GuideEntry>[]>();
    return (schedule: GuideSchedule<GuideEntry>): readonly GuideCell<GuideEntry>[] => {
      const cells = made.get(schedule) ?? guideCells(schedule, { pxPerHour, nowMs: minuteMs });
      made.set(schedule, cells);
      return cells;
    };
  }, [pxPerHour, minuteMs]);
}
