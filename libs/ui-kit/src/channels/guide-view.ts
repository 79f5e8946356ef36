import { putInOrder } from '../rows/in-order.ts';
import type { UiTranslate } from '../theme/ui-context.tsx';
import { boxKey, type GuideBox, type BoxTexts } from './guide-box.ts';
import {
  cellAt,
  cellsIn,
  linesIn,
  timeIn,
  type GuideFocus,
  type GuideSchedule,
  type Stretch,
} from './guide-geometry.ts';
import { createLine, type DrawnLine } from './guide-line.ts';
import type { GuideChannel, GuideEntry, GuideSchedules } from './guide-model.ts';
import { createName, type DrawnName } from './guide-name.ts';
import { GUIDE_HOURS_PX } from './guide-parts.ts';

/** The lines and the stretch of time that are drawn. */
export interface DrawnPart {
  readonly lines: Stretch;
  readonly time: Stretch;
}

/** What there is to draw. */
export interface GuideScene {
  readonly channels: readonly GuideChannel[];
  readonly schedules: GuideSchedules;
  readonly cellsOf: (schedule: GuideSchedule<GuideEntry>) => readonly GuideBox[];
  readonly span: Stretch;
  readonly pxPerHour: number;
  readonly pxOf: (wallTimeMs: number) => number;
  readonly nowMs: number;
  readonly focus: GuideFocus;
  /** The programme that is told of elsewhere. */
  readonly markedId: number | undefined;
  readonly timeText: (wallTimeMs: number) => string;
  readonly translate: UiTranslate;
}

interface Places {
  /** What scrolls. */
  readonly field: HTMLElement;
  /** Where lines are drawn, and their names beside them. */
  readonly ground: HTMLElement;
  readonly names: HTMLElement;
  /** Lies over them while they fly past. */
  readonly cover: HTMLElement;
}

interface Row {
  readonly line: DrawnLine;
  readonly name: DrawnName;
  boxes: readonly GuideBox[];
}

/** A scroll that rests so long is over. */
const RESTS_MS = 120;
/** A scroll that moves so far, and so soon again, flies: nobody reads what passes. A jump is none. px, ms */
const FLIES = { px: 60, withinMs: 100 };

/** Where no look says how high a line is. */
const USUAL_LINE_PX = 60;

/**
 * Draws what is in sight of the guide. A scroll is answered within its own event, because a frame later would be a frame of nothing; so it does
 * no more than it must: nodes are used again, and nothing asks the layout, which would then be made twice a frame.
 */
export class GuideView {
  /** How wide the column of the names is, how high a line, and how large the field. px */
  size = { names: 0, line: 60, width: 0, height: 0 };
  sight: DrawnPart = { lines: { from: 0, to: 0 }, time: { from: 0, to: 0 } };
  readonly #places: Places;
  /** By the place of the line. */
  readonly #rows = new Map<number, Row>();
  #free: Row[] = [];
  #scene: GuideScene | null = null;
  #texts: BoxTexts | null = null;
  /** Where the field was when it was last looked at: to ask it after a drawing would make the layout once more. px */
  #scrollLeft = 0;
  #scrollTop = 0;
  #movedAtMs = -Infinity;
  /** A scroll moves so fast that words are not led after it, and nothing is pointed at. */
  #flies = false;
  #restTimer: ReturnType<typeof setTimeout> | undefined;
  #frame = 0;

  constructor(places: Places) {
    this.#places = places;
  }

  /** Listens for another size; `onSize` draws. */
  watchSize(onSize: () => void): () => void {
    const { field, ground } = this.#places;
    const measure = () => {
      const names = field.querySelector<HTMLElement>('[data-part="corner"]')?.offsetWidth ?? 0;
      const line = parseFloat(getComputedStyle(ground).getPropertyValue('--guide-line')) || USUAL_LINE_PX;
      this.size = { names, line, width: field.clientWidth, height: field.clientHeight };
    };
    measure();
    const watch = new ResizeObserver(() => {
      measure();
      onSize();
    });
    watch.observe(field);
    // All lines together: another look has lines of another height.
    watch.observe(ground.parentElement!);
    return () => watch.disconnect();
  }

  /** The moment at so much of the width, from 0 to 1, as it was last looked at. */
  momentAt(part: number): number {
    const { span, pxPerHour } = this.#scene!;
    const px = this.#scrollLeft + (this.size.width - this.size.names) * part;
    return span.from + (px / pxPerHour) * 3_600_000;
  }

  show(scene: GuideScene): void {
    const before = this.#scene;
    this.#scene = scene;
    if (before?.pxPerHour === scene.pxPerHour && before.span.from !== scene.span.from)
      this.#moveBy(scene.pxOf(before.span.from));
    if (
      !this.#texts ||
      before?.nowMs !== scene.nowMs ||
      before.pxOf !== scene.pxOf ||
      before.timeText !== scene.timeText ||
      before.translate !== scene.translate
    )
      this.#texts = {
        nowMs: scene.nowMs,
        pxOf: scene.pxOf,
        timeText: scene.timeText,
        translate: scene.translate,
      };
    this.look();
  }

  /** Days have come or gone before the hours in sight, which stay. The field may have been made shorter: its own place is not asked for. */
  #moveBy(px: number): void {
    this.#scrollLeft += px;
    this.#places.field.scrollLeft = this.#scrollLeft;
  }

  /** Draws what is in sight now; true when that is something else than before. */
  look(): boolean {
    const scene = this.#scene;
    if (!scene || this.size.height === 0) return false;
    const { scrollTop, scrollLeft } = this.#places.field;
    this.#notice(scrollLeft, scrollTop);
    const lines = linesIn(scrollTop, this.size.height - GUIDE_HOURS_PX, this.size.line, scene.channels.length);
    const time = timeIn(scrollLeft, this.size.width - this.size.names, scene.pxPerHour, scene.span);
    const { sight } = this;
    const isOther = !isSame(lines, sight.lines) || !isSame(time, sight.time);
    if (isOther) this.sight = { lines, time };
    this.#draw(scene);
    return isOther;
  }

  /** Where the scroll is now, and whether it flies there. */
  #notice(scrollLeft: number, scrollTop: number): void {
    const movedPx = Math.max(Math.abs(scrollLeft - this.#scrollLeft), Math.abs(scrollTop - this.#scrollTop));
    const nowMs = performance.now();
    this.#flies = movedPx > FLIES.px && nowMs - this.#movedAtMs < FLIES.withinMs;
    if (movedPx > 0) this.#movedAtMs = nowMs;
    this.#scrollLeft = scrollLeft;
    this.#scrollTop = scrollTop;
    if (this.#flies) this.#places.cover.hidden = false;
  }

  /** Draws with the next frame: for answers, of which several may come in one. */
  lookSoon(): void {
    this.#frame ||= requestAnimationFrame(() => {
      this.#frame = 0;
      this.look();
    });
  }

  /** Takes everything away. */
  end(): void {
    cancelAnimationFrame(this.#frame);
    clearTimeout(this.#restTimer);
    this.#places.ground.replaceChildren();
    this.#places.names.replaceChildren();
  }

  #draw(scene: GuideScene): void {
    const keepFocus = this.#focusKeeper();
    this.#drawRows(scene);
    keepFocus();
  }

  /** A box that takes the place of the focused one takes the focus too. */
  #focusKeeper(): () => void {
    const { ground } = this.#places;
    const focused = document.activeElement;
    if (!(focused instanceof HTMLElement) || !ground.contains(focused)) return () => {};
    const nameOf = ({ dataset }: HTMLElement) => `${dataset['focusKey'] ?? dataset['part']} ${dataset['at']}`;
    const before = nameOf(focused);
    return () => {
      if (focused.isConnected && nameOf(focused) === before) return;
      ground.querySelector<HTMLElement>('[data-stop]')?.focus({ preventScroll: true });
    };
  }

  #drawRows(scene: GuideScene): void {
    const { lines } = this.sight;
    const wanted: number[] = [];
    for (let at = lines.from; at < lines.to; at += 1) wanted.push(at);
    // The focused line stays in the page however far it is scrolled away.
    const focused = focusedLine(scene);
    if (lines.to > 0 && (focused < lines.from || focused >= lines.to)) wanted.push(focused);
    this.#freeAllBut(wanted);
    let isNew = false;
    for (const at of wanted) {
      const row = this.#rows.get(at) ?? this.#takeFree(at);
      isNew = this.#drawRow(row, at, scene) || isNew;
      if (!this.#flies) row.line.lead(this.#scrollLeft);
    }
    for (const { line, name } of this.#free) {
      line.element.remove();
      name.element.remove();
    }
    if (!isNew && !this.#flies) return;
    clearTimeout(this.#restTimer);
    this.#restTimer = setTimeout(() => this.#rest(), RESTS_MS);
  }

  #freeAllBut(wanted: readonly number[]): void {
    const stays = new Set(wanted);
    for (const [at, row] of this.#rows) {
      if (stays.has(at)) continue;
      this.#rows.delete(at);
      this.#free.push(row);
    }
  }

  #takeFree(at: number): Row {
    const row = this.#free.pop() ?? this.#createRow();
    row.boxes = [];
    if (!row.line.element.isConnected) {
      this.#places.ground.append(row.line.element);
      this.#places.names.append(row.name.element);
    }
    this.#rows.set(at, row);
    return row;
  }

  #createRow(): Row {
    return { line: createLine(), name: createName(), boxes: [] };
  }

  /** True when something of it waits for the rest. */
  #drawRow(row: Row, at: number, scene: GuideScene): boolean {
    const channel = scene.channels[at]!;
    const { from, to } = this.sight.time;
    const focusMs = at === focusedLine(scene) ? scene.focus.atMs : null;
    const shown = cellsIn(scene.cellsOf(scene.schedules.of(channel.id, from, to)), this.sight.time);
    const stop = focusMs === null ? undefined : stopOf(channel.id, focusMs, shown, scene);
    const boxes = stop ? withStop(shown, stop) : shown;
    if (!isSameList(boxes, row.boxes)) row.boxes = boxes;
    const drawing = { at, name: channel.name, boxes: row.boxes, stop: stop && boxKey(stop), marked: scene.markedId };
    const areOther = row.line.draw(drawing, this.#texts!);
    return row.name.draw(channel, at) || areOther;
  }

  /** Marks, words led after the sight, and the order in which lines are read: what a scroll does not wait for. */
  #rest(): void {
    this.#flies = false;
    this.#places.cover.hidden = true;
    for (const { line, name } of this.#rows.values()) {
      line.lead(this.#scrollLeft);
      name.drawMark();
      line.drawRest();
    }
    putInOrder([...this.#rows].sort(([a], [b]) => a - b).map(([, { line }]) => line.element));
  }
}

const isSame = (a: Stretch, b: Stretch) => a.from === b.from && a.to === b.to;
const isSameList = <T>(a: readonly T[], b: readonly T[]) =>
  a.length === b.length && a.every((item, index) => item === b[index]);

const focusedLine = ({ focus, channels }: GuideScene) => Math.min(focus.line, Math.max(0, channels.length - 1));

function stopOf(
  channelId: number,
  focusMs: number,
  shown: readonly GuideBox[],
  scene: GuideScene,
): GuideBox | undefined {
  const inSight = shown.find(({ startMs, endMs }) => startMs <= focusMs && focusMs < endMs);
  return inSight ?? cellAt(scene.cellsOf(scene.schedules.of(channelId, focusMs, focusMs + 1)), focusMs);
}

/** The focused box stays in the page however far it is scrolled away; in its order, so that nothing is moved when it comes back. */
function withStop(shown: readonly GuideBox[], stop: GuideBox): readonly GuideBox[] {
  const key = boxKey(stop);
  if (shown.some((box) => boxKey(box) === key)) return shown;
  const [first] = shown;
  return first && stop.startMs < first.startMs ? [stop, ...shown] : [...shown, stop];
}
