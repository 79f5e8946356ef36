/**
 * How many things of these widths stand in `available` pixels, with `gap` between them; when not all do, room is kept for the
 * thing that opens the rest (NAV-088).
 */
export function fitCount({
  widths,
  available,
  gap,
  more,
  most = Infinity,
}: {
  readonly widths: readonly number[];
  readonly available: number;
  readonly gap: number;
  readonly more: number;
  /** More than these nobody reads at a glance, however wide the window is; the thing that opens the rest is one of them. */
  readonly most?: number;
}): number {
  const fitsIn = (room: number) => {
    let used = 0;
    let count = 0;
    for (const width of widths) {
      used += width + (count > 0 ? gap : 0);
      if (used > room + 0.5) break;
      count += 1;
    }
    return count;
  };
  const all = fitsIn(available);
  if (all === widths.length && all <= most) return all;
  return Math.min(fitsIn(available - more - gap), most - 1);
}
