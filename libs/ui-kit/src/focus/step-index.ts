/**
 * Where a key press leads in a line of things: left/up and right/down by one, Home and End to the ends. `columns` makes it a
 * grid, in which up and down move by a line. Null when the key means nothing here or leads nowhere.
 */
export function stepIndex(at: {
  readonly key: string;
  readonly index: number;
  readonly count: number;
  readonly columns?: number;
  readonly wraps?: boolean;
}): number | null {
  const { key, index, count, columns, wraps = false } = at;
  if (count === 0) return null;
  const steps: Record<string, number> = {
    ArrowLeft: -1,
    ArrowRight: 1,
    ...(columns ? { ArrowUp: -columns, ArrowDown: columns } : {}),
  };
  if (key === 'Home') return index === 0 ? null : 0;
  if (key === 'End') return index === count - 1 ? null : count - 1;
  const step = steps[key];
  if (step === undefined) return null;
  const next = index + step;
  if (wraps) return ((next % count) + count) % count;
  if (next >= 0 && next < count) return next;
  // Down from the last full line reaches the short line below it.
  if (columns && step === columns && Math.floor(index / columns) < Math.floor((count - 1) / columns)) return count - 1;
  return null;
}
