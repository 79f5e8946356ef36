import { cellAt, type GuideCell } from './guide-geometry.ts';
import type { GuideChannel, GuideEntry, GuideSchedules } from './guide-model.ts';
import type { useCells } from './use-cells.ts';

type Cell = GuideCell<GuideEntry>;

/** A box of the grid, with what it shows. */
export interface FoundBox {
  readonly box: HTMLElement;
  readonly channel: GuideChannel;
  readonly cell: Cell;
  readonly line: number;
  readonly atMs: number;
}

export interface GuideBoxes {
  /** The boxes of a line that lie around a moment. */
  around(line: number, atMs: number, reachMs: number): readonly Cell[];
  at(line: number, atMs: number): Cell | undefined;
  /** Which box an event is about. */
  of(target: EventTarget): FoundBox | null;
}

export function guideBoxes(
  channels: readonly GuideChannel[],
  schedules: GuideSchedules,
  cellsOf: ReturnType<typeof useCells>,
): GuideBoxes {
  const around = (line: number, atMs: number, reachMs: number) => {
    const channel = channels[line];
    return channel ? cellsOf(schedules.of(channel.id, atMs - reachMs, atMs + reachMs)) : [];
  };
  const at = (line: number, atMs: number) => cellAt(around(line, atMs, 1), atMs);
  return {
    around,
    at,
    of(target) {
      const box = target instanceof Element ? target.closest<HTMLElement>('[data-at]') : null;
      if (!box) return null;
      const line = Number(box.closest<HTMLElement>('[data-line]')?.dataset['line']);
      const atMs = Number(box.dataset['at']);
      const channel = channels[line];
      const cell = at(line, atMs);
      return channel && cell ? { box, channel, cell, line, atMs } : null;
    },
  };
}
