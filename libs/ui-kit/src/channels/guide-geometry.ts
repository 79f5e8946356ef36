import { HOUR_MS } from '@livery/value/durations';
/** A programme as the guide draws it. */
export interface GuideProgramme {
  readonly id: number;
  readonly title: string;
  readonly startMs: number;
  readonly endMs: number;
}

/** A stretch of time or of lines: from, up to and without the end. */
export interface Stretch {
  readonly from: number;
  readonly to: number;
}

/** What is known of a line's stretch of time. */
export interface GuideSchedule<P extends GuideProgramme = GuideProgramme> extends Stretch {
  /** In order of time. */
  readonly programmes: readonly P[];
  /** Stretches of which nothing is known: still asked for, or the answer did not come. */
  readonly missing: readonly (Stretch & { readonly state: 'waiting' | 'failed' })[];
}

/** One box of a line: a programme, or several that would be too narrow to read; or a stretch with nothing, by reason. */
export type GuideCell<P extends GuideProgramme = GuideProgramme> = {
  readonly startMs: number;
  readonly endMs: number;
} & (
  | { readonly kind: 'programmes'; readonly programmes: readonly [P, ...P[]] }
  | { readonly kind: 'gap' | 'waiting' | 'failed'; readonly programmes: readonly [] }
);

/** Narrower than this nobody can read a title. px */
const READABLE_PX = 100;
/** Columns come and go by half hours, so that most steps of a scroll change nothing. */
export const SLOT_MS = HOUR_MS / 2;

/**
 * The boxes of a line, side by side from the beginning of what is asked for to its end. Neighbours that are too narrow share a box until it can be
 * read; what is on air stands by itself, so that "now" is never one of several. A box ends with its hour, so that boxes stay the same when more of
 * the day becomes known.
 */
export function guideCells<P extends GuideProgramme>(
  schedule: GuideSchedule<P>,
  { pxPerHour, nowMs }: { pxPerHour: number; nowMs: number },
): GuideCell<P>[] {
  const readableMs = (READABLE_PX / pxPerHour) * HOUR_MS;
  const cells: GuideCell<P>[] = [];
  for (const programme of schedule.programmes) {
    const startMs = Math.max(programme.startMs, schedule.from);
    const endMs = Math.min(programme.endMs, schedule.to);
    if (endMs <= startMs) continue;
    const last = endedBy(startMs, cells);
    const joins =
      last?.kind === 'programmes' &&
      last.endMs === startMs &&
      last.endMs - last.startMs < readableMs &&
      endMs - startMs < readableMs &&
      hourOf(last.programmes[0].startMs) === hourOf(programme.startMs) &&
      !isOnAir(programme, nowMs) &&
      !isOnAir(last, nowMs);
    if (joins) cells[cells.length - 1] = { ...last, endMs, programmes: [...last.programmes, programme] };
    else cells.push({ kind: 'programmes', startMs, endMs, programmes: [programme] });
  }
  return withGaps(cells, schedule);
}

const hourOf = (ms: number) => Math.floor(ms / HOUR_MS);

const isOnAir = ({ startMs, endMs }: Pick<GuideProgramme, 'startMs' | 'endMs'>, nowMs: number): boolean =>
  startMs <= nowMs && nowMs < endMs;

/** The last cell, cut where the next programme begins: of two that overlap the later one is right about its beginning. */
function endedBy<P extends GuideProgramme>(startMs: number, cells: GuideCell<P>[]): GuideCell<P> | undefined {
  const last = cells.at(-1);
  if (!last || last.endMs <= startMs) return last;
  cells.pop();
  if (startMs <= last.startMs) return cells.at(-1);
  const cut = { ...last, endMs: startMs };
  cells.push(cut);
  return cut;
}

/** Shorter than this nobody misses a programme: times of schedules are seldom exact to the minute. */
const SHORTEST_GAP_MS = 5 * 60_000;

/** What no programme fills says why. */
function withGaps<P extends GuideProgramme>(
  cells: readonly GuideCell<P>[],
  schedule: GuideSchedule<P>,
): GuideCell<P>[] {
  const filled: GuideCell<P>[] = [];
  let at = schedule.from;
  const addGap = (endMs: number) => {
    if (endMs - at >= SHORTEST_GAP_MS) filled.push({ kind: 'gap', programmes: [], startMs: at, endMs });
  };
  const fillTo = (endMs: number) => {
    for (const { from, to, state } of schedule.missing) {
      if (to <= at || from >= endMs) continue;
      addGap(from);
      const startMs = Math.max(at, from);
      at = Math.min(to, endMs);
      filled.push({ kind: state, programmes: [], startMs, endMs: at });
    }
    addGap(endMs);
  };
  for (const cell of cells) {
    fillTo(cell.startMs);
    filled.push(cell);
    at = cell.endMs;
  }
  fillTo(schedule.to);
  return filled;
}

/** The cells that a stretch of time touches: by halving, a day of a channel may have a hundred. */
export function cellsIn<C extends GuideCell>(cells: readonly C[], { from, to }: Stretch): readonly C[] {
  let low = 0;
  let high = cells.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((cells[middle]?.endMs ?? 0) <= from) low = middle + 1;
    else high = middle;
  }
  let end = low;
  while (end < cells.length && (cells[end]?.startMs ?? to) < to) end += 1;
  return cells.slice(low, end);
}

/** The lines that are drawn: those in sight and a few around them, by steps, so that most of a scroll changes nothing. */
export function linesIn(scrollPx: number, heightPx: number, linePx: number, count: number): Stretch {
  const ahead = 1;
  const first = Math.floor(Math.max(0, scrollPx) / linePx) - ahead;
  const last = Math.ceil((Math.max(0, scrollPx) + heightPx) / linePx) + ahead;
  return { from: Math.max(0, Math.min(first, count)), to: Math.max(0, Math.min(last, count)) };
}

/** The stretch of time that is drawn: what is in sight, up to whole half hours. */
export function timeIn(scrollPx: number, widthPx: number, pxPerHour: number, span: Stretch): Stretch {
  const msPerPx = HOUR_MS / pxPerHour;
  const from = span.from + Math.floor((Math.max(0, scrollPx) * msPerPx) / SLOT_MS) * SLOT_MS;
  const to = span.from + Math.ceil(((Math.max(0, scrollPx) + widthPx) * msPerPx) / SLOT_MS) * SLOT_MS;
  return { from: Math.min(from, span.to), to: Math.min(to, span.to) };
}

/** The scroll, in px, at which a guide begins with a whole half hour: the hours above it would be cut elsewhere. */
export function fromHalfHour(scrollPx: number, pxPerHour: number): number {
  const slotPx = (pxPerHour * SLOT_MS) / HOUR_MS;
  return Math.floor(Math.max(0, scrollPx) / slotPx) * slotPx;
}

/** Where the focus is: a line, and a moment on it. */
export interface GuideFocus {
  readonly line: number;
  readonly atMs: number;
}

/** The cell of a moment; in a hole of the schedule the next one, at the end the last. */
export const cellAt = <C extends GuideCell>(cells: readonly C[], atMs: number): C | undefined =>
  cells.find(({ endMs }) => endMs > atMs) ?? cells.at(-1);

interface Around {
  readonly count: number;
  readonly page: number;
  /** Of the focused line. */
  readonly cells: readonly GuideCell[];
  /** The day of the focused moment. */
  readonly day: Stretch;
  /** All that the guide reaches. */
  readonly span: Stretch;
}

/**
 * Where a key leads. Left and Right walk the programmes of a line, and by hours where there are none; Up and Down keep the moment, so that a walk
 * down and up again ends where it began. Undefined for keys of others.
 */
export function nextFocus(
  key: string,
  at: GuideFocus,
  { count, page, cells, day, span }: Around,
): GuideFocus | undefined {
  const line = (to: number): GuideFocus => ({ line: Math.min(count - 1, Math.max(0, to)), atMs: at.atMs });
  const moment = (ms: number): GuideFocus => ({ line: at.line, atMs: Math.min(span.to - 1, Math.max(span.from, ms)) });
  const startOf = (ms: number) => {
    const cell = cellAt(cells, ms);
    return cell?.kind === 'programmes' && cell.startMs <= ms && ms < cell.endMs ? cell.startMs : ms;
  };
  const current = cellAt(cells, at.atMs);
  const byHours = current?.kind !== 'programmes';
  switch (key) {
    case 'ArrowUp':
      return line(at.line - 1);
    case 'ArrowDown':
      return line(at.line + 1);
    case 'PageUp':
      return line(at.line - page);
    case 'PageDown':
      return line(at.line + page);
    case 'ArrowLeft':
      return moment(startOf(byHours ? Math.max(at.atMs - HOUR_MS, (current?.startMs ?? 0) - 1) : current.startMs - 1));
    case 'ArrowRight':
      return moment(byHours ? Math.min(at.atMs + HOUR_MS, current?.endMs ?? Infinity) : current.endMs);
    case 'Home':
      return moment(startOf(day.from));
    case 'End':
      return moment(startOf(day.to - 1));
    default:
      return undefined;
  }
}
