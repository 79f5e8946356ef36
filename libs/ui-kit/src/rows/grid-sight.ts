export interface GridShape {
  readonly columns: number;
  /** A line of cards with the gap below it. px */
  readonly linePx: number;
  readonly gapPx: number;
  readonly windowPx: number;
}

/**
 * The cards to draw of a grid whose first `topPx` are above the window, in whole lines, a window's height ahead on both sides; and how high what is
 * not drawn is.
 */
export function cardsInSight({ columns, linePx, gapPx, windowPx }: GridShape, count: number, topPx: number) {
  const lines = Math.ceil(count / columns);
  const within = (line: number) => Math.min(lines, Math.max(0, line));
  const first = within(Math.floor((topPx - windowPx) / linePx));
  const last = Math.max(first, within(Math.ceil((topPx + 2 * windowPx) / linePx)));
  /** The grid puts a gap of its own beside what stands in for lines. */
  const heightOf = (some: number) => Math.max(0, some * linePx - gapPx);
  return {
    from: first * columns,
    to: Math.min(count, last * columns),
    abovePx: heightOf(first),
    belowPx: heightOf(lines - last),
  };
}
