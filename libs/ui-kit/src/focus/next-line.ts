/** Where a key leads from line `at`; undefined where it leads nowhere. */
export function nextLine(key: string, at: number, count: number, page: number): number | undefined {
  const steps: Readonly<Record<string, number>> = {
    ArrowUp: -1,
    ArrowDown: 1,
    PageUp: -page,
    PageDown: page,
    Home: -count,
    End: count,
  };
  const step = steps[key];
  if (step === undefined || count === 0) return undefined;
  const next = Math.min(count - 1, Math.max(0, at + step));
  return next === at ? undefined : next;
}
