/** A programme as the guide draws it. */
export interface GuideProgramme {
  readonly id: number;
  readonly title: string;
  readonly startMs: number;
  readonly endMs: number;
}

/** What stands in one box: one programme, or several that would be too narrow to read. */
export interface GuideCell<P extends GuideProgramme = GuideProgramme> {
  readonly startMs: number;
  readonly endMs: number;
  readonly programmes: readonly [P, ...P[]];
}

/** A stretch of time or of lines: from, up to and without the end. */
export interface Stretch {
  readonly from: number;
  readonly to: number;
}

/** Narrower than this nobody can read a title. px */
export const READABLE_PX = 100;
const HOUR_MS = 3_600_000;
/** Columns come and go by half hours, so that most steps of a scroll change nothing. */
export const SLOT_MS = HOUR_MS / 2;

/**
 * The boxes of a line. Neighbours that are too narrow share a box until it can be read; what is on air stands by itself, so that "now" is never
 * one of several.
 */
export function guideCells<P extends GuideProgramme>(
  programmes: readonly P[],
  { pxPerHour, nowMs, window }: { pxPerHour: number; nowMs: number; window: Stretch },
): GuideCell<P>[] {
  const readableMs = (READABLE_PX / pxPerHour) * HOUR_MS;
  const cells: GuideCell<P>[] = [];
  for (const programme of programmes) {
    const startMs = Math.max(programme.startMs, window.from);
    const endMs = Math.min(programme.endMs, window.to);
    if (endMs <= startMs) continue;
    const before = cells.at(-1);
    // Of two that overlap the later one is right about its beginning.
    const last = before && before.endMs > startMs ? { ...before, endMs: startMs } : before;
    if (last && last.endMs <= last.startMs) cells.pop();
    else if (last && last !== before) cells[cells.length - 1] = last;
    const joins =
      last !== undefined &&
      last.endMs === startMs &&
      last.endMs - last.startMs < readableMs &&
      endMs - startMs < readableMs &&
      !isOnAir(programme, nowMs) &&
      !isOnAir(last, nowMs);
    if (joins) cells[cells.length - 1] = { startMs: last.startMs, endMs, programmes: [...last.programmes, programme] };
    else cells.push({ startMs, endMs, programmes: [programme] });
  }
  return cells;
}

export const isOnAir = ({ startMs, endMs }: Pick<GuideProgramme, 'startMs' | 'endMs'>, nowMs: number): boolean =>
  startMs <= nowMs && nowMs < endMs;

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
export function timeIn(scrollPx: number, widthPx: number, pxPerHour: number, day: Stretch): Stretch {
  const msPerPx = HOUR_MS / pxPerHour;
  const from = day.from + Math.floor((Math.max(0, scrollPx) * msPerPx) / SLOT_MS) * SLOT_MS;
  const to = day.from + Math.ceil(((Math.max(0, scrollPx) + widthPx) * msPerPx) / SLOT_MS) * SLOT_MS;
  return { from: Math.min(from, day.to), to: Math.min(to, day.to) };
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
  readonly cells: readonly GuideCell[];
  readonly day: Stretch;
}

/**
 * Where a key leads. Left and Right walk the programmes of a line and stay within it; Up and Down keep the moment, so that a walk down and up again
 * ends where it began. Undefined for keys of others.
 */
export function nextFocus(key: string, at: GuideFocus, { count, page, cells, day }: Around): GuideFocus | undefined {
  const line = (to: number): GuideFocus => ({ line: Math.min(count - 1, Math.max(0, to)), atMs: at.atMs });
  const moment = (cell: GuideCell | undefined): GuideFocus => ({ line: at.line, atMs: cell?.startMs ?? at.atMs });
  const current = cellAt(cells, at.atMs);
  const index = current ? cells.indexOf(current) : -1;
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
      return moment(cells[Math.max(0, index - 1)]);
    case 'ArrowRight':
      return moment(cells[Math.min(cells.length - 1, index + 1)]);
    case 'Home':
      return cells.length > 0 ? moment(cells[0]) : { line: at.line, atMs: day.from };
    case 'End':
      return moment(cells.at(-1));
    default:
      return undefined;
  }
}
